// Looking back at a finished game: made while one waits, read by link, reached from where games end.
import { expect, test } from 'vitest'
import { played } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

test.each([
  ['btwixt', 'phone', 'light', 'it', 4],
  ['boardgame', 'desk', 'dark', 'es', 3],
])('%s on a %s', async (game, size, theme, lang, seats) => {
  const { page, complaints } = await here.visit({ size, theme, lang, at: null })
  const room = await played(here, page, game, seats)
  // From the end of a game, over its replay.
  await page.goto(`${here.table.url}/replay/${room}`)
  await page.waitForSelector('.scrubber')
  await page.locator('header a[href^="/report/"]').click()
  await page.waitForSelector('progress, .curve')
  await page.waitForSelector('main[data-status="done"] .curve')
  expect(await page.locator('.curve polyline').count()).toBe(seats)
  const points = page.locator('li[data-step]')
  expect(await points.count()).toBeGreaterThan(0)
  await page.locator('summary').first().click()
  expect(await page.locator('details tbody tr').count()).toBeGreaterThan(5)
  await page.screenshot({ path: `shots/e2e/report-${game}-${size}.png`, fullPage: true })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  // No seat and no number lies beyond the edge of its table.
  const beyond = await page
    .locator('[role="group"]:has(> table)')
    .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
  expect(beyond.length).toBeGreaterThan(1)
  expect(beyond.filter((by) => by > 0)).toEqual([])
  expect(await here.inBoth(page)).toEqual([])
  // On paper it is ink on white, whatever the theme, and nothing is split between pages.
  await page.emulateMedia({ media: 'print' })
  const paper = await page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    body: getComputedStyle(document.body).backgroundColor,
    whole: getComputedStyle(document.querySelector('li[data-step]')).breakInside,
  }))
  expect(paper).toEqual({ scheme: 'light', body: 'rgb(255, 255, 255)', whole: 'avoid' })
  await page.emulateMedia({ media: null })
  // A turning point leads to the board at that moment.
  const step = await points.first().getAttribute('data-step')
  await points.first().locator('a.see').click()
  await page.waitForURL(`**/replay/${room}/${step}`)
  await page.waitForSelector('.scrubber')
  // Anybody with the link finds the same, at once.
  const other = await here.visit({ size, theme, lang, name: 'Bea', at: null })
  await other.page.goto(`${here.table.url}/report/${room}`)
  await other.page.waitForSelector('main[data-status="done"] .curve')
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('a game that is played, and a room that is nowhere, get a sentence', async () => {
  const { page } = await here.visit({ expected: /40[04]/, at: null })
  await page.goto(`${here.table.url}/new/btwixt`)
  await page.locator('.start').click()
  await page.waitForSelector('#question[data-number] h2')
  const room = page.url().split('/').pop()
  for (const id of [room, 'a'.repeat(22)]) {
    await page.goto(`${here.table.url}/report/${id}`)
    const said = page.locator('main [role="alert"]')
    await said.waitFor()
    expect((await said.textContent()).trim().length).toBeGreaterThan(15)
    expect(await page.locator('.curve').count()).toBe(0)
  }
})

test('a game that one has lost is looked back at from its end and from my games', async () => {
  const { page, complaints } = await here.visit({ size: 'phone', at: null })
  await page.goto(`${here.table.url}/new/cardgame`)
  await page.locator('.start').click()
  await page.waitForSelector('#question[data-number] h2')
  const room = page.url().split('/').pop()
  await page.evaluate(async (id) => {
    const ws = new WebSocket(`ws://${location.host}/ws`)
    await new Promise((resolve) => (ws.onopen = resolve))
    ws.send(JSON.stringify({ type: 'hello', version: 2, room: id }))
    ws.send(JSON.stringify({ type: 'concede', id: 1 }))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    ws.close()
  }, room)
  await page.locator('.ending a[href^="/report/"]').waitFor()
  await page.locator('.ending a[href^="/report/"]').click()
  await page.waitForSelector('main[data-status="done"] .curve')
  await page.goto(`${here.table.url}/mine`)
  await page.locator(`a[href="/report/${room}"]`).click()
  await page.waitForSelector('main[data-status="done"] .curve')
  expect(complaints).toEqual([])
})
