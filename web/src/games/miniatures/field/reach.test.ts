import { expect, test } from 'vitest'
import cases from './reach.test.json'
import { groundAround, mayPass, mayStand, stretches } from './reach'
import type { UnitView, View } from '../view'

// Positions of played battles, with random moves and what the game's own rules said to each.
test.each(cases.map((each, i) => [i, each] as const))('battle %i', (_, found) => {
  const view = found as unknown as View
  const mover = view.units[found.mover] as UnitView
  const ground = groundAround(view, mover, found.limit)
  const half = { a: mover.width / 2, b: mover.depth / 2 }
  for (const [pivot, far, turn, rule] of found.tries as [number, number, number, string][]) {
    const start = { x: mover.x, y: mover.y, facing: mover.facing + pivot, ...half }
    const angle = (start.facing / 100) * (Math.PI / 180)
    const end = {
      ...start,
      x: start.x + far * Math.sin(angle),
      y: start.y + far * Math.cos(angle),
      facing: start.facing + turn,
    }
    const still = far === 0 && (pivot + turn) % 36000 === 0
    const left = far ? found.limit - far : Infinity
    const legal =
      still ||
      ((far === 0 || mayPass(start, 0, far, found.limit, ground)) && mayStand(end, left, ground))
    expect([pivot, far, turn, legal]).toEqual([pivot, far, turn, rule === ''])
  }
})

test('a stretch ends an inch short of an enemy', () => {
  const tray = { width: 4600, depth: 4000, facing: 0, place: 'table', wall: false }
  const units = [
    { ...tray, nr: 0, side: 0, x: 20000, y: 10000 },
    { ...tray, nr: 1, side: 1, x: 20000, y: 18000, facing: 18000 },
  ]
  const view = { table: [48000, 48000], terrain: [], units } as unknown as View
  const mover = view.units[0]!
  const ground = groundAround(view, mover, 6000)
  const [run] = stretches(mover, 0, 0, 0, 6000, ground)
  // Four inches lie between the fronts; exactly an inch is too close.
  expect(run).toMatchObject({ from: 125, to: 2750 })
})
