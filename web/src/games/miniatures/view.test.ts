import { expect, test } from 'vitest'
import type { Choice, Question } from '../../table/types'
import {
  apart,
  builds,
  laidOut,
  moved,
  namesakes,
  type PlayerView,
  quartersOf,
  shows,
  spotsOf,
  things,
  towards,
  turned,
  type UnitView,
  type View,
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
  const drawn: [string, string, string][] = [
    ['turn.unit', 'unit:stark_bowmen:2', 'unit:2'],
    ['turn.unit', 'ncu:craster:1', 'ncu:1'],
    ['turn.action', 'march', 'act:march'],
    ['turn.action', 'charge:pyromancers:9', 'unit:9'],
    ['turn.action', 'raze:low_wall:3', 'terrain:3'],
    ['attack.weapon', 'weapon:longaxe:1', 'act:weapon:longaxe:1'],
    ['attack.target', 'shot:bow:pyromancers:9', 'unit:9'],
    ['effects.play', 'order:order_tactical_reposition:stark_bowmen:2', 'unit:2'],
    // The number behind a card that is played says how, not which copy.
    ['effects.play', 'card:cruel_methods_bolton:0', 'face:cruel_methods_bolton'],
    ['effects.discard', 'card:last_stand:17', 'card:17'],
    ['effects.choice', 'card:last_stand', 'card:last_stand'],
    ['effects.choice', 'model:ygritte:4', 'unit:4'],
    ['charge.side', 'front', 'spot:front'],
    ['charge.align', 'left', 'spot:left'],
    ['charge.align', 'near:0', 'spot:near:0'],
    ['attack.stance', 'stay', 'spot:stay'],
    ['dice.reroll', 'die:3', 'die:3'],
    ['terrain.piece', 'piece:bog', 'piece:bog'],
    ['siege.piece', 'piece:low_wall:0', 'terrain:0'],
    ['deploy.zone', 'edge:0', 'edge:0'],
    ['board.claim', 'zone:zone_crown', 'zone:zone_crown'],
    ['board.claim', 'quadrant:q3', 'quadrant:q3'],
    ['missions.swap', 'active:mission_6:mission_1', 'mission:mission_6'],
    ['missions.swap', 'reserve:mission_1', 'mission:mission_1'],
    ['kings.use', 'objective:objective_2:pyromancers:9', 'unit:9'],
  ]
  for (const [kind, key, thing] of drawn) {
    expect(of(kind, key)).toEqual([thing])
    expect(shows(thing)).toBe(true)
  }
  // What has no place of its own is offered at an edge of the field.
  const plain: [string, string][] = [
    ['effects.may', 'pass'],
    ['effects.may', 'use:refuge_and_supplies'],
    ['effects.order', 'use:refuge_and_supplies:1'],
    ['board.replace', 'zone'],
    ['board.token', 'token:panicked'],
    ['deploy.first', 'side:1'],
    ['effects.choice', 'model:ygritte'],
    ['effects.choice', 'way:way_panic'],
  ]
  for (const [kind, key] of plain) expect(of(kind, key).some(shows)).toBe(false)
})

const asked = (kind: string, args: Question['args'], ...keys: string[]) =>
  ({
    kind,
    args,
    choices: keys.map((key) => ({ key, about: [], refusal: null })),
  }) as unknown as Question

test('a tray lies where the rules would set it, and stays where it is', () => {
  const unit = { nr: 0, x: 1, y: 2, facing: 3 } as UnitView
  const places = { stay: [1, 2, 3], 'near:1': [10, 20, 9000] }
  const view = { units: [unit], places } as unknown as View
  expect(spotsOf(view, asked('attack.stance', [0, 1], 'stay', 'near:1', 'full'))).toEqual([
    { word: 'stay', unit, pose: { x: 1, y: 2, facing: 3 } },
    { word: 'near:1', unit, pose: { x: 10, y: 20, facing: 9000 } },
  ])
  expect(spotsOf(view, asked('turn.action', [0], 'march'))).toEqual([])
})

test('a side is one of the tray that is charged, or of the one that steps aside', () => {
  const units = [{ nr: 0 }, { nr: 1 }] as UnitView[]
  const view = { units } as View
  expect(spotsOf(view, asked('charge.side', [['front', 'left'], 1], 'front'))).toEqual([
    { word: 'front', unit: units[1], side: 'front' },
  ])
  expect(spotsOf(view, asked('charge.aside', [0, ['rear']], 'rear'))).toEqual([
    { word: 'rear', unit: units[0], side: 'rear' },
  ])
})

test('knobs do not touch', () => {
  expect(apart([0, 100], 50)).toEqual([0, 100])
  expect(apart([10, 10], 4)).toEqual([8, 12])
  const [right, left, middle] = apart([5, -5, 0], 20)
  expect(middle! - left!).toBeGreaterThan(19.9)
  expect(right! - middle!).toBeGreaterThan(19.9)
})

test('the field has quarters where they are fought for', () => {
  const table: [number, number] = [48000, 48000]
  expect(quartersOf({ mode: 'mode_a_game_of_thrones', table })).toEqual([])
  const quarters = quartersOf({ mode: 'mode_here_we_stand', table })
  expect(quarters.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4'])
  expect(quarters[1]!.rect).toEqual([24000, 0, 48000, 24000])
})

test('cards that are searched for are laid out, those in hand are not', () => {
  const choices = ['card:last_stand:17', 'card:vengeance:3', 'none'].map((key) => ({
    key,
    about: [],
    refusal: null,
  }))
  const draft = { choices, things: (choice: Choice) => things({ kind: 'effects.search' }, choice) }
  expect(laidOut(draft, [{ card: 17, face: 'last_stand' }])).toEqual([
    { thing: 'card:3', face: 'vengeance' },
  ])
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
