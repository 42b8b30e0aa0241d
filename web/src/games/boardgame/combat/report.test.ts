import { expect, test } from 'vitest'
import { arrayed, battleOf, ended, joined } from './report'

let n = 0
const told = (kind: string, args = {}) => ({ number: ++n, kind, args })
const fight = () => [
  told('combat.begins', { attacker: 'stark', defender: 'lannister', area: 'riverrun' }),
  told('combat.initial', { attack: 3, defense: 2 }),
  told('combat.cards', {
    attacker: 'stark',
    defender: 'lannister',
    attack_card: 'eddard_stark',
    defense_card: 'tyrion_lannister',
  }),
]
const decided = (winner: string, loser: string) => [
  told('combat.final', {
    attack: 7,
    defense: 5,
    parts: [
      [3, 0, 0, 0, 4, 0, 0],
      [2, 1, 0, 0, 2, 0, 0],
    ],
  }),
  told('combat.won', { winner, loser }),
]

test('a battle is told from its cards to who holds the field', () => {
  let battle = battleOf(null, fight())
  expect(battle).toMatchObject({ area: 'riverrun', cards: ['eddard_stark', 'tyrion_lannister'] })
  battle = battleOf(battle, [
    told('combat.replaced', { house: 'stark', card: 'robb_stark' }),
    ...decided('stark', 'lannister'),
    told('casualties.killed', { house: 'lannister', unit: 'footman' }),
    told('retreat.routed', { house: 'lannister', area: 'lannisport', units: [] }),
  ])
  expect(battle).toMatchObject({
    cards: ['robb_stark', 'tyrion_lannister'],
    totals: [7, 5],
    winner: 0,
    over: false,
  })
  battle = battleOf(battle, [told('combat.moved_in', { house: 'stark', area: 'riverrun' })])
  battle = battleOf(battle, [told('marches.moved'), told('casualties.killed')])
  expect(battle!.over).toBe(true)
  expect(battle!.after.map(({ kind }) => kind)).toEqual([
    'casualties.killed',
    'retreat.routed',
    'combat.moved_in',
  ])
})

test('what is left of it can be drawn as it was', () => {
  const battle = battleOf(null, [...fight(), ...decided('lannister', 'stark')])!
  const drawn = ended(battle, null)!
  expect(drawn.winner).toBe(1)
  expect(drawn.sides.map(({ strength }) => strength)).toEqual([7, 5])
  expect(drawn.sides[1]!.parts).toMatchObject({ units: 2, order: 1, card: 2 })
  expect(ended(battleOf(null, fight())!, null)).toBe(null)
})

test('whoever comes into a battle sees its end too', () => {
  const side = (house: string, card: string | null) => ({
    house,
    card,
    tide: null,
    strength: 0,
    parts: {},
  })
  const now = {
    area: 'riverrun',
    origin: null,
    winner: null,
    tie: 1 as const,
    support: [],
    sides: [side('stark', 'eddard_stark'), side('lannister', null)],
  }
  const battle = battleOf(joined(now), decided('stark', 'lannister'))!
  expect(ended(battle, now)!.sides.map(({ card }) => card)).toEqual(['eddard_stark', null])
  expect(battle.winner).toBe(0)
})

test('a new battle begins anew', () => {
  const battle = battleOf(battleOf(null, [...fight(), ...decided('stark', 'lannister')]), fight())
  expect(battle).toMatchObject({ winner: null, after: [], totals: null })
})

test('who fought can be seen when the pieces have gone', () => {
  const side = (house: string, units = {}) => ({
    house,
    card: null,
    tide: null,
    strength: 2,
    parts: {},
    units,
  })
  const combat = {
    area: 'riverrun',
    origin: 'moat_cailin',
    winner: null,
    tie: 1 as const,
    support: [],
    sides: [side('stark', { knight: 1, footman: 1 }), side('lannister')],
  }
  const held = { riverrun: { units: [{ house: 'lannister', kind: 'footman' as const }] } }
  const kinds = ({ sides }: typeof combat) =>
    sides.map((each) =>
      ('army' in each ? (each.army as { kind: string }[]) : []).map((u) => u.kind),
    )
  const before = arrayed(combat, held, null) as typeof combat
  const fought = [['knight', 'footman'].sort(), ['footman']]
  expect(kinds(before).map((each) => each.sort())).toEqual(fought)
  const won = { ...combat, winner: 0, sides: [side('stark'), side('lannister')] }
  const after = arrayed(won, { riverrun: {} }, before) as unknown as typeof combat
  expect(kinds(after).map((each) => each.sort())).toEqual(fought)
  // Whoever comes when it is decided sees what still stands there; later, nothing.
  const late = arrayed({ ...combat, winner: 0 }, held, null) as unknown as typeof combat
  expect(kinds(late).map((each) => each.sort())).toEqual(fought)
  const other = arrayed({ ...won, area: 'harrenhal' }, null, before) as unknown as typeof combat
  expect(kinds(other)).toEqual([[], []])
})
