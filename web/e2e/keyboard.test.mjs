// A whole game of B'Twixt without a pointer.
import { expect, test } from 'vitest'
import { number, question, settled, taken } from '../tools/drive.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

test("a whole game of B'Twixt by keyboard alone", async () => {
  const { page, complaints } = await here.visit({ at: null })
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
})
