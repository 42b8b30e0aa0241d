// A deck and an army of one's own: pasted in the lobby, with the reasons against a bad one.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { answer, question } from '../tools/drive.mjs'
import { accept, invited, lay } from './company.mjs'
import { unreadable } from './fit.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const content = async (path) =>
  JSON.parse(
    await readFile(new URL(`../../src/weirwood/games/${path}.json`, import.meta.url), 'utf8'),
  )

/** A ready deck as the text that people exchange. */
const deck = async (id) => {
  const { decks } = await content('cardgame/content/decks')
  const { faction, agenda, plots, cards } = decks.find((each) => each.id === id)
  return [
    `Faction: ${faction}`,
    ...(agenda ? [`Agenda: ${agenda}`] : []),
    ...Object.entries({ ...plots, ...cards }).map(([card, count]) => `${count}x ${card}`),
  ]
}
/** What the seats of the room that the page shows play with. */
const labels = (page) =>
  page.evaluate(async () => {
    const told = await fetch(location.pathname.replace('/room/', '/api/rooms/'))
    return (await told.json()).seats.map((seat) => seat.label)
  })
const army = async (id) => {
  const { armies } = await content('miniatures/content/armies')
  return armies.find((each) => each.id === id)
}

const cases = {
  cardgame: async () => {
    const lines = await deck('intro_stark')
    return {
      good: lines.join('\n'),
      bad: [...lines.slice(0, -20), '9x Eddart Stark'].join('\n'),
      reason: 'Eddart Stark',
    }
  },
  miniatures: async () => {
    const found = await army('army_stark_20')
    return {
      good: JSON.stringify(found),
      bad: JSON.stringify({ ...found, ncus: Array(6).fill(found.ncus[0]) }),
      reason: '20',
    }
  },
}

test.each([
  ['cardgame', 'phone'],
  ['cardgame', 'desk'],
  ['miniatures', 'phone'],
  ['miniatures', 'desk'],
])('%s on a %s: a bad list tells why, a good one is played', async (game, size) => {
  const { good, bad, reason } = await cases[game]()
  const ana = await here.visit({ name: 'Ana', at: null })
  await lay(here, ana.page, game, ['me', 'person'])
  const [link] = await invited(ana.page)
  const bo = await here.visit({ name: 'Bo', size, lang: 'en', at: null })
  await accept(bo.page, link)

  const box = bo.page.locator('.bring .list').first()
  await box.locator('select').selectOption('own')
  await box.locator('textarea').fill(bad)
  await box.locator('.no').first().waitFor()
  expect((await box.locator('.no').allInnerTexts()).join('\n')).toContain(reason)
  await box.getByRole('button', { name: 'Play with this list' }).click()
  await box.locator('.no').first().waitFor()
  expect(await here.axe(bo.page)).toEqual([])
  await bo.page.screenshot({ path: `shots/e2e/list-${game}-${size}.png` })
  await box.locator('textarea').fill(good)
  await box.locator('.yes').waitFor()
  await box.getByRole('button', { name: 'Play with this list' }).click()
  await box.getByRole('button', { name: 'You play with this list.' }).waitFor()

  await ana.page.locator('.start').click()
  for (const { page } of [ana, bo]) await page.waitForSelector('.table')
  const asked = await Promise.race([ana, bo].map(({ page }) => question(page).then(() => page)))
  await answer(asked, here.hand(asked))
  for (const { complaints } of [ana, bo]) expect(complaints).toEqual([])
})

