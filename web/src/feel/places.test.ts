import { expect, test } from 'vitest'
import { freePlace } from './places'

const room = { left: 0, top: 50, right: 800, bottom: 650 }
const size = { width: 300, height: 100 }

test('in the middle, a little high, where nothing is asked', () => {
  expect(freePlace(room, size, [])).toEqual({ left: 250, top: 179 })
})
test('beside what can be pressed', () => {
  const lit = { left: 200, top: 60, right: 480, bottom: 600 }
  const place = freePlace(room, size, [lit])!
  expect(place.left).toBe(492)
  expect(freePlace(room, size, [lit, { ...lit, left: 490, right: 800 }])).toBe(null)
})
test('nowhere, if there is no room', () => {
  expect(freePlace(room, size, [room])).toBe(null)
  expect(freePlace({ ...room, right: 200 }, size, [])).toBe(null)
})
