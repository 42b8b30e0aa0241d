import { expect, test } from 'vitest'
import {
  NOTHING,
  pick,
  read,
  simplest,
  simply,
  useful,
  write,
  type Gallery,
  type Thing,
} from './gallery'

const thing = (id: string, kind: string, cost: number, ...traits: string[]): Thing => ({
  id,
  kind,
  faction: id === 'jon' ? 'nights_watch' : 'stark',
  name: id,
  text: `What ${id} does.`,
  numbers: { cost },
  tags: traits.length ? { traits } : {},
  rows: [],
  parts: [],
  copies: 1,
})
const GALLERY: Gallery = {
  game: 'cardgame',
  lang: 'en',
  title: '',
  kinds: [],
  factions: [
    { id: 'stark', name: 'Stark', count: 2 },
    { id: 'nights_watch', name: 'Watch', count: 1 },
  ],
  numbers: [{ id: 'cost', name: 'Cost', least: 1, most: 6 }],
  groups: [{ id: 'traits', name: 'Traits', tags: [{ id: 'lord', name: 'Lord', count: 2 }] }],
  said: {},
  things: [
    thing('arya', 'character', 2),
    thing('robb', 'character', 6, 'lord'),
    thing('jon', 'character', 6, 'lord'),
    thing('ice', 'attachment', 3),
  ],
}
const ids = (things: readonly Thing[]) => things.map(({ id }) => id)

test('picks by kind, faction, tag and number', () => {
  expect(ids(pick(GALLERY, { ...NOTHING, kind: 'attachment' }, null))).toEqual(['ice'])
  expect(ids(pick(GALLERY, { ...NOTHING, tags: { traits: 'lord' } }, null))).toEqual([
    'robb',
    'jon',
  ])
  const dear = { ...NOTHING, faction: 'stark', numbers: { cost: [3, 9] as [number, number] } }
  expect(ids(pick(GALLERY, dear, null))).toEqual(['robb', 'ice'])
})

test('keeps the order of what was found', () => {
  expect(ids(pick(GALLERY, NOTHING, ['jon', 'arya', 'nobody']))).toEqual(['jon', 'arya'])
})

test('finds without the server, whatever the accents', () => {
  expect(simply(GALLERY, 'ÁRYA does')).toEqual(['arya'])
})

test('what was played more, or wins more surely, comes first', () => {
  const played = (games: number, low: number) => ({
    games,
    times: games,
    won: 1,
    low,
    high: 1,
    fair: 0.5,
  })
  const [first, second] = GALLERY.things
  const told = {
    game: 'x',
    games: 9,
    things: { [first!.id]: played(9, 0.2), [second!.id]: played(2, 0.3) },
  }
  const names = (order: 'played' | 'won', found: string[] | null = null) =>
    pick(GALLERY, { ...NOTHING, order }, found, told).map(({ id }) => id)
  expect(names('played').slice(0, 2)).toEqual([first!.id, second!.id])
  expect(names('won').slice(0, 2)).toEqual([second!.id, first!.id])
  expect(names('won', [first!.id])).toEqual([first!.id])
})

test('an address says what is wanted, and back', () => {
  const wanted = {
    words: 'wolf',
    kind: 'character',
    faction: 'stark',
    tags: { traits: 'lord' },
    order: 'won' as const,
    numbers: { cost: [2, 4] as [number, number] },
  }
  expect(read(write(wanted))).toEqual(wanted)
  expect(write(NOTHING)).toBe('')
  expect(read('?n.cost=x..y&nothing=1')).toEqual(NOTHING)
})

test('only filters that tell something are offered', () => {
  const { groups, numbers, factions } = useful(GALLERY, { ...NOTHING, kind: 'attachment' })
  expect([groups, numbers, factions.map(({ id }) => id)]).toEqual([[], [], ['stark']])
})

test('says of a thing what it knows without the server', () => {
  expect(simplest(GALLERY, 'arya')?.text).toEqual(['What arya does.'])
  expect(simplest(GALLERY, 'nobody')).toBe(null)
})
