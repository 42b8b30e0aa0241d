// Any position of any game on the table, and what of its question can be answered on the board.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { question, settled, walk } from '../tools/drive.mjs'
import { PYTHON } from './table.mjs'

const POSITIONS = fileURLToPath(new URL('positions.py', import.meta.url))

/** Positions of random games in which a game asks something that it had not asked before. */
export const positions = async (game, games, ...kinds) => {
  const { stdout } = await promisify(execFile)(PYTHON, [POSITIONS, game, `${games}`, ...kinds], {
    maxBuffer: 1 << 30,
  })
  return stdout.trim().split('\n').filter(Boolean).map(JSON.parse)
}

const MOMENTS = fileURLToPath(new URL('moments.py', import.meta.url))

/** Positions just before these kinds of events, by the event, with the answer that brings it about. */
export const moments = async (game, ...events) => {
  const { stdout } = await promisify(execFile)(PYTHON, [MOMENTS, game, ...events], {
    maxBuffer: 1 << 30,
  })
  const found = stdout.trim().split('\n').filter(Boolean).map(JSON.parse)
  return new Map(found.map((each) => [each.event, each]))
}

/** Answers as the seat of a position would, over a line of its own: the page only watches. */
export const let_happen = (page, { seat, number, answer }) =>
  page.evaluate(
    ([seat, number, answer]) =>
      new Promise((done, failed) => {
        const line = new WebSocket(`ws://${location.host}/ws`)
        const room = location.pathname.split('/').at(-1)
        const send = (message) => line.send(JSON.stringify(message))
        line.onopen = () => send({ type: 'hello', version: 2, room, seat })
        line.onmessage = ({ data }) => {
          const said = JSON.parse(data)
          if (said.type === 'welcome') send({ type: 'answer', id: 1, number, answer })
          else if (said.type === 'refused' || said.type === 'reload') failed(new Error(data))
          else if (said.id === 1) done(line.close())
        }
      }),
    [seat, number, answer],
  )

/** Opens a room as the visitor of this page would, wherever the page is; gives its id. */
export const opened = async (here, page, plan) => {
  // Whoever has changed their name in the page goes by it.
  const { name, lang } = page.url().startsWith(here.table.url)
    ? await page.evaluate(() => JSON.parse(localStorage.getItem('weirwood') ?? '{}'))
    : {}
  const told = await page.context().request.post(`${here.table.url}/api/rooms`, {
    data: { ...plan, ...here.visitors?.get(page), ...(name && { name }), ...(lang && { lang }) },
  })
  if (!told.ok()) throw new Error(await told.text())
  return (await told.json()).room
}

/** Opens a room in this position, for the visitor of this page at the seat that is asked; gives its id. */
const placed = async (here, page, position) => {
  await here.table.lay(position)
  const { game, seats, seat, settings } = position
  const plan = Array.from({ length: seats }, (_, i) =>
    i === seat ? { kind: 'me', level: '' } : { kind: 'bot', level: 'novice' },
  )
  return opened(here, page, { game, seats: plan, settings })
}

/** The same for several visits, who are one visitor at devices of their own. */
export const laid = async (here, visits, position) => {
  const [first, ...others] = visits
  await Promise.all(visits.map(({ context }) => context.clearCookies()))
  const room = await placed(here, first.page, position)
  await here.table.lay(null)
  const cookies = await first.context.cookies()
  await Promise.all(others.map(({ context }) => context.addCookies(cookies)))
  return room
}

/** Opens a room in this position, at the seat that is asked. `still`: bots wait on until another
    position is laid, so that nothing happens but what the visitor does. */
export const stand = async (here, page, position, { still = false } = {}) => {
  const room = await placed(here, page, position)
  if (!still) await here.table.lay(null)
  await walk(page, `${here.table.url}/room/${room}`)
  await question(page)
  await page.waitForSelector('main.board > :not(.loading)')
  await settled(page)
}

const rows = (page, which) =>
  page
    .locator(`#question :is(.options .row${which}, .chips .chip)`)
    .evaluateAll((all) => all.map((each) => each.dataset['key']))

/** The keys of what may be chosen first, as the list has them. */
const listed = (page) => rows(page, ':not([aria-disabled])')

/** Presses a thing of the board where it lies open: an area may be bent, a card half covered. */
const press = async (page, thing) => {
  const all = page.locator(`main.board [data-lit][data-thing="${thing}"]`)
  for (const one of await all.all()) {
    await one.scrollIntoViewIfNeeded()
    const at = await one.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      for (const down of [4, 2, 6, 1, 7, 3, 5, 0])
        for (const right of [4, 2, 6, 1, 7, 3, 5, 0]) {
          const point = [x + (width * (right + 0.5)) / 8.5, y + (height * (down + 0.5)) / 8.5]
          const hit = document.elementFromPoint(...point)
          if (hit && (node === hit || node.contains(hit))) return point
        }
      return null
    })
    if (!at) continue
    await page.mouse.click(...at)
    return true
  }
  return false
}

/** The keys that a press on the board chooses, or narrows the list to. */
const pressed = async (page) => {
  const found = new Set()
  const all = await listed(page)
  const tried = new Set()
  const named = (which) =>
    page
      .locator(`main.board [${which}]`)
      .evaluateAll((each) => each.map(({ dataset }) => dataset['thing']))
  const reach = async (thing) => {
    const before = new Set(await on(page))
    if (tried.has(thing) || !(await press(page, thing))) return
    tried.add(thing)
    await settled(page)
    if (await page.locator('#question .filter').count()) {
      for (const key of await rows(page, ':not([aria-disabled])')) found.add(key)
      await page.locator('#question .filter .link').click()
      const drawer = page.locator('#question .buttons [aria-expanded="true"]')
      if (await drawer.count()) await drawer.click()
    } else {
      const after = await on(page)
      // Where there is but one choice it is chosen from the start.
      for (const key of all.length === 1 ? after : after.filter((each) => !before.has(each)))
        found.add(key)
      // A second press takes it back.
      if (after.some((each) => !before.has(each))) await press(page, thing)
      await settled(page)
    }
  }
  for (const thing of await named('data-lit')) await reach(thing)
  // What is folded away says how much may be chosen there, and one press opens it.
  for (const fold of await named('data-more')) {
    await page.locator(`main.board [data-more][data-thing="${fold}"]`).click()
    await settled(page)
    for (const thing of await named('data-lit')) await reach(thing)
  }
  return found
}
const on = (page) =>
  page
    .locator('#question :is(.options .row.on, .chips [aria-pressed="true"], ol > li)')
    .evaluateAll((all) => all.map((each) => each.dataset['key'] ?? ''))

/** What the list offers and no press on the board reaches. On a phone what the board has no room for
    stands beside the question, or is the opened list itself. */
export const unreached = async (page) => {
  if (await page.locator('#question .buttons [aria-expanded="true"]').count()) return []
  const beside = await page
    .locator('#question :is(.beside .chip, .tokens .chip, [data-act="pass"])')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['key'] ?? dataset['act']))
  const phone = (await page.locator('.table.wide').count()) === 0
  const found = await pressed(page)
  return (await listed(page)).filter((key) => !found.has(key) && !(phone && beside.includes(key)))
}
