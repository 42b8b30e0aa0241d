// What a reader may ask of the table: what a thing is, why it may not be chosen, why it happened,
// how much is left.
import { expect, test } from 'vitest'
import { answer, number, question, settled, taken } from '../tools/drive.mjs'
import { against, menu, tab } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const SEATS = { btwixt: 3, boardgame: 3, cardgame: 2, miniatures: 2 }
const sit = (page, game) => against(here, page, game, SEATS[game])
/** Plays on until the page shows this while something is asked. */
const meet = async (page, selector, most = 60) => {
  for (let n = 0; n < most && (await question(page)) !== null; n++) {
    await settled(page)
    if (await page.locator(selector).count()) return
    await answer(page, here.hand(page))
  }
  throw new Error(`${selector} was never seen`)
}

test('a long press tells what a thing is, and chooses nothing', async () => {
  const { context, page, complaints } = await here.visit({ size: 'phone' })
  await sit(page, 'btwixt')
  await meet(page, 'main.board button.card.lit')
  const box = await page.locator('main.board button.card.lit').first().boundingBox()
  const finger = await context.newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.locator('dialog h2').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.screenshot({ path: 'shots/e2e/held-btwixt-phone.png' })
  expect(await page.locator('dialog').innerText()).not.toBe('')
  await page.keyboard.press('Escape')
  expect(await page.locator('main.board [aria-pressed="true"]').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('what may not be chosen names its rule, on the board and in the list', async () => {
  const { page, complaints } = await here.visit()
  await sit(page, 'cardgame')
  await meet(page, '#question .refused li')
  const refused = page.locator('#question .refused')
  if ((await refused.getAttribute('open')) === null) await refused.locator('summary').click()
  await refused.locator('.why').first().click()
  const reason = await refused.locator('.rule').first().innerText()
  expect(reason.length).toBeGreaterThan(10)

  // The same thing where it lies: pressed, it says why not, and is not chosen.
  await meet(page, 'main.board [data-barred]')
  const before = await number(page)
  await page.locator('main.board [data-barred]').first().click()
  await page.locator('#question .refusal').first().waitFor()
  expect(await page.locator('#question .refusal').first().innerText()).not.toBe('')
  await page.screenshot({ path: 'shots/e2e/barred-cardgame-desk.png' })
  expect(await here.axe(page)).toEqual([])
  await page.locator('#question .refusal .link').first().click()
  await page.locator('.side [data-rule]').first().waitFor()
  expect(await number(page)).toBe(before)
  expect(complaints).toEqual([])
})

test('the log explains a result, the question its rule', async () => {
  const { page, complaints } = await here.visit({ lang: 'es' })
  await sit(page, 'boardgame')
  for (let n = 0; n < 3; n++) {
    await answer(page, here.hand(page))
    await question(page)
  }
  await tab(page, 'log')
  await page.locator('.log .why').last().click()
  const reasons = page.locator('.log .reasons li')
  expect((await reasons.first().innerText()).length).toBeGreaterThan(20)
  await reasons.first().locator('.link').click()
  await page.locator('.side [data-rule]').first().waitFor()
  await page.locator('#question .why').click()
  expect((await page.locator('#question .rule').innerText()).length).toBeGreaterThan(20)
  expect(complaints).toEqual([])
})

test('a bid is slid, and shows what is left', async () => {
  const { page, complaints } = await here.visit({ size: 'phone' })
  await sit(page, 'boardgame')
  await meet(page, '#question .amount input[type=range]', 40)
  const slider = page.locator('#question input[type=range]')
  const most = Number(await slider.getAttribute('max'))
  const left = async () => Number(/\d+/.exec(await page.locator('#question .left').innerText())[0])
  await slider.fill('0')
  const purse = await left()
  await slider.fill(String(most))
  expect(await left()).toBe(purse - most)
  await slider.press('ArrowLeft')
  expect(await left()).toBe(purse - most + 1)
  await page.locator('#question .amount .line button').last().click()
  expect(await page.locator('#question output').innerText()).toBe(String(most))
  await page.screenshot({ path: 'shots/e2e/bid-phone.png' })
  const before = await number(page)
  await page.locator('#question .send').click()
  await taken(page, before)
  expect(await page.locator('#question .refusal').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('several choices count themselves, and what was answered alone is taken back freely', async () => {
  const { page, complaints } = await here.visit()
  await sit(page, 'cardgame')
  await meet(page, '#question .options [role=checkbox]:not([aria-disabled])')
  const rows = page.locator('#question .options [role=checkbox]:not([aria-disabled]):not(.on)')
  const told = page.locator('#question .constraint')
  const before = await number(page)
  const words = (await told.count()) ? await told.innerText() : null
  await rows.first().click()
  await settled(page)
  if (words !== null) expect(await told.innerText()).not.toBe(words)
  await page.locator('#question').getByRole('button', { name: 'Start again' }).click()
  expect(await page.locator('#question .options .on').count()).toBe(0)
  expect(await number(page)).toBe(before)

  // Where nothing was revealed since, the last answer can be had back.
  for (let n = 0; n < 40; n++) {
    const undo = page.locator('#question button[aria-label="Take back"]')
    if (await undo.count()) {
      const now = await number(page)
      await undo.click()
      await page.waitForFunction(
        (old) => document.querySelector('#question')?.dataset.number !== old,
        now,
      )
      await question(page)
      await menu(page, 'Settings')
      expect(complaints).toEqual([])
      return
    }
    await answer(page, here.hand(page))
    await question(page)
  }
  throw new Error('nothing could ever be taken back')
})