test.each(['desk', 'phone'])(
  'every chair is given what it plays, bots included: %s',
  async (size) => {
    const { page, complaints } = await here.visit({ size, at: null })
    // A deck that was built before, for the bot.
    const numbered = await deck('intro_stark')
    await page.goto(`${here.table.url}/build/cardgame`)
    await page.locator('[data-act="text"]').click()
    await page.locator('[data-act="text-in"]').fill(numbered.join('\n'))
    await page.locator('[data-act="read"]').click()
    await page.waitForSelector('[data-legal="true"]')
    const name = 'Wolves of Winter, with a name that goes on and on and on'
    await page.locator('[data-act="name"]').fill(name)
    await page.locator('[data-act="keep"]').click()
    await page.locator(`[data-kept="${name}"]`).waitFor()
    // As it may have come from elsewhere: by the numbers of its cards. (The table must have taken it
    // first: a list that it should have and has not was thrown away on another device.)
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('weirwood.lists'))[0])
    await expect.poll(async () => (await kept()).fresh).toEqual([])
    await page.evaluate((text) => {
      const [list] = JSON.parse(localStorage.getItem('weirwood.lists'))
      localStorage.setItem('weirwood.lists', JSON.stringify([{ ...list, text, fresh: [] }]))
    }, numbered.join('\n'))
    // The common choice first: the rest is folded, and says what it is set to.
    await page.goto(`${here.table.url}/new/cardgame`)
    await page.waitForSelector('.chairs .who')
    expect(await page.locator('details[open]').count()).toBe(0)
    const mine = page.locator('.chairs [data-act="list-deck"]')
    await mine.nth(0).selectOption('the_old_ways')
    await mine.nth(1).selectOption('at_the_wall')
    await page.locator('[data-act="look"]').nth(1).click()
    const inside = page.locator('dialog .contents')
    await inside.locator('section').nth(2).waitFor()
    await inside.locator('.thing').nth(1).click()
    await inside.locator('.words .help').waitFor()
    expect(await here.inBoth(page)).toEqual([])
    await page.screenshot({ path: `shots/e2e/deck-${size}.png` })
    await page.keyboard.press('Escape')
    // A list is checked while it is written.
    await mine.nth(0).selectOption('own')
    await page.locator('.chairs textarea').fill('Faction: stark\n9x Eddart Stark')
    await page.locator('.chairs .no').first().waitFor()
    expect(await here.inBoth(page)).toEqual([])
    await page.screenshot({ path: `shots/e2e/chairs-${size}.png` })
    await mine.nth(0).selectOption('at_the_wall')
    await mine.nth(1).selectOption({ label: name })
    // However it was kept, it is read by the names of the reader's language.
    const text = page.locator('.chairs textarea')
    await expect.poll(() => text.inputValue()).toMatch(/\dx Winterfell Steward$/m)
    expect(await text.inputValue()).not.toMatch(/\dx \d/)
    await page.locator('.chairs .yes').waitFor()
    expect(await mine.nth(1).locator('option:checked').innerText()).toBe(name)
    // A name may be long: what is chosen stays within its part of the page.
    const right = (of) => of.evaluate((node) => node.getBoundingClientRect().right)
    expect(await right(mine.nth(1))).toBeLessThan((await right(page.locator('.chairs'))) + 1)
    await page.locator('.start').click()
    await question(page)
    expect(await labels(page)).toEqual(['nights_watch', 'stark'])
    expect(complaints).toEqual([])
  },
)

test.each(['desk', 'phone'])('a house for every chair of the board game: %s', async (size) => {
  const { page, complaints } = await here.visit({ size, at: null })
  await page.goto(`${here.table.url}/new/boardgame`)
  await page.locator('.counts button', { hasText: /^3$/ }).click()
  await page.locator('.chairs [data-act="list-house"]').nth(0).selectOption('lannister')
  const other = page.locator('.chairs [data-act="list-house"]').nth(1)
  expect(await other.locator('option[value="lannister"]').isDisabled()).toBe(true)
  await page.locator('.start').click()
  await question(page)
  expect(await labels(page)).toEqual(['lannister', 'stark', 'baratheon'])
  expect(complaints).toEqual([])
})

/** What watches the line comes two seconds after the page: without it a cut is a missing file. */
const lineWatched = () =>
  ['js', 'css'].every((kind) =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/assets/Line-') && name.endsWith(`.${kind}`)),
  )

