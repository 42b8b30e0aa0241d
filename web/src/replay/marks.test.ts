import { expect, test } from 'vitest'
import type { ReplayLine } from '../protocol'
import { marks } from './marks'

const line = (step: number, ...kinds: string[]): ReplayLine => ({
  step,
  seat: 0,
  kind: '',
  events: kinds.map((kind, i) => ({ number: i, kind, args: {} })),
})

test('rounds are counted, fights lie between them', () => {
  const lines = [
    line(0, 'setup.ready', 'round.begins'),
    line(4, 'marches.moved'),
    line(5, 'marches.attack', 'combat.begins'),
    line(9, 'combat.won', 'round.begins'),
  ]
  expect(marks('boardgame', lines)).toEqual([
    { step: 0, what: 'round', n: 1 },
    { step: 5, what: 'fight', n: 1 },
    { step: 9, what: 'round', n: 2 },
  ])
  expect(marks('another', lines)).toEqual([])
})
