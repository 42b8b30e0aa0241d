// What happens is felt: banners beside what is asked, dice, the battle sheet, a rhythm that can be skipped, sounds from the first press on, a recap for whoever returns.
import { expect, test } from 'vitest'
import { answer, number, question, settled, taken } from '../tools/drive.mjs'
import { let_happen, moments, positions, stand } from './board.mjs'
import { against, menu } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

/** Notes every banner as it comes: its words, what it covers; and takes some pictures. */
const watch = (page) =>
  page.evaluate(() => {
    window.banners = []
    window.dice = []
    const note = () => {
      const banner = document.querySelector('[data-banner]:not(.hidden)')
      if (!banner) return
      const box = banner.getBoundingClientRect()
      const meets = (each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect()
        return width && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      }
      const asked = document.querySelectorAll('main.board [data-lit], #question, .coach')
      window.banners.push({
        name: banner.dataset.banner,
        words: banner.innerText,
        covers: [...asked].filter(meets).map((each) => each.dataset.thing ?? each.id),
        inside: box.left >= 0 && box.right <= innerWidth && box.top >= 0,
      })
      for (const die of banner.querySelectorAll('[data-dice] svg'))
        window.dice.push(die.getBoundingClientRect().width)
    }
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    })
  })

const FELT = { banners: true, pace: 'instant' }
const MOMENTS = [
  ['btwixt', 'desk', { 'season.began': 'season', 'leader.scored': 'scored' }],
  ['btwixt', 'phone', { 'game.won': 'throne' }],
  ['boardgame', 'desk', { 'westeros.card': 'westeros', 'wildlings.result': 'wildlings' }],
  ['boardgame', 'phone', { 'bidding.shown': 'bids', 'winning.last_round': 'throne' }],
  ['cardgame', 'desk', { 'challenge.won': 'challenge', 'dominance.won': 'dominance' }],
  ['cardgame', 'phone', { 'claim.applied': 'challenge' }],
  ['miniatures', 'desk', { 'dice.attack': 'dice' }],
  ['miniatures', 'phone', { 'points.scored': 'points' }],
]
test.each(MOMENTS)(
  '%s, %s: what matters is told beside what is asked',
  async (game, size, told) => {
    const { page, complaints } = await here.visit({ size, feel: FELT, at: null })
    const found = await moments(game, ...Object.keys(told))
    expect([...found.keys()].sort()).toEqual(Object.keys(told).sort())
    for (const [event, moment] of found) {
      await stand(here, page, moment)
      await watch(page)
      await let_happen(page, moment)
      await page.waitForFunction(
        (name) => window.banners.some((each) => each.name === name),
        told[event],
      )
      await page.screenshot({ path: `shots/e2e/banner-${game}-${event}-${size}.png` })
      const shown = await page.evaluate(() => window.banners)
      expect(shown.flatMap(({ covers }) => covers)).toEqual([])
      expect(shown.every(({ inside }) => inside)).toBe(true)
      if (event === 'dice.attack') {
        // Large enough to enjoy.
        const sizes = await page.evaluate(() => window.dice)
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36)
      }
      await page.locator('[data-banner]').waitFor({ state: 'detached' })
    }
    expect(complaints).toEqual([])
  },
)

test('a banner is sent away with one press, and without banners there is none', async () => {
  const { page } = await here.visit({ feel: FELT, at: null })
  const moment = (await moments('cardgame', 'challenge.won')).get('challenge.won')
  await stand(here, page, moment)
  const lived = page.evaluate(
    () =>
      new Promise((done) => {
        const look = new MutationObserver(() => {
          const away = document.querySelector('[data-banner]:not(.hidden) [data-act="skip-banner"]')
          if (!away) return
          look.disconnect()
          const banner = away.closest('[data-banner]')
          away.click()
          requestAnimationFrame(() => requestAnimationFrame(() => done(!banner.isConnected)))
        })
        look.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await let_happen(page, moment)
  expect(await lived).toBe(true)

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('weirwood'))
    localStorage.setItem('weirwood', JSON.stringify({ ...kept, banners: false }))
  })
  // Read again by whoever comes anew.
  await page.goto('about:blank')
  await stand(here, page, moment)
  await watch(page)
  const before = await number(page)
  await let_happen(page, moment)
  await page.waitForFunction(
    (old) => (document.querySelector('#question')?.dataset.number ?? null) !== old,
    before,
  )
  expect(await page.evaluate(() => window.banners)).toEqual([])
})

