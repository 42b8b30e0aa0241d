// Quick match: one press and somebody to play with; or bots, after a while.
import { expect, test } from 'vitest'
import { question } from '../tools/drive.mjs'
import { setUp } from './visit.mjs'

// A busy machine may take long to open a table; nobody is kept waiting for bots.
const here = setUp(() => ({ gather_seconds: 600, bots_after_seconds: 5 }))
const game = (page, id) => page.locator('.game', { has: page.locator(`a[href="/rules/${id}"]`) })
const press = (page, id) => game(page, id).locator('[data-act="quick"]').click()

/** Decks that can be played, and half a one, as a browser keeps them. */
const LISTS = Object.entries({
  Lions: 'intro_lannister',
  Wolves: 'intro_stark',
  Half: 'Faction: House Stark\n1x Summons',
}).map(([name, text]) => ({
  ...{ id: name, name, text, game: 'cardgame', kind: 'deck' },
  ...{ updated: 1, older: [], fresh: [] },
}))

/** Somebody with these decks at the entrance. */
const comes = async (who) => {
  const visitor = await here.visit({ ...who, at: null, expected: /^400 .*\/api\/quick/ })
  await visitor.page.addInitScript((kept) => {
    localStorage.setItem('weirwood.lists', JSON.stringify(kept))
  }, LISTS)
  await visitor.page.goto(here.table.url)
  await visitor.page.waitForSelector('.game .button.main')
  const wider = () => document.documentElement.scrollWidth - innerWidth
  expect(await visitor.page.evaluate(wider)).toBe(0)
  return visitor
}
/** With a deck of my own, if it can be played; gives where it is chosen. */
const brings = async (page, name, refusal) => {
  const bar = page.locator('.quick')
  const list = bar.locator('select[name="list"]')
  await list.selectOption({ label: 'Half' })
  await bar.getByText(refusal).waitFor()
  expect(await list.inputValue()).toBe('')
  expect(await here.inBoth(page)).toEqual([])
  await list.selectOption({ label: name })
  await bar.getByText(refusal).waitFor({ state: 'detached' })
  expect(await here.inBoth(page)).toEqual([])
  return list
}

test('strangers meet at a table that opens by itself, on desk and phone', async () => {
  // Somebody for whom nobody comes: what they are offered after a while is looked at last.
  const alone = await here.visit({ size: 'phone', lang: 'es', name: 'Cy' })
  await press(alone.page, 'boardgame')
  await alone.page.locator('[data-quick="time"]').waitFor()

  const desk = await comes({ name: 'Ana' })
  await press(desk.page, 'cardgame')
  const bar = desk.page.locator('.quick')
  await bar.getByText('Nobody else is waiting yet.').waitFor()
  expect(await here.inBoth(desk.page)).toEqual([])
  await desk.page.screenshot({ path: 'shots/e2e/quick-desk.png' })
  const list = await brings(desk.page, 'Lions', '“Half” cannot be played')
  await desk.page.screenshot({ path: 'shots/e2e/quick-list-desk.png' })
  // It is waited for on every page, also when that is loaded again, and by the pace that was chosen.
  await bar.locator('select[name="pace"]').selectOption('slow')
  await desk.page.goto(`${here.table.url}/rules/cardgame`)
  await bar.locator('[data-quick="time"]').waitFor()
  expect(await bar.locator('select[name="pace"]').inputValue()).toBe('slow')
  expect(await list.locator('option:checked').innerText()).toBe('Lions')

  const phone = await comes({ size: 'phone', lang: 'it', name: 'Bo' })
  await game(phone.page, 'cardgame').locator('.queued').waitFor()
  await press(phone.page, 'cardgame')
  await phone.page.locator('.quick').getByText('Per ora non aspetta nessun altro.').waitFor()
  expect(await here.inBoth(phone.page)).toEqual([])
  await phone.page.screenshot({ path: 'shots/e2e/quick-phone.png' })
  await brings(phone.page, 'Wolves', '«Half» così non si può giocare')
  await phone.page.screenshot({ path: 'shots/e2e/quick-list-phone.png' })
  await phone.page.locator('.quick select[name="pace"]').selectOption('slow')
  await Promise.all([desk, phone].map(({ page }) => page.waitForURL('**/room/*')))
  // Of the two, one is asked first.
  await Promise.all(
    [desk, phone].map(({ page }) => page.locator('.bar button[aria-label]').last().waitFor()),
  )
  expect(desk.page.url()).toBe(phone.page.url())
  const { seats } = await desk.page.evaluate(async () => {
    const told = await fetch(location.pathname.replace('/room/', '/api/rooms/'))
    return told.json()
  })
  expect(Object.fromEntries(seats.map(({ name, label }) => [name, label]))).toEqual({
    Ana: 'lannister',
    Bo: 'stark',
  })
  await Promise.all(
    [desk, phone].map(({ page }) => page.locator('.quick').waitFor({ state: 'detached' })),
  )

  // Whoever has waited long enough plays with bots; whoever wants to, stops.
  await desk.page.goto(here.table.url)
  await press(desk.page, 'boardgame')
  for (const [size, { page }] of Object.entries({ phone: alone, desk })) {
    const offer = page.locator('[data-quick="bots"]')
    await offer.waitFor()
    expect(await here.inBoth(page)).toEqual([])
    await page.screenshot({ path: `shots/e2e/quick-bots-${size}.png` })
    if (size === 'phone') {
      // On its side the whole of it is there, too.
      await page.setViewportSize({ width: 844, height: 390 })
      expect((await page.locator('.quick').boundingBox()).y).toBeGreaterThan(0)
      await page.screenshot({ path: 'shots/e2e/quick-bots-sideways.png' })
    }
    await offer.click()
    await page.waitForURL('**/room/*')
    await question(page)
    await page.goto(here.table.url)
    await press(page, 'miniatures')
    await page.locator('[data-quick="cancel"]').click()
    await page.locator('.quick').waitFor({ state: 'detached' })
    const waiting = () => page.evaluate(async () => (await fetch('/api/quick')).json())
    const games = async () => (await waiting()).map(({ game }) => game)
    await expect.poll(games).not.toContain('miniatures')
  }
  for (const { complaints } of [desk, phone, alone]) expect(complaints).toEqual([])
})
