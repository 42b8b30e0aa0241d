import { expect, test } from 'vitest'
import { mayAsk, percent } from './counsel'

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
