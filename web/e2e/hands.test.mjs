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
      const words = card.querySelector('.text')?.textContent ?? ''
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
      const broken = words.endsWith('…') || whole > shown + 1 || over
      return broken ? [`${name.textContent}: ${words}`] : []
    }),
  )

test.each(['en', 'es', 'it'])('plots and a first hand are read whole, %s', async (lang) => {
  const found = await positions('cardgame', 2, 'plot.choose', 'setup.mulligan')
  expect(found.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['plot.choose', 'setup.mulligan']),
  )
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
