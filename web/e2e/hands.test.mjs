// What is held or laid out to choose from can be read whole on a desk.
import { expect, test } from 'vitest'
import { SIZES } from '../tools/browser.mjs'
import { positions, stand } from './board.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

/** Cards of which something is cut: words that break off, names and signs that do not fit. */
const cut = (page) =>
  page.locator('main.board .hand [data-about]').evaluateAll((all) =>
    all.flatMap((card) => {
      const text = card.querySelector('.text')
      const words = text?.textContent ?? ''
      const { right } = card.getBoundingClientRect()
      const over = [...card.querySelectorAll('.icons > *')].some(
        (each) => each.getBoundingClientRect().right > right,
      )
      // How high all its lines are, without what hangs below the last one.
      const name = card.querySelector('.name')
      const shown = name.getBoundingClientRect().height
      name.style.maxHeight = 'none'
      const whole = name.getBoundingClientRect().height
      name.style.maxHeight = ''
      const away = words.endsWith('…') || text?.hasAttribute('data-untold')
      const broken = away || whole > shown + 1 || over
      return broken ? [`${name.textContent}: ${words}`] : []
    }),
  )

const KINDS = ['plot.choose', 'setup.mulligan', 'taxation.reserve', 'window.action']

test.each(['en', 'es', 'it'])('plots and a hand of up to nine are read whole, %s', async (lang) => {
  const found = await positions('cardgame', 2, ...KINDS)
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(KINDS))
  const { page } = await here.visit({ lang, at: null })
  for (const position of found) {
    await page.setViewportSize(SIZES.desk)
    await stand(here, page, position)
    await page.evaluate(() => document.fonts.ready)
    for (const size of ['desk', 'middle', 'large']) {
      await page.setViewportSize(SIZES[size])
      await expect.poll(() => cut(page)).toEqual([])
    }
  }
})

test('sideways the names of who fights are seen on both sides, whatever lies on them', async () => {
  const found = await positions('cardgame', 4, 'window.reaction')
  const position = found.find(({ seats }) => seats === 2)
  const { page } = await here.visit({ size: 'sideways', at: null })
  await stand(here, page, position)
  const seen = () =>
    page.locator('main.board .area').evaluateAll((all) =>
      all.map((area) => {
        const name = area.querySelector('.place .name')
        const { x, y, width } = name.getBoundingClientRect()
        return name === document.elementFromPoint(x + width / 2, y + 6)
      }),
    )
  await expect.poll(seen).toEqual([true, true])
  // On a desk a hand whose names alone are read makes room: nothing lies under an opponent's numbers.
  await page.setViewportSize(SIZES.desk)
  const covered = () =>
    page.locator('main.board .area.above').evaluate((area) => {
      const edge = area.querySelector('.plaque').getBoundingClientRect().bottom
      const all = [...area.querySelectorAll('.place')]
      return all.filter((each) => each.getBoundingClientRect().top < edge - 6).length
    })
  await expect.poll(covered, { timeout: 9000 }).toBe(0)
})

test('sideways the whole table is seen above the hand that is asked about, and who comes next', async () => {
  const [bid] = await positions('btwixt', 1, 'bidding.turn')
  const { page } = await here.visit({ size: 'sideways', lang: 'it', at: null })
  await stand(here, page, bid)
  const box = (part) => page.locator(`main.board ${part}`).first().boundingBox()
  const [hand, season, next] = await Promise.all(['.hand', '.time', '.next'].map(box))
  for (const part of await page.locator('main.board :is(.leader, .council)').all()) {
    const { y, height } = await part.boundingBox()
    expect(y + height).toBeLessThanOrEqual(hand.y)
  }
  expect(next.x).toBeGreaterThanOrEqual(season.x + season.width)
})
