import { expect, test } from 'vitest'
import { tale as boardgame } from '../games/boardgame/tale'
import { tale as btwixt } from '../games/btwixt/tale'
import { tale as cardgame } from '../games/cardgame/tale'
import { tale as miniatures } from '../games/miniatures/tale'
import { decided, tally, type Tale } from './tale'
import type { BaseView } from './table.svelte'
import type { Told } from './types'

const told = (kind: string, args: Record<string, unknown>): Told =>
  ({ number: 0, kind, args }) as unknown as Told
const numbers = (tale: Tale, events: Told[], view: object) =>
  Object.fromEntries(tale(events, view as BaseView).map(({ word, values }) => [word, values]))

test('counts for the seat that it happened to', () => {
  const events = [
    told('bid.won', { seat: 1 }),
    told('bid.won', { seat: 1 }),
    told('other', { seat: 0 }),
  ]
  expect(tally(2, events, ['bid.won'])).toEqual([0, 2])
})
test('what ended the game is told last', () => {
  const won = told('game.won', { seats: [0] })
  expect(decided([told('kernel.conceded', { seat: 1 }), won, told('cards.drawn', {})])).toBe(won)
})
test('the board game counts by house', () => {
  const view = {
    houses: [
      { id: 'stark', seat: 1, castles: 7, supply: 3, power: 4 },
      { id: 'lannister', seat: 0, castles: 2, supply: 1, power: 9 },
    ],
  }
  const found = numbers(
    boardgame,
    [
      told('combat.begins', { attacker: 'stark', defender: 'lannister' }),
      told('combat.won', { winner: 'stark', loser: 'lannister' }),
      told('retreat.destroyed', { house: 'lannister', units: ['knight', 'footman'] }),
    ],
    view,
  )
  expect(found).toEqual({
    'tale-castles': [2, 7],
    'tale-supply': [1, 3],
    'tale-power': [9, 4],
    'tale-battles': ['0/1', '1/1'],
    'tale-lost': [2, 0],
  })
})
test('the card game counts challenges, claims and dominance', () => {
  const found = numbers(
    cardgame,
    [
      told('challenge.initiated', { seat: 0, other_seat: 1 }),
      told('challenge.won', { seat: 0, other_seat: 1 }),
      told('claim.applied', { seat: 0, n: 2 }),
    ],
    { players: [{ power: 15 }, { power: 3 }] },
  )
  expect(found['tale-challenges']).toEqual(['1 (1)', '0 (0)'])
  expect(found['tale-claims']).toEqual([2, 0])
})
test('the miniatures count dice and what fell', () => {
  const found = numbers(
    miniatures,
    [
      told('dice.attack', { seat: 0, dice: [1, 4, 6], need: 4 }),
      told('unit.destroyed', { seat: 1, unit: 'x', nr: 2 }),
    ],
    { players: [{ side: 0 }, { side: 1 }], sides: [{ points: 8 }, { points: 2 }] },
  )
  expect(found['tale-dice']).toEqual(['2/3', '0/0'])
  expect(found['tale-fallen']).toEqual([0, 1])
  expect(found['tale-victory']).toEqual([8, 2])
})
test('an unfinished game of B’Twixt has no councils to compare', () => {
  const view = {
    leaders: [{ seat: 0 }, { seat: 1 }],
    councils: [{ seats: [0, 1], tokens: [1, 2] }],
    over: true,
    scores: [1, 0],
  }
  expect(Object.keys(numbers(btwixt, [told('kernel.stopped', {})], view))[0]).toBe('tale-score')
})
