// "What would you do?" at a question: answers with chances and reasons, shown on the board.
import { expect, test } from 'vitest'
import { positions, stand } from './board.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

test.each([
  ['btwixt', 'phone', 'light', 'it'],
  ['boardgame', 'desk', 'dark', 'es'],
])('%s on a %s', async (game, size, theme, lang) => {
  const { page, complaints } = await here.visit({ size, theme, lang, at: null })
  await page.goto(`${here.table.url}/new/${game}`)
  await page.waitForSelector('.start')
  await page.locator('.start').click()
  await page.waitForSelector('#question[data-number] h2')
  const asked = page.locator('#question button.counsel')
  await asked.click()
  await page.waitForSelector('[data-counsel="told"]')
  expect(await page.locator('[data-counsel] ol > li').count()).toBeGreaterThan(0)
  // What is expected to follow, and all of it within its box: nothing is cut at its side.
  expect(await page.locator('[data-counsel] .next').count()).toBeGreaterThan(0)
  const cut = await page
    .locator('[data-counsel]')
    .evaluate((each) =>
      [each, each.closest('[popover]')].map((box) => box.scrollWidth - box.clientWidth),
    )
  expect(cut).toEqual([0, 0])
  await page.screenshot({ path: `shots/e2e/advice-${game}-${size}.png` })
  expect(await here.axe(page)).toEqual([])
  // Laid out in the draft, not sent: the question is still the same.
  const number = await page.locator('#question').getAttribute('data-number')
  await page.locator('[data-counsel] ol button').first().click()
  expect(await page.locator('#question').getAttribute('data-number')).toBe(number)
  // The box makes way for the board, and the marks stay.
  await page.waitForSelector('[data-counsel]', { state: 'detached' })
  expect(await page.locator('[data-coach]').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test.each([
  ['boardgame', 'marches.to', 'phone', 'svg.arrows path.tip'],
  ['miniatures', 'move.maneuver', 'desk', '.advised rect'],
])('%s points at %s on the board of a %s', async (game, kind, size, arrow) => {
  const { page, complaints } = await here.visit({ size })
  const [position] = await positions(game, 1, kind)
  await stand(here, page, position)
  await page.locator('#question button.counsel').click()
  await page.waitForSelector('[data-counsel="told"]')
  await page.waitForSelector(arrow)
  // What the answers are is said in words that tell them apart.
  const told = await page.locator('[data-counsel] ol b').allInnerTexts()
  expect(new Set(told).size).toBe(told.length)
  await page.screenshot({ path: `shots/e2e/advice-arrow-${game}-${size}.png` })
  await page.locator('[data-counsel] ol button').first().click()
  await page.waitForSelector('[data-counsel]', { state: 'detached' })
  await page.waitForSelector(arrow)
  // Answered, it is gone.
  const send = page.locator('#question .send')
  await send.click()
  await page.waitForSelector(arrow, { state: 'detached' })
  expect(complaints).toEqual([])
})
