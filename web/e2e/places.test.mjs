// From what is asked, refused and told to the exact rule, in its place in the book.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer, number, question, settled } from '../tools/drive.mjs'
import { against, played, tab } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp(() => ({ puzzles_budget: '10000/minute' }))
const SEATS = { btwixt: 3, boardgame: 3, cardgame: 2, miniatures: 2 }
const SHOWN = '[data-rule].focus'

/** The rule that is marked beside the table, and in sight. */
const beside = async (page) => {
  const marked = page.locator(SHOWN)
  await marked.first().waitFor()
  expect(await marked.count()).toBe(1)
  await expect
    .poll(() =>
      marked.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      }),
    )
    .toBe(true)
  return marked.getAttribute('data-rule')
}
/** The rule that the book marks, in a page of its own. */
const inBook = async (context, press) => {
  const [book] = await Promise.all([context.waitForEvent('page'), press()])
  const marked = book.locator(SHOWN)
  await marked.waitFor()
  const rule = await marked.getAttribute('data-rule')
  expect(new URL(book.url()).pathname).toMatch(new RegExp(`^/rules/[a-z]+/${rule}$`))
  expect(await book.locator(`#chapter-${rule.split('.')[0]} ${SHOWN}`).count()).toBe(1)
  await book.close()
  return rule
}

test.each([
  ['btwixt', 'phone', 'es'],
  ['boardgame', 'phone', 'it'],
  ['cardgame', 'desk', 'it'],
  ['miniatures', 'desk', 'en'],
])('%s, %s: question and log lead to their rules at the table', async (game, size, lang) => {
  const { page, complaints } = await here.visit({ size, lang, at: null })
  await against(here, page, game, SEATS[game])
  const why = page.locator('#question header .why')
  for (let n = 0; n < 40 && !(await why.count()); n++) {
    await answer(page, here.hand(page))
    await question(page)
    await settled(page)
  }
  const before = await number(page)
  await why.first().click()
  await page.locator('#question .rule .link').click()
  expect(await beside(page)).toMatch(/^[a-z_]+\.[a-z0-9_]+$/)
  expect(await number(page)).toBe(before)
  if (size === 'phone') await page.keyboard.press('Escape')
  await tab(page, 'log')
  await page.locator('.log .line .why').last().click()
  await page.locator('.log .reasons .link').first().click()
  await beside(page)
  expect(complaints).toEqual([])
})

test('on a phone a refusal leads to its rule', async () => {
  const { page, complaints } = await here.visit({ size: 'phone', at: null })
  await against(here, page, 'cardgame', 2)
  const barred = page.locator('main.board [data-barred]')
  for (let n = 0; n < 40 && !(await barred.count()); n++) {
    await answer(page, here.hand(page))
    await question(page)
    await settled(page)
  }
  await barred.first().click()
  await page.locator('#question .refusal .link').first().click()
  await beside(page)
  expect(complaints).toEqual([])
})

test.each([
  ['btwixt', 'phone', 'it'],
  ['cardgame', 'desk', 'es'],
])('%s, %s: replay, analysis and puzzle lead to the book', async (game, size, lang) => {
  const { context, page, complaints } = await here.visit({ size, lang, at: null })
  const room = await played(here, page, game, SEATS[game])
  // A line of the replay.
  await page.goto(`${here.table.url}/replay/${room}/12`)
  const line = page.locator('.lines .why')
  await page.waitForSelector('.scrubber')
  for (let n = 13; n < 40 && !(await line.count()); n++) {
    await page.goto(`${here.table.url}/replay/${room}/${n}`)
    await page.waitForSelector('.lines p')
    await page.waitForTimeout(300)
  }
  await line.first().click()
  await inBook(context, () => page.locator('.reasons a').first().click())
  // The question of an analysis, and of a puzzle.
  const puzzle = JSON.parse(
    readFileSync(`../src/weirwood/games/${game}/puzzles/found.jsonl`, 'utf8').split('\n')[0],
  )
  for (const path of [`/analysis/${room}/40`, `/puzzles/${game}/${puzzle.id}`]) {
    await page.goto(`${here.table.url}${path}`)
    await page.waitForSelector('#question h2')
    await page.locator('#question header .why').first().click()
    await inBook(context, () => page.locator('#question .rule .link').click())
  }
  expect(complaints).toEqual([])
})
