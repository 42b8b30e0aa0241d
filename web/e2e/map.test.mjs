// Planning on the map: orders dragged and tapped onto areas, changed until everybody is ready.
import { expect, test } from 'vitest'
import { number, question, settled, taken } from '../tools/drive.mjs'
import { against, gather } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const CHIP = '#question .tokens .chip:not(:disabled):visible'

/** A point of this area of the map that is not covered by anything else. */
const spot = (page, area) =>
  page.evaluate((id) => {
    const each = document.querySelector(`main.board .hit[data-thing="${id}"]`)
    const box = each.getBoundingClientRect()
    for (let a = 1; a < 12; a++)
      for (let b = 1; b < 12; b++) {
        const [x, y] = [box.x + (a * box.width) / 12, box.y + (b * box.height) / 12]
        if (document.elementFromPoint(x, y) === each) return [x, y]
      }
    return null
  }, area)
const areas = async (page) => {
  await page.waitForSelector('main.board .hit.open')
  return page
    .locator('main.board .hit.open')
    .evaluateAll((all) => all.map((each) => each.dataset['thing']))
}

test('orders are dragged onto the map, changed, given and withdrawn', async () => {
  const { people, pages } = await gather(here, 'boardgame', ['Ana', 'Bo'], 3)
  const [ana, bo] = pages
  await question(ana)
  const mine = await areas(ana)
  expect(mine.length).toBeGreaterThan(1)
  const send = ana.locator('#question .send')
  const orders = async () => (await ana.locator('#question .slot').allInnerTexts()).join()

  // Every order by drag: a token carried from the list to its area, another where the rules forbid
  // the first.
  for (const area of mine) {
    const before = await orders()
    for (let n = 0; n < 6 && (await orders()) === before; n++) {
      await settled(ana)
      const chips = ana.locator(CHIP)
      await chips.first().waitFor()
      const chip = await chips.nth(n % (await chips.count())).boundingBox()
      await ana.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2)
      await ana.mouse.down()
      await ana.mouse.move(...(await spot(ana, area)), { steps: 6 })
      await ana.mouse.up()
      await ana.waitForTimeout(200)
    }
    expect(await orders()).not.toBe(before)
  }
  expect(await send.isEnabled()).toBe(true)
  await ana.screenshot({ path: 'shots/e2e/orders-desk.png' })

  // One is changed by tapping the area and another token; the map shows it at once.
  const [first] = mine
  const was = await orders()
  await ana.mouse.click(...(await spot(ana, first)))
  await settled(ana)
  await ana.locator(`${CHIP}:not(.on)`).first().click()
  await settled(ana)
  expect(await orders()).not.toBe(was)
  expect(await send.isEnabled()).toBe(true)
  let before = await number(ana)
  await send.click()
  await taken(ana, before)

  // Bo still thinks: Ana may change her mind, and is asked again.
  expect(await number(bo)).not.toBe(null)
  await ana.getByRole('button', { name: 'Change my answer' }).click()
  await question(ana)
  expect(await number(ana)).not.toBe(null)
  for (let n = 0; n < 40 && !(await send.isEnabled()); n++) {
    await ana.locator(CHIP).first().click()
    await settled(ana)
  }
  before = await number(ana)
  await send.click()
  await taken(ana, before)
  await bo.locator('#question').waitFor()
  for (const { complaints } of people) expect(complaints).toEqual([])
})

test('on a phone an order that may not be given says why', async () => {
  const { page, complaints } = await here.visit({ size: 'phone', at: null })
  await against(here, page, 'boardgame', 3)
  const mine = await areas(page)
  await page.touchscreen.tap(...(await spot(page, mine.at(-1))))
  await settled(page)
  const away = page.locator('#question .tokens .away')
  for (let n = 0; n < mine.length && !(await away.count()); n++) {
    await page.locator(CHIP).first().tap()
    await settled(page)
  }
  await away.first().scrollIntoViewIfNeeded()
  await away.first().tap({ force: true })
  await page.locator('#question .kept').waitFor()
  expect((await page.locator('#question .kept').innerText()).length).toBeGreaterThan(10)
  await page.screenshot({ path: 'shots/e2e/order-refused-phone.png' })
  expect(await here.axe(page)).toEqual([])
  expect(complaints).toEqual([])
})
