import { expect, test } from 'vitest'
import { ago } from './ago'

test('says how long ago', () => {
  expect(ago('en', 1000, 1030)).toBe('now')
  expect(ago('en', 1000, 1000 + 7 * 60)).toBe('7 minutes ago')
  expect(ago('es', 1000, 1000 + 2 * 3600)).toBe('hace 2 horas')
  expect(ago('it', 1000, 1000 + 86_400)).toBe('ieri')
})
test('a clock that is behind says now', () => {
  expect(ago('en', 1000, 900)).toBe('now')
})
