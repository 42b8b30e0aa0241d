// The gallery: picked, searched, read one by one, by mouse and by keyboard.
import { expect, test } from 'vitest'
import { unreadable } from './fit.mjs'
import { setUp } from './visit.mjs'

const here = setUp()
const fits = async (page, name) => {
  await page.screenshot({ path: `shots/e2e/cards-${name}.png` })
  expect([name, ...(await here.axe(page)), ...(await unreadable(page))]).toEqual([name])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}
const PAGE = 60
/** The ids that are shown first: a page of sixty; more come as the end comes into sight. */
const shown = async (page) => {
  const things = page.locator('[data-thing]')
  const ids = await things.evaluateAll((all) => all.map((each) => each.dataset.thing))
  return ids.slice(0, PAGE)
}
/** These and no others, and their number is said. */
const shows = async (page, what, things) => {
  const ids = things.map(({ id }) => id).slice(0, PAGE)
  await expect.poll(async () => [what, ...(await shown(page))]).toEqual([what, ...ids])
  const said = await page.locator('main p[role="status"]').innerText()
  expect([what, /\d+/.exec(said)?.[0]]).toEqual([what, String(things.length)])
}
/** Every filter that the page offers, pressed, and what is left by it; gives their names. */
const everyFilter = async (page, things, { thoroughly }) => {
  const field = (name) => page.locator(`[data-filter="${name}"]`)
  // Once games were played here there is an order by them, too, which leaves out nothing.
  const names = await page
    .locator('[data-filter]:not([data-filter="order"])')
    .evaluateAll((all) => all.map((each) => each.dataset.filter))
  for (const name of names) {
    const number = /^(.+)-(least|most)$/.exec(name)
    if (!number) {
      const options = await field(name)
        .locator('option')
        .evaluateAll((all) => all.map((each) => each.value).filter(Boolean))
      const has = (thing, value) =>
        ['kind', 'faction'].includes(name)
          ? thing[name] === value
          : thing.tags[name]?.includes(value)
      for (const value of new Set([...(thoroughly ? [options[0]] : []), options.at(-1)])) {
        await field(name).selectOption(value)
        const wanted = things.filter((thing) => has(thing, value))
        expect(wanted.length).toBeGreaterThan(0)
        await shows(page, `${name}=${value}`, wanted)
      }
      await field(name).selectOption('')
    } else {
      const [, id, end] = number
      const values = things.flatMap(({ numbers }) => numbers[id] ?? [])
      const middle = values.toSorted((a, b) => a - b)[values.length >> 1]
      const fits = (n) => n !== undefined && (end === 'least' ? n >= middle : n <= middle)
      // What goes from one end to the other leaves out nothing.
      const all = middle === (end === 'least' ? Math.min(...values) : Math.max(...values))
      await field(name).fill(String(middle))
      await field(name).press('Enter')
      await shows(
        page,
        `${name}=${middle}`,
        all ? things : things.filter((t) => fits(t.numbers[id])),
      )
      await field(name).fill('')
      await field(name).press('Enter')
    }
  }
  await shows(page, 'all', things)
  return names
}

const FILTERS = {
  btwixt: ['kind', 'faction', 'colours', 'timings', 'marks', 'value-least', 'power-most'],
  boardgame: ['kind', 'faction', 'types', 'strength-least', 'cost-most', 'barrels-least', 'decks'],
  cardgame: ['kind', 'faction', 'traits', 'icons', 'keywords', 'cost-most', 'strength-least'],
  miniatures: ['kind', 'faction', 'types', 'keywords', 'affiliations', 'cost-least', 'speed-most'],
}
/** By game: the names of one thing in other languages than the reader's, words of what it does, its
 * kind, and a rule of it. */
