// One person and the table: hot seat, games found again, standing passes, replays and records, and
// a client that is out of date.
import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { answer, number, question } from '../tools/drive.mjs'
import { lay, menu, step } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const GAME = (game) => `li.game:has(a[href="/new/${game}"]) .button.main`

test.each(['desk', 'phone'])('two people at one screen: %s', async (size) => {
  const { page, complaints } = await here.visit({ size, at: null })
  // Whoever looks at the page before saying who they are finds no card of anybody in it.
  await page.addInitScript(() => {
    window.seen = []
    new MutationObserver(() => {
      const cover = document.querySelector('.cover')
      if (cover && document.querySelector('.table, .card, #question')) window.seen.push('leak')
    }).observe(document, { childList: true, subtree: true })
  })
  await lay(here, page, 'btwixt', ['me', 'me', ''])
  const cover = page.locator('.cover')
  const given = { 0: 0, 1: 0 }
  await cover.waitFor()
  expect(await here.inBoth(page)).toEqual([])
  await page.screenshot({ path: `shots/e2e/cover-${size}.png` })
  let whose = ''
  while (given[0] + given[1] < 6) {
    await page.waitForSelector('.cover button.main, #question[data-number]')
    if (await cover.count()) {
      const next = await cover.locator('button.main').first().getAttribute('data-seat')
      if (whose && given[0] + given[1] === 2) {
        // Whoever has answered may look once more, and then gives the screen away.
        await cover.locator('[data-act="stay"]').click()
        await page.locator('.bar .hand').click()
      }
      await cover.locator(`button[data-seat="${next}"]`).press('Enter')
      await cover.waitFor({ state: 'detached' })
      expect(next).not.toBe(whose)
      whose = next
    } else if (await step(here, page)) given[whose] += 1
  }
  expect(given[0]).toBeGreaterThan(0)
  expect(given[1]).toBeGreaterThan(0)
  // A reload begins with the cover again.
  await page.reload()
  await cover.waitFor()
  expect(await page.locator('.table').count()).toBe(0)
  expect(await page.evaluate(() => window.seen)).toEqual([])
  expect(complaints).toEqual([])
})

test('a game is found again without its link', async () => {
  const { context, page, complaints } = await here.visit()
  await page.locator(GAME('btwixt')).click()
  await question(page)
  await answer(page, here.hand(page))
  const room = page.url().split('/').at(-1)
  await page.evaluate(() => localStorage.clear())
  await page.close()
  const again = await context.newPage()
  await again.goto(here.table.url)
  await again.locator(`a.row[href="/room/${room}"]`).click()
  await question(again)
  await answer(again, here.hand(again))
  expect(complaints).toEqual([])
})

