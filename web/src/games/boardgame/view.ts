// The board game's view (src/weirwood/games/boardgame/views/view.py) as what the map draws.
import { ORDERS } from 'facts:boardgame'
import type { BaseView } from '../../table/table.svelte'
import type { Choice, Question } from '../../table/types'
import { AREAS, PORTS } from './map/geometry'
import type { AreaState, Board, Order, Unit, UnitKind } from './model'

export interface HouseView {
  id: string
  seat: number
  power: number
  supply: number
  castles: number
  stars: number
  hand: string[]
  discards: string[]
  stock: Record<string, number>
}
export interface Side {
  house: string
  card: string | null
  tide: string | null
  strength: number
  parts: Record<string, number>
  units?: Record<string, number>
  /** The pieces that fought, as they stood before it was decided. */
  army?: readonly Unit[]
}
export interface Combat {
  area: string
  origin: string | null
  winner: number | null
  /** The side that a tie goes to. */
  tie: 0 | 1
  support: { area: string; side: number; house: string | null }[]
  sides: Side[]
}
/** What a card in hand would come to: numbers alone, as the game foretells them. */
export interface Forecast {
  strength: number
  against: number
  /** Of the attacker and of the defender, in the order of PARTS. */
  parts: number[][]
  /** The cards of the other side that it wins against, and how many that side may play. */
  beats: string[]
  of: number
}
interface AreaView {
  owner?: string
  house?: string
  units?: Record<string, number>
  routed?: Record<string, number>
  order?: string | null
  order_of?: string
  token?: string
  garrison?: number
  neutral?: number | null
}
export interface View extends BaseView {
  round: number
  phase: string
  house: string | null
  houses: HouseView[]
  areas: Record<string, AreaView>
  tracks: Record<string, string[]>
  blade_used: boolean
  raven_used: boolean
  threat: number
  wildlings: (string | null)[]
  wildling: string | null
  westeros: (string | null)[]
  bans: string[]
  bids: Record<string, number>
  /** Mustering points that are left. */
  points?: Record<string, number>
  march: string | null
  combat: Combat | null
  /** By card in hand, while a battle is fought. */
  forecast?: Record<string, Forecast>
}

/** The tracks of influence: the sign of each, and what its first token is called. */
export const TRACKS: Readonly<Record<string, { glyph: string; token: string }>> = {
  iron_throne: { glyph: 'throne', token: '' },
  fiefdoms: { glyph: 'blade', token: 'bg-blade' },
  kings_court: { glyph: 'raven', token: 'bg-raven' },
}

const KINDS: readonly UnitKind[] = ['knight', 'footman', 'siege_engine', 'ship']

export const orderOf = (house: string, id: string | null | undefined): Order => {
  const facts = id ? ORDERS[id] : undefined
  return facts
    ? { house, kind: facts.type, modifier: facts.modifier, special: facts.special }
    : { house, kind: null }
}

export const unitsOf = (
  house: string,
  standing: Record<string, number> = {},
  routed: Record<string, number> = {},
): Unit[] =>
  KINDS.flatMap((kind) => [
    ...Array.from({ length: standing[kind] ?? 0 }, () => ({ house, kind })),
    ...Array.from({ length: routed[kind] ?? 0 }, () => ({ house, kind, routed: true })),
  ])

const areaOf = (area: AreaView): AreaState => {
  const house = area.house ?? area.owner ?? 'neutral'
  return {
    units: unitsOf(house, area.units, area.routed),
    owner: area.owner ?? area.house ?? null,
    token: area.token ?? null,
    garrison: area.garrison ?? null,
    ...('neutral' in area ? { neutral: area.neutral ?? 'impassable' } : {}),
    order: area.order_of ? orderOf(area.order_of, area.order) : null,
  }
}

export const boardOf = (view: View): Board =>
  Object.fromEntries(Object.entries(view.areas).map(([id, area]) => [id, areaOf(area)]))

const PLACES = new Set([...AREAS, ...PORTS].map((area) => area.id))
export const isPlace = (thing: string): boolean => PLACES.has(thing)

/** Areas, cards in the panel and houses; of a launch, the sea it goes to. */
export const things = ({ kind, args }: Question, { key }: Choice): readonly string[] => {
  const [word = '', ...ids] = key.split(':')
  // A power token is left where the march began; whoever helps against a neutral force aims at it.
  if (kind === 'marches.token' && word === 'token') return [String(args[0])]
  if (kind === 'neutral.support' && word === 'attacker') return [String(args[1])]
  if (word === 'card') return [key]
  const places = ids.filter(isPlace)
  const last = places.at(-1)
  if (word === 'launch' && last) return [last]
  return places.length ? places : [key]
}

/** Areas on the map, the cards laid out over it, and the sides of a battle. */
export const shows = (thing: string): boolean =>
  isPlace(thing) || thing.startsWith('card:') || thing === 'attacker' || thing === 'defender'

/** The areas an event speaks of. */
export const touched = (args: Record<string, unknown>): string[] =>
  Object.values(args)
    .flat()
    .filter((value): value is string => typeof value === 'string' && PLACES.has(value))