const LOOKED_FOR = {
  btwixt: [
    'inf_betrayal',
    ['traición', 'tradimento'],
    'pila de un vecino',
    'standard_influence',
    'bidding.play',
  ],
  boardgame: [
    'winterfell',
    ['Grande Inverno', 'Winterfell'],
    'baia dei ghiacci',
    'land',
    'control.land',
  ],
  cardgame: [
    '01145',
    ['Viento Gris', 'direwulf'],
    'elegir personaje matarlo',
    'character',
    'keywords.intimidate',
  ],
  miniatures: [
    'stark_sworn_swords',
    ['espadas juramentadas stark', 'stark sworn swords'],
    'mordisco del invierno',
    'unit',
    'units.infantry',
  ],
}
test.each([
  ['btwixt', 'desk', 'dark', 'en'],
  ['btwixt', 'phone', 'light', 'en'],
  ['boardgame', 'desk', 'light', 'es'],
  ['boardgame', 'phone', 'dark', 'es'],
  ['cardgame', 'desk', 'dark', 'en'],
  ['cardgame', 'phone', 'light', 'en'],
  ['miniatures', 'desk', 'light', 'it'],
  ['miniatures', 'phone', 'dark', 'it'],
])('the gallery of %s on a %s, %s, in %s', async (game, size, theme, lang) => {
  const [id, names, said, kind, rule] = LOOKED_FOR[game]
  const { page, complaints } = await here.visit({ size, theme, lang })
  await page.locator(`a[href="/cards/${game}"]`).click()
  await page.waitForSelector('[data-thing]')
  await fits(page, `${game}-${size}`)
  if (size === 'phone') await page.locator('summary').click()
  const { things } = await (await fetch(`${here.table.url}/gallery/${game}/${lang}.json`)).json()
  const pressed = await everyFilter(page, things, { thoroughly: size === 'desk' })
  expect(pressed).toEqual(expect.arrayContaining(FILTERS[game]))

  // By any of its names, and by what it does, in whatever language.
  await page.keyboard.press('/')
  for (const words of [said, ...names]) {
    await page.locator('input[type="search"]').fill(words)
    await page.waitForURL((url) => url.searchParams.get('q') === words)
    await expect.poll(async () => (await shown(page)).length).toBeLessThan(PAGE)
    await page.waitForSelector(`[data-thing="${id}"]`)
    if (words === names.at(-1)) break
    await page.locator('input[type="search"]').fill('')
    await expect.poll(async () => (await shown(page)).length).toBe(PAGE)
  }
  await page.locator('[data-filter="kind"]').selectOption(kind)
  await page.waitForURL((url) => url.searchParams.get('kind') === kind)
  await page.waitForSelector(`[data-thing="${id}"]`)
  await page.locator('[data-act="cards-view"]').click()
  await fits(page, `${game}-list-${size}`)

  // By keyboard to the thing, from it to a rule in the book, and back to what was picked.
  // The arrows lead to its neighbour, in the list and from page to page.
  await page.locator(`[data-thing="${id}"]`).focus()
  const all = await shown(page)
  const place = all.indexOf(id)
  const [forth, home] = place ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const next = all[place ? place - 1 : 1]
  if (next) {
    await page.keyboard.press(forth)
    expect(await page.evaluate(() => document.activeElement.dataset.thing)).toBe(next)
    await page.keyboard.press(home)
  }
  await page.keyboard.press('Enter')
  const link = page.locator(`a[href="/rules/${game}/${rule}"]`)
  await link.waitFor()
  await page.waitForSelector('[data-played]')
  // What it goes with.
  await page.locator(`.pairing a[href^="/cards/${game}/"]`).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(`/cards/${game}/${id}`)
  await fits(page, `${game}-one-${size}`)
  if (next) {
    const at = () => page.evaluate(() => location.pathname.split('/').at(-1))
    const heading = await page.locator('article h1').innerText()
    await page.keyboard.press(forth)
    await expect.poll(at).toBe(next)
    await page.locator('article h1').filter({ hasNotText: heading }).waitFor()
    await page.keyboard.press(home)
    await expect.poll(at).toBe(id)
  }
  await page.keyboard.press('Escape')
  await page.waitForSelector(`[data-thing="${id}"]`)
  expect(new URL(page.url()).searchParams.get('kind')).toBe(kind)
  expect(complaints).toEqual([])
})

/** One more of a thing, by search and by the key +. */
const add = async (page, words, id) => {
  await page.locator('input[type="search"]').fill(words)
  await page.locator(`[data-piece="${id}"] [data-act="more"]`).focus()
  await page.keyboard.press('+')
  await page.waitForSelector(`[data-held="${id}"]`)
}

