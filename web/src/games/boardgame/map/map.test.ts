// The drawn map says what the rules say: the same areas, icons and ports, and borders between
// exactly those areas that are adjacent, or that a river without a bridge keeps apart.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import drawn from './map.json'

interface Facts {
  land: { id: string; castle: number; barrels: number; crowns: number }[]
  sea: { id: string }[]
  ports: { id: string; land: string; sea: string }[]
  borders: [string, string][]
  rivers: [string, string][]
}
const path = new URL(
  '../../../../../src/weirwood/games/boardgame/content/map.json',
  import.meta.url,
)
const facts = JSON.parse(readFileSync(path, 'utf8')) as Facts
const areas = drawn.areas as unknown as Record<
  string,
  { kind: string; castle?: number; supply?: number; power?: number }
>
const key = (pair: readonly string[]) => [...pair].sort().join()

test('every land has its castle, barrels and crowns', () => {
  for (const land of facts.land) {
    const { kind, castle = 0, supply = 0, power = 0 } = areas[land.id]!
    expect([land.id, kind, castle, supply, power]).toEqual([
      land.id,
      'land',
      land.castle,
      land.barrels,
      land.crowns,
    ])
  }
  for (const sea of facts.sea) expect(areas[sea.id]?.kind).toBe('sea')
  expect(Object.keys(areas).length).toBe(facts.land.length + facts.sea.length)
})

test('every port joins its land and its sea', () => {
  const ports = drawn.ports as Record<string, { land: string; sea: string }>
  expect(Object.keys(ports).length).toBe(facts.ports.length)
  for (const { id, land, sea } of facts.ports) expect(ports[id]).toMatchObject({ land, sea })
})

test('borders are drawn between neighbours, and nowhere else', () => {
  const ports = new Set(facts.ports.map((port) => port.id))
  const touching = new Set(
    drawn.arcs
      .map((arc) => arc.pair)
      .filter((pair) => pair.every((id) => areas[id]))
      .map(key),
  )
  const wanted = new Set(
    [...facts.borders, ...facts.rivers]
      .filter((pair) => !pair.some((id) => ports.has(id)))
      .map(key),
  )
  expect([...touching].sort()).toEqual([...wanted].sort())
})

test('rivers without a bridge have none, all others do', () => {
  const dry = new Set(facts.rivers.map(key))
  for (const river of drawn.rivers) {
    const crossed = river.arcs.filter((ref) => !dry.has(key(drawn.arcs[ref - 1]!.pair)))
    expect([river.name, river.bridges.length]).toEqual([river.name, crossed.length])
  }
})

test('the pictures of the rule book are drawn on the same map', async () => {
  const { sketch } = (await import('../../../../tools/map/sketch.mjs' as string)) as {
    sketch: (map: unknown) => string
  }
  const kept = new URL('../../../../../src/weirwood/book/sketch/westeros.json', import.meta.url)
  expect(sketch(drawn) === readFileSync(kept, 'utf8')).toBe(true)
})
