import { expect, test } from 'vitest'
import { due } from './handover.svelte'

const asked = (...seats: number[]) => new Set(seats)

test('whoever is asked keeps the screen', () => {
  expect(due([0, 1], 0, asked(0, 1))).toBe(null)
})
test('it goes to the next of mine that is asked, round the table', () => {
  expect(due([0, 1, 3], 1, asked(0, 3))).toBe(3)
  expect(due([0, 1, 3], 3, asked(0, 1))).toBe(0)
})
test('it stays where it is while only others are asked', () => {
  expect(due([0, 1], 0, asked(2))).toBe(null)
  expect(due([0], 0, asked(1))).toBe(null)
})
test('on arrival it is for the first that is asked', () => {
  expect(due([0, 1], null, asked(1))).toBe(1)
  expect(due([0, 1], null, asked(2))).toBe(null)
})
