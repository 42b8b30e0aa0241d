// A regiment on the field: dragged, typed, refused with its rule, measured, sent.
import { expect, test } from 'vitest'
import { SIZES } from '../tools/browser.mjs'
import { answer, number, question, settled, taken } from '../tools/drive.mjs'
import { positions, stand } from './board.mjs'
import { against } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

/** Plays on until a placement is asked that the page can show a reach for. */
const placing = async (page, kind) => {
  for (let n = 0; n < 80 && (await question(page)) !== null; n++) {
    if (await page.locator('#question .verdict').count()) {
      await page.waitForFunction(() => document.querySelector('#question details li'))
      await settled(page)
      if (kind === 'any' || (await page.locator('#question .number').count()) >= 2) return
    }
    await answer(page, here.hand(page))
  }
  throw new Error('nothing was ever placed')
}
const ground = async (page) => page.locator('main.board .hand.ready').first().boundingBox()
const said = (page) => page.locator('#question .verdict').innerText()
const numbers = (page) =>
  page.locator('#question .typed').evaluateAll((all) => all.map((each) => each.value).join())

test('a regiment is dragged and typed into place, and told why it may not stand there', async () => {
  const { page, complaints } = await here.visit({ at: null })
  await against(here, page, 'miniatures', 2)
  await placing(page, 'numbers')

  // Dragged: the numbers follow the hand.
  const field = await ground(page)
  const before = await numbers(page)
  await page.mouse.move(field.x + field.width * 0.4, field.y + field.height * 0.8)
  await page.mouse.down()
  await page.mouse.move(field.x + field.width * 0.55, field.y + field.height * 0.85, { steps: 5 })
  await page.mouse.up()
  await settled(page)
  expect(await numbers(page)).not.toBe(before)

  // Typed far away: refused with a rule, and not to be sent.
  const far = page.locator('#question .typed').first()
  await far.fill('9999')
  await far.press('Tab')
  await settled(page)
  await page.locator('#question .verdict.no').waitFor()
  expect((await said(page)).length).toBeGreaterThan(10)
  expect(await page.locator('#question .send').isEnabled()).toBe(false)
  await page.screenshot({ path: 'shots/e2e/move-refused-desk.png' })
  expect(await here.axe(page)).toEqual([])

  // A suggestion stands; it is sent.
  const tried = page.locator('#question details')
  if ((await tried.getAttribute('open')) === null) await tried.locator('summary').click()
  await tried.locator('.row').first().click()
  await settled(page)
  await page.locator('#question .verdict:not(.no)').waitFor()
  const number_ = await number(page)
  await page.locator('#question .send').click()
  await taken(page, number_)
  expect(await page.locator('#question .refusal').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the ruler measures on a phone', async () => {
  const { context, page, complaints } = await here.visit({ size: 'phone', at: null })
  await against(here, page, 'miniatures', 2)
  const drawer = page.locator('#question .buttons [aria-expanded="true"]')
  if (await drawer.count()) await drawer.tap()
  await page.locator('main.board .measure').last().tap()
  const field = await ground(page)
  const finger = await context.newCDPSession(page)
  const at = (a, b) => ({ x: field.x + field.width * a, y: field.y + field.height * b })
  const touch = (type, points) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [at(0.3, 0.5)])
  for (const b of [0.45, 0.4, 0.35]) await touch('touchMove', [at(0.5, b)])
  await touch('touchEnd', [])
  const told = await page.locator('main.board .ruler text').innerHTML()
  expect(told).toMatch(/\d/)
  await page.screenshot({ path: 'shots/e2e/ruler-phone.png' })
  expect(complaints).toEqual([])
})

test('a field that came near on a small page is shown whole again on a larger one', async () => {
  const [march] = await positions('miniatures', 1, 'move.march')
  const { page } = await here.visit({ at: null })
  await stand(here, page, march)
  const field = page.locator('main.board .pan svg > g').first()
  const lies = () => field.getAttribute('transform')
  const whole = await lies()
  expect(whole).toBeTruthy()
  await page.setViewportSize(SIZES.enlarged)
  await expect.poll(lies).not.toBe(whole)
  await page.setViewportSize(SIZES.desk)
  await expect.poll(lies).toBe(whole)
})
