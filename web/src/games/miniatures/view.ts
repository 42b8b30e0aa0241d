// The miniatures' view (src/weirwood/games/miniatures/views/view.py). Lengths are 1/1000 inch with y away
// from the near edge; angles are 1/100 degree, clockwise, 0 towards larger y.
import type { Draft } from '../../question/draft.svelte'
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
  secrets: Card[]
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
  /** Where a tray would lie by each option while it aligns: x, y and facing. */
  places?: Record<string, [number, number, number]>
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
    bars: boolean
    slows: number
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
  /** The printed cards of everything in this battle. */
  profiles?: Record<string, { kind: string; cost: number; abilities: string[] }>
  missions: string[]
  /** Those that come into force next. */
  missions_next?: string[]
}

/** The questions that are answered by a row of actions. */
const ACTING = new Set(['turn.action', 'action.free', 'attack.surge'])
/** Those answered by a side of a tray, or by a place beside it. */
const SIDED = new Set([
  'charge.side',
  'attack.arc',
  'charge.aside',
  'charge.align',
  'attack.stance',
])

/** Units, terrain and officers go by number, zones and missions by id, cards by their backs or,
 *  where any copy will do, by their faces; dice, edges of the table, actions and the sides of a
 *  tray can be pressed where they are drawn. */
export const things = ({ kind }: Pick<Question, 'kind'>, { key }: Choice): readonly string[] => {
  const [word = '', id = '', nr = '', last = ''] = key.split(':')
  if (ACTING.has(kind) && id === '') return [`act:${word}`]
  if (SIDED.has(kind)) return [`spot:${key}`]
  if (word === 'weapon') return [`act:${key}`]
  if (word === 'ncu') return [`ncu:${nr}`]
  if (word === 'card' && nr) return [kind === 'effects.play' ? `face:${id}` : `card:${nr}`]
  if ((word === 'piece' || word === 'raze') && nr) return [`terrain:${nr}`]
  // What comes in the place of a mission is asked once that one is pressed.
  if (word === 'active' || word === 'reserve') return [`mission:${id}`]
  // Effects that wait for their order are numbered among themselves.
  if (word === 'use') return [key]
  // Of an ability or a weapon, the unit that bears it or is aimed at.
  if (/^\d+$/.test(last)) return [`unit:${last}`]
  if (/^\d+$/.test(nr)) return [`unit:${nr}`]
  return [key]
}

/** Whether a thing can be pressed on the board: regiments, officers, terrain, cards in hand, of the
 *  mode and laid open, zones, quarters of the field, dice, edges, actions, sides of a tray. */
export const shows = (thing: string): boolean =>
  /^(unit|ncu|card|face|zone|quadrant|die|edge|corner|piece|terrain|act|spot|mission|siege|objective):/.test(
    thing,
  )

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
/** An angle as the game writes it: 0 up to a whole turn. */
const around = (angle: number): number => ((Math.round(angle) % 36000) + 36000) % 36000
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
    out['pivot'] = around(angle)
    if (names.includes('distance')) out['distance'] = whole(Math.min(most, far), 50)
    // A hand that shifts a tray does not turn it: the last pivot makes good what the first undid.
    if (names.includes('turn'))
      out['turn'] = around(moved(from, before).facing - from.facing - angle)
    return out
  }
  if (names.includes('distance')) out['distance'] = whole(Math.max(0, Math.min(most, ahead)), 50)
  else if (names.includes('turn')) out['turn'] = around(bearing(dx, dy) - from.facing)
  return out
}

/** The parameter that says how a tray looks when the move is over. */
export const turnBy = (names: readonly string[]): 'facing' | 'turn' | 'pivot' | null =>
  names.includes('facing')
    ? 'facing'
    : names.includes('turn')
      ? 'turn'
      : names.includes('pivot')
        ? 'pivot'
        : null

/** The same move with the tray facing so in the end. */
export const turned = (
  from: Pose,
  before: Record<string, number>,
  names: readonly string[],
  facing: number,
): Record<string, number> => {
  const by = turnBy(names)
  if (by === null) return before
  if (by === 'facing') return { ...before, facing: around(facing) }
  const first = by === 'turn' ? (before['pivot'] ?? 0) : 0
  return { ...before, [by]: around(facing - from.facing - first) }
}

/** The unit that a question about a move speaks of: its first argument. */
export const mover = (view: View, question: Question): UnitView | null => {
  const nr = question.args[0]
  const moves = /^((move|charge|deploy|attack)\.|effects\.(ride|trample|summon)$)/
  return typeof nr === 'number' && moves.test(question.kind) ? (view.units[nr] ?? null) : null
}

