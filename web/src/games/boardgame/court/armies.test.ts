// The largest army takes the largest room; what finds none is told.
import { SUPPLY } from 'facts:boardgame'
import { expect, test } from 'vitest'
import { roomsOf } from './armies'
import type { View } from '../view'

const view = (supply: number, sizes: readonly number[]) =>
  ({
    houses: [{ id: 'stark', supply }],
    areas: Object.fromEntries(
      sizes.map((size, i) => [`area_${i}`, { house: 'stark', units: { footman: size } }]),
    ),
  }) as unknown as View

test('armies take their room from the largest on, and single units need none', () => {
  expect(roomsOf(view(2, [1, 2, 3]), 'stark')).toEqual([
    { size: 3, most: 3 },
    { size: 2, most: 2 },
    { size: 0, most: 2 },
  ])
  expect(roomsOf(view(2, [1, 1]), 'lannister').every(({ size }) => size === 0)).toBe(true)
})

test('an army beyond supply has no room', () => {
  const rooms = roomsOf(view(0, [2, 2, 2]), 'stark')
  expect(rooms).toHaveLength(3)
  expect(rooms[2]).toEqual({ size: 2, most: 0 })
  expect(SUPPLY[0]).toHaveLength(2)
})
