// Where the pieces of an area stand. On a small map they are drawn larger than the map itself, so
// that they can still be told apart; then they are moved aside until none covers another. What is
// free does not depend on who stands where: a piece keeps its place through the game.
import { AREAS, BOX, outlines, PORTS, type AreaShape, type Point } from './geometry'

/** A box by its middle and half its size. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export interface Spots {
  units: Point
  order: Point
  token: Point | null
  icons: Point | null
}

export const shared = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x - a.w, b.x - b.w)
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y - a.h, b.y - b.h)
  return wide > 0 && high > 0 ? wide * high : 0
}

const WIDTHS = { stronghold: 28, castle: 18, barrel: 15, crown: 17 } as const
export type IconKind = keyof typeof WIDTHS
/** The printed icons of an area from left to right. */
export const iconsOf = (area: AreaShape): { icon: IconKind; x: number }[] => {
  const list: IconKind[] = [
    ...(area.castle ? [area.castle === 2 ? ('stronghold' as const) : ('castle' as const)] : []),
    ...Array.from({ length: area.supply }, () => 'barrel' as const),
    ...Array.from({ length: area.power }, () => 'crown' as const),
  ]
  let x = -list.reduce((sum, icon) => sum + WIDTHS[icon], 0) / 2
  return list.map((icon) => {
    const place = { icon, x }
    x += WIDTHS[icon]
    return place
  })
}
const iconsWide = (area: AreaShape): number => -2 * (iconsOf(area)[0]?.x ?? 0)

/** Half sizes before anything grows, and how far the middle lies from the spot. */
const SIZES = {
  units: () => ({ w: 34, h: 18, dx: -5, dy: -1 }),
  order: () => ({ w: 20, h: 20, dx: 0, dy: 0 }),
  token: () => ({ w: 15, h: 17, dx: 0, dy: 0 }),
  icons: (area: AreaShape) => ({
    w: iconsWide(area) / 2,
    h: area.home ? 20 : 11,
    dx: 0,
    dy: area.home ? -9 : 0,
  }),
}
type Thing = keyof typeof SIZES
const THINGS: readonly Thing[] = ['units', 'order', 'icons', 'token']

export const boxAt = (area: AreaShape, thing: Thing, at: Point, grow: number): Box => {
  const { w, h, dx, dy } = SIZES[thing](area)
  return { x: at[0] + dx * grow, y: at[1] + dy * grow, w: w * grow, h: h * grow }
}

const inside = ([x, y]: Point, rings: readonly (readonly Point[])[]): boolean => {
  let odd = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i]!
      const [bx, by] = ring[j]!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    }
  return odd
}

/** How far a box reaches over the edge of the sheet. */
export const over = ({ x, y, w, h }: Box): number =>
  Math.max(0, BOX.x + 12 + w - x) +
  Math.max(0, x + w - BOX.x - BOX.width + 12) +
  Math.max(0, BOX.y + 12 + h - y) +
  Math.max(0, y + h - BOX.y - BOX.height + 12)

/** What it costs to lie partly outside one's own area, or off the sheet. */
export const astray = (box: Box, rings: readonly (readonly Point[])[], corner: number): number => {
  let cost = over(box) * 60
  for (const [a, b] of CORNERS)
    if (!inside([box.x + a * box.w, box.y + b * box.h], rings)) cost += a ? corner : corner * 6
  return cost
}
const CORNERS = [
  [-0.9, -0.9],
  [0.9, -0.9],
  [-0.9, 0.9],
  [0.9, 0.9],
  [0, 0],
] as const

const STEP = 9
const NUDGES: readonly Point[] = Array.from({ length: 13 * 13 }, (_, i): Point => [
  ((i % 13) - 6) * STEP,
  (Math.floor(i / 13) - 6) * STEP,
]).sort((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2)

const lay = (grow: number): ReadonlyMap<string, Spots> => {
  const taken: Box[] = PORTS.map(({ at }) => ({ x: at[0], y: at[1], w: 18 * grow, h: 18 * grow }))
  const out = new Map<string, Spots>()
  for (const area of AREAS)
    out.set(area.id, {
      units: area.units,
      order: area.order,
      token: area.token,
      icons: iconsOf(area).length ? area.icons : null,
    })
  for (const thing of THINGS)
    for (const area of AREAS) {
      const from = out.get(area.id)![thing]
      if (!from) continue
      const rings = outlines(area.id)
      const near = taken.filter(
        (box) => Math.abs(box.x - from[0]) < 150 && Math.abs(box.y - from[1]) < 130,
      )
      let best: { at: Point; box: Box; cost: number } | null = null
      for (const [dx, dy] of NUDGES) {
        const way = (dx * dx + dy * dy) / 3
        if (best && way >= best.cost) break
        const at: Point = [from[0] + dx, from[1] + dy]
        const box = boxAt(area, thing, at, grow)
        let cost = way
        for (const other of near) cost += shared(box, other) * 5
        if (best && cost >= best.cost) continue
        cost += astray(box, rings, 260)
        if (!best || cost < best.cost) best = { at, box, cost }
      }
      taken.push(best!.box)
      out.get(area.id)![thing] = best!.at
    }
  return out
}

/** How much larger than the map its pieces are, in steps: each has its own layout. */
const STEPS = [1.45, 1.25, 1.08, 0.9, 0.76, 0.64] as const
const SEEN = 0.66
export const growth = (scale: number): number => {
  const wanted = SEEN / scale
  return STEPS.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a))
}

const known = new Map<number, ReadonlyMap<string, Spots>>()
export const spotsAt = (grow: number): ReadonlyMap<string, Spots> => {
  let found = known.get(grow)
  if (!found) known.set(grow, (found = lay(grow)))
  return found
}
