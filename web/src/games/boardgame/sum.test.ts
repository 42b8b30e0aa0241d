// A battle adds up as the rules do, also with a card in mind and after the beaten have gone.
import { expect, test } from 'vitest'
import { sumOf, withCard } from './sum'
import type { Combat, Side } from './view'

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
  support: [],
  sides: [a, b],
})
const FIEFDOMS = ['greyjoy', 'stark']

test('who leads, and whom a tie goes to', () => {
  const sum = sumOf(
    battle(side('stark', { units: 4, order: -1 }), side('greyjoy', { units: 1 })),
    FIEFDOMS,
  )
  expect(sum.totals).toEqual([3, 1])
  expect(sum.ahead).toBe(0)
  expect(sum.tie).toBe(1)
  expect(sum.rows).toEqual([
    { part: 'units', values: [4, 1] },
    { part: 'order', values: [-1, 0] },
  ])
  const level = sumOf(battle(side('stark', { units: 1 }), side('greyjoy', { units: 1 })), ['stark'])
  expect([level.ahead, level.tie]).toEqual([null, 0])
})

test('a card in mind counts on its own side only, and not over one that lies', () => {
  const now = battle(side('stark', { units: 1 }), side('greyjoy', { units: 1 }))
  const thought = withCard(now, 'stark', 'eddard_stark')
  expect(thought.sides.map(({ strength }) => strength)).toEqual([5, 1])
  expect(withCard(thought, 'stark', 'robb_stark').sides[0]!.strength).toBe(5)
  expect(withCard(now, 'stark', null)).toEqual(now)
  expect(withCard(now, null, 'eddard_stark')).toEqual(now)
})
