// "What would you do?" at a question: answers with chances and reasons, shown on the board.
import { expect, test } from 'vitest'
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
  expect(complaints).toEqual([])
})
