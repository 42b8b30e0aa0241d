// People at one table: a lost line, taking back and pausing by consent, talk in private, a host.
import { expect, test } from 'vitest'
import { number, question } from '../tools/drive.mjs'
import {
  accept,
  gather,
  heard,
  invited,
  lay,
  menu,
  play,
  say,
  step,
  tab,
  until,
} from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const LOST = /WebSocket connection/

test('two people play, and a lost line catches up', async () => {
  const ana = await here.visit({ name: 'Ana', at: null })
  await lay(here, ana.page, 'btwixt', ['me', 'person', ''])
  const [link] = await invited(ana.page)

  const bo = await here.visit({ name: 'Bo', size: 'phone', expected: LOST })
  // A line that can be cut: a browser that goes offline keeps its open WebSockets.
  let cut = false
  const open = []
  await bo.page.routeWebSocket(/\/ws\/\w+$/, (line) => {
    if (cut) return void line.close()
    open.push(line, line.connectToServer())
  })
  await accept(bo.page, link)
  expect(bo.page.url()).not.toContain('seat=')
  await ana.page.locator('.seats', { hasText: 'Bo' }).waitFor()
  await ana.page.locator('.start').click()

  const both = [ana.page, bo.page]
  await Promise.all(both.map((page) => page.waitForSelector('.table')))
  expect(await play(here, both, 10)).toBe(10)

  cut = true
  await Promise.all(open.map((line) => line.close()))
  await bo.page.waitForSelector('.lost')
  // Ana plays on until she waits for Bo.
  for (let n = 0; n < 10 && (await step(here, ana.page)); n++);
  cut = false
  await bo.page.waitForSelector('.lost', { state: 'detached' })
  expect(await play(here, both, 6)).toBe(6)
  await say(bo.page, '¡Hola!')
  await tab(ana.page, 'chat')
  await heard(ana.page, '¡Hola!')
  expect(ana.complaints).toEqual([])
  expect(bo.complaints).toEqual([])
})

test('taking back, pausing and a draw by consent', async () => {
  const { people, pages } = await gather(here, 'btwixt', ['Ana', 'Bo'], 3)
  const [ana, bo] = pages
  await play(here, pages, 6)
  // Until Ana has answered and Bo is asked: what she takes back then is Bo's business too.
  await until(here, ana, bo)
  const asked = await number(bo)

  await menu(ana, 'Ask to take back')
  await bo.locator('.ask', { hasText: 'Ana would like to take back an answer.' }).waitFor()
  await bo.locator('.ask').getByRole('button', { name: 'Decline' }).click()
  await bo.locator('.ask').waitFor({ state: 'detached' })
  expect(await number(bo)).toBe(asked)
  expect(await number(ana)).toBe(null)

  await menu(ana, 'Ask to take back')
  await bo.locator('.ask').getByRole('button', { name: 'Agree' }).click()
  await question(ana)

  await menu(ana, 'Pause')
  await bo.locator('.ask', { hasText: 'Ana would like to pause.' }).waitFor()
  await bo.locator('.ask').getByRole('button', { name: 'Agree' }).click()
  for (const page of pages) await page.locator('.bar .tag', { hasText: 'Paused' }).waitFor()
  await menu(bo, 'Go on')
  for (const page of pages) await page.locator('.bar .tag').waitFor({ state: 'detached' })
  expect(await play(here, pages, 2)).toBe(2)

  await menu(bo, 'Offer a draw')
  await ana.locator('.ask', { hasText: 'Bo would like to call it a draw.' }).waitFor()
  await ana.locator('.ask').getByRole('button', { name: 'Agree' }).click()
  for (const page of pages) await page.waitForSelector('.standings')
  for (const { complaints } of people) expect(complaints).toEqual([])
})

test('private talk in the board game is heard by those it is for', async () => {
  const { people, pages } = await gather(here, 'boardgame', ['Ana', 'Bo', 'Cy'])
  const [ana, bo, cy] = pages
  await say(ana, 'To everybody')
  await ana.locator('.chat .to .chip', { hasText: 'Bo' }).click()
  await say(ana, 'Cy shall not know')
  await tab(bo, 'chat')
  await heard(bo, 'Cy shall not know')
  expect(await bo.locator('.chat .whisper').count()).toBe(1)
  await say(bo, 'To everybody, again')
  await tab(cy, 'chat')
  await heard(cy, 'To everybody, again')
  expect(await cy.locator('.chat .said').count()).toBe(2)
  expect(await cy.locator('.chat').innerText()).not.toContain('shall not know')
  expect(await here.axe(bo)).toEqual([])
  await bo.screenshot({ path: 'shots/e2e/whisper-desk.png' })
  for (const { complaints } of people) expect(complaints).toEqual([])
})

