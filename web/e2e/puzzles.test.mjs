// Puzzles: the shelf, one tried wrongly on the board and then solved, kept for the next visit.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setUp } from './visit.mjs'

const here = setUp(() => ({ puzzles_budget: '10000/minute' }))

/** The puzzles of a game as they are shipped. */
const shelf = (game) =>
  readFileSync(`../src/weirwood/games/${game}/puzzles/found.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Answers by the list of the question, which every puzzle has. */
const answer = async (page, key) => {
  const option = page.locator(`#question [data-key="${key}"]`)
  if (!(await option.count())) {
    const lists = page.locator('#question button[aria-expanded="false"].quiet')
    if (await lists.count()) await lists.first().click()
  }
  await option.first().click()
  await page.locator('#question .send').click()
}

test.each([
  ['btwixt', 'phone', 'light', 'it'],
  ['cardgame', 'desk', 'dark', 'es'],
])('%s on a %s', async (game, size, theme, lang) => {
  const puzzle = shelf(game)[0]
  const [right, wrong] = puzzle.answers.map((each) => each.answer[0])
  const { page, complaints } = await here.visit({ size, theme, lang })
  await page.goto(`${here.table.url}/puzzles/${game}`)
  await page.waitForSelector('main ol a')
  expect(await page.locator('main ol a').count()).toBe(shelf(game).length)
  // Read aloud, a row says which puzzle it is, and its difficulty once.
  await page.getByRole('link', { name: /^\d* ?Problema 1: Dif[a-zà]+ \d+$/ }).waitFor()
  expect(await here.inBoth(page)).toEqual([])
  await page.locator(`main ol a[href$="/${puzzle.id}"]`).click()
  await page.waitForSelector('.puzzle #question h2')
  expect(await here.inBoth(page)).toEqual([])
  await page.locator('[data-act="hint"]').click()
  await answer(page, wrong)
  await page.waitForSelector('[data-verdict="wrong"] .wrong')
  await page.screenshot({ path: `shots/e2e/puzzle-${game}-${size}.png` })
  await answer(page, right)
  await page.waitForSelector('[data-verdict="told"] .right')
  // The solution is shown on the board, unless it is to do nothing.
  if (right !== 'none') await page.waitForSelector('main.board [data-coach]')
  await page.screenshot({ path: `shots/e2e/puzzle-${game}-${size}-solved.png` })
  if (puzzle.follows.length) await page.waitForSelector('.verdict .next')
  expect(await here.inBoth(page)).toEqual([])
  await page.goto(`${here.table.url}/puzzles/${game}`)
  await page.waitForSelector(`main ol a.done[href$="/${puzzle.id}"]`)
  await page.goto(`${here.table.url}/puzzles`)
  await page.waitForSelector('[data-game]')
  expect(complaints).toEqual([])
})

test('a puzzle that is not there gets one sentence', async () => {
  const { page } = await here.visit({ expected: /404/ })
  await page.goto(`${here.table.url}/puzzles/btwixt/nothing`)
  await page.waitForSelector('main [role="alert"]')
  expect(await page.locator('main [role="alert"]').textContent()).toContain('nothing')
})
