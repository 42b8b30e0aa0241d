// Learning by playing: one press on the first page, then the advice, and something else as well.
import { expect, test } from 'vitest'
import { answer, number, question, taken } from '../tools/drive.mjs'
import { SIZES } from '../tools/browser.mjs'
import { unpressable } from './fit.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const NEXT = '[data-act="coach-next"]'
const DO = '[data-act="coach-do"]'

/** Whatever the size, the coach is whole and can be pressed, and so is the question. */
const whole = async (page, game, size) => {
  const found = []
  for (const [name, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(150)
    for (const fault of await unpressable(page)) found.push(`${name}: ${fault}`)
    if (found.length) await page.screenshot({ path: `shots/e2e/lesson-${game}-${name}.png` })
  }
  await page.setViewportSize(SIZES[size])
  return found
}

/** Reads all that the coach has to say, and does what it advises. More may come in while it is
    read: then what was to be pressed is gone, and is looked for again. */
const follow = async (page, look) => {
  for (;;) {
    await page.waitForSelector(`${NEXT}, ${DO}`)
    await look()
    const before = await number(page)
    const now = (await page.locator(NEXT).count()) ? NEXT : DO
    const pressed = await page
      .locator(now)
      .click({ timeout: 5000 })
      .then(() => true)
      .catch((gone) => {
        if (gone.name !== 'TimeoutError') throw gone
        return false
      })
    if (pressed && now === DO) return taken(page, before)
  }
}

test.each([
  ['btwixt', 'phone', 'it'],
  ['boardgame', 'desk', 'es'],
  ['cardgame', 'phone', 'es'],
  ['miniatures', 'desk', 'it'],
])('%s is learnt on a %s, in %s', async (game, size, lang) => {
  const { page, complaints } = await here.visit({ size, lang })
  const card = page.locator('.game', { has: page.locator(`a[href="/new/${game}"]`) })
  await card.locator('[data-act="learn"]').click()
  await page.locator('[data-act="ladder-next"]').click()
  const faults = []
  const look = async () => faults.push(...(await whole(page, game, size)))
  for (let i = 0; i < 3; i++) await follow(page, look)
  expect(faults).toEqual([])
  await page.waitForSelector(`${NEXT}, ${DO}`)
  await page.screenshot({ path: `shots/e2e/lesson-${game}-${size}.png` })
  expect(await here.inBoth(page)).toEqual([])
  // Whoever knows better is not held back, and the coach goes on from there. What it has nothing of
  // its own to say about is answered alone.
  const spoken = page.locator(`${NEXT}, ${DO}`)
  do {
    await question(page)
    await answer(page, here.hand(page))
    await question(page)
    await page.waitForTimeout(150)
  } while (!(await spoken.count()))
  expect(complaints).toEqual([])
})
