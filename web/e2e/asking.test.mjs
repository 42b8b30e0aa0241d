// What a reader may ask of the table: what a thing is, why it may not be chosen, why it happened,
// how much is left.
import { expect, test } from 'vitest'
import { answer, number, question, settled, taken } from '../tools/drive.mjs'
import { lit } from '../tools/hand.mjs'
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

test.each(Object.keys(SEATS))('%s: a long press tells what a thing is', async (game) => {
  const { context, page, complaints } = await here.visit({ size: 'phone', at: null })
  await sit(page, game)
  const drawer = page.locator('#question .buttons [aria-expanded="true"]')
  let spots = []
  for (let n = 0; n < 12 && !spots.length; n++) {
    await question(page)
    await settled(page)
    if (await drawer.count()) await drawer.tap()
    spots = await page.evaluate(
      (all) =>
        all.filter(([x, y]) =>
          document.elementFromPoint(x, y).closest('[data-about], .hit[data-thing]'),
        ),
      await lit(page),
    )
    if (!spots.length) await answer(page, here.hand(page))
  }
  const chosen = () => page.locator('main.board [aria-pressed="true"]').count()
  const before = [await number(page), await chosen()]
  const [[x, y]] = spots
  const finger = await context.newCDPSession(page)
  const touch = (type, touchPoints) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  await page.locator('dialog h2').waitFor()
  await page.evaluate(() => addEventListener('click', (it) => (window.lifted = it), true))
  await touch('touchEnd', [])
  // It stays when the finger is lifted, which presses nothing that has come to lie under it, and what
  // was asked about is not chosen as well.
  await page.waitForFunction(() => window.lifted)
  expect(await page.evaluate(() => window.lifted.defaultPrevented)).toBe(true)
  await page.screenshot({ path: `shots/e2e/held-${game}-phone.png` })
  expect(await page.locator('dialog h2').innerText()).not.toBe('')
  expect(await here.axe(page)).toEqual([])
  // The keys are the sheet's, even where the focus has gone from it: nothing is chosen under it.
  await page.evaluate(() => document.activeElement.blur())
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect([await number(page), await chosen()]).toEqual(before)
  expect(complaints).toEqual([])
})

test('a mouse that rests and a keyboard that stands on a card are told what it is', async () => {
  const { page, complaints } = await here.visit({ at: null })
  await sit(page, 'cardgame')
  await meet(page, 'main.board button.card.lit')
  const card = page.locator('main.board button.card.lit').first()
  await card.hover()
  await page.locator('.tip b').first().waitFor()
  await page.mouse.move(2, 2)
  await page.locator('.tip').waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  await card.focus()
  await page.keyboard.press('h')
  await page.locator('dialog h2').waitFor()
  // From the card to its rules, and from each to its place in the book.
  await page.locator('dialog [data-act="rules-of"]').click()
  await page.locator('dialog a[href^="/rules/cardgame/"]').first().waitFor()
  expect(await here.axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  // Back where it was asked, and Enter chooses it.
  expect(await card.evaluate((each) => document.activeElement === each)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    document.querySelector('main.board .lit:is(.chosen, [aria-pressed="true"]), #question .filter'),
  )
  expect(complaints).toEqual([])
})

test('what may not be chosen names its rule, on the board and in the list', async () => {
  const { page, complaints } = await here.visit({ at: null })
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
  const { page, complaints } = await here.visit({ lang: 'es', at: null })
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
  await page.locator('#question .why').first().click()
  expect((await page.locator('#question .rule').first().innerText()).length).toBeGreaterThan(20)
  expect(complaints).toEqual([])
})

test('a bid is a row of numbers, and shows what is left', async () => {
  const { page, complaints } = await here.visit({ size: 'phone', at: null })
  await sit(page, 'boardgame')
  await meet(page, '#question .left', 40)
  const numbers = page.locator('#question .numbers button')
  const most = Number(await numbers.last().innerText())
  const left = async () => Number(/\d+/.exec(await page.locator('#question .left').innerText())[0])
  await numbers.first().click()
  const purse = await left()
  await numbers.last().click()
  expect(await left()).toBe(purse - most)
  expect(await numbers.last().getAttribute('aria-pressed')).toBe('true')
  await page.screenshot({ path: 'shots/e2e/bid-phone.png' })
  const before = await number(page)
  await page.locator('#question .send').click()
  await taken(page, before)
  expect(await page.locator('#question .refusal').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('several choices count themselves, and what was answered alone is taken back freely', async () => {
  const { page, complaints } = await here.visit({ at: null })
  await sit(page, 'cardgame')
  await meet(page, '#question .options [role=checkbox]:not([aria-disabled])')
  const rows = page.locator('#question .options [role=checkbox]:not([aria-disabled]):not(.on)')
  const told = page.locator('#question .constraint')
  const before = await number(page)
  const words = (await told.count()) ? await told.innerText() : null
  await rows.first().click()
  await settled(page)
  if (words !== null) expect(await told.innerText()).not.toBe(words)
  await page.locator('#question').getByRole('button', { name: 'Start over' }).click()
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
