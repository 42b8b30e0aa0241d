import { expect, test } from 'vitest'
import type { Quick } from '../protocol'
import { Refused } from '../net/api'
import { brought, clock, isUnfit, step } from './quick'

const wanted = { game: 'btwixt', seats: 0, pace: 'live' } as const
const told = (status: Quick['status'], more: Partial<Quick> = {}): Quick => ({
  status,
  ...wanted,
  mark: '',
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
  // With another list than the table knows of.
  expect(step(null, told('waiting'), { ...wanted, list: 'mine' }, 0)).toBe('join')
  expect(step(null, told('waiting', { mark: 'mine' }), { ...wanted, list: 'mine' }, 0)).toBe('stay')
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

test('a list goes with its name; only what is said against it is its fault', () => {
  expect(brought(undefined)).toEqual({})
  expect(brought({ id: 'a', text: '{"faction":"stark"}' })).toEqual({
    brings: { faction: 'stark' },
    mark: 'a',
  })
  const rules = ['decks.size', 'armies.points', 'table.too_large', 'table.too_often']
  expect(rules.filter((rule) => isUnfit(new Refused(rule, {}, 400)))).toEqual(rules.slice(0, 3))
  expect(isUnfit(new Error('no line'))).toBe(false)
})

test('time is told in minutes and seconds', () => {
  expect([0, 9, 61, 3600].map(clock)).toEqual(['0:00', '0:09', '1:01', '60:00'])
  expect(clock(-0.4)).toBe('0:00')
})
