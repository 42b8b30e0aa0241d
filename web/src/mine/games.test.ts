import { expect, test } from 'vitest'
import type { MyGame } from '../protocol'
import { ended } from './games'

const game = (mine: number[], places: number[]): MyGame =>
  ({ mine, places, labels: [] }) as unknown as MyGame

test.each([
  [[0], [1, 2], 'won'],
  [[1], [1, 2], 'lost'],
  [[1], [1, 1], 'drawn'],
  [[0], [0, 0], ''],
  [[0, 1], [1, 2], 'won'],
  [[2], [1, 1, 3], 'lost'],
])('seats %j at places %j: %s', (mine, places, result) => {
  expect(ended(game(mine, places))).toBe(result)
})
