// Whole games by hand, at both sizes: every question of one seat is answered through the page, on
// the board where it can be; then the game is looked at again, step by step.
import { describe, expect, test } from 'vitest'
import { question } from '../../tools/drive.mjs'
import { byHand } from '../../tools/hand.mjs'
import { setUp } from '../visit.mjs'

const here = setUp()
const MOST = 3000

/** Kinds of questions by number, as the table asks them: the page shows words alone. */
const overhear = (page) => {
  const kinds = new Map()
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      const { position } = JSON.parse(String(payload))
      for (const { number, kind } of position?.questions ?? []) kinds.set(String(number), kind)
    }),
  )
  return kinds
}

describe.each([
  ['btwixt', 'it', 'light'],
  ['boardgame', 'en', 'dark'],
  ['cardgame', 'es', 'dark'],
  ['miniatures', 'en', 'light'],
])('a whole game of %s by hand', (game, lang, theme) => {
  test.each(['desk', 'phone'])('on a %s', async (size) => {
    const { page, complaints } = await here.visit({ size, lang, theme })
    const kinds = overhear(page)
    await page.locator(`li.game:has(a[href="/new/${game}"]) .button.main`).click()
    await page.waitForSelector('.table')
    const room = page.url().split('/').at(-1)
    const used = {}
    const began = Date.now()
    let waited = 0
    let given = 0
    for (; given < MOST; given++) {
      const since = Date.now()
      const asked = await question(page, 300_000)
      waited += Date.now() - since
      if (asked === null) break
      const number = await page.locator('#question').getAttribute('data-number')
      const kind = kinds.get(number) ?? '?'
      try {
        const { form, way } = await byHand(page, here.hand(page), size === 'phone')
        const seen = (used[`${kind} (${form})`] ??= {})
        seen[way] = (seen[way] ?? 0) + 1
      } catch (error) {
        await page.screenshot({ path: `shots/soak/${game}-${size}-stuck.png` })
        throw new Error(`answer ${given + 1}, ${kind}, "${asked}"`, { cause: error })
      }
      expect(complaints).toEqual([])
      if (given % 25 === 7) {
        await page.screenshot({ path: `shots/soak/${game}-${size}-${given}.png` })
        const [all, others] = [Date.now() - began, waited].map((each) => Math.round(each / 1000))
        console.log(
          `${game} on a ${size}: ${given + 1} answers after ${all} s (${others} s of them waiting)`,
        )
      }
    }
    console.log(`${game} on a ${size}: ${given} answers`, used)
    await page.waitForSelector('.standings')
    expect(await here.axe(page)).toEqual([])
    await page.screenshot({ path: `shots/soak/${game}-${size}-end.png` })

    await page.goto(`${here.table.url}/replay/${room}`)
    const slider = page.locator('input[type=range]')
    const last = Number(await slider.getAttribute('max'))
    expect(last).toBeGreaterThanOrEqual(given)
    const eyes = page.locator('.scrubber .eyes select')
    const whose = await eyes.locator('option').evaluateAll((all) => all.map((each) => each.value))
    for (let n = 1; n < 12; n++) {
      const step = Math.round((last * n) / 11)
      const whoseEyes = whose[n % whose.length]
      const came = page.waitForResponse((response) =>
        response.url().endsWith(`/api/replays/${room}/${step}?eyes=${whoseEyes}`),
      )
      await slider.fill(String(step))
      await eyes.selectOption(whoseEyes)
      await came
      await page.waitForURL(`**/replay/${room}/${step}`)
      expect(await page.locator('.replay .loading').count()).toBe(0)
    }
    await page.screenshot({ path: `shots/soak/${game}-${size}-replay.png` })
    expect(complaints).toEqual([])
  })
})