test.each([
  ['desk', 'dark'],
  ['phone', 'light'],
])('an army is built on a %s, kept, and picked for a bot', async (size, theme) => {
  const { page, complaints } = await here.visit({ size, theme, lang: 'it', at: null })
  await page.goto(`${here.table.url}/build/miniatures`)
  await page.getByText('Prima scegli una fazione.').waitFor()
  await page.locator('[data-act="faction"]').selectOption('stark')
  await page.waitForSelector('a[href="/rules/miniatures/armies.combat_unit"]')
  await add(page, 'spade giurate stark', 'stark_sworn_swords')
  await add(page, 'robb stark wolf lord', 'robb_stark_the_wolf_lord')
  await page.waitForSelector('[data-legal="true"]')
  // One fewer by a key as well; and what an army is looked at for.
  await page.keyboard.press('-')
  await page.locator('[data-held="robb_stark_the_wolf_lord"]').waitFor({ state: 'detached' })
  await page.waitForSelector('[data-legal="false"]')
  await page.keyboard.press('+')
  await page.waitForSelector('[data-legal="true"]')
  const figures = page.locator('.figures')
  expect(await figures.innerText()).toMatch(/5 \/ 40[^]*Attivazioni: 1[^]*Mazzo Tattica/)
  expect(await figures.locator('section').nth(1).locator('li').count()).toBeGreaterThan(5)
  await page.locator('[data-act="hand"]').click()
  await page.waitForSelector('.hand li:nth-child(3)')
  await page.locator('[data-act="name"]').fill('Lupi')
  await page.locator('[data-act="keep"]').click()
  await page.waitForSelector('[data-kept="Lupi"]')
  await fits(page, `army-${size}`)

  await page.goto(`${here.table.url}/new/miniatures`)
  const boxes = page.locator('select[data-act="list-army"]')
  await boxes.nth(1).selectOption({ label: 'Lupi' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some((each) => each.value.includes('Robb Stark')),
  )
  expect(complaints).toEqual([])
})

test.each([
  ['phone', 'light'],
  ['desk', 'dark'],
])('a deck is pasted on a %s: the wrong line is marked, a link carries it', async (size, theme) => {
  const { page, complaints } = await here.visit({ size, theme, lang: 'es', at: null })
  await page.goto(`${here.table.url}/build/cardgame`)
  await page.locator('[data-act="text"]').click()
  const paste = async (text) => {
    await page.locator('[data-act="text-in"]').fill(text)
    await page.locator('[data-act="read"]').click()
  }
  await paste('Faction: House Stark\n3x Robb Stark\n2x Eddart Stork')
  await page.waitForSelector('li.wrong[value="3"]')
  await fits(page, `paste-${size}`)
  await paste('Faction: House Stark\n3x Robb Stark\n2x Vento Grigio')
  await page.waitForSelector('[data-held="01145"]')
  await fits(page, `deck-${size}`)
  // Costs, icons, kinds; the chance to have drawn one of one, two, three by round; a hand.
  const figures = page.locator('.figures')
  expect(await figures.locator('section').count()).toBe(4)
  const rows = await figures.locator('tbody tr').allInnerTexts()
  expect(rows).toHaveLength(3)
  for (const row of rows) {
    const chances = row.trim().split(/\s+/).slice(1).map(Number)
    expect(chances.length).toBeGreaterThan(5)
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
  }
  await page.locator('[data-act="hand"]').click()
  await page.waitForSelector('.hand li:nth-child(5)')
  const text = await page.locator('[data-act="text-out"]').inputValue()
  expect(text).toContain('2x Viento Gris')
  // A link carries it to somebody else, in their language.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (what) => void (globalThis.copied = what)
  })
  await page.locator('[data-act="link"]').click()
  await page.waitForFunction(() => globalThis.copied)
  const other = await here.visit({ at: null })
  await other.page.goto(await page.evaluate(() => globalThis.copied))
  await other.page.locator('[data-held="01145"]', { hasText: 'Grey Wind' }).waitFor()
  expect(other.complaints).toEqual([])
  // Of one box there are so many copies and no more.
  await page.locator('[data-act="profile"]').selectOption('one_box')
  await page.waitForSelector('.reasons a[href="/rules/cardgame/decks.box_copies"]')
  await page.goto(`${here.table.url}/build/cardgame#list=nonsense`)
  await page.reload()
  await page.waitForSelector('.reasons .no')
  expect(complaints).toEqual([])
})
