// Few presses: an act in one panel, sent with one press and taken back as one.
import { expect, test } from 'vitest'
import { number, settled } from '../tools/drive.mjs'
import { GOALS, count, turns } from '../tools/presses.mjs'
import { stand } from './board.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const found = turns()
const position = async (name) => (await found).find(({ turn }) => turn === name)
const at = async (name, how = {}) => {
  const visit = await here.visit({ manner: {}, ...how, at: null })
  await stand(here, visit.page, await position(name))
  return visit
}

test.each(['boardgame', 'cardgame', 'miniatures', 'btwixt'])(
  'turns of %s take no more presses than they should',
  async (game) => {
    const { page, complaints } = await here.visit({ manner: {}, at: null })
    const turns = (await found).filter((each) => each.game === game)
    expect(turns.length).toBeGreaterThan(1)
    for (const each of turns) {
      await stand(here, page, each, { still: true })
      expect(await count(page, each), each.turn).toBeLessThanOrEqual(GOALS[each.turn])
    }
    await here.table.lay(null)
    expect(complaints).toEqual([])
  },
)

test('every turn has its goal', async () => {
  expect((await found).map(({ turn }) => turn).sort()).toEqual(Object.keys(GOALS).sort())
})

test.each(['desk', 'phone', 'sideways'])(
  'a march is put together and sent as one, on a %s',
  async (size) => {
    const { page, complaints } = await at('march', { size, lang: 'it' })
    const open = page.locator('#question .buttons [aria-expanded="false"]')
    const row = (which) => page.locator(`#question .options .row:not([aria-disabled])${which}`)
    const choose = async (which) => {
      if (await open.count()) await open.click()
      await row(which).first().click()
      await settled(page)
    }
    const begun = await number(page)
    await choose(`[data-key="${(await position('march')).begin}"]`)
    await choose(':not([data-key="end"])')
    const after = page.locator('#question .after')
    await after.waitFor()
    await page.locator('#question .send:enabled').waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await here.axe(page)).toEqual([])
    await page.screenshot({ path: `shots/e2e/march-${size}.png` })
    // Nothing of it has been sent; one press sends it all.
    expect(await number(page)).toBe(begun)
    await page.locator('#question .send').click()
    await page.waitForFunction(
      (old) => document.querySelector('#question')?.dataset['number'] !== old,
      begun,
    )
    expect(complaints).toEqual([])
  },
)

test('by keyboard: digits plan, Enter sends, u takes a step back', async () => {
  const { page, complaints } = await at('march')
  const kind = (wanted) =>
    page.waitForFunction(
      (each) => document.querySelector('#question')?.dataset['kind'] === each,
      wanted,
    )
  const begun = await number(page)
  const { begin } = await position('march')
  const rows = page.locator('#question .options .row:not([aria-disabled])')
  const keys = await rows.evaluateAll((all) => all.map((each) => each.dataset['key']))
  const digit = String(keys.indexOf(begin) + 1)
  await page.locator('#question').focus()
  await page.keyboard.press(digit)
  await kind('marches.to')
  await page.keyboard.press('u')
  await kind('marches.order')
  await page.keyboard.press(digit)
  await kind('marches.to')
  await settled(page)
  await page.keyboard.press('1')
  await settled(page)
  await page.locator('#question .send:enabled').waitFor()
  expect(await number(page)).toBe(begun)
  await page.locator('#question').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (old) => document.querySelector('#question')?.dataset['number'] !== old,
    begun,
  )
  expect(complaints).toEqual([])
})

test('whoever wants to be asked is asked', async () => {
  const { page } = await at('marshal', { manner: { confirm: true, skip: false } })
  const begun = await number(page)
  await page.locator('#question .options .row[data-key^="marshal:"]').first().click()
  await settled(page)
  expect(await number(page)).toBe(begun)
  await page.locator('#question .send').click()
  await page.waitForFunction(
    (old) => document.querySelector('#question')?.dataset['number'] !== old,
    begun,
  )
})
