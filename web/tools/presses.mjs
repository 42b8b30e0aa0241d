// How many presses an ordinary turn takes: a player who goes the shortest way, question by question
// with every answer confirmed, and as the table is played. Prints a table for the docs.
// Usage: node tools/presses.mjs [desk|phone]
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { stand } from '../e2e/board.mjs'
import { openTable, PYTHON } from '../e2e/table.mjs'
import { launch, visiting } from './browser.mjs'
import { listen, number, QUIET, settled } from './drive.mjs'

const FIND = fileURLToPath(new URL('../e2e/turns.py', import.meta.url))
const MOST = 60

/** What belongs to a turn, and what is chosen where more than the first will do. */
const TURNS = {
  march: {
    follow: ['marches.to', 'marches.units', 'marches.token'],
    want: { 'marches.token': 'none' },
  },
  muster: { follow: ['mustering.step'] },
  raid: { follow: ['raids.target'] },
  challenge: { follow: ['challenge.attackers'] },
  deployment: { follow: ['deploy.place', 'deploy.corner', 'deploy.zone'] },
  activation: {
    follow: ['effects.play', 'turn.action', 'move.march'],
    want: { 'effects.play': 'pass', 'turn.action': 'march' },
  },
}
/** How many presses each may take. */
export const GOALS = {
  orders: 12,
  march: 3,
  muster: 4,
  raid: 2,
  battle: 2,
  retreat: 1,
  bid: 1,
  marshal: 1,
  challenge: 4,
  plot: 2,
  deployment: 2,
  activation: 3,
  card: 1,
  claim: 1,
}
const ENDS = ['end', 'pass', 'none', 'done']

export const turns = async () => {
  const { stdout } = await promisify(execFile)(PYTHON, [FIND], { maxBuffer: 1 << 28 })
  return stdout.trim().split('\n').map(JSON.parse)
}

const kindOf = (page) =>
  page.evaluate(() => document.querySelector('#question')?.dataset['kind'] ?? null)

/** One press of the shortest way to answer what is open; false when the page had nothing to press
    after all: what is asked may change while one looks. */
const press = async (page, want) => {
  const send = page.locator('#question .send')
  const numbers = page.locator('#question .numbers button')
  const once = (what) =>
    what.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  if (await numbers.count()) {
    // Nothing is bid where nothing is pressed: the way to any other number is measured.
    const chosen = (await numbers.nth(1).getAttribute('aria-pressed')) === 'true'
    return once(chosen ? send : numbers.nth(1))
  }
  const chips = page.locator('#question .tokens .chip:not(:disabled):visible')
  if ((await chips.count()) && !(await send.isEnabled())) return once((await chips.all()).at(-1))
  const drawer = page.locator('#question .buttons [aria-expanded="false"]')
  const rows = page.locator('#question .options .row:not([aria-disabled])')
  if ((await rows.count()) && !(await page.locator('#question .options .row.on').count())) {
    const keys = await rows.evaluateAll((all) => all.map((each) => each.dataset['key']))
    const wanted = want ? keys.findIndex((key) => key.startsWith(want)) : -1
    const at = wanted >= 0 ? wanted : keys.findIndex((key) => !ENDS.includes(key))
    if (await drawer.count()) await drawer.click()
    return once(rows.nth(Math.max(0, at)))
  }
  return once(send)
}

/** Presses until the turn is done; in a position where bots wait, since what they would do might ask
    the same of this seat again. */
export const count = async (page, { turn, kind: first, begin }) => {
  const { follow = [], want: other = {} } = TURNS[turn] ?? {}
  const want = { ...other, ...(begin ? { [first]: begin } : {}) }
  const begun = await number(page)
  let presses = 0
  for (let looks = 0; looks < MOST; looks++) {
    await settled(page)
    const kind = await kindOf(page)
    if ((await number(page)) !== begun && !follow.includes(kind)) return presses
    if (await press(page, want[kind])) presses++
  }
  return MOST
}

/** The presses of every turn, step by step and as it is played. */
export const measure = async (table, browser, size = 'desk', complain = console.log) => {
  const found = await turns()
  const rows = found.map(({ game, turn }) => ({ game, turn, goal: GOALS[turn] }))
  for (const [column, manner] of [
    ['before', { confirm: true, steps: true, skip: false }],
    ['after', {}],
  ]) {
    const context = await browser.newContext({ ...visiting(size), reducedMotion: 'reduce' })
    const page = await context.newPage()
    listen(page, complain)
    await page.addInitScript((kept) => localStorage.setItem('weirwood', JSON.stringify(kept)), {
      lang: 'en',
      name: 'Ana',
      motion: 'none',
      guide: false,
      ...QUIET,
      ...manner,
    })
    await page.goto(table.url)
    for (const [i, position] of found.entries()) {
      await stand({ table }, page, position, { still: true })
      rows[i][column] = await count(page, position)
    }
    await context.close()
  }
  return rows
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [table, browser] = await Promise.all([openTable({ max_rooms_per_browser: 500 }), launch()])
  try {
    console.log('| game | turn | step by step | now | goal |\n| --- | --- | --- | --- | --- |')
    for (const { game, turn, before, after, goal } of await measure(
      table,
      browser,
      process.argv[2] ?? 'desk',
    ))
      console.log(`| ${game} | ${turn} | ${before} | ${after} | ${goal} |`)
  } finally {
    await browser.close()
    await table.close()
  }
}
