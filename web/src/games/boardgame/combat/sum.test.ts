// A battle adds up as the rules do, also with a card in mind and after the beaten have gone.
import { expect, test } from 'vitest'
import { sumOf, withCard } from './sum'
import type { Combat, Side } from '../view'

const side = (house: string, parts: Record<string, number>): Side => ({
  house,
  card: null,
  tide: null,
  parts,
  strength: Object.values(parts).reduce((sum, part) => sum + part, 0),
})
const battle = (a: Side, b: Side, winner: number | null = null): Combat => ({
  area: 'pyke',
  origin: 'flints_finger',
  winner,
  tie: 1,
  support: [],
  sides: [a, b],
})

test('who leads', () => {
  const sum = sumOf(battle(side('stark', { units: 4, order: -1 }), side('greyjoy', { units: 1 })))
  expect(sum.totals).toEqual([3, 1])
  expect(sum.ahead).toBe(0)
  expect(sum.rows).toEqual([
    { part: 'units', values: [4, 1] },
    { part: 'order', values: [-1, 0] },
  ])
  const level = sumOf(battle(side('stark', { units: 1 }), side('greyjoy', { units: 1 })))
  expect(level.ahead).toBe(null)
})

test('a card in mind counts as the game foretells it, on both sides', () => {
  const now = battle(side('greyjoy', { units: 4 }), side('baratheon', { units: 1 }))
  const parts = [
    [2, 0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 3, 0, 0],
  ]
  const forecast = { some_card: { strength: 4, against: 2, parts, beats: [], of: 7 } }
  const thought = withCard(now, { house: 'baratheon', forecast }, 'some_card')
  expect(thought.sides.map(({ strength }) => strength)).toEqual([2, 4])
  expect(thought.sides.map(({ card }) => card)).toEqual([null, 'some_card'])
  expect(thought.sides[1]!.parts).toMatchObject({ units: 1, card: 3 })
  expect(withCard(now, { house: 'baratheon', forecast }, null)).toEqual(now)
  expect(withCard(now, { house: 'baratheon', forecast }, 'another')).toEqual(now)
  expect(withCard(now, { house: 'baratheon' }, 'some_card')).toEqual(now)
})
