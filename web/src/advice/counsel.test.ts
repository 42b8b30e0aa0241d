import { expect, test } from 'vitest'
import type { Say } from '../words/say.svelte'
import { foreseen, mayAsk, percent } from './counsel'

const seat = (nr: number, kind: 'person' | 'bot') => ({ seat: nr, kind }) as never
const clock = (kind: string) => ({ kind, seconds: 0 }) as never

const room = (kind: string, seats: never[], advice = false) => ({
  clock: clock(kind),
  seats,
  advice,
})

test('advice is for games without a clock, against bots or where friends agreed', () => {
  const bots = [seat(0, 'person'), seat(1, 'bot')]
  expect(mayAsk(room('none', bots), 0)).toBe(true)
  expect(mayAsk(room('none', bots), null)).toBe(false)
  expect(mayAsk(room('answer', bots), 0)).toBe(false)
  const friends = [...bots, seat(2, 'person')]
  expect(mayAsk(room('none', friends), 0)).toBe(false)
  expect(mayAsk(room('none', friends, true), 0)).toBe(true)
  expect(mayAsk(room('answer', friends, true), 0)).toBe(false)
})

test('numbers are said as people read them', () => {
  expect([percent({ chance: 0.184 }), percent({ chance: null })]).toEqual([18, null])
})

test('what is expected is told but for places and bare numbers', () => {
  const say = {
    player: (seat: number) => `P${seat}`,
    answer: (_: unknown, answer: unknown) => String(answer),
    text: (_: string, { list }: { list: string }) => list,
  } as unknown as Say
  const rows = [
    { seat: 0, kind: 'marches.to', answer: ['north'] },
    { seat: 1, kind: 'bidding.bid', answer: 2 },
    { seat: 1, kind: 'deploy.place', answer: { x: 1, y: 2 } },
  ]
  expect(foreseen(say, rows)).toBe('P0: north')
  expect(foreseen(say, rows.slice(1))).toBe('')
})
