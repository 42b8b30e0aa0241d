import { expect, test } from 'vitest'
import { moved, towards } from './view'

const here = { x: 10000, y: 10000, facing: 0 }
const round = ({ x, y, facing }: { x: number; y: number; facing: number }) =>
  [x, y, facing].map(Math.round)

test('a pivot, a straight way and a pivot', () => {
  expect(round(moved(here, { distance: 5000 }))).toEqual([10000, 15000, 0])
  expect(round(moved(here, { pivot: 9000, distance: 5000, turn: 500 }))).toEqual([
    15000, 10000, 9500,
  ])
})

test('sideways and backward keep the facing', () => {
  expect(round(moved(here, { direction: 1, distance: 2000 }))).toEqual([12000, 10000, 0])
  expect(round(moved({ ...here, facing: 9000 }, { direction: 2, distance: 2000 }))).toEqual([
    8000, 10000, 9000,
  ])
})

test('a placement is a pose', () => {
  expect(moved(here, { x: 1, y: 2, facing: 3 })).toEqual({ x: 1, y: 2, facing: 3 })
})

test('dragging finds the parameters, no further than the limit', () => {
  const names = ['pivot', 'distance', 'turn']
  const to = towards(here, { x: 20000, y: 10000 }, {}, names, 5000)
  expect(to).toEqual({ pivot: 9000, distance: 5000 })
  expect(towards(here, { x: 13000, y: 14000 }, {}, ['distance', 'turn'], 9000)).toEqual({
    distance: 4000,
  })
  expect(towards(here, { x: 8500, y: 10100 }, {}, ['direction', 'distance'], 2000)).toEqual({
    direction: 3,
    distance: 1500,
  })
  expect(towards(here, { x: 8400, y: 10100 }, { facing: 5 }, ['x', 'y', 'facing'], 0)).toEqual({
    facing: 5,
    x: 8500,
    y: 10000,
  })
})
