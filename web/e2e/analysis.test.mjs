// The analysis board: from a replay, with answers of one's own and of bots, back again, and by link.
import { expect, test } from 'vitest'
import { played } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

/** Waits until something new is shown, and nothing is on its way. */
const shown = async (page, act) => {
  const board = page.locator('.analysis')
  const before = await board.getAttribute('data-turn')
  await act()
  await expect.poll(() => board.getAttribute('data-turn'), { timeout: 60_000 }).not.toBe(before)
  await page.waitForSelector('.analysis[aria-busy="false"]')
}
const tried = (page) => new URL(page.url()).hash

test.each([
  ['btwixt', 'phone', 'light', 'it', 3],
  ['cardgame', 'desk', 'dark', 'es', 2],
])('%s on a %s', async (game, size, theme, lang, seats) => {
  const { page, complaints } = await here.visit({ size, theme, lang, at: null })
  const room = await played(here, page, game, seats)
  await page.goto(`${here.table.url}/replay/${room}/40`)
  await page.waitForSelector('.scrubber')
  await page.locator('header a[href^="/analysis/"]').click()
  await page.waitForSelector('.analysis #question h2')
  expect(new URL(page.url()).pathname).toBe(`/analysis/${room}/40`)
  expect(await here.inBoth(page)).toEqual([])

  // An answer of mine: whatever may be chosen first.
  await shown(page, async () => {
    const send = page.locator('#question .send')
    if (await send.isDisabled()) {
      const lists = page.locator('#question button[aria-expanded="false"].quiet')
      if (await lists.count()) await lists.first().click()
      await page.locator('#question [data-key]:enabled').first().click()
    }
    await send.click()
  })
  const one = tried(page)
  expect(one.length).toBeGreaterThan(10)
  // Bots go on, one answer at a time or more.
  await shown(page, () => page.locator('[data-act="bots"]').click())
  expect(tried(page).length).toBeGreaterThan(one.length)
  const many = page.url()
  if (size === 'phone') await page.locator('[data-act="branch"]').click()
  const lines = page.locator('[data-tried]')
  expect(await lines.count()).toBe(11)
  expect(await page.locator('.chances meter').count()).toBe(seats)
  await page.screenshot({ path: `shots/e2e/analysis-${game}-${size}.png` })
  expect(await here.inBoth(page)).toEqual([])
  // Back to the first answer, by its line; and to the game itself.
  await shown(page, () => lines.first().click())
  expect(tried(page)).toBe(one)
  if (size === 'phone') await page.keyboard.press('Escape')
  await shown(page, () => page.locator('[data-act="back"]').click())
  expect(tried(page)).toBe('')
  // One seat of mine, bots at the others: they answer until it is asked.
  await shown(page, () => page.locator('.take select').selectOption('1'))
  await page.waitForSelector('.analysis #question h2')

  // Whoever has the link stands at the same position.
  const other = await here.visit({ size, theme, lang, name: 'Bea', at: null })
  await other.page.goto(many)
  await other.page.waitForSelector('.analysis #question h2')
  expect(other.page.url()).toBe(many)
  if (size === 'phone') await other.page.locator('[data-act="branch"]').click()
  expect(await other.page.locator('[data-tried]').count()).toBe(11)
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('a broken link, a step that is not there and a running game get one sentence', async () => {
  const { page } = await here.visit({ expected: /40[04]/, at: null })
  const room = await played(here, page, 'cardgame', 2)
  await page.goto(`${here.table.url}/new/btwixt`)
  await page.locator('.start').click()
  await page.waitForSelector('#question[data-number] h2')
  const running = page.url().split('/').pop()
  for (const path of [
    `${room}/3#nonsense!`,
    `${room}/3#W1swLCJub3RoaW5nIixbXV1d`,
    `${room}/99999`,
    `${running}/0`,
    `${'a'.repeat(22)}/0`,
  ]) {
    await page.goto('about:blank')
    await page.goto(`${here.table.url}/analysis/${path}`)
    const said = page.locator('main [role="alert"]')
    await said.waitFor()
    expect((await said.textContent()).trim().length).toBeGreaterThan(15)
    expect(await page.locator('.analysis').count()).toBe(0)
  }
})