test('lists follow to a phone; changed on both without a line, both versions are there', async () => {
  const deck = 'Faction: stark\n2x 01146'
  const desk = await here.visit({ expected: /ERR_INTERNET_DISCONNECTED/ })
  const phone = await here.visit({ size: 'phone', expected: /ERR_INTERNET_DISCONNECTED/ })
  const sizes = [
    ['phone', phone],
    ['desk', desk],
  ]
  const shelf = ({ page }) =>
    page.locator('[data-kept]').evaluateAll((all) => all.map((x) => x.dataset.kept))
  const build = async ({ page }, text, name) => {
    await page.goto(`${here.table.url}/build/cardgame`)
    await page.locator('[data-act="text"]').click()
    await page.locator('[data-act="text-in"]').fill(text)
    await page.locator('[data-act="read"]').click()
    await page.locator('[data-held="01146"]').waitFor()
    await page.locator('[data-act="name"]').fill(name)
    await page.locator('[data-act="keep"]').click()
    await page.locator('[role="status"]', { hasText: 'Saved for all your devices.' }).waitFor()
  }
  await build(desk, deck, 'Desk')
  await build(phone, `${deck}\n1x 01001`, 'Phone')
  // The phone becomes mine: what it has built comes along.
  await desk.page.goto(`${here.table.url}/mine`)
  await desk.page.locator('[data-act="move"]').click()
  const link = await desk.page.locator('.way .link input').inputValue()
  await phone.page.goto(link)
  await phone.page.locator('[data-act="join"]').click()
  await phone.page.waitForURL(/\/mine$/)
  for (const { page } of [desk, phone]) {
    await page.goto(`${here.table.url}/build/cardgame`)
    await page.locator('[data-kept="Desk"]').waitFor()
    await page.locator('[data-kept="Phone"]').waitFor()
  }
  // Both change the same one while they are cut off, and come back one after the other.
  for (const [device, card] of [
    [desk, '01144'],
    [phone, '01145'],
  ]) {
    const { page, context } = device
    await page.locator('[data-kept="Desk"] .button').first().click()
    await page.locator('[data-held="01146"]').waitFor()
    await page.waitForFunction(lineWatched)
    await context.setOffline(true)
    await page.locator('input[type="search"]').fill(card)
    await page.locator(`[data-piece="${card}"] [data-act="more"]`).click()
    await page.locator('[data-act="keep"]').click()
    await page.locator('[role="status"]', { hasText: 'Saved on this device' }).waitFor()
    expect(await here.inBoth(page)).toEqual([])
    await page.screenshot({ path: `shots/e2e/lists-cut-${device === desk ? 'desk' : 'phone'}.png` })
  }
  for (const { context, page } of [desk, phone]) {
    await context.setOffline(false)
    await page.reload()
    await page.locator('[data-kept="Desk"]', { hasNotText: 'only on this device' }).waitFor()
  }
  await desk.page.reload()
  for (const [size, { page }] of sizes) {
    await page.locator('[data-kept="Desk"] summary', { hasText: '2 older versions' }).click()
    await page.locator('[data-kept="Desk"] [data-act="older"]').first().click()
    await page.locator('[data-held="01144"]').waitFor()
    await page.screenshot({ path: `shots/e2e/lists-${size}.png`, fullPage: true })
  }
  // One that is thrown away on the one is gone on the other, and can be taken back there.
  for (const [[, thrower], [size, other]] of [sizes, sizes.toReversed()]) {
    await thrower.page.locator('[data-kept="Phone"] [data-act="throw"]').click()
    await thrower.page.locator('[data-kept="Phone"]').waitFor({ state: 'detached' })
    await other.page.reload()
    await other.page.locator('[data-act="attic"]').click()
    expect(await shelf(other)).toEqual(['Desk'])
    await other.page.locator('[data-thrown="Phone"]').scrollIntoViewIfNeeded()
    await other.page.screenshot({ path: `shots/e2e/lists-thrown-${size}.png` })
    await other.page.locator('[data-thrown="Phone"] .button').click()
    await other.page.locator('[data-kept="Phone"]').waitFor()
    expect(await here.inBoth(other.page)).toEqual([])
  }
  // Two lists side by side: what the one on the bench has more, and fewer.
  await desk.page.reload()
  for (const [size, { page }] of sizes) {
    await page.locator('[data-kept="Desk"] .button').first().click()
    await page.locator('[data-held="01146"]').waitFor()
    await page.locator('[data-kept="Phone"] [data-act="compare"]').click()
    const difference = page.locator('.difference')
    await difference.locator('li').first().waitFor()
    expect(await difference.locator('li.no').allInnerTexts()).toEqual([
      expect.stringMatching(/^−1 /),
    ])
    await difference.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `shots/e2e/lists-compared-${size}.png` })
    expect([...(await here.inBoth(page)), ...(await unreadable(page))]).toEqual([])
  }
  // It is there to be picked for any chair, a bot's too.
  await phone.page.goto(`${here.table.url}/new/cardgame`)
  await phone.page.locator('.chairs [data-act="list-deck"]').nth(1).selectOption({ label: 'Phone' })
  await phone.page.locator('.chairs .no').first().waitFor()
  for (const { complaints } of [desk, phone]) expect(complaints).toEqual([])
})
