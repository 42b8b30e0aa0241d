import { expect, test } from 'vitest'
import {
  builds,
  flush,
  moved,
  namesakes,
  type PlayerView,
  things,
  towards,
  turned,
  type UnitView,
} from './view'

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
  // The tray keeps looking where it looked.
  expect(to).toEqual({ pivot: 9000, distance: 5000, turn: 27000 })
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

test('a tray is turned by whatever its move allows', () => {
  const names = ['pivot', 'distance', 'turn']
  const move = turned(here, { pivot: 9000, distance: 5000, turn: 0 }, names, 4500)
  expect(move).toEqual({ pivot: 9000, distance: 5000, turn: 31500 })
  expect(round(moved(here, move))[2]! % 36000).toBe(4500)
  expect(turned(here, { pivot: 0 }, ['pivot'], 35000)).toEqual({ pivot: 35000 })
  expect(turned(here, { x: 1, y: 2, facing: 0 }, ['x', 'y', 'facing'], 9000)['facing']).toBe(9000)
  expect(turned(here, { distance: 1 }, ['direction', 'distance'], 9000)).toEqual({ distance: 1 })
})

test('what is drawn can be pressed', () => {
  const of = (kind: string, key: string) => things({ kind }, { key, about: [], refusal: null })
  expect(of('turn.unit', 'unit:stark_bowmen:2')).toEqual(['unit:2'])
  expect(of('turn.action', 'march')).toEqual(['act:march'])
  expect(of('turn.action', 'charge:pyromancers:9')).toEqual(['unit:9'])
  expect(of('effects.play', 'order:order_tactical_reposition:stark_bowmen:2')).toEqual(['unit:2'])
  expect(of('charge.align', 'left')).toEqual(['spot:left'])
  expect(of('charge.align', 'near:0')).toEqual(['near:0'])
  expect(of('dice.reroll', 'die:3')).toEqual(['die:3'])
  expect(of('terrain.piece', 'piece:bog')).toEqual(['piece:bog'])
  expect(of('deploy.zone', 'edge:0')).toEqual(['edge:0'])
})

test('a tray stands flush on a side of another', () => {
  const target = { x: 10000, y: 10000, facing: 0, width: 5500, depth: 4800 } as UnitView
  expect(round(flush(target, 'front', 4800, 0))).toEqual([10000, 14800, 18000])
  expect(round(flush(target, 'rear', 4800, 1000))).toEqual([11000, 5200, 36000])
  expect(round(flush(target, 'right', 5000, 0))).toEqual([15250, 10000, 27000])
})

test('a placement knows what is placed', () => {
  expect(builds({ kind: 'terrain.place', args: ['bog'] })).toBe('bog')
  expect(builds({ kind: 'effects.build', args: [3, 'stakes', 6000] })).toBe('stakes')
  expect(builds({ kind: 'feast.pile', args: [1, 'x'] })).toBe('corpse_pile')
  expect(builds({ kind: 'move.march', args: [3] })).toBe(null)
})

test('two armies of one faction are told apart by a sign', () => {
  const player = (seat: number, faction: string) => ({ seat, faction }) as PlayerView
  const all = [player(0, 'stark'), player(1, 'lannister'), player(2, 'stark')]
  expect([...namesakes(all)]).toEqual([
    [0, 'Ⅰ'],
    [2, 'Ⅲ'],
  ])
  expect(namesakes(all.slice(0, 2)).size).toBe(0)
})
