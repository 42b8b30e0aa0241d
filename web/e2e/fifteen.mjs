// A game from the entrance through fifteen answers by hand and to its end: on a desk by a bot that
// takes the seat, on a phone by giving up; then its replay.
import { expect } from 'vitest'
import { answer, question, walk } from '../tools/drive.mjs'

/** Each game in one language and one theme. */
export const GAMES = [
  ['btwixt', 'es', 'dark'],
  ['boardgame', 'it', 'light'],
  ['cardgame', 'en', 'light'],
  ['miniatures', 'es', 'dark'],
]
const FIFTEEN = 15
/** Leaves the chair to a bot, and watches how it ends. */
const leave = async (page) => {
  await page.locator('[data-tab="seats"]').click()
  await page.locator('.seats .me [data-act="powers"]').click()
  await page.locator('[data-act="ask-remove"]').click()
  await page.locator('[data-act="remove"]').click()
}

const giveUp = async (page) => {
  await page.locator('.bar [data-act="menu"]').click()
  await page.locator('dialog .menu [data-act="leave"]').click()
  await page.locator('dialog .menu [data-act="end"]').click()
}

/** Sits down against bots and answers by hand; says how often the game let it. */
const begin = async (here, page, game, size) => {
  await walk(page, here.table.url)
  await page.locator(`li.game:has(a[href="/new/${game}"]) .button.main`).click()
  await page.waitForSelector('.table')
  let given = 0
  for (; given < FIFTEEN && (await question(page)) !== null; given++) {
    if (given === 4) {
      await page.screenshot({ path: `shots/e2e/${game}-${size}.png` })
      expect(await here.axe(page)).toEqual([])
    }
    await answer(page, here.hand(page))
    expect(await page.locator('#question .refusal').allInnerTexts()).toEqual([])
  }
  return (await question(page)) === null ? 0 : given
}

export const fifteen = async (here, { game, lang, theme, size }) => {
  const { page, complaints } = await here.visit({ size, lang, theme, worker: size === 'desk' })
  // A careless hand can lose a board game within fifteen answers: then another is dealt.
  let given = 0
  for (let deal = 0; deal < 3 && !given; deal++) given = await begin(here, page, game, size)
  expect(given).toBe(FIFTEEN)
  const room = page.url().split('/').at(-1)

  await (size === 'desk' ? leave : giveUp)(page)
  await page.waitForSelector('.standings', { timeout: 500_000 })
  await page.screenshot({ path: `shots/e2e/${game}-${size}-end.png` })
  expect(await here.axe(page)).toEqual([])

  await walk(page, `${here.table.url}/replay/${room}`)
  await page.waitForSelector('input[type=range]')
  await page.waitForSelector('svg, .plate')
  await page.screenshot({ path: `shots/e2e/${game}-${size}-replay.png` })
  expect(await here.axe(page)).toEqual([])
  expect(complaints).toEqual([])
}
