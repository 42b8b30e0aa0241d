// The gallery: picked, searched, read one by one, by mouse and by keyboard.
import { expect, test } from 'vitest'
import { unreadable } from './fit.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const fits = async (page, name) => {
  await page.screenshot({ path: `shots/e2e/cards-${name}.png` })
  expect([name, ...(await here.axe(page)), ...(await unreadable(page))]).toEqual([name])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}
test.each([
  ['desk', 'dark', 'en', 'cardgame', 'direwulf', '01145', 'character', 'keywords.intimidate'],
  ['phone', 'light', 'es', 'boardgame', 'Grande Inverno', 'winterfell', 'land', 'control.land'],
])('a gallery on a %s, %s, in %s: %s', async (size, theme, lang, game, words, id, kind, rule) => {
  const { page, complaints } = await here.visit({ size, theme, lang })
  await page.locator(`a[href="/cards/${game}"]`).click()
  await page.waitForSelector('[data-thing]')
  await fits(page, `${game}-grid`)

  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await page.waitForSelector(`[data-thing="${id}"]`)
  if (size === 'phone') await page.locator('summary').click()
  await page.locator('[data-filter="kind"]').selectOption(kind)
  await page.waitForURL((url) => url.searchParams.get('kind') === kind)
  await page.waitForSelector(`[data-thing="${id}"]`)
  await page.locator('[data-act="cards-view"]').click()
  await fits(page, `${game}-list`)

  // By keyboard to the thing, from it to a rule in the book, and back to what was picked.
  await page.locator(`[data-thing="${id}"]`).focus()
  await page.keyboard.press('Enter')
  const link = page.locator(`a[href="/rules/${game}/${rule}"]`)
  await link.waitFor()
  expect(new URL(page.url()).pathname).toBe(`/cards/${game}/${id}`)
  await fits(page, `${game}-one`)
  await page.keyboard.press('Escape')
  await page.waitForSelector(`[data-thing="${id}"]`)
  expect(new URL(page.url()).searchParams.get('kind')).toBe(kind)
  expect(complaints).toEqual([])
})
