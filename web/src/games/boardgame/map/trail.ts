// What moved, from where to where: drawn as arrows until the reader has answered again.
import type { Told } from '../../../table/types'
import { spotOf, type Point } from './geometry'
import type { Combat } from '../view'

export interface Trail {
  from: Point
  to: Point
  house: string
  kind: 'march' | 'attack' | 'raid' | 'support'
}
const KINDS: Record<string, [Trail['kind'], from: string, to: string]> = {
  'marches.moved': ['march', 'origin', 'area'],
  'marches.attack': ['attack', 'origin', 'area'],
  'raids.raided': ['raid', 'area', 'target'],
}

const trail = (kind: Trail['kind'], from: unknown, to: unknown, house: unknown): Trail[] => {
  const [a, b] = [from, to].map((id) => (typeof id === 'string' ? spotOf(id) : null))
  return a && b && from !== to && typeof house === 'string' ? [{ from: a, to: b, house, kind }] : []
}

export const trailsOf = (events: readonly Told[]): Trail[] =>
  events.flatMap(({ kind, args }) => {
    const known = KINDS[kind]
    return known ? trail(known[0], args[known[1]], args[known[2]], args['house']) : []
  })

/** The attack that is being fought and those who support a side. */
export const fightTrails = (combat: Combat | null): Trail[] =>
  combat
    ? [
        ...trail('attack', combat.origin, combat.area, combat.sides[0]?.house),
        ...combat.support.flatMap(({ area, house }) => trail('support', area, combat.area, house)),
      ]
    : []

/** A curve that stops short of both ends, and the tip of its arrow. */
export const drawn = ({ from, to }: Trail, short: number): { d: string; tip: string } => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy) || 1
  const keep = Math.min(short, far / 4)
  // It bends to its left, so that ways there and back do not cover each other.
  const bend: Point = [(from[0] + to[0]) / 2 + dy * 0.16, (from[1] + to[1]) / 2 - dx * 0.16]
  const toward = (a: Point, b: Point, by: number): Point => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [a[0] + ((b[0] - a[0]) * by) / long, a[1] + ((b[1] - a[1]) * by) / long]
  }
  const start = toward(from, bend, keep)
  const end = toward(to, bend, keep)
  const back = toward(end, bend, 15)
  const [ux, uy] = [(end[0] - back[0]) / 15, (end[1] - back[1]) / 15]
  const say = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  return {
    d: `M${say(start)}Q${say(bend)} ${say(back)}`,
    tip: `M${say(end)}L${say([back[0] - uy * 10, back[1] + ux * 10])}L${say([back[0] + uy * 10, back[1] - ux * 10])}Z`,
  }
}
