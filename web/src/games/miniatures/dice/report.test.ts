import { expect, test } from 'vitest'
import type { Args } from '../../../words/speech'
import { clashNow, clashOf, headline, lately, losses, still, succeeds } from './report'

let number = 0
const told = (kind: string, args: Args = {}) => ({ number: ++number, kind, args })
const FIGHT = [
  told('turn.began', { seat: 0 }),
  told('attack.declared', { nr: 2, target_nr: 8, unit: 'a', target: 'b' }),
  told('dice.attack', { nr: 2, dice: [5, 1, 4], need: 5 }),
  told('dice.rerolled', { what: 'attack', dice: [5, 6, 4], count: 1 }),
  told('attack.hits', { nr: 2, hits: 2 }),
  told('dice.defense', { nr: 8, dice: [4, 1], need: 4 }),
  told('attack.wounds', { nr: 8, count: 1, blocked: 1 }),
  told('unit.wounded', { nr: 8, count: 1 }),
  told('dice.test', { nr: 8, dice: [6, 4], d3: 2, need: 7, panic: true }),
  told('test.result', { nr: 8, result: 'failed', panic: true }),
  told('unit.wounded', { nr: 8, count: 2 }),
]

test('an attack is one story with all its dice', () => {
  const clash = clashOf(FIGHT)!
  expect([clash.kind, clash.unit, clash.target]).toEqual(['attack', 2, 8])
  expect(clash.rolls.map(({ what, dice }) => [what, dice])).toEqual([
    ['attack', [5, 6, 4]],
    ['defense', [4, 1]],
    ['test', [6, 4]],
  ])
  expect([clash.hits, clash.blocked, clash.wounds, clash.passed]).toEqual([2, 1, 1, false])
  expect(clash.rolls[2]!.d3).toBe(2)
})

test('a test of somebody else is a story of its own, and so is a charge', () => {
  const other = clashOf([...FIGHT, told('dice.test', { nr: 3, dice: [2, 2], need: 6 })])!
  expect([other.kind, other.unit, other.rolls.length]).toEqual(['test', 3, 1])
  const charge = clashOf([
    told('charge.declared', { nr: 1, target_nr: 9 }),
    told('dice.charge', { nr: 1, dice: [5] }),
    told('charge.run', { nr: 1, success: true }),
  ])!
  expect([charge.kind, charge.rolls[0]!.dice, charge.passed]).toEqual(['charge', [5], true])
})

test('a die of a panic test is told with the third', () => {
  const clash = clashOf([
    told('dice.test', { nr: 3, dice: [2, 2], d3: 3, need: 6, panic: true }),
    told('dice.rerolled', { what: 'test', dice: [6, 2, 3], count: 1 }),
  ])!
  expect([clash.rolls[0]!.dice, clash.rolls[0]!.d3]).toEqual([[6, 2], 3])
})

test('ones fail and sixes succeed', () => {
  const roll = { what: 'attack', dice: [], d3: null, need: 7 }
  expect([1, 5, 6].map((face) => succeeds(roll, face))).toEqual([false, false, true])
  expect(succeeds({ ...roll, need: 1 }, 1)).toBe(false)
})

test('the last two turns, their wounds and their headline', () => {
  const all = [told('unit.wounded', { nr: 8, count: 9 }), ...FIGHT, told('turn.began', { seat: 1 })]
  const news = lately(all)
  expect(losses(news)).toEqual(new Map([[8, 3]]))
  expect(losses([...news, told('unit.restored', { nr: 8, count: 1 })]).get(8)).toBe(2)
  expect(headline(news)?.kind).toBe('test.result')
})

test('whoever comes in late sees the dice that lie on the table', () => {
  const row = { kind: 'attack', attacker: 1, defender: 4, dice: [3, 3], defense: [], hits: 0 }
  const clash = clashNow({ now: [{ kind: 'turn' }, row] })!
  expect([clash.unit, clash.target, clash.rolls[0]!.dice, clash.hits]).toEqual([1, 4, [3, 3], null])
  expect(clashNow({ now: [] })).toBe(null)
})

test('and they stay when the attack goes on and is over', () => {
  const row = { kind: 'attack', attacker: 2, defender: 8, dice: [5, 6, 4], defense: [], hits: 0 }
  const began = clashNow({ now: [row] })
  const rest = FIGHT.slice(4)
  const clash = clashOf(rest, began)!
  expect(clash.rolls.map(({ what }) => what)).toEqual(['attack', 'defense', 'test'])
  expect([clash.hits, clash.wounds, clash.passed]).toEqual([2, 1, false])
  // Another fight is another story, and two turns later it is forgotten.
  expect(clashOf([...rest, ...FIGHT], began)!.rolls).toHaveLength(3)
  const turn = told('turn.began', { seat: 1 })
  expect([still(rest), still([...rest, turn]), still([...rest, turn, turn])]).toEqual([
    true,
    true,
    false,
  ])
})
