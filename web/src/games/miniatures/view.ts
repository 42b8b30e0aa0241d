// The miniatures' view (src/weirwood/games/miniatures/view.py). Lengths are 1/1000 inch with y away
// from the near edge; angles are 1/100 degree, clockwise, 0 towards larger y.
import type { BaseView } from '../../table/table.svelte'
import type { Choice, Question } from '../../table/types'
import type { Say } from '../../words/say.svelte'

export interface UnitView {
  nr: number
  unit: string
  seat: number
  side: number
  place: 'reserve' | 'table' | 'destroyed'
  x: number
  y: number
  facing: number
  width: number
  depth: number
  health: number
  full: number
  figures: number
  ranks: number
  tokens: string[]
  activated: boolean
  attachments: string[]
  commander: boolean
  wall: boolean
  engaged: [number, string][]
}
export interface NcuView {
  nr: number
  ncu: string
  seat: number
  zone: string
  activated: boolean
  alive: boolean
}
export interface Card {
  card: number
  face: string
}
export interface PlayerView {
  seat: number
  side: number
  faction: string
  commander: string
  out: boolean
  deck: number
  hand: Card[]
  discard: Card[]
  pinned: Card[]
}
export interface Row {
  kind: string
  [key: string]: unknown
}
/** What an option promises: hits and wounds in hundredths, chances in thousandths. */
export interface Odds {
  dice?: number
  need?: number
  hits?: number
  wounds?: number
  panic?: number
  destroyed?: number
  chance?: number
  face?: number
  target?: number
}
/** An enemy as the acting unit sees it, or what hides it. */
export interface Seen {
  unit: number
  why: '' | 'arc' | 'hidden'
  units: number[]
  pieces: number[]
  distance: number
  arc: string
  shot: boolean
}
export interface View extends BaseView {
  /** Only for whoever is asked. */
  odds?: Record<string, Odds>
  sight?: { unit: number; enemies: Seen[] } | null
  mode: string
  points: number
  target: number
  table: [number, number]
  phase: string
  round: number
  rounds: number
  first: number
  turn: number
  acting: number
  acting_ncu: number
  zones: { rect: [number, number, number, number]; side: number }[]
  players: PlayerView[]
  sides: { points: number; zone: number }[]
  units: UnitView[]
  ncus: NcuView[]
  board: { zone: string; ncu: number }[]
  terrain: {
    piece: string
    x: number
    y: number
    facing: number
    shape: string
    width: number
    depth: number
    keywords: string[]
  }[]
  objectives: {
    x: number
    y: number
    role: string
    card: string
    unit: number
    controller: number
  }[]
  now: Row[]
}

/** Units go by number, cards by their backs, zones and officers by id. */
export const things = (_: Question, { key }: Choice): readonly string[] => {
  const [word = '', id = '', nr = ''] = key.split(':')
  if (word === 'unit' || word === 'charge' || word === 'target') return [`unit:${nr}`]
  if (word === 'ncu') return [`ncu:${nr}`]
  if (word === 'card') return [`card:${nr}`]
  if (word === 'zone') return [`zone:${id}`]
  if (nr !== '' && /^\d+$/.test(nr)) return [`unit:${nr}`]
  return [key]
}

export interface Pose {
  x: number
  y: number
  facing: number
}

const turn = (facing: number): [number, number] => {
  const angle = (facing / 100) * (Math.PI / 180)
  return [Math.sin(angle), Math.cos(angle)]
}
/** Forward, right, backward, left of a tray that faces so. */
const WAYS: readonly [number, number][] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]

/** Where a unit stands after a move that is given by its parameters. */
export const moved = (from: Pose, move: Record<string, number>): Pose => {
  if (move['x'] !== undefined && move['y'] !== undefined)
    return { x: move['x'], y: move['y'], facing: move['facing'] ?? from.facing }
  const facing = from.facing + (move['pivot'] ?? 0)
  const [sin, cos] = turn(facing)
  const [right, ahead] = WAYS[move['direction'] ?? 0] ?? [0, 1]
  const far = move['distance'] ?? 0
  return {
    x: from.x + far * (right * cos + ahead * sin),
    y: from.y + far * (ahead * cos - right * sin),
    facing: facing + (move['turn'] ?? 0),
  }
}

const bearing = (dx: number, dy: number): number =>
  ((Math.atan2(dx, dy) * 18000) / Math.PI + 36000) % 36000
const whole = (value: number, step: number) => Math.round(value / step) * step

/** The move that brings a unit towards a point of the field, as far as its kind of move allows. */
export const towards = (
  from: Pose,
  to: { x: number; y: number },
  before: Record<string, number>,
  names: readonly string[],
  most: number,
): Record<string, number> => {
  if (names.includes('x')) return { ...before, x: whole(to.x, 250), y: whole(to.y, 250) }
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy)
  const [sin, cos] = turn(from.facing)
  const [ahead, right] = [dx * sin + dy * cos, dx * cos - dy * sin]
  const out = { ...before }
  if (names.includes('direction')) {
    const way = Math.abs(ahead) >= Math.abs(right) ? (ahead >= 0 ? 0 : 2) : right >= 0 ? 1 : 3
    out['direction'] = way
    out['distance'] = whole(Math.min(most, Math.max(Math.abs(ahead), Math.abs(right))), 50)
    return out
  }
  if (names.includes('pivot')) {
    const angle = bearing(dx, dy) - from.facing
    out['pivot'] = Math.round(((angle % 36000) + 36000) % 36000)
    if (names.includes('distance')) out['distance'] = whole(Math.min(most, far), 50)
    return out
  }
  if (names.includes('distance')) out['distance'] = whole(Math.max(0, Math.min(most, ahead)), 50)
  else if (names.includes('turn'))
    out['turn'] = Math.round((((bearing(dx, dy) - from.facing) % 36000) + 36000) % 36000)
  return out
}

/** The unit that a question about a move speaks of: its first argument. */
export const mover = (view: View, question: Question): UnitView | null => {
  const nr = question.args[0]
  return typeof nr === 'number' && /^(move|charge|deploy|attack)\./.test(question.kind)
    ? (view.units[nr] ?? null)
    : null
}

/** The odds of a choice, in words: what a list says beside it, and the field beside a target. */
export const foretold = (row: Odds | undefined, say: Pick<Say, 'text'>): string => {
  if (!row) return ''
  const part = (hundredths: number) => String(Math.round(hundredths / 10) / 10)
  const percent = (thousandths: number) => Math.round(thousandths / 10)
  const out: string[] = []
  if (row.chance !== undefined)
    out.push(say.text('mi-odds-chance', { n: percent(row.chance), face: row.face ?? 1 }))
  if (row.dice !== undefined && row.need !== undefined)
    out.push(say.text('mi-odds-dice', { n: row.dice, need: row.need }))
  if (row.hits !== undefined) out.push(say.text('mi-odds-hits', { n: part(row.hits) }))
  if (row.wounds !== undefined) out.push(say.text('mi-odds-wounds', { n: part(row.wounds) }))
  if (row.panic) out.push(say.text('mi-odds-panic', { n: percent(row.panic) }))
  if (row.destroyed) out.push(say.text('mi-odds-destroyed', { n: percent(row.destroyed) }))
  return out.join(' · ')
}