test('a host quietens and removes, and the chair is taken again', async () => {
  const ana = await here.visit({ name: 'Ana', at: null })
  const room = await lay(here, ana.page, 'btwixt', ['me', 'person', ''], { open: true })
  const links = await invited(ana.page)
  const bo = await here.visit({ name: 'Bo', at: null })
  await accept(bo.page, links[0])
  await ana.page.locator('.seats', { hasText: 'Bo' }).waitFor()
  await ana.page.locator('.start').click()
  for (const { page } of [ana, bo]) await page.waitForSelector('.table')

  // A spectator comes by the watchers' link, talks, and is hushed.
  const eve = await here.visit({ name: 'Eve', at: null })
  await eve.page.goto(links.at(-1))
  await eve.page.waitForSelector('.table')
  await say(eve.page, 'From the gallery')
  await tab(ana.page, 'chat')
  await heard(ana.page, 'From the gallery')
  await tab(ana.page, 'seats')
  await ana.page.locator('.hush input').uncheck()
  await say(eve.page, 'And another thing')
  await eve.page.locator('.refusal').waitFor()

  // Bo is muted, then his chair is offered: he is out, and Cy finds it in the list.
  const bos = ana.page.locator('.seats li').nth(1)
  await bos.locator('[data-act="powers"]').click()
  await bos.locator('[data-act="mute"]').click()
  await bos.locator('.tag', { hasText: 'muted' }).waitFor()
  await say(bo.page, 'Am I heard?')
  await bo.page.locator('.refusal').waitFor()
  await bos.locator('[data-act="offer"]').click()
  await ana.page.waitForFunction(() =>
    document.querySelector('.powers .link input')?.value.includes('#seat='),
  )
  await bo.page.waitForFunction(() => !document.querySelector('#question[data-number]'))

  const cy = await here.visit({ name: 'Cy', size: 'phone' })
  await cy.page.locator(`a[href="/room/${room}"]`, { hasText: 'Join' }).click()
  await cy.page.locator('.ask').getByRole('button', { name: 'Take a seat' }).click()
  await ana.page.locator('.seats', { hasText: 'Cy' }).waitFor()
  expect(await play(here, [ana.page, cy.page], 6)).toBe(6)
  await tab(ana.page, 'chat')
  const told = await ana.page.locator('.chat').innerText()
  expect(told).not.toContain('another thing')
  expect(told).not.toContain('Am I heard?')
  for (const { complaints } of [ana, bo, cy, eve]) expect(complaints).toEqual([])
})

test('whoever watches by link sees no hand', async () => {
  const ana = await here.visit({ name: 'Ana', at: null })
  await lay(here, ana.page, 'cardgame', ['me', 'person'])
  const links = await invited(ana.page)
  const bo = await here.visit({ name: 'Bo', at: null })
  await accept(bo.page, links[0])
  await ana.page.locator('.seats', { hasText: 'Bo' }).waitFor()
  const eve = await here.visit({ name: 'Eve', size: 'phone' })
  const told = []
  eve.page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => told.push(String(payload))),
  )
  await eve.page.goto(links.at(-1))
  await eve.page.waitForSelector('.hall .seats')
  await ana.page.locator('.start').click()
  const both = [ana.page, bo.page]
  for (const page of [...both, eve.page]) await page.waitForSelector('.table')
  // What is in play she sees like everybody; what is only in hands she does not get.
  for (let n = 0; n < 8; n++) expect(await play(here, both, 1)).toBe(1)
  const hand = (page) => page.locator('main.board section.hand .card .name').allInnerTexts()
  const held = [...(await hand(ana.page)), ...(await hand(bo.page))]
  expect(held.length).toBeGreaterThan(3)
  expect(await eve.page.locator('main.board section.hand').count()).toBe(0)
  expect(await eve.page.locator('#question[data-number]').count()).toBe(0)
  const seen = told.map((each) => JSON.parse(each)).flatMap(({ position }) => position ?? [])
  expect(seen.length).toBeGreaterThan(3)
  for (const { view, questions } of seen) {
    expect(questions).toEqual([])
    for (const player of view.players) expect(player.hand.cards).toEqual([])
  }
  for (const { complaints } of [ana, bo, eve]) expect(complaints).toEqual([])
})

