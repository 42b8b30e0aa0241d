import { expect, test } from 'vitest'
import type { Quick } from '../protocol'
import { clock, step } from './quick'

const wanted = { game: 'btwixt', seats: 0, pace: 'live' } as const
const told = (status: Quick['status'], more: Partial<Quick> = {}): Quick => ({
  status,
  ...wanted,
  room: status === 'matched' ? 'r' : '',
  waited: 0,
  others: 0,
  bots: false,
  agreed: false,
  company: 0,
  ...more,
})

test('what follows from how it stands', () => {
  // A press, or a page that was loaded again.
  expect(step(null, told('none'), wanted, 0)).toBe('join')
  expect(step(null, told('waiting'), wanted, 0)).toBe('stay')
  expect(step(null, told('waiting', { game: 'cardgame' }), wanted, 0)).toBe('join')
  expect(step(null, told('matched'), wanted, 0)).toBe('open')
  // Waiting.
  expect(step('waiting', told('waiting'), wanted, 0)).toBe('stay')
  expect(step('waiting', told('matched'), wanted, 0)).toBe('open')
  expect(step('waiting', told('none'), wanted, 0)).toBe('end')
  expect(step('waiting', told('none'), wanted, 3_600_000)).toBe('join')
  // At the table that was found.
  expect(step('matched', told('matched'), wanted, 0)).toBe('stay')
  expect(step('matched', told('waiting'), wanted, 0)).toBe('back')
  expect(step('matched', told('none'), wanted, 0)).toBe('end')
})

test('time is told in minutes and seconds', () => {
  expect([0, 9, 61, 3600].map(clock)).toEqual(['0:00', '0:09', '1:01', '60:00'])
})
