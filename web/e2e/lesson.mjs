// Following a lesson in the page: read, try, do as advised, and play alone where nothing is said.
import { answer, number, question, taken } from '../tools/drive.mjs'

const NEXT = '[data-act="coach-next"]'
const DO = '[data-act="coach-do"]'
const SHOW = '[data-act="coach-show"]'
const LADDER = '[data-act="coach-ladder"]'

const count = (page, act) => page.locator(act).count()

/** Presses what may be gone in a moment, because more has come in; whether it was there. */
const press = (page, act) =>
  page
    .locator(act)
    .click({ timeout: 5000 })
    .then(() => true)
    .catch((gone) => {
      if (gone.name !== 'TimeoutError') throw gone
      return false
    })

/** From the ladder to the last page of a lesson; gives the pages that were looked at. */
export const follow = async (page, game, lesson, { hand, look = async () => {} }) => {
  const pages = []
  for (let i = 0; i < 400; i++) {
    await page.waitForFunction(
      () =>
        document.querySelector(
          '[data-act^="coach-"]:not([data-act="coach-fold"]), #question, .ending',
        ) !== null,
    )
    if (await count(page, LADDER)) return pages
    const before = await number(page)
    const body = page.locator('#coach-body b').first()
    if (await body.count()) {
      const said = await body.innerText({ timeout: 5000 }).catch(() => '')
      if (said && said !== pages.at(-1)) {
        pages.push(said)
        await look(pages.length)
      }
    }
    if (await count(page, NEXT)) await press(page, NEXT)
    else if (await count(page, DO)) {
      if (await press(page, DO)) await taken(page, before)
    } else if (await count(page, SHOW)) await press(page, SHOW)
    else {
      // A learner who plays otherwise than advised may come to the end of the game first.
      if ((await question(page)) === null && !(await count(page, LADDER)))
        throw new Error(`${game} ends before the lesson ${lesson} does: ${pages.at(-1)}`)
      if (!(await count(page, `${NEXT}, ${SHOW}, ${LADDER}`))) await answer(page, hand)
    }
  }
  throw new Error(`${game} ${lesson} does not end: ${pages.at(-1)}`)
}

/** From the last page back to the ladder, which shows it as done. */
export const finished = async (page, lesson) => {
  await page.locator(LADDER).click()
  await page.waitForSelector(`[data-lesson="${lesson}"].done`)
}
