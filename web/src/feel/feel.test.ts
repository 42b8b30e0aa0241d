// The tables of what is felt, one for each game: they name what there is, in every language.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { LANGUAGES } from '../words/catalogue'
import { bannersOf, beatOf, recapOf, soundsOf, NOTABLE, PLAIN, WEIGHTY, type Feel } from './feel'
import { SOUNDS } from './sounds'

const GAMES = ['btwixt', 'boardgame', 'cardgame', 'miniatures']
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const tableOf = (game: string) => JSON.parse(read(`../games/${game}/feel.json`)) as Feel
const KEYS = ['banner', 'sound', 'who', 'text', 'when', 'recap']

/** What an event of each kind may carry, as the game's schema has it. */
const argsOf = (game: string): Map<string, Set<string>> => {
  const { $defs } = JSON.parse(read(`../../../src/weirwood/games/${game}/views/schema.json`)) as {
    $defs: Record<string, { properties: { args: { properties?: object } } }>
  }
  return new Map(
    Object.entries($defs)
      .filter(([id]) => id.startsWith('event:'))
      .map(([id, each]) => [
        id.slice('event:'.length),
        new Set(Object.keys(each.properties.args.properties ?? {})),
      ]),
  )
}

test.each(GAMES)('%s tells only of what happens there, by arguments that events have', (game) => {
  const known = argsOf(game)
  for (const [kind, row] of Object.entries(tableOf(game))) {
    expect([kind, known.has(kind)]).toEqual([kind, true])
    expect(Object.keys(row).filter((key) => !KEYS.includes(key))).toEqual([])
    for (const arg of [row.who, row.text, row.when])
      if (arg) expect([kind, arg, known.get(kind)!.has(arg)]).toEqual([kind, arg, true])
    if (row.sound) expect(SOUNDS).toHaveProperty(row.sound)
  }
})

test.each(LANGUAGES)('every banner has a title in %s, and none is there for nothing', (lang) => {
  const said = new FluentResource(read(`../text/${lang}/feel.ftl`)).body.map(({ id }) => id)
  const titles = said.filter((id) => id.startsWith('banner-')).map((id) => id.slice(7))
  const shown = GAMES.flatMap((game) =>
    Object.values(tableOf(game)).flatMap(({ banner }) => banner ?? []),
  )
  expect([...new Set(shown)].sort()).toEqual(titles.sort())
})

test('every sound is heard somewhere', () => {
  const own = ['turn', 'press', 'send', 'refuse', 'chat']
  const heard = GAMES.flatMap((game) =>
    Object.values(tableOf(game)).flatMap(({ sound }) => sound ?? []),
  )
  expect([...new Set([...own, ...heard])].sort()).toEqual(Object.keys(SOUNDS).sort())
})

const FEEL: Feel = {
  'bid.shown': { banner: 'bids', sound: 'coins', who: 'house', recap: false },
  'bid.settled': { banner: 'bids', recap: true },
  'card.turned': { banner: 'card', sound: 'card', text: 'card' },
  'unit.fell': { sound: 'fall', recap: true },
  'round.began': { sound: 'drum', when: 'first' },
}
const told = (number: number, kind: string, args = {}) => ({ number, kind, args })

test('what belongs together is one banner, and bears a sign only if it has but one', () => {
  const one = told(1, 'bid.shown', { house: 'stark' })
  const other = told(2, 'bid.shown', { house: 'tyrell' })
  const card = told(4, 'card.turned', { card: 'winter' })
  expect(bannersOf(FEEL, [one])).toEqual([
    { id: 1, name: 'bids', who: 'stark', events: [one], texts: [] },
  ])
  const both = bannersOf(FEEL, [one, other, told(3, 'else'), card])
  expect(both.map(({ name, who, texts }) => [name, who, texts])).toEqual([
    ['bids', null, []],
    ['card', null, ['winter']],
  ])
  expect(both[0]!.events).toEqual([one, other])
})

test('a sound is heard once, a recap has what is worth telling', () => {
  const news = [told(1, 'bid.shown'), told(2, 'bid.shown'), told(3, 'unit.fell'), told(4, 'else')]
  expect(soundsOf(FEEL, news)).toEqual(['coins', 'fall'])
  expect(recapOf(FEEL, [...news, told(5, 'bid.settled')]).map(({ number }) => number)).toEqual([
    3, 5,
  ])
})

test('what matters is looked at for longer; nothing, for no time', () => {
  expect(beatOf(FEEL, [])).toBe(0)
  expect(beatOf(FEEL, [told(1, 'else')])).toBe(PLAIN)
  expect(beatOf(FEEL, [told(1, 'unit.fell'), told(2, 'else')])).toBe(NOTABLE)
  expect(beatOf(FEEL, [told(1, 'card.turned')])).toBe(WEIGHTY)
  expect(beatOf(FEEL, [told(1, 'round.began', { first: false })])).toBe(PLAIN)
})