/** The piece of terrain that a question wants placed. */
export const builds = ({ kind, args }: Pick<Question, 'kind' | 'args'>): string | null => {
  const id = kind === 'terrain.place' ? args[0] : kind === 'effects.build' ? args[1] : null
  if (kind === 'feast.pile') return 'corpse_pile'
  return typeof id === 'string' ? id : null
}

/** A place or a side that answers the open question, where it lies on the field. */
export interface Choosable {
  word: string
  /** A tray's pose, or a side of that unit's tray. */
  pose?: Pose
  unit: UnitView
  side?: string
}

/** Alignments as trays, arcs and ways aside as the sides of one. */
export const spotsOf = (view: View, { kind, args, choices }: Question): Choosable[] => {
  if (!SIDED.has(kind)) return []
  const nr = args[kind === 'charge.side' || kind === 'attack.arc' ? 1 : 0]
  const unit = typeof nr === 'number' ? view.units[nr] : undefined
  if (!unit) return []
  return choices
    .filter(({ refusal }) => !refusal)
    .flatMap(({ key: word }): Choosable[] => {
      if (kind !== 'charge.align' && kind !== 'attack.stance') return [{ word, unit, side: word }]
      const place = view.places?.[word]
      if (!place) return []
      const [x, y, facing] = place
      return [{ word, unit, pose: { x, y, facing } }]
    })
}

/** The same numbers, none nearer to another than the gap: sorted ones stay sorted. */
export const apart = (values: readonly number[], gap: number): number[] => {
  const order = values.map((_, i) => i).sort((a, b) => values[a]! - values[b]!)
  const out = [...values]
  for (let round = 0; round < 40; round++)
    for (let i = 1; i < order.length; i++) {
      const [a, b] = [order[i - 1]!, order[i]!]
      const short = gap - (out[b]! - out[a]!)
      if (short <= 0) continue
      out[a]! -= short / 2
      out[b]! += short / 2
    }
  return out
}

/** The quarters of the field as the game names them, by their corners. */
export const quartersOf = ({
  mode,
  table: [width, height],
}: Pick<View, 'mode' | 'table'>): { id: string; rect: [number, number, number, number] }[] => {
  if (mode !== 'mode_here_we_stand') return []
  const [w, h] = [width / 2, height / 2]
  return [
    { id: 'q1', rect: [0, 0, w, h] },
    { id: 'q2', rect: [w, 0, width, h] },
    { id: 'q3', rect: [0, h, w, height] },
    { id: 'q4', rect: [w, h, width, height] },
  ]
}

/** A card that may be chosen and lies in nobody's hand: searched for, or named. */
export const laidOut = (
  draft: Pick<Draft, 'choices' | 'things'>,
  hand: readonly Card[],
): { thing: string; face: string }[] => {
  const held = new Set(hand.flatMap(({ card, face }) => [`card:${card}`, `face:${face}`]))
  const out = new Map<string, string>()
  for (const choice of draft.choices)
    for (const thing of choice.refusal ? [] : draft.things(choice))
      if (/^(card|face):/.test(thing) && !held.has(thing))
        out.set(thing, choice.key.split(':')[1] ?? '')
  return [...out].map(([thing, face]) => ({ thing, face }))
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

/** Seats whose faction somebody else plays too, with the sign that tells them apart. */
export const namesakes = (players: readonly PlayerView[]): Map<number, string> =>
  new Map(
    players
      .filter(({ seat, faction }) =>
        players.some((other) => other.seat !== seat && other.faction === faction),
      )
      .map(({ seat }) => [seat, 'ⅠⅡⅢⅣ'[seat] ?? String(seat + 1)]),
  )

/** Colours that are taken for each other across a table. */
const ALIKE: readonly (readonly string[])[] = [
  ['stark', 'nights_watch', 'neutral'],
  ['lannister', 'bolton', 'targaryen'],
  ['baratheon', 'free_folk', 'martell'],
]

/** What an army wears on base, rim and flag: its faction's colours where nobody mistakes them, else
 *  those of its seat. The name of a paint in theme/tokens.css, and of a hatch. */
export const liveries = (players: readonly PlayerView[]): string[] => {
  const family = ({ faction }: PlayerView) =>
    ALIKE.findIndex((each) => each.includes(faction)) + 1 || faction
  const clash =
    players.length > 2 || new Set(players.map((player) => family(player))).size < players.length
  return players.map((player) => (clash ? `seat-${player.seat % 4}` : player.faction))
}
