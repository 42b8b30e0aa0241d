// Two people at one table, one of whom loses the line in the middle of the game.
import { expect, test } from 'vitest'
import { answer, number } from '../tools/drive.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

/** Answers if this reader is asked; says whether it was. */
const step = async (page) => {
  if ((await number(page)) === null) return 0
  await answer(page)
  return 1
}
/** Lets all readers play until together they have given so many answers. */
const play = async (pages, count) => {
  let given = 0
  while (given < count) {
    const before = given
    for (const page of pages) given += await step(page)
    if (given === before)
      await Promise.race(
        pages.map((page) => page.waitForSelector('#question[data-number], .standings')),
      )
    if (await pages[0].locator('.standings').count()) break
  }
  return given
}

test('two people play, and a lost line catches up', async () => {
  const ana = await here.visit({ name: 'Ana' })
  await ana.page.goto(`${here.table.url}/new/btwixt`)
  await ana.page.locator('.counts button', { hasText: '3' }).click()
  await ana.page.locator('.chairs select').nth(1).selectOption('person')
  await ana.page.locator('.start').click()
  const link = await ana.page.locator('.link input').first().inputValue()

  const bo = await here.visit({ name: 'Bo', size: 'phone' })
  // A line that can be cut: a browser that goes offline keeps its open WebSockets.
  let cut = false
  const open = []
  await bo.page.routeWebSocket(/\/ws$/, (line) => {
    if (cut) return void line.close()
    open.push(line, line.connectToServer())
  })
  await bo.page.goto(link)
  await bo.page.locator('form .button.main').click()
  await bo.page.waitForSelector('.hall .seats')
  expect(bo.page.url()).not.toContain('seat=')
  await ana.page.waitForFunction(() => document.querySelector('.seats')?.innerText.includes('Bo'))
  await ana.page.locator('.start').click()

  const both = [ana.page, bo.page]
  await Promise.all(both.map((page) => page.waitForSelector('.table')))
  expect(await play(both, 10)).toBeGreaterThanOrEqual(10)

  cut = true
  await Promise.all(open.map((line) => line.close()))
  await bo.page.waitForSelector('.lost')
  // Ana plays on until she waits for Bo.
  for (let n = 0; n < 10 && (await step(ana.page)); n++);
  cut = false
  await bo.page.waitForSelector('.lost', { state: 'detached' })
  expect(await play(both, 6)).toBeGreaterThanOrEqual(6)
  await bo.page.locator('[data-tab="chat"]').click()
  await bo.page.locator('.chat input').fill('¡Hola!')
  await bo.page.keyboard.press('Enter')
  await ana.page.locator('[data-tab="chat"]').click()
  await ana.page.waitForFunction(() =>
    document.querySelector('.chat')?.innerText.includes('¡Hola!'),
  )

  // Ana, the host, silences Bo and then gives his chair to a bot: the game goes on.
  await ana.page.locator('[data-tab="seats"]').click()
  await ana.page.locator('.seats li:nth-child(2) [data-act="powers"]').click()
  await ana.page.locator('[data-act="mute"]').click()
  await ana.page.waitForSelector('.seats li:nth-child(2) .tag')
  await ana.page.locator('[data-act="offer"]').click()
  await ana.page.waitForFunction(() =>
    document.querySelector('.powers .link input')?.value.includes('#seat='),
  )
  await bo.page.waitForSelector('.table', { state: 'detached' })
  expect(ana.complaints).toEqual([])
  await ana.context.close()
  await bo.context.close()
})
