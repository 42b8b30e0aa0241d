// Every table with all that can be opened over it, at six sizes, in light and in dark: nothing that
// axe calls serious or critical.
import { describe, expect, test } from 'vitest'
import { SIZES } from '../../tools/browser.mjs'
import { answer, question } from '../../tools/drive.mjs'
import { setUp } from '../visit.mjs'

const here = setUp()
const GAMES = ['btwixt', 'boardgame', 'cardgame', 'miniatures']

describe.each(GAMES)('a table of %s', (game) => {
  test.each(Object.keys(SIZES))('at the size %s', async (size) => {
    const { page, complaints } = await here.visit({ size, guide: true })
    await page.locator(`li.game:has(a[href="/new/${game}"]) .button.main`).click()
    await page.waitForSelector('.table')
    const found = []
    const look = async (name) => {
      await page.screenshot({ path: `shots/soak/table-${game}-${size}-${name}.png` })
      found.push(...(await here.inBoth(page)).map((each) => `${name}: ${each}`))
    }
    for (let n = 0; n < 10; n++) {
      await question(page)
      await look(`question-${n}`)
      await answer(page, here.hand(page))
    }
    await question(page)
    for (const tab of ['log', 'chat', 'seats', 'rules']) {
      await page.locator(`[data-tab="${tab}"]`).click()
      if (tab === 'seats')
        for (const each of await page.locator('[data-act="powers"]').all()) await each.click()
      await look(tab)
    }
    const board = page.locator('[data-tab="board"]')
    if (await board.count()) await board.click()
    await page.locator('.bar button[aria-label="Menu"]').click()
    await look('menu')
    await page.locator('dialog .menu .button').first().click()
    await page.waitForSelector('dialog .settings')
    await look('settings')
    await page.keyboard.press('Escape')
    // What the board itself opens over it: the court, the piles, help on a card.
    const openers = page.locator(
      'main.board :is(.status .button, .piles, .agenda, button.card:not(.lit), .zone:not(.lit))',
    )
    for (let n = 0; n < Math.min(4, await openers.count()); n++) {
      if (!(await openers.nth(n).isVisible())) continue
      // What cannot be chosen is called disabled, and still tells what it is.
      await openers.nth(n).click({ force: true })
      if (await page.locator('dialog').count()) {
        await look(`opened-${n}`)
        await page.keyboard.press('Escape')
        await page.locator('dialog').waitFor({ state: 'detached' })
      }
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })
})
