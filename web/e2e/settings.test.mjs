// What a reader chooses for this browser: kept, and in force at once, in every game.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { answer, number, question, settled } from '../tools/drive.mjs'
import { opened } from './board.mjs'
import { against, tab, unfold } from './company.mjs'
import { unreadable } from './fit.mjs'
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
  await choose('pace', 'quick')
  await page.locator('dialog .settings input[name="volume"]').fill('80')
  await page.locator('dialog .settings input[name="banners"]').check()
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
  expect(chosen).toEqual(['it', 'light', 'none', 'on', 'quick'])
  expect(await page.locator('dialog input[name="volume"]').inputValue()).toBe('80')
  expect(await page.locator('dialog input[name="banners"]').isChecked()).toBe(true)
  await choose('pace', 'instant')
  await page.locator('dialog input[name="banners"]').uncheck()
  await page.keyboard.press('Escape')

  // Without asking before an answer is sent, one press on the board is the answer.
  await against(here, page, 'btwixt', 3)
  const moved = (before) =>
    page.waitForFunction(
      (old) => document.querySelector('#question')?.dataset.number !== old,
      before,
    )
  for (let n = 0; n < 12; n++) {
    const before = await number(page)
    const card = page.locator('main.board button.card.lit').first()
    if (!(await page.locator('#question .constraint').count()) && (await card.count())) {
      await card.click()
      await moved(before)
      await tab(page, 'seats')
      await page.locator('.seats .me', { hasText: 'Brienne' }).waitFor()
      expect(complaints).toEqual([])
      return
    }
    await page.locator('#question .options .row:not([aria-disabled])').first().click()
    await settled(page)
    const send = page.locator('#question .send')
    if ((await number(page)) === before && (await send.isEnabled())) await send.click()
    await moved(before)
    await question(page)
  }
  throw new Error('no card of the board was ever an answer by itself')
})

test.each(Object.keys(SEATS))(
  'another language in the middle of %s, without a reload',
  async (game) => {
    const { page, complaints } = await here.visit({ at: null })
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

test.each(['desk', 'phone'])(
  'what the table knows of me is saved and deleted: %s',
  async (size) => {
    const { page, complaints } = await here.visit({ name: 'Brienne', size })
    const bots = [1, 2].map(() => ({ kind: 'bot', level: 'novice' }))
    const room = await opened(here, page, { game: 'btwixt', seats: [{ kind: 'me' }, ...bots] })
    // The same person at another device of the other size.
    await page.goto(`${here.table.url}/mine`)
    await page.locator('[data-act="move"]').click()
    const other = await here.visit({ size: size === 'desk' ? 'phone' : 'desk', name: '', at: null })
    await other.page.goto(await page.locator('.way .link input').inputValue())
    await other.page.locator('[data-act="join"]').click()
    await other.page.locator(`a.row[href="/room/${room}"]`).waitFor()

    await page.goto(here.table.url)
    await page.locator(`a.row[href="/room/${room}"]`).waitFor()
    await page.locator('[data-act="settings"]').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-act="export"]').click(),
    ])
    const told = await readFile(await download.path(), 'utf8')
    expect(told).toContain(room)
    expect(told).toContain('Brienne')
    await page.locator('[data-act="forget"]').click()
    // The button that asked is gone: the way out has the focus.
    await page.locator('[data-act="forget-not"]:focus').waitFor()
    await page.screenshot({ path: `shots/e2e/own-data-${size}.png` })
    expect([...(await here.axe(page)), ...(await unreadable(page))]).toEqual([])
    await page.locator('[data-act="forget-sure"]').click()
    await page.locator('.data [role=status]').waitFor()
    await page.reload()
    await page.waitForSelector('.game .button.main')
    expect(await page.locator(`a.row[href="/room/${room}"]`).count()).toBe(0)
    expect(await page.locator('.name input').inputValue()).toBe('')
    await other.page.reload()
    await other.page.locator('section', { hasText: 'No games here.' }).waitFor()
    expect(await other.page.locator(`a.row[href="/room/${room}"]`).count()).toBe(0)
    for (const each of [complaints, other.complaints]) expect(each).toEqual([])
  },
)

test.each([
  ['bot', 'a bot plays'],
  ['concede', 'conceded'],
])('a flag that falls: %s', async (flag, seen) => {
  const { page, complaints } = await here.visit({ at: null })
  await page.goto(`${here.table.url}/new/btwixt`)
  await page.waitForSelector('.chairs .who')
  for (const n of [1, 2]) await page.locator('.chairs .who').nth(n).selectOption('bot:novice')
  await page.locator('.counts button', { hasText: /^3$/ }).click()
  await unfold(page, 'clock')
  await page.locator('.pair select').selectOption('answer')
  await page.locator('.span input').fill('4')
  await page.locator('[data-act="on_flag"]').selectOption(flag)
  await page.locator('.start').click()
  await question(page)
  // Bots wait from here on: one that takes my chair could play the game to its end while I look.
  await here.table.lay({})
  await tab(page, 'seats')
  const me = page.locator('.seats .me')
  await me.getByText(seen).waitFor()
  if (flag === 'bot') {
    await page.screenshot({ path: 'shots/e2e/flag-desk.png' })
    await page.getByRole('button', { name: 'Play on yourself' }).click()
    await me.getByText(seen).waitFor({ state: 'detached' })
    await question(page)
  }
  await here.table.lay(null)
  expect(complaints).toEqual([])
})
