// Counts what somebody reads and presses who follows the first lesson of every game to its end.
// Usage: node tools/lessons.mjs URL [games, by commas] [lesson] [desk|phone] [lang]
// Every page of the coach with its buttons, every question with all its choices once, and every press
// up to the way back to the ladder; at 200 words a minute and three seconds a press, and again with ten
// seconds of looking at the board for every page.
import { launch, visiting } from './browser.mjs'
import { answer, chance, listen, number, QUIET, settled, taken } from './drive.mjs'

const [
  url,
  games = 'btwixt,boardgame,cardgame,miniatures',
  lesson = 'steps',
  size = 'desk',
  lang = 'en',
] = process.argv.slice(2)
const WORDS_A_MINUTE = 200
const SECONDS_A_PRESS = 3
const SECONDS_A_LOOK = 10
const MOST = 300

const count = (text) => (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,+−-]*/gu) ?? []).length
const said = (page, where) =>
  page
    .locator(where)
    .first()
    .innerText({ timeout: 2000 })
    .catch(() => '')
const there = async (page, act) => (await page.locator(`[data-act="coach-${act}"]`).count()) > 0

/** Presses what may be gone in a moment, because more has come in; whether it was there. */
const pressed = (page, act) =>
  page
    .locator(`[data-act="coach-${act}"]`)
    .click({ timeout: 5000 })
    .then(() => true)
    .catch((gone) => {
      if (gone.name !== 'TimeoutError') throw gone
      return false
    })

const read = async (page, game) => {
  const pages = new Map()
  const questions = new Map()
  let presses = 0
  const look = async () => {
    const heading = await said(page, '#coach-body b')
    // A task is read again once its answer is shown, which says all that stood there before.
    if (heading)
      pages.set(heading, Math.max(pages.get(heading) ?? 0, count(await said(page, '.coach'))))
    const asked = await number(page)
    if (asked !== null && !(await there(page, 'next'))) {
      // Whatever is on its way belongs to it.
      await settled(page)
      const words = count(await said(page, '#question'))
      questions.set(asked, Math.max(questions.get(asked) ?? 0, words))
    }
    return asked
  }
  await page.goto(`${url}/learn/${game}/${lesson}`)
  for (let turn = 0; turn < MOST; turn++) {
    await page.waitForSelector(
      '[data-act="coach-next"], [data-act="coach-do"], [data-act="coach-show"], [data-act="coach-ladder"], #question .send',
    )
    const asked = await look()
    if (await there(page, 'ladder')) {
      presses += await pressed(page, 'ladder')
      break
    } else if (await there(page, 'next')) presses += await pressed(page, 'next')
    else if (await there(page, 'do')) {
      if (!(await pressed(page, 'do'))) continue
      presses++
      await taken(page, asked)
    } else if (await there(page, 'show')) presses += await pressed(page, 'show')
    else if (asked !== null) {
      // Alone: what is chosen, and sent.
      await answer(page, chance(game))
      presses += 2
    }
  }
  const sum = (each) => [...each.values()].reduce((all, n) => all + n, 0)
  return { pages: pages.size, words: sum(pages) + sum(questions), coach: sum(pages), presses }
}

const browser = await launch()
console.log('game        pages  words  coach presses  minutes  with looks')
for (const game of games.split(',')) {
  const page = await (await browser.newContext(visiting(size))).newPage()
  listen(page, (text) => {
    process.exitCode = 1
    console.log(text)
  })
  await page.addInitScript((kept) => localStorage.setItem('weirwood', JSON.stringify(kept)), {
    lang,
    name: 'Ana',
    motion: 'none',
    guide: false,
    confirm: true,
    steps: true,
    ...QUIET,
  })
  const { pages, words, coach, presses } = await read(page, game)
  const minutes = words / WORDS_A_MINUTE + (presses * SECONDS_A_PRESS) / 60
  const looked = minutes + (pages * SECONDS_A_LOOK) / 60
  const cells = [pages, words, coach, presses].map((n) => String(n).padStart(7)).join('')
  console.log(
    `${game.padEnd(10)}${cells}  ${minutes.toFixed(1).padStart(7)}  ${looked.toFixed(1).padStart(10)}`,
  )
  await page.close()
}
await browser.close()
