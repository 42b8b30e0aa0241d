// What a reader chooses for this browser: kept, and in force at once, in every game.
import { expect, test } from 'vitest'
import { answer, number, question } from '../tools/drive.mjs'
import { against, tab } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const SEATS = { btwixt: 3, boardgame: 3, cardgame: 2, miniatures: 2 }

test('settings are kept over a reload', async () => {
  const { page, complaints } = await here.visit()
  await page.locator('.name input').fill('Brienne')
  await page.locator('[data-act="settings"]').click()
  const choose = (name, value) =>
    page.locator(`dialog .settings input[name="${name}"][value="${value}"]`).check()
  await choose('theme', 'light')
  await choose('motion', 'none')
  await page.locator('dialog .settings input[name="sound"]').first().check()
  await choose('lang', 'it')
  await page.locator('dialog .settings .switch input').first().uncheck()

  await page.reload()
  await page.waitForSelector('.game .button.main')
  const root = page.locator('html')
  expect(await root.getAttribute('lang')).toBe('it')
  expect(await root.getAttribute('data-theme')).toBe('light')
  expect(await root.getAttribute('data-motion')).toBe('none')
  expect(await page.locator('.name input').inputValue()).toBe('Brienne')
  await page.locator('[data-act="settings"]').click()
  const chosen = await page
    .locator('dialog .settings input[type=radio]:checked')
    .evaluateAll((all) => all.map((each) => each.value))
  expect(chosen).toEqual(['it', 'light', 'none', 'on'])
  await page.keyboard.press('Escape')

  // Without asking before an answer is sent, one press on the board is the answer.
  await against(here, page, 'btwixt', 3)
  for (let n = 0; n < 12; n++) {
    const card = page.locator('main.board button.card.lit').first()
    const single = (await page.locator('#question .constraint').count()) === 0
    if (single && (await card.count())) {
      const before = await number(page)
      await card.click()
      await page.waitForFunction(
        (old) => document.querySelector('#question')?.dataset.number !== old,
        before,
      )
      await tab(page, 'seats')
      await page.locator('.seats .me', { hasText: 'Brienne' }).waitFor()
      expect(complaints).toEqual([])
      return
    }
    await answer(page, here.hand(page))
    await question(page)
  }
  throw new Error('no card of the board was ever an answer by itself')
})

test.each(Object.keys(SEATS))(
  'another language in the middle of %s, without a reload',
  async (game) => {
    const { page, complaints } = await here.visit()
    await against(here, page, game, SEATS[game])
    await answer(page, here.hand(page))
    await page.evaluate(() => (window.stayed = true))
    for (const [menuName, lang, seen] of [
      ['Menu', 'Español', 'es'],
      ['Menú', 'Italiano', 'it'],
    ]) {
      await question(page)
      const before = await page.locator('#question h2').innerText()
      await page.locator(`.bar button[aria-label="${menuName}"]`).click()
      await page.locator('dialog .menu .button').first().click()
      await page.locator('dialog').getByLabel(lang).check()
      await page.keyboard.press('Escape')
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, seen)
      await page.waitForFunction(
        (old) => document.querySelector('#question h2')?.innerText !== old,
        before,
      )
      await tab(page, 'log')
      await question(page)
      await answer(page, here.hand(page))
    }
    await page.screenshot({ path: `shots/e2e/lang-${game}-desk.png` })
    expect(await page.evaluate(() => window.stayed)).toBe(true)
    expect(complaints).toEqual([])
  },
)
