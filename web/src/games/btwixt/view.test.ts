import { expect, test } from 'vitest'
import type { Question } from '../../table/types'
import { chairAt, councilAt, half } from './council/places'
import {
  ahead,
  brought,
  highest,
  shows,
  smallCouncil,
  things,
  type Council,
  type View,
} from './view'

const ask = (kind: string, key: string) =>
  things({ kind } as Question, { key, about: [], refusal: null }, 0)

test('a key is found where it lies on the table', () => {
  expect(ask('draft.keep', 'card:inf_betrayal')).toEqual(['pack:inf_betrayal'])
  expect(ask('bidding.turn', 'play:inf_betrayal')).toEqual(['hand:inf_betrayal'])
  expect(ask('effect.discard', 'card:inf_betrayal:2')).toEqual(['hand:inf_betrayal:2'])
  expect(ask('effect.found', 'card:inf_betrayal')).toEqual(['found:inf_betrayal'])
  expect(ask('effect.card', 'card:inf_betrayal:3')).toEqual(['pile:3:inf_betrayal'])
  expect(ask('claim.icon', 'card:inf_betrayal')).toEqual(['pile:0:inf_betrayal'])
  expect(ask('effect.token', 'seen:2:3:0:1')).toEqual(['council:2'])
  expect(ask('effect.kill', 'ally:ally_sansa_stark:4:5')).toEqual(['ally:4:ally_sansa_stark'])
  expect(ask('effect.top', 'ally:ally_sansa_stark')).toEqual(['looked:ally_sansa_stark'])
})

const council = (power: number, hidden = 0): Council => ({
  seats: [0, 1],
  allies: power ? [{ ally: 'x', power }] : [],
  tokens: Array.from({ length: hidden }, () => ({ value: null, seen_by: [] })),
  power: null,
})
const table = (councils: Council[], bids: number[][] = [[], [], []], rule: string | null = null) =>
  ({
    over: false,
    councils,
    bid_rule: rule,
    leaders: bids.map((values, seat) => ({
      seat,
      pile: values.map((value) => ({ card: 'x', value })),
      total: values.reduce((a, b) => a + b, 0),
    })),
  }) as unknown as View

test('the weaker council counts, tokens face down for two each', () => {
  const view = table([council(4), council(3, 1), council(4, 0)])
  expect([0, 1, 2].map((seat) => smallCouncil(view, seat))).toEqual([0, 0, 2])
  expect(ahead(table([council(5), council(1), council(3)]))).toEqual([0])
  expect(ahead(table([council(2), council(2), council(2)]))).toEqual([])
})

test('the highest bid follows the rule of the round', () => {
  const bids = [[4, 4], [7], [1, 1, 1]]
  const even = [council(0), council(0), council(0)]
  expect(highest(table(even))).toEqual([])
  expect(highest(table(even, bids))).toEqual([0])
  expect(highest(table(even, bids, 'highest_single_card'))).toEqual([1])
  expect(highest(table(even, bids, 'most_cards'))).toEqual([2])
  expect(highest(table(even, [[8], [4, 4], []]))).toEqual([0, 1])
})

test.each([3, 4, 5, 6])('%i leaders sit clear of each other and of the councils', (count) => {
  for (const [width, height, small] of [
    [860, 440, false],
    [390, 350, true],
  ] as const) {
    const room = { width, height, small, count }
    const seats = Array.from({ length: count }, (_, seat) => seat)
    const out = half(small)
    const chairs = seats.map((seat) => ({ ...chairAt(seat, 1, room), ...{ w: out.x, h: 27 } }))
    const councils = seats.map((seat) => ({
      ...councilAt(seat, 1, room),
      ...(small ? { w: 42, h: 22 } : { w: 52, h: 28 }),
    }))
    const all = [...chairs, ...councils]
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= a.w + b.w || Math.abs(a.y - b.y) >= a.h + b.h).toBe(true)
  }
})

test('what lies elsewhere is brought to the middle; on a phone the cards of the bids too', () => {
  for (const thing of ['leader:leader_cersei', 'dead:ally_varys', 'found:inf_rout'])
    expect(brought(thing)).toBe(true)
  expect([brought('pile:1:inf_rout'), brought('pile:1:inf_rout', true)]).toEqual([false, true])
  expect(shows('pile:1:inf_rout')).toBe(true)
  for (const word of ['yes', 'none', 'kneel', 'do:to_discard']) expect(shows(word)).toBe(false)
})