test('the battle sheet: both hands, what each card would come to, and how it ended', async () => {
  const { page, complaints } = await here.visit({ at: null })
  const [position] = await positions('boardgame', 4, 'combat.card')
  await stand(here, page, position)
  const sheet = page.locator('main.board section.sheet')
  await sheet.waitFor()
  const cards = await sheet.locator('.hand .card').count()
  const mine = sheet.locator('.hand .card.lit')
  expect(await mine.count()).toBeGreaterThan(1)
  expect(cards).toBeGreaterThan(await mine.count())
  expect(await mine.locator('.odds').count()).toBe(await mine.count())
  expect(await here.axe(page)).toEqual([])
  await page.screenshot({ path: 'shots/e2e/sheet-desk.png' })
  // With a card in mind the sum is what its own line says.
  const said = (await mine.first().locator('.odds b').innerText()).match(/\d+/g)
  await mine.first().click()
  await settled(page)
  const sum = await sheet.locator('.totals b').allInnerTexts()
  expect([...sum].sort()).toEqual([...said].sort())
  // The map is one press away, and so is the sheet.
  await sheet.locator('[data-act="fold"]').click()
  await page.locator('aside [data-act="sheet"]').click()
  await sheet.waitFor()
  const card = await number(page)
  await page.locator('#question .send').click()
  await taken(page, card)
  // Whatever is asked on the way, in the end it says what came of it, and stays.
  const done = page.locator('main.board :is(.sheet.done, .combat .done)')
  const next = page.locator('#question[data-number] .send')
  for (let n = 0; n < 12; n++) {
    await done.or(next).first().waitFor()
    // Of what was asked before one looked for the end: an answer to what comes with it closes the sheet.
    const asked = await number(page)
    if (await done.count()) break
    if (asked !== null && asked === (await number(page))) await answer(page, () => 0)
  }
  await done.first().waitFor()
  await page.screenshot({ path: 'shots/e2e/sheet-done-desk.png' })
  expect(complaints).toEqual([])
})

test('on a phone the battle sheet opens on a press', async () => {
  const { page, complaints } = await here.visit({ size: 'phone', at: null })
  const [position] = await positions('boardgame', 4, 'combat.card')
  await stand(here, page, position)
  await page.locator('[data-act="sheet"]').click()
  const card = page.locator('dialog .sheet .card.lit').first()
  await card.waitFor()
  await page.screenshot({ path: 'shots/e2e/sheet-phone.png' })
  expect(await here.axe(page)).toEqual([])
  await card.click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(await page.locator('#question .send').isEnabled()).toBe(true)
  expect(complaints).toEqual([])
})

test('others are followed step by step, and one press skips to my turn', async () => {
  const { page, complaints } = await here.visit({ feel: { pace: 'slow' }, at: null })
  await against(here, page, 'boardgame', 6)
  await answer(page, here.hand(page))
  const skip = page.locator('[data-act="skip"]')
  await skip.waitFor()
  await page.screenshot({ path: 'shots/e2e/skip-desk.png' })
  await skip.click()
  await skip.waitFor({ state: 'detached' })
  expect(await question(page)).not.toBe(null)
  expect(complaints).toEqual([])
})

test('there is sound from the first press on, until it is muted', async () => {
  const { page, complaints } = await here.visit({ feel: { sound: true }, at: null })
  await page.addInitScript(() => {
    window.heard = { contexts: 0, notes: 0 }
    const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 }
    const node = () => ({
      connect: (to) => to,
      start: () => (window.heard.notes += 1),
      stop() {},
      gain: param,
      frequency: param,
      Q: param,
    })
    window.AudioContext = class {
      currentTime = 0
      sampleRate = 8000
      state = 'running'
      destination = {}
      constructor() {
        window.heard.contexts += 1
      }
      createOscillator = node
      createGain = node
      createBiquadFilter = node
      createBufferSource = node
      createBuffer = () => ({ getChannelData: () => [] })
    }
  })
  const heard = () => page.evaluate(() => window.heard)
  await against(here, page, 'btwixt', 3)
  await page.reload()
  await question(page)
  expect(await heard()).toEqual({ contexts: 0, notes: 0 })
  await answer(page, here.hand(page))
  expect((await heard()).contexts).toBe(1)
  expect((await heard()).notes).toBeGreaterThan(0)
  await question(page)
  await menu(page, 'Settings')
  await page.locator('dialog input[name="sound"][value="off"]').check()
  await page.keyboard.press('Escape')
  const before = (await heard()).notes
  await answer(page, here.hand(page))
  await question(page)
  expect((await heard()).notes).toBe(before)
  expect(complaints).toEqual([])
})

test.each(['desk', 'phone'])('whoever comes back is told what they missed, %s', async (size) => {
  const { page, complaints } = await here.visit({ size, feel: FELT, at: null })
  await against(here, page, 'boardgame', 3)
  for (let n = 0; n < 2; n++) {
    await answer(page, here.hand(page))
    await question(page)
  }
  const room = page.url().split('/').at(-1)
  // As if the reader had left after the very first thing that happened.
  await page.evaluate((id) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith(`weirwood.acted.${id}`))
    localStorage.setItem(key, '1')
  }, room)
  await page.reload()
  await question(page)
  const told = page.locator('.recap:not(.hidden) li:visible, [data-act="recap"]:visible')
  await told.first().waitFor()
  await page.screenshot({ path: `shots/e2e/recap-${size}.png` })
  expect(await here.axe(page)).toEqual([])
  // On demand, all of it.
  await menu(page, 'Since your last turn')
  await page.locator('dialog ol li').first().waitFor()
  await page.screenshot({ path: `shots/e2e/recap-all-${size}.png` })
  await page.keyboard.press('Escape')
  // Gone with the next thing that is done.
  await answer(page, here.hand(page))
  await page.locator('.recap').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
