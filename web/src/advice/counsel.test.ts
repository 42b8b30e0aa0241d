import { expect, test } from 'vitest'
import { mayAsk, percent, signed } from './counsel'

const seat = (nr: number, kind: 'person' | 'bot') => ({ seat: nr, kind }) as never
const clock = (kind: string) => ({ kind, seconds: 0 }) as never

test('advice is for games against bots, without a clock', () => {
  const bots = [seat(0, 'person'), seat(1, 'bot')]
  expect(mayAsk({ clock: clock('none'), seats: bots }, 0)).toBe(true)
  expect(mayAsk({ clock: clock('none'), seats: bots }, null)).toBe(false)
  expect(mayAsk({ clock: clock('answer'), seats: bots }, 0)).toBe(false)
  expect(mayAsk({ clock: clock('none'), seats: [...bots, seat(2, 'person')] }, 0)).toBe(false)
})

test('numbers are said as people read them', () => {
  expect([signed(1.25), signed(-0.5)]).toEqual(['+1.3', '−0.5'])
  expect([percent({ chance: 0.184 }), percent({ chance: null })]).toEqual([18, null])
})