test('a bot plays for whoever stays away, until they are back; then the same people again', async () => {
  const ana = await here.visit({ name: 'Ana' })
  const made = await ana.page.evaluate(async () => {
    const response = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'btwixt',
        seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', level: 'novice' }],
        name: 'Ana',
        away_seconds: 5,
        away_level: 'novice',
      }),
    })
    return response.json()
  })
  await ana.page.goto(`${here.table.url}/room/${made.room}`)
  const bo = await here.visit({ name: 'Bo', size: 'phone', at: null })
  await accept(bo.page, `${here.table.url}/room/${made.room}#${made.links['1']}`)
  await ana.page.locator('.seats', { hasText: 'Bo' }).waitFor()
  await ana.page.locator('.start').click()
  for (const { page } of [ana, bo]) await page.waitForSelector('.table')
  // Nobody waits for whoever is not asked: Bo leaves in the middle of his question.
  await until(here, ana.page, bo.page)
  await bo.page.goto(here.table.url)
  await tab(ana.page, 'seats')
  const bos = ana.page.locator('.seats li').nth(1)
  // The bot's answers may lead to a question of Ana's, which folds the seats.
  await bos.getByText('a bot plays').waitFor({ state: 'attached' })
  expect(await play(here, [ana.page], 4)).toBe(4)

  await bo.page.goto(`${here.table.url}/room/${made.room}`)
  const back = bo.page.getByRole('button', { name: 'Play on yourself' })
  await bo.page.waitForSelector('.table')
  if (await back.count()) await back.click()
  await bos.getByText('a bot plays').waitFor({ state: 'detached' })
  expect(await play(here, [ana.page, bo.page], 4)).toBe(4)

  // Bo gives up and a bot ends it for him; Ana too; both sit down once more.
  for (const { page } of [bo, ana]) {
    await page.locator('.bar button[aria-label="Menu"]').click()
    for (let n = 0; n < 2; n++)
      await page.locator('dialog .menu').getByRole('button', { name: 'Concede' }).click()
  }
  const eve = await here.visit({ name: 'Eve', at: null })
  await eve.page.goto(`${here.table.url}/room/${made.room}#${made.links.watch}`)
  for (const { page } of [ana, bo, eve]) await page.waitForSelector('.standings')
  await ana.page.getByRole('button', { name: 'Rematch' }).click()
  await ana.page.waitForURL((url) => !url.pathname.endsWith(made.room))
  await bo.page.getByRole('button', { name: 'Rematch' }).click()
  await eve.page.getByRole('button', { name: 'Watch the rematch' }).click()
  for (const { page } of [bo, eve])
    await page.waitForURL((url) => url.pathname === new URL(ana.page.url()).pathname)
  await ana.page.waitForSelector('.hall .start, .table')
  if (await ana.page.locator('.hall .start').count()) await ana.page.locator('.hall .start').click()
  for (const { page } of [ana, bo, eve]) await page.waitForSelector('.table')
  expect(await play(here, [ana.page, bo.page], 4)).toBe(4)
  for (const { complaints } of [ana, bo, eve]) expect(complaints).toEqual([])
})

test('a table that is killed comes back with everything, and its readers find it', async () => {
  const lost = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY|ERR_INVALID_HTTP/
  const { people, pages } = await gather(here, 'btwixt', ['Ana', 'Bo'], 3, { expected: lost })
  const [ana, bo] = pages
  expect(await play(here, pages, 7)).toBe(7)
  await say(ana, 'Before the dark')
  await tab(bo, 'chat')
  await heard(bo, 'Before the dark')
  const before = await Promise.all(pages.map(number))
  await here.table.kill()
  for (const page of pages) await page.waitForSelector('.lost')
  await here.table.start()
  for (const page of pages) await page.waitForSelector('.lost', { state: 'detached' })
  expect(await Promise.all(pages.map(number))).toEqual(before)
  await heard(bo, 'Before the dark')
  expect(await bo.locator('.chat .said', { hasText: 'Before the dark' }).count()).toBe(1)
  expect(await play(here, pages, 6)).toBe(6)
  for (const { complaints } of people) expect(complaints).toEqual([])
})
