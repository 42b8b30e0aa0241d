// One person on several devices: a passkey, a code on paper, a picture for the phone's camera.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { opened } from './board.mjs'
import { against } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

/** Passkeys are for names: the table by the name of this machine. */
const named = () => here.table.url.replace('127.0.0.1', 'localhost')

/** What a camera reads in a picture on the page. */
const inPicture = async (picture) => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer: wasmBinary } = new Uint8Array(await readFile(path))
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const found = await readBarcodes(new Uint8Array(await picture.screenshot()))
  return found.map(({ format, text }) => `${format} ${text}`)
}

/** An authenticator in software at this page, which knows these passkeys; gives what asks it, and what
 * takes it away. */
const withKeys = async ({ context, page }, keys = []) => {
  const line = await context.newCDPSession(page)
  await line.send('WebAuthn.enable')
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  for (const credential of keys)
    await line.send('WebAuthn.addCredential', { authenticatorId, credential })
  const held = async () =>
    (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  held.away = () => line.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  return held
}

/** Gives up a game of the visitor of this page, over a line of its own. */
const concede = (page, room) =>
  page.evaluate(async (id) => {
    const ws = new WebSocket(`ws://${location.host}/ws`)
    await new Promise((resolve) => (ws.onopen = resolve))
    const over = new Promise((resolve) => {
      ws.onmessage = ({ data }) => /"status":"over"/.test(data) && resolve()
    })
    ws.send(JSON.stringify({ type: 'hello', version: 2, room: id }))
    ws.send(JSON.stringify({ type: 'concede', id: 1 }))
    await over
    ws.close()
  }, room)

test('seats, history, puzzles, language and settings follow to a phone, and back with a passkey', async () => {
  const desk = await here.visit({ expected: /^4\d\d .*\/api\/enter\/code/, at: null })
  await desk.page.goto(named())
  await desk.page.waitForSelector('.game .button.main')
  await against({ ...here, table: { ...here.table, url: named() } }, desk.page, 'btwixt', 3)
  const room = new URL(desk.page.url()).pathname
  // Also a game that is over, and a puzzle that was too hard.
  const there = { ...here, table: { ...here.table, url: named() } }
  const past = await opened(there, desk.page, {
    game: 'cardgame',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
  })
  await concede(desk.page, past)
  const shelf = await (await desk.context.request.get(`${named()}/api/puzzles/btwixt`)).json()
  const given = await desk.context.request.post(
    `${named()}/api/puzzles/btwixt/${shelf.puzzles[0].id}`,
    { data: { give_up: true } },
  )
  expect(given.ok()).toBe(true)

  await desk.page.goto(`${named()}/mine`)
  await desk.page.locator(`.rows a[href="${room}"]`, { hasText: 'Your turn' }).waitFor()
  await desk.page.locator('select[name="status"]').selectOption('over')
  await desk.page.locator(`.rows a[href="${room}"]`).waitFor({ state: 'detached' })
  const keys = await withKeys(desk)
  await desk.page.locator('[data-act="add-passkey"]').click()
  await desk.page.locator('.list li', { hasText: 'Chrome' }).nth(1).waitFor()
  await desk.page.locator('[data-act="codes"]').click()
  const known = await keys()
  expect(known.map(({ rpId }) => rpId)).toEqual(['localhost'])
  const code = await desk.page.locator('.codes code').first().textContent()
  await desk.page.locator('[data-act="move"]').click()
  const link = await desk.page.locator('.way .link input').inputValue()
  expect(await inPicture(desk.page.locator('.way svg[role="img"]'))).toEqual([`QRCode ${link}`])
  expect(await here.inBoth(desk.page)).toEqual([])
  await desk.page.screenshot({ path: 'shots/e2e/mine-desk.png', fullPage: true })

  // The phone speaks another language, until it is mine.
  const phone = await here.visit({ size: 'phone', lang: 'it', theme: 'light', name: '', at: null })
  await phone.page.goto(link)
  await phone.page.locator('[data-act="join"]').click()
  await phone.page.locator('#mine-devices', { hasText: 'My devices' }).waitFor()
  expect(await here.inBoth(phone.page)).toEqual([])
  await phone.page.screenshot({ path: 'shots/e2e/mine-phone.png', fullPage: true })
  expect(await phone.page.locator('html').getAttribute('data-theme')).toBe('dark')
  await phone.page.locator(`.rows a[href="/replay/${past}"]`, { hasText: 'Lost' }).waitFor()
  await phone.page.locator(`.rows a[href="/report/${past}"]`).waitFor()
  await phone.page.goto(`${named()}/puzzles/btwixt`)
  await phone.page.getByText('Solved: 0 of 1 tried').waitFor()
  await phone.page.goto(named())
  await phone.page.locator(`.rows a[href="${room}"]`).waitFor()
  expect(await phone.page.locator('.name input').inputValue()).toBe('Ana')

  // The desk leaves: it is nobody's, until a code from paper says otherwise, once.
  await desk.page.reload()
  const mine = desk.page.locator('.list li', { hasText: 'this one' })
  await mine.locator('[data-act="send-away"]').click()
  await mine.locator('[data-act="send-away-sure"]').click()
  await desk.page.locator('section', { hasText: 'No games here.' }).waitFor()
  for (const [typed, seen] of [
    ['0000-0000-0000-0000', desk.page.locator('.trouble')],
    [code.toLowerCase(), mine],
  ]) {
    await desk.page.locator('input[name="code"]').fill(typed)
    await desk.page.locator('section form .button').click()
    await seen.waitFor()
  }
  await desk.page.locator(`.rows a[href="${room}"]`).waitFor()

  // A third device has the passkey, as devices of one owner have.
  const third = await here.visit({ at: null })
  await third.page.goto(`${named()}/mine`)
  await withKeys(third, known)
  await third.page.locator('[data-act="enter-passkey"]').click()
  await third.page.locator(`.rows a[href="${room}"]`).waitFor()
  await third.page.locator('.list li', { hasText: 'this one' }).waitFor()
  // The desk takes the passkey from all; the phone sends one of the others away.
  await desk.page.reload()
  await desk.page.locator('[data-act="remove-passkey"]').click()
  await desk.page.locator('[data-act="remove-passkey-sure"]').click()
  await desk.page.locator('[data-act="remove-passkey"]').waitFor({ state: 'detached' })
  await phone.page.goto(`${named()}/mine`)
  const others = phone.page.locator('.list li', { hasNotText: 'this one' })
  const devices = phone.page.locator('[data-act="send-away"]')
  await expect.poll(() => devices.count()).toBe(3)
  await others.locator('[data-act="send-away"]').first().click()
  await phone.page.locator('[data-act="send-away-sure"]').click()
  await expect.poll(() => devices.count()).toBe(2)
  for (const { complaints } of [desk, phone, third]) expect(complaints).toEqual([])
})

test('several passkeys lead to me, one that was removed does not, and without any a code does', async () => {
  const there = { ...here, table: { ...here.table, url: named() } }
  const phone = await here.visit({ size: 'phone', at: null })
  await phone.page.goto(`${named()}/mine`)
  await phone.page.locator('[data-act="add-passkey"]').waitFor()
  const bots = [1, 2].map(() => ({ kind: 'bot', level: 'novice' }))
  const room = await opened(there, phone.page, { game: 'btwixt', seats: [{ kind: 'me' }, ...bots] })
  const passkeys = phone.page.locator('[data-act="remove-passkey"]')
  const made = []
  for (const n of [0, 1]) {
    const keys = await withKeys(phone)
    await phone.page.locator('[data-act="add-passkey"]').click()
    await passkeys.nth(n).waitFor()
    made.push(await keys())
    await keys.away()
  }
  await phone.page.locator('[data-act="codes"]').click()
  const code = await phone.page.locator('.codes code').first().textContent()
  const games = (page) => page.locator(`.rows a[href="/room/${room}"]`)
  const people = [phone]
  /** Somebody with these passkeys and nothing else comes to the table; whether it lets them in. Passkeys
   * count how often they were shown. */
  const comes = async (keys) => {
    const size = people.length % 2 ? 'desk' : 'phone'
    const other = await here.visit({ size, at: null, expected: /^4\d\d .*\/api\/enter/ })
    people.push(other)
    await other.page.goto(`${named()}/mine`)
    const held = await withKeys(other, keys)
    await other.page.locator('[data-act="enter-passkey"]').click()
    const refused = other.page.locator('.trouble')
    await games(other.page).or(refused).first().waitFor()
    keys.splice(0, keys.length, ...(await held()))
    return !(await refused.count())
  }
  const copied = structuredClone(made[0])
  for (const keys of made) expect(await comes(keys)).toBe(true)
  expect(await comes(copied)).toBe(false)
  /** Removes one, after which this many lead to me. */
  const remove = async (left) => {
    await passkeys.first().click()
    await phone.page.locator('[data-act="remove-passkey-sure"]').click()
    await expect.poll(() => passkeys.count()).toBe(left)
  }
  await remove(1)
  const answers = []
  for (const keys of made) answers.push(await comes(keys))
  expect(answers.toSorted()).toEqual([false, true])
  // Both are gone: neither leads to me any more, a code from paper does.
  await remove(0)
  for (const keys of made) expect(await comes(keys)).toBe(false)
  const { page } = people.at(-1)
  expect(await here.inBoth(page)).toEqual([])
  await page.locator('input[name="code"]').fill(code)
  await page.locator('section form .button').click()
  await games(page).waitFor()
  for (const { complaints } of people) expect(complaints).toEqual([])
})

test.each(['desk', 'phone'])(
  'what I won is counted by game, faction and deck, mine by its name: %s',
  async (size) => {
    const file = '../../src/weirwood/games/cardgame/content/decks.json'
    const { decks } = JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'))
    const { faction, plots, cards } = decks.find(({ id }) => id === 'intro_stark')
    const counted = Object.entries({ ...plots, ...cards }).map(([card, n]) => `${n}x ${card}`)
    const text = [`Faction: ${faction}`, ...counted].join('\n')
    const { page, context, complaints } = await here.visit({ size })
    const kept = { id: 'wolves-1', game: 'cardgame', kind: 'deck' }
    const versions = [{ name: 'Wolves of mine', text, at: 1 }]
    const told = await context.request.post(`${here.table.url}/api/mine/lists`, {
      data: { lists: [{ ...kept, versions }] },
    })
    expect((await told.json()).refused).toEqual([])
    const room = await opened(here, page, {
      game: 'cardgame',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
      settings: { decks: [text, null] },
    })
    await concede(page, room)

    await page.goto(`${here.table.url}/mine`)
    const rows = page.locator('li[data-brought]')
    await page.locator('li.deck', { hasText: 'Wolves of mine' }).waitFor()
    // The game, the faction, the deck: each with its share, how sure that is, and a picture of both.
    const said = await rows.allInnerTexts()
    expect(said).toHaveLength(3)
    for (const each of said) expect(each).toMatch(/0 of 1: 0% \(0% to \d\d%\)/)
    expect(await rows.locator('svg .reach').count()).toBe(3)
    // Names come with the words of their game, a moment after the figures.
    await page.locator('li.part:not(.deck) .name', { hasText: /^Stark$/ }).waitFor()
    // The row says what I played; every filter keeps it or leaves it out.
    const row = page.locator(`.rows a.row[href*="${room}"]`)
    await row
      .locator('.what > span', { hasText: /^The Card Game · Stark · Wolves of mine$/ })
      .waitFor()
    const none = page.locator('section', { hasText: 'No games here.' })
    for (const [filter, other, its] of [
      ['result', 'won', 'lost'],
      ['status', 'running', 'over'],
      ['game', 'btwixt', 'cardgame'],
    ]) {
      const field = page.locator(`select[name="${filter}"]`)
      await field.selectOption(other)
      await none.waitFor()
      await field.selectOption(its)
      await row.waitFor()
    }
    await page.locator('select[name="label"]').selectOption({ label: 'Stark' })
    await row.waitFor()
    // The row leads to the game once more, move by move; beside it is the report.
    expect(await row.getAttribute('href')).toBe(`/replay/${room}`)
    expect(await page.locator(`.rows a[href="/report/${room}"]`).count()).toBe(1)
    expect(await here.inBoth(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.screenshot({ path: `shots/e2e/tallies-${size}.png`, fullPage: true })
    // However many there are, all of them are there.
    const waiting = { game: 'btwixt', seats: ['me', 'person', 'person'].map((kind) => ({ kind })) }
    for (let n = 0; n < 30; n++) await opened(here, page, waiting)
    await page.reload()
    await page.locator('.rows a[href^="/room/"]').nth(29).waitFor()
    expect(await row.count()).toBe(0)
    await page.locator('[data-act="more"]').click()
    await row.waitFor()
    expect(await page.locator('[data-act="more"]').count()).toBe(0)
    expect(complaints).toEqual([])
  },
)
