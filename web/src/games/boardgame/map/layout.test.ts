// Pieces grow on a small map, keep to their areas, and do not cover each other there.
import { expect, test } from 'vitest'
import { AREAS, BOX } from './geometry'
import { placeNames, split } from './label'
import { boxAt, growth, iconsOf, shared, spotsAt } from './layout'
import type { Unit } from '../model'
import { stack } from './stack'
import { drawn, fightTrails, trailsOf } from './trail'

const SCALES = [0.35, 0.43, 0.53, 0.8, 1.2, 3]

test.each(SCALES)('at scale %s the order and the army of an area stay apart', (scale) => {
  const grow = growth(scale)
  const spots = spotsAt(grow)
  for (const area of AREAS) {
    const at = spots.get(area.id)!
    const army = boxAt(area, 'units', at.units, grow)
    const order = boxAt(area, 'order', at.order, grow)
    expect([area.id, shared(army, order) < order.w * order.h]).toEqual([area.id, true])
    for (const box of [army, order]) {
      expect(box.x - box.w).toBeGreaterThan(BOX.x)
      expect(box.x + box.w).toBeLessThan(BOX.x + BOX.width)
    }
    expect(at.icons === null).toBe(!iconsOf(area).length)
  }
})

test('pieces shrink against the map as it is enlarged, and never below a finger on it', () => {
  const grown = SCALES.map(growth)
  expect([...grown].sort((a, b) => b - a)).toEqual(grown)
  for (const scale of SCALES) expect(40 * growth(scale) * scale).toBeGreaterThan(19)
})

test('every area keeps its name, on the sheet', () => {
  const grow = growth(0.53)
  const placed = placeNames(AREAS, {}, (id) => id.replaceAll('_', ' '), 24, spotsAt(grow), grow)
  expect(placed.size).toBe(AREAS.length)
  for (const [x, y] of placed.values()) {
    expect(x).toBeGreaterThan(BOX.x)
    expect(y).toBeGreaterThan(BOX.y)
  }
  expect(split('the mountains of the moon')).toEqual(['the', 'mountains', 'of the moon'])
})

test('an army shows two of a kind and counts more', () => {
  const of = (kind: Unit['kind'], count: number): Unit[] =>
    Array.from({ length: count }, () => ({ house: 'stark', kind }))
  const counts = (units: Unit[]) => stack(units).pieces.map((piece) => piece.count)
  expect(counts(of('footman', 1))).toEqual([1])
  expect(counts(of('footman', 2))).toEqual([1, 1])
  expect(counts([...of('knight', 1), ...of('footman', 4)])).toEqual([1, 1, 4])
  const { banner, pieces } = stack([...of('knight', 2), ...of('ship', 1)])
  expect(pieces.every((piece) => piece.x > banner)).toBe(true)
})

test('marches, attacks and raids leave a trail; what stays where it is leaves none', () => {
  const event = (kind: string, args: Record<string, string>) => ({ number: 1, kind, args })
  expect(
    trailsOf([
      event('marches.moved', { house: 'stark', origin: 'winterfell', area: 'moat_cailin' }),
      event('raids.raided', { house: 'greyjoy', area: 'pyke', target: 'nowhere' }),
      event('round.begins', {}),
    ]).map(({ kind, house }) => [kind, house]),
  ).toEqual([['march', 'stark']])
  const combat = {
    area: 'seagard',
    origin: 'pyke',
    winner: null,
    tie: 0 as const,
    support: [{ area: 'ironmans_bay', side: 0, house: 'greyjoy' }],
    sides: [{ house: 'greyjoy', card: null, tide: null, strength: 1, parts: {} }],
  }
  expect(fightTrails(combat).map(({ kind }) => kind)).toEqual(['attack', 'support'])
  expect(fightTrails(null)).toEqual([])
  expect(drawn(fightTrails(combat)[0]!, 20).d).toMatch(/^M[-\d.]+ [-\d.]+Q/)
})
