// Every game from the entrance through fifteen answers by hand, at both sizes, each in a language;
// a whole game of B'Twixt by keyboard alone; two people, one of whom loses the line.
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, SIZES } from '../tools/browser.mjs'
import { answer, axe, listen, pick, question } from '../tools/drive.mjs'
import { openTable } from './table.mjs'

let table
let browser
let source
beforeAll(async () => {
  await mkdir('shots/e2e', { recursive: true })
  source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  ;[table, browser] = await Promise.all([openTable(), launch()])
})
afterAll(async () => {
  await browser?.close()
  await table?.close()
})

const visit = async ({ size = 'desk', lang = 'en', theme = 'dark', name = 'Ana' } = {}) => {
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone' })
  const page = await context.newPage()
  const complaints = []
  listen(page, (text) => complaints.push(text))
  await page.addInitScript(
    (stored) => {
      if (!localStorage.getItem('weirwood'))
        localStorage.setItem('weirwood', JSON.stringify(stored))
    },
    { theme, lang, name, motion: 'none' },
  )
  await page.goto(table.url)
  await page.waitForSelector('.game .button.main')
  return { context, page, complaints }
}
const play = async (page, game) => {
  await page.locator(`li.game:has(a[href="/new/${game}"]) .button.main`).click()
  await page.waitForSelector('.table')
}

describe.each([
  ['btwixt', 'es', 'dark'],
  ['boardgame', 'it', 'light'],
  ['cardgame', 'en', 'light'],
  ['miniatures', 'es', 'dark'],
])('%s', (game, lang, theme) => {
  test.each(['desk', 'phone'])('plays fifteen answers on a %s', async (size) => {
    const { context, page, complaints } = await visit({ size, lang, theme })
    expect(await axe(page, source)).toEqual([])
    await play(page, game)
    const slow = []
    for (let n = 0; n < 15; n++) {
      const asked = await question(page)
      if (asked === null) break
      if (n === 4) expect(await axe(page, source)).toEqual([])
      const { took } = await answer(page, asked)
      slow.push(took)
      expect(await page.locator('.prompt .refusal').allInnerTexts()).toEqual([])
    }
    await page.screenshot({ path: `shots/e2e/${game}-${size}.png` })
    expect(slow.length).toBeGreaterThan(10)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test("a whole game of B'Twixt by keyboard alone", { timeout: 600_000 }, async () => {
  const { context, page, complaints } = await visit()
  await page.goto(`${table.url}/new/btwixt`)
  await page.locator('.counts button', { hasText: '3' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('input[id$="-short"]').focus()
  await page.keyboard.press('Space')
  await page.locator('.start').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.table')
  let answers = 0
  for (; answers < 600; answers++) {
    if ((await question(page)) === null) break
    // Digits choose, Enter sends; what wants more than one choice gets more digits.
    for (let tries = 0; tries < 12 && !(await page.locator('.prompt .send').isEnabled()); tries++) {
      const rows = await page.locator('.prompt .options .row:not([aria-disabled])').count()
      await page.keyboard.press(String(1 + pick(Math.min(9, Math.max(1, rows)))))
      await page.waitForTimeout(25)
    }
    await page.locator('#question').focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(60)
  }
  await page.waitForSelector('.standings')
  expect(answers).toBeGreaterThan(15)
  expect(complaints).toEqual([])
  await context.close()
})

test('two people play, and a lost line catches up', async () => {
  const ana = await visit({ name: 'Ana' })
  await ana.page.goto(`${table.url}/new/btwixt`)
  await ana.page.locator('.counts button', { hasText: '3' }).click()
  await ana.page.locator('.chairs select').nth(1).selectOption('person')
  await ana.page.locator('.start').click()
  const link = await ana.page.locator('.link input').first().inputValue()

  const bo = await visit({ name: 'Bo', size: 'phone' })
  await bo.page.goto(link)
  await bo.page.locator('form .button.main').click()
  await bo.page.waitForSelector('.hall .seats')
  expect(bo.page.url()).not.toContain('seat=')
  await ana.page.locator('.start').click()

  const both = [ana.page, bo.page]
  await Promise.all(both.map((page) => page.waitForSelector('.table')))
  const step = async (page) => {
    const open = await page.locator('.prompt .send').count()
    if (open) await answer(page, await page.locator('.prompt h2').first().innerText())
    else await page.waitForTimeout(80)
    return open
  }
  let given = 0
  for (let n = 0; n < 60 && given < 8; n++) for (const page of both) given += await step(page)

  await bo.context.setOffline(true)
  for (let n = 0; n < 10; n++) await step(ana.page)
  await bo.context.setOffline(false)
  await expect
    .poll(async () => (await bo.page.locator('.lost').count()) === 0, { timeout: 20_000 })
    .toBe(true)
  for (let n = 0; n < 60 && given < 16; n++) for (const page of both) given += await step(page)
  expect(given).toBeGreaterThanOrEqual(12)
  await bo.page.locator('.tabs button').nth(2).click()
  await bo.page.locator('.chat input').fill('¡Hola!')
  await bo.page.keyboard.press('Enter')
  await ana.page.locator('.tabs button').nth(1).click()
  await expect.poll(() => ana.page.locator('.chat').innerText()).toContain('¡Hola!')
  await ana.context.close()
  await bo.context.close()
})
