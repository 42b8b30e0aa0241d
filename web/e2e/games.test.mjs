// Every game from the entrance through fifteen answers by hand and to its end by a bot that takes
// the seat, at both sizes, each game in one language; a whole game of B'Twixt by keyboard alone.
import { describe, expect, test } from 'vitest'
import { answer, number, question, settled, taken } from '../tools/drive.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

const FIFTEEN = 15
const leave = async (page) => {
  await page.locator('[data-tab="seats"]').click()
  await page.locator('.seats .me [data-act="powers"]').click()
  await page.locator('[data-act="ask-remove"]').click()
  await page.locator('[data-act="remove"]').click()
}

describe.each([
  ['btwixt', 'es', 'dark'],
  ['boardgame', 'it', 'light'],
  ['cardgame', 'en', 'light'],
  ['miniatures', 'es', 'dark'],
])('%s', (game, lang, theme) => {
  test.each(['desk', 'phone'])('plays on a %s', async (size) => {
    const { context, page, complaints } = await here.visit({ size, lang, theme })
    await page.locator(`li.game:has(a[href="/new/${game}"]) .button.main`).click()
    await page.waitForSelector('.table')
    const room = page.url().split('/').at(-1)
    let given = 0
    for (; given < FIFTEEN && (await question(page)) !== null; given++) {
      if (given === 4) {
        await page.screenshot({ path: `shots/e2e/${game}-${size}.png` })
        expect(await here.axe(page)).toEqual([])
      }
      await answer(page, here.hand(page))
      expect(await page.locator('#question .refusal').allInnerTexts()).toEqual([])
    }
    expect(given).toBe(FIFTEEN)

    // The host leaves the chair to a bot, and watches how it ends.
    await question(page)
    await leave(page)
    await page.waitForSelector('.standings', { timeout: 500_000 })
    await page.screenshot({ path: `shots/e2e/${game}-${size}-end.png` })
    expect(await here.axe(page)).toEqual([])

    await page.goto(`${here.table.url}/replay/${room}`)
    await page.waitForSelector('input[type=range]')
    await page.waitForSelector('svg, .plate')
    await page.screenshot({ path: `shots/e2e/${game}-${size}-replay.png` })
    expect(await here.axe(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

test("a whole game of B'Twixt by keyboard alone", async () => {
  const { context, page, complaints } = await here.visit()
  await page.goto(`${here.table.url}/new/btwixt`)
  await page.locator('.counts button', { hasText: '3' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('input[id$="-short"]').focus()
  await page.keyboard.press('Space')
  await page.locator('.start').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.table')
  let answers = 0
  for (; answers < 600 && (await question(page)) !== null; answers++) {
    const before = await number(page)
    // Digits choose, Enter sends; what wants more than one choice gets more digits.
    for (let tries = 0; tries < 12; tries++) {
      await settled(page)
      if (tries && (await page.locator('#question .send').isEnabled())) break
      const free = await page.evaluate(() =>
        [...document.querySelectorAll('#question .options .row')]
          .slice(0, 9)
          .flatMap((row, i) =>
            row.ariaDisabled || row.classList.contains('on') ? [] : [String(i + 1)],
          ),
      )
      if (free.length) await page.keyboard.press(free[answers % free.length])
      else {
        // A row that is being put in order: its things are buttons of their own.
        const rest = page.locator('#question .chips .chip:not(:disabled)').first()
        if (!(await rest.count())) break
        await rest.focus()
        await page.keyboard.press('Enter')
      }
    }
    await page.locator('#question').focus()
    await page.keyboard.press('Enter')
    await taken(page, before)
  }
  await page.waitForSelector('.standings')
  expect(answers).toBeGreaterThan(15)
  expect(complaints).toEqual([])
  await context.close()
})
