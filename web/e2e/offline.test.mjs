// The table without a connection: what was carried home is read, the rest says what it waits for.
import { afterEach, expect, test } from 'vitest'
import { openDoor, openLine } from './counted.mjs'
import { unreadable } from './fit.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const FIRST_VISIT = 400_000
/** What cannot be asked without a line. */
const CUT =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|WebSocket connection|preload assets/

const worker = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
const keeps = (page) =>
  page.evaluate(async () => {
    const found = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname)
    return found
  })
/** Until something like that is kept: the worker carries it home while nothing else is to do. */
const kept = (page, path) =>
  expect
    .poll(async () => (await keeps(page)).some((each) => path.test(each)), {
      timeout: 60_000,
      interval: 200,
    })
    .toBe(true)
/** A device that was here before: what can be read alone is on it. */
const settled = async (page, lang) => {
  await kept(page, /^\/words\/common/)
  expect(await worker(page)).toBe(true)
  await page.reload()
  await page.waitForSelector('.game .button.main')
  await kept(page, new RegExp(`^/gallery/miniatures/${lang}.json`))
  await kept(page, /^\/book\/miniatures\/.*svg$/)
}

let line
afterEach(() => line?.close())

test.each(['desk', 'phone'])(
  'a first visit stays light with the worker and all: %s',
  async (size) => {
    line = await openLine(here.table.url)
    const { page, complaints } = await here.visit({ worker: true, at: line.url, size })
    await kept(page, /^\/words\/common/)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    expect(line.bytes).toBeGreaterThan(100_000)
    expect(line.bytes).toBeLessThan(FIRST_VISIT)
    // What a page has is not carried home twice, and what others read is left for another visit.
    const own = await keeps(page)
    expect(own).toContain('/')
    expect(own.filter((path) => /^\/(book|gallery)/.test(path))).toEqual([])
    expect(complaints).toEqual([])
  },
)

test.each([
  ['desk', 'dark', 'en', 'grey wind'],
  ['phone', 'light', 'es', 'viento gris'],
])('without a connection on a %s, %s, in %s', async (size, theme, lang, words) => {
  const { page, context, complaints } = await here.visit({
    worker: true,
    size,
    theme,
    lang,
    expected: CUT,
  })
  const look = async (name) => {
    await page.screenshot({ path: `shots/e2e/offline-${name}-${size}.png` })
    expect([name, ...(await here.axe(page)), ...(await unreadable(page))]).toEqual([name])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  await settled(page, lang)
  await page.evaluate(() =>
    localStorage.setItem(
      'weirwood.lists',
      JSON.stringify([
        {
          id: 'a',
          game: 'cardgame',
          kind: 'deck',
          name: 'Wolves',
          text: '3x Robb Stark',
          updated: 1,
          older: [],
        },
      ]),
    ),
  )
  await page.goto(`${here.table.url}/cards/cardgame/01146`)
  const renown = page.locator('a[href="/rules/cardgame/keywords.renown"]').first()
  await renown.waitFor()
  await context.setOffline(true)

  // The shell starts by itself, and says how it is and what can be done.
  await page.goto(here.table.url)
  await page.waitForSelector('.game .button.main')
  await page.locator('[data-line="lost"]').waitFor()
  await look('home')
  // The rules, with their pictures and the search through them.
  await page.goto(`${here.table.url}/rules/boardgame`)
  await page.waitForSelector('.text h2')
  await page.locator('.text img').first().scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector('.text img')?.naturalWidth > 0)
  await look('rules')
  // The gallery: a card that was looked at with all about it, and one that never was.
  await page.goto(`${here.table.url}/cards/cardgame/01146`)
  await renown.waitFor()
  await page.locator('.pairing a').first().waitFor()
  await page.goto(`${here.table.url}/cards/cardgame`)
  await page.waitForSelector('[data-thing]')
  await page.locator('input[type="search"]').fill(words)
  await page.locator('[data-thing="01145"]').click()
  await page.waitForSelector('article h1')
  await look('card')
  // The lessons are listed; to play one needs the table.
  await page.goto(`${here.table.url}/learn/btwixt`)
  await page.locator('[data-act="ladder-next"]').click()
  await page.locator('.trouble').waitFor()
  await look('lessons')
  // Lists are read as they were kept, and judged once the line is whole.
  await page.goto(`${here.table.url}/build/cardgame`)
  await page.locator('[data-kept="Wolves"] .button').first().click()
  await page.locator('pre', { hasText: '3x Robb Stark' }).waitFor()
  await look('lists')
  // A new one is built and kept all the same: the table gets it later.
  await page.locator('[data-piece] [data-act="more"]').first().click()
  await page.locator('[data-act="name"]').fill('Alone')
  await page.locator('[data-act="keep"]').click()
  await page.locator('[data-kept="Alone"]').waitFor()
  // A page that nobody can have alone says so.
  for (const path of ['puzzles', 'new/btwixt']) {
    await page.goto(`${here.table.url}/${path}`)
    await page.locator('.missing').waitFor()
  }
  await look('missing')
  await page.goto(`${here.table.url}/build/cardgame`)
  await page.locator('[data-kept="Wolves"]').waitFor()

  await context.setOffline(false)
  await page.locator('[data-line="lost"]').waitFor({ state: 'detached' })
  const mine = () =>
    page.evaluate(async () => {
      const told = await fetch('/api/mine/lists', { method: 'POST', body: '{}' })
      return (await told.json()).lists.map(({ versions }) => versions[0].name)
    })
  await expect.poll(mine).toEqual(['Alone', 'Wolves'])
  const own = await keeps(page)
  expect(own.filter((path) => /mine|rooms|replays|export|kept|notices/.test(path))).toEqual([])
  expect(complaints).toEqual([])
})

test.each(['desk', 'phone'])(
  'a table that is gone is told too, and what was carried home is read: %s',
  async (size) => {
    line = await openLine(here.table.url)
    const { page, complaints } = await here.visit({
      worker: true,
      at: line.url,
      size,
      expected: CUT,
    })
    await settled(page, 'en')
    line.close()
    await page.goto(`${line.url}/cards/btwixt`)
    await page.waitForSelector('[data-thing]')
    await page.locator('[data-line="lost"]').waitFor()
    expect(complaints).toEqual([])
  },
)

test.each(['desk', 'phone'])(
  'a new version takes over, says so, and the old files go: %s',
  async (size) => {
    line = await openDoor(here.table.url)
    const { page, complaints } = await here.visit({ worker: true, at: line.url, size })
    await kept(page, /^\/words\/common/)
    const old = (await page.evaluate(() => caches.keys())).find((name) => /-files-/.test(name))
    const worker = await (await fetch(`${line.url}/worker.js`)).text()
    const entry = /entry:"([^"]+)"/.exec(worker)[1]
    line.instead.set(
      '/worker.js',
      worker
        .replaceAll(old.replace('weirwood-files-', ''), 'another')
        .replaceAll(`entry:"${entry}"`, 'entry:"/assets/index-another.js"'),
    )
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.locator('[data-line="newer"]').waitFor()
    await page.screenshot({ path: `shots/e2e/newer-${size}.png` })
    expect(await here.inBoth(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(old)
    // The next page comes from the table, and not from what runs here.
    await page.evaluate(() => (globalThis.before = true))
    await page.locator('a[href="/mine"]').click()
    await page.waitForSelector('main.mine')
    expect(await page.evaluate(() => globalThis.before)).toBe(undefined)
    expect(complaints).toEqual([])
  },
)
