// The rules as a book: five minutes with pictures, a search that forgives, links that lead.
import { expect, test } from 'vitest'
import { question } from '../tools/drive.mjs'
import { unpressable, unreadable } from './fit.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

test.each([
  ['desk', 'dark', 'en', 'boardgame', 'how do I win', 'winning.seven', 'supp'],
  ['phone', 'light', 'it', 'boardgame', 'rifornimento', 'supply.table', 'riforn'],
  ['phone', 'dark', 'es', 'btwixt', 'empate', 'claim.tie', 'conse'],
  ['desk', 'light', 'en', 'miniatures', 'flanking', 'attack.bonus', 'line of'],
  ['desk', 'dark', 'es', 'cardgame', 'sijilo', 'keywords.stealth', 'dupli'],
])('on a %s, %s, in %s: %s', async (size, theme, lang, game, query, rule, typed) => {
  const { page, complaints } = await here.visit({ size, theme, lang, at: null })
  await page.goto(`${here.table.url}/rules/${game}`)
  await page.waitForSelector('#five img')
  const drawn = page.locator('#five img').first()
  await expect.poll(() => drawn.evaluate((img) => img.complete && img.naturalWidth > 0)).toBe(true)
  // The whole book is looked at among all pages; here what a search and a link change in it.
  const look = async (name, within) => {
    await page.screenshot({ path: `shots/e2e/book-${game}-${name}-${size}.png` })
    const found = within ? await here.axe(page, within) : []
    expect([name, ...found, ...(await unreadable(page))]).toEqual([name])
  }
  await look('five')

  const field = page.locator('input[type="search"]')
  await field.fill(query)
  await page.waitForSelector(`.place + [data-rule="${rule}"]`)
  const found = await page
    .locator('[data-rule]')
    .evaluateAll((all) => all.slice(0, 3).map((each) => each.dataset.rule))
  expect(found).toContain(rule)
  await look('found', 'body')

  // From a find to its place in the book, marked and in sight.
  await page.locator(`.place a[href$="/${rule}"]`).click()
  const there = page.locator(`#chapter-${rule.split('.')[0]} [data-rule="${rule}"].focus`)
  await there.waitFor()
  await expect
    .poll(() => there.evaluate((each) => Math.abs(each.getBoundingClientRect().top) < innerHeight))
    .toBe(true)
  expect(new URL(page.url()).pathname).toBe(`/rules/${game}/${rule}`)

  // While somebody types: a suggestion, chosen by keyboard, leads to its word.
  await field.fill(typed)
  await page.waitForSelector('[role="option"]')
  await field.press('ArrowDown')
  await field.press('Enter')
  await page.waitForSelector('#glossary .term.focus')
  await look('term', '#glossary')
  expect(complaints).toEqual([])
})

test.each(['desk', 'phone'])('what is refused in the list leads to its rule: %s', async (size) => {
  const { page, complaints } = await here.visit({ size, at: null })
  /** Whose rule it is, beside the table and then on a page of its own. */
  const opened = async (rule) => {
    await page.locator('[data-act="refused-rule"]').first().click()
    await page.locator(`[data-rule="${rule}"].focus`).first().waitFor()
    await page.locator(`a[href="/rules/boardgame/${rule}"]`).first().waitFor()
  }
  // A second footman would be a third army: it stands among what is not possible.
  await page.goto(`${here.table.url}/learn/boardgame/supply`)
  await page.locator('[data-act="coach-next"]').click()
  await question(page)
  const list = page.locator('#question .buttons button[aria-expanded="false"]')
  if (await list.count()) await list.first().click()
  const folded = page.locator('#question details.refused')
  await folded.locator('summary').click()
  await folded.locator('button[popovertarget]').first().click()
  const rule = await page
    .locator('[data-act="refused-rule"] .unseen')
    .first()
    .evaluate((each) => each.textContent.replace(/^: /, ''))
  await opened(rule)
  // Beside it coach and question are whole; on a phone the list makes way for the book.
  if (size === 'desk') expect(await unpressable(page)).toEqual([])
  expect(complaints).toEqual([])
})
