// The drawn map as paths. Borders are stored once, as arcs shared by the two areas they part, and
// smoothed here with curves through the middles of their segments: neighbours always fit.
import data from './map.json'

export type Point = readonly [number, number]
export type Kind = 'land' | 'sea'

interface Arc {
  pair: string[]
  points: number[]
}
interface RawArea {
  kind: string
  castle?: number
  supply?: number
  power?: number
  home?: string
  rings: number[][]
  units: number[]
  order: number[]
  name: number[]
  icons?: number[]
  token?: number[]
}
interface Raw {
  box: { x: number; y: number; width: number; height: number }
  arcs: Arc[]
  areas: Record<string, RawArea>
  beyond: number[][]
  ports: Record<string, { land: string; sea: string; root: number[]; at: number[] }>
  rivers: { name: string; arcs: number[]; bridges: number[][] }[]
  marks: Record<string, number[]>
}

export interface AreaShape {
  id: string
  kind: Kind
  castle: number
  supply: number
  power: number
  home: string | null
  d: string
  units: Point
  order: Point
  name: Point
  icons: Point | null
  token: Point | null
}
export interface PortShape {
  id: string
  land: string
  sea: string
  root: Point
  at: Point
}

const raw = data as unknown as Raw
export const BOX = raw.box

const pairs = (flat: readonly number[]): Point[] => {
  const out: Point[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) out.push([flat[i]!, flat[i + 1]!])
  return out
}
const n = (value: number): number => Math.round(value * 10) / 10

/** A curve through the middles of the segments; `from` joins it to what was drawn before. */
const curve = (points: readonly Point[], from: 'M' | 'L'): string => {
  const [first, ...rest] = points
  if (!first) return ''
  let d = `${from}${first[0]} ${first[1]}`
  rest.forEach(([x, y], i) => {
    const next = rest[i + 1]
    d += next ? `Q${x} ${y} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}` : `L${x} ${y}`
  })
  return d
}

const arcPoints = raw.arcs.map((arc) => pairs(arc.points))

const ringPath = (ring: readonly number[]): string =>
  ring
    .map((ref, i) => {
      const points = arcPoints[Math.abs(ref) - 1] ?? []
      return curve(ref < 0 ? [...points].reverse() : points, i === 0 ? 'M' : 'L')
    })
    .join('') + 'Z'

const arcPath = (wanted: (pair: readonly string[]) => boolean): string =>
  raw.arcs.map((arc, i) => (wanted(arc.pair) ? curve(arcPoints[i] ?? [], 'M') : '')).join('')

const isLand = (id: string): boolean => id === 'beyond' || raw.areas[id]?.kind === 'land'
const at = (list: readonly number[]): Point => [list[0] ?? 0, list[1] ?? 0]

const shapes: readonly AreaShape[] = Object.entries(raw.areas).map(([id, area]) => ({
  id,
  kind: area.kind as Kind,
  castle: area.castle ?? 0,
  supply: area.supply ?? 0,
  power: area.power ?? 0,
  home: area.home ?? null,
  d: area.rings.map(ringPath).join(''),
  units: at(area.units),
  order: at(area.order),
  name: at(area.name),
  icons: area.icons ? at(area.icons) : null,
  token: area.token ? at(area.token) : null,
}))
export const LANDS = shapes.filter((area) => area.kind === 'land')
export const SEAS = shapes.filter((area) => area.kind === 'sea')
/** An island lies in its sea: whoever draws them one after the other has it on top. */
export const AREAS: readonly AreaShape[] = [...SEAS, ...LANDS]
export const PORTS: readonly PortShape[] = Object.entries(raw.ports).map(([id, port]) => ({
  id,
  land: port.land,
  sea: port.sea,
  root: at(port.root),
  at: at(port.at),
}))

/** The outlines of the areas, every second point, for what has to know whether it stands inside. */
const OUTLINES = new Map<string, Point[][]>(
  Object.entries(raw.areas).map(([id, area]) => [
    id,
    area.rings.map((ring) =>
      ring.flatMap((ref) => {
        const points = (arcPoints[Math.abs(ref) - 1] ?? []).filter((_, i) => i % 2 === 0)
        return ref < 0 ? [...points].reverse() : points
      }),
    ),
  ]),
)
export const outlines = (id: string): readonly (readonly Point[])[] => OUTLINES.get(id) ?? []

export const BEYOND = raw.beyond.map(ringPath).join('')
export const COAST = arcPath(
  ([a, b]) => a !== 'frame' && b !== 'frame' && isLand(a!) !== isLand(b!),
)
export const WALL = arcPath((pair) => pair.includes('beyond') && pair.includes('castle_black'))
const rivers = new Set(raw.rivers.flatMap((river) => river.arcs.map((ref) => Math.abs(ref) - 1)))
export const LAND_BORDERS = raw.arcs
  .map((arc, i) =>
    arc.pair.every(isLand) && !arc.pair.includes('beyond') && !rivers.has(i)
      ? curve(arcPoints[i] ?? [], 'M')
      : '',
  )
  .join('')
export const SEA_BORDERS = arcPath((pair) => pair.every((id) => raw.areas[id]?.kind === 'sea'))
/** Where something in an area or a port is spoken of: arrows begin and end there. */
export const spotOf = (id: string): Point | null =>
  AREAS.find((area) => area.id === id)?.units ?? PORTS.find((port) => port.id === id)?.at ?? null

export const RIVERS = [...rivers].map((i) => curve(arcPoints[i] ?? [], 'M')).join('')
export const BRIDGES = raw.rivers.flatMap((river) => river.bridges)

// One stroke for each kind of ground; a whole kind is one path, drawn once.
const STROKES: Record<string, string> = {
  peak: 'm-8 6l7-12 4 6 2-3 5 9m-10-9l2 4-1 3',
  hill: 'm-9 3q8-9 17 0m-12-3q3-2 5-2',
  wood: 'm0 6v-4m0 0q-6 0-6-4 0-5 6-5 6 0 6 5 0 4-6 4',
  pine: 'm0 6v-3m-5 0h10l-5-11z',
  reed: 'm-5 4h10m-7 0l-2-7m4 7v-9m3 9l2-6',
  field: 'm-8-2h7m2 0h6m-14 4h5m2 0h8',
  dune: 'm-8 2q4-5 8-1 4-4 8 1',
  wave: 'm-9 1q3-4 6 0q3 4 6 0q3-4 6 0',
}
export const MARKS = Object.entries(raw.marks).map(([kind, flat]) => ({
  kind,
  d: pairs(flat)
    .map(([x, y]) => `M${x} ${y}${STROKES[kind] ?? ''}`)
    .join(''),
}))
