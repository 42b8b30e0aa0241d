// Learning by playing: the ladder, one short lesson of every game to its end, and a wrong try.
import { expect, test } from 'vitest'
import { question } from '../tools/drive.mjs'
import { SIZES } from '../tools/browser.mjs'
import { unpressable } from './fit.mjs'
import { finished, follow } from './lesson.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

/** Of a phone's height, what a lesson leaves the board at least. */
const BOARD = 140

/** Whatever the size, the coach is whole and can be pressed, and so is the question. */
const whole = async (page, game, size) => {
  const found = []
  for (const [name, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(150)
    for (const fault of await unpressable(page)) found.push(`${name}: ${fault}`)
    const { height } = await page.locator('main.board').boundingBox()
    if (name === 'phone' && height < BOARD) found.push(`the board has ${height} of a phone`)
    if (found.length) await page.screenshot({ path: `shots/e2e/lesson-${game}-${name}.png` })
  }
  await page.setViewportSize(SIZES[size])
  return found
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
  await page.waitForSelector('[data-lesson="steps"]')
  expect(await page.locator('[data-lesson]').count()).toBeGreaterThanOrEqual(4)
  expect(await here.inBoth(page)).toEqual([])
  await page.locator('[data-act="ladder-next"]').click()
  const faults = []
  const look = async (n) => {
    if (n === 2) faults.push(...(await whole(page, game, size)))
  }
  await follow(page, game, 'steps', { hand: here.hand(page), look })
  await page.screenshot({ path: `shots/e2e/lesson-${game}-${size}.png` })
  expect(faults).toEqual([])
  await finished(page, 'steps')
  expect(complaints).toEqual([])
})

test('a try that misses the point is explained, and may be tried again or meant', async () => {
  const { page, complaints } = await here.visit({
    manner: { confirm: false, skip: true },
    at: null,
  })
  await page.goto(`${here.table.url}/learn/btwixt/bid`)
  await page.locator('[data-act="coach-next"]').click()
  await question(page)
  expect(await page.locator('[data-act="coach-do"]').count()).toBe(0)
  await page.locator('[data-key="kneel"]').first().click()
  const send = page.locator('#question .send')
  if (await send.count()) await send.click()
  await page.waitForSelector('.coach .miss')
  await page.screenshot({ path: 'shots/e2e/lesson-miss.png' })
  await page.locator('[data-act="coach-show"]').click()
  await page.waitForSelector('[data-act="coach-do"]')
  await page.locator('[data-act="coach-anyway"]').click()
  await page.waitForSelector('.coach .miss', { state: 'detached' })
  expect(complaints).toEqual([])
})