test('a window that is always passed asks no more', async () => {
  const { page, complaints } = await here.visit()
  await page.locator(GAME('cardgame')).click()
  let found = ''
  for (let n = 0; n < 60 && !found; n++) {
    expect(await question(page)).not.toBe(null)
    const on = page.locator('#question .buttons .on')
    if (await on.count()) {
      found = await on.getAttribute('title')
      const before = await number(page)
      await on.click()
      await page.locator('.passes .chip', { hasText: found }).waitFor()
      await page.waitForFunction(
        (old) => (document.querySelector('#question')?.dataset.number ?? null) !== old,
        before,
      )
    } else await answer(page, here.hand(page))
  }
  expect(found).not.toBe('')
  for (let n = 0; n < 6 && (await question(page)) !== null; n++) {
    // Asked again of that window, there would be no such button: it stands already.
    if (await page.locator('#question .buttons .on').count())
      expect(await page.locator('#question .buttons .on').getAttribute('title')).not.toBe(found)
    await answer(page, here.hand(page))
  }
  await page.locator('.passes .chip').click()
  await page.locator('.passes').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('a finished game by link, through any eyes, saved and opened again', async () => {
  const { page, complaints } = await here.visit()
  await page.locator(GAME('btwixt')).click()
  for (let n = 0; n < 3; n++) {
    await question(page)
    await answer(page, here.hand(page))
  }
  const room = page.url().split('/').at(-1)
  // Nothing is told before the end.
  const early = await page.request.get(`${here.table.url}/api/rooms/${room}/record`)
  expect(early.status()).toBeGreaterThanOrEqual(400)
  await question(page)
  await page.locator('.bar button[aria-label="Menu"]').click()
  for (let n = 0; n < 2; n++)
    await page.locator('dialog .menu').getByRole('button', { name: 'Concede' }).click()
  await page.waitForSelector('.standings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.ending a[download]').click(),
  ])
  const record = await readFile(await download.path(), 'utf8')
  expect(record.split('\n').length).toBeGreaterThan(10)

  // Somebody else, by the link alone, through every pair of eyes.
  const other = await here.visit({ name: 'Bo', size: 'phone', at: null })
  await other.page.goto(`${here.table.url}/replay/${room}`)
  const eyes = other.page.locator('.scrubber .eyes select')
  await eyes.waitFor()
  const slider = other.page.locator('input[type=range]')
  const last = Number(await slider.getAttribute('max'))
  for (const [i, whose] of (
    await eyes.locator('option').evaluateAll((all) => all.map((each) => each.value))
  ).entries()) {
    await eyes.selectOption(whose)
    await slider.fill(String(i))
    await other.page.getByRole('button', { name: 'One step on' }).click()
    await other.page.waitForURL(`**/replay/${room}/${i + 1}`)
  }
  await slider.fill(String(last)) // a phone leaves its own buttons for the ends out
  await other.page.waitForURL(`**/replay/${room}/${last}`)
  await other.page.waitForSelector('.game')
  await eyes.selectOption('all')
  await slider.fill(String(last - 1))
  const hands = other.page.locator('.replay aside details')
  await hands.locator('summary').click()
  expect(await hands.locator('dt').count()).toBe((await eyes.locator('option').count()) - 1)
  await hands.locator('dd button').first().click()
  await other.page.locator('dialog h2').waitFor()
  await other.page.screenshot({ path: 'shots/e2e/replay-hands-phone.png' })
  await other.page.keyboard.press('Escape')

  const file = 'shots/e2e/record.jsonl'
  await writeFile(file, record)
  await other.page.goto(here.table.url)
  await other.page.locator('.upload input').setInputFiles(file)
  await other.page.waitForURL('**/replay/**')
  await other.page.waitForSelector('input[type=range]')
  expect(Number(await slider.getAttribute('max'))).toBe(last)
  expect(complaints).toEqual([])
  expect(other.complaints).toEqual([])
})

test('a table that is slow to store an answer says so, and takes it when it can', async () => {
  const { page, complaints } = await here.visit()
  await page.locator(GAME('btwixt')).click()
  await question(page)
  const held = []
  let frozen = false
  await page.routeWebSocket(/\/ws\/\w+$/, (line) => {
    const server = line.connectToServer()
    line.onMessage((message) => {
      frozen ||= JSON.parse(message).type === 'answer'
      server.send(message)
    })
    server.onMessage((message) => {
      if (frozen) held.push(message)
      else line.send(message)
    })
    held.go = () => {
      frozen = false
      for (const message of held.splice(0)) line.send(message)
    }
  })
  await page.reload()
  await question(page)
  const given = answer(page, here.hand(page))
  await page.getByText('Still waiting for the table').waitFor()
  expect(await here.axe(page)).toEqual([])
  held.go()
  await given
  expect(await page.getByText('Still waiting for the table').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a client of another version is told to reload', async () => {
  const { page, complaints } = await here.visit()
  await page.locator(GAME('btwixt')).click()
  await question(page)
  let old = true
  await page.routeWebSocket(/\/ws\/\w+$/, (line) => {
    const server = line.connectToServer()
    line.onMessage((message) => {
      const said = JSON.parse(message)
      if (old && said.type === 'hello') said.version += 1
      server.send(JSON.stringify(said))
    })
  })
  await page.reload()
  await page.getByRole('heading', { name: 'A new version is here.' }).waitFor()
  expect(await here.axe(page)).toEqual([])
  old = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await question(page)
  await menu(page, 'Settings')
  await page.waitForSelector('dialog .settings')
  expect(complaints).toEqual([])
})
