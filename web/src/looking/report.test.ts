import { expect, test } from 'vitest'
import type { CurvePoint } from '../protocol'
import {
  acrossOf,
  downOf,
  HIGH,
  lineOf,
  picked,
  places,
  pointAt,
  rowsOf,
  stepAt,
  WIDE,
} from './report'

const curve: CurvePoint[] = Array.from({ length: 11 }, (_, i) => ({
  step: i * 3,
  clock: i,
  chances: [i / 10, 1 - i / 10],
}))

test('the drawing holds every step and every share, and a place leads back to its step', () => {
  for (const step of [0, 1, 15, 30]) {
    const x = acrossOf(step, 30)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(WIDE)
    expect(stepAt(x, 30)).toBe(step)
  }
  expect(stepAt(-100, 30)).toBe(0)
  expect(stepAt(5000, 30)).toBe(30)
  expect(downOf(1)).toBeLessThan(downOf(0))
  expect(downOf(0)).toBeLessThan(HIGH)
  expect(acrossOf(0, 0)).toBe(acrossOf(0, 30))
})

test('a line has a point for each of the curve, the higher the better', () => {
  const points = lineOf({ curve, steps: 30 }, 0).split(' ')
  expect(points).toHaveLength(11)
  const downs = points.map((each) => Number(each.split(',')[1]))
  expect(downs).toEqual([...downs].sort((a, b) => b - a))
})

test('the point at a step is the last one before it', () => {
  expect(pointAt(curve, 0)?.step).toBe(0)
  expect(pointAt(curve, 4)?.step).toBe(3)
  expect(pointAt(curve, 99)?.step).toBe(30)
})

test('some rows of the curve are read, its ends among them', () => {
  expect(picked(curve, 3).map(({ step }) => step)).toEqual([0, 15, 30])
  expect(picked(curve, 50)).toHaveLength(11)
  expect(picked(curve.slice(0, 1), 5)).toHaveLength(1)
})

test('whoever shares a place is followed by the next free one', () => {
  expect(places([[2], [0, 1], [3]])).toEqual([
    { place: 1, seats: [2] },
    { place: 2, seats: [0, 1] },
    { place: 4, seats: [3] },
  ])
})

test('marks that would cover each other lie in rows of their own', () => {
  expect(rowsOf([50, 100, 105, 110, 140])).toEqual([0, 0, 1, 2, 0])
  expect(rowsOf([])).toEqual([])
})
