import { expect, test } from 'vitest'
import { announcement } from './announce'

test('the latest events are told, then what is asked', () => {
  expect(announcement(['One.', 'Two.'], 'And you?')).toBe('One. Two. And you?')
  expect(announcement(['1.', '2.', '', '3.', '4.'], '')).toBe('2. 3. 4.')
  expect(announcement([], '')).toBe('')
})
