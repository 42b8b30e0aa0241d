import { expect, test } from 'vitest'
import { beside, settle, type Taken } from './labels'

const FIELD = { width: 4800, height: 4800 }
const box = { x: 1000, y: 1000, width: 400, height: 400 }

test('a name stands below its tray where nothing is in the way', () => {
  const { at } = settle('Guardias', 100, beside(box, 'Guardias', 100), [], FIELD)
  expect(at).toEqual([1200, 1475])
})

test('a name keeps off the numbers of a neighbour', () => {
  const count: Taken = { x: 1100, y: 1420, width: 200, height: 120, weight: 12 }
  const label = settle('Guardias', 100, beside(box, 'Guardias', 100), [count], FIELD)
  expect(label.cost).toBeLessThan(1)
  expect(label.at[1]).toBeLessThan(1000)
})

test('a name at the edge stays on the field', () => {
  const edge = { x: 0, y: 4400, width: 400, height: 400 }
  const name = 'Tramperos hijos del hierro'
  const { box: laid } = settle(name, 200, beside(edge, name, 200), [], FIELD)
  expect(laid.x).toBeGreaterThanOrEqual(0)
  expect(laid.y + laid.height).toBeLessThanOrEqual(4800)
})
