// Where a regiment may come to stand: the straight moves of the rules, measured as the game does
// (src/weirwood/games/miniatures/rules/paths.py), to a hundredth of an inch. It is a drawing: what an
// ability allows beyond it, and every single move, is for the game itself to say.
import type { Pose, UnitView, View } from '../view'

type Point = readonly [number, number]
type Poly = readonly Point[]

/** What lies around: trays in the way, ground that stops, ground that slows. */
export interface Ground {
  trays: readonly { poly: Poly; foe: boolean; wall: boolean }[]
  bars: readonly Poly[]
  slow: readonly { poly: Poly; by: number }[]
  here: Poly
  width: number
  height: number
}
/** A tray with its half width and half depth. */
interface Tray extends Pose {
  a: number
  b: number
}

const INCH = 1000
const SLACK = 10
const STEP = 250
const ROUND = 16

const unit = (facing: number): Point => {
  const angle = (facing / 100) * (Math.PI / 180)
  return [Math.sin(angle), Math.cos(angle)]
}
const corners = ({ x, y, facing, a, b }: Tray): Poly => {
  const [sin, cos] = unit(facing)
  return (
    [
      [-a, b],
      [a, b],
      [a, -b],
      [-a, -b],
    ] as const
  ).map(([right, ahead]) => [x + right * cos + ahead * sin, y + ahead * cos - right * sin] as const)
}
const outline = ({ x, y, facing, shape, width, depth }: View['terrain'][number]): Poly => {
  if (shape !== 'ellipse') return corners({ x, y, facing, a: width / 2, b: depth / 2 })
  const [sin, cos] = unit(facing)
  return Array.from({ length: ROUND }, (_, i) => {
    const turn = (2 * Math.PI * i) / ROUND
    const [right, ahead] = [(Math.sin(turn) * width) / 2, (Math.cos(turn) * depth) / 2]
    return [x + right * cos + ahead * sin, y + ahead * cos - right * sin] as const
  })
}

/** The widest gap between two convex shapes along the normals of their edges; negative inside. */
const gap = (p: Poly, q: Poly): number => {
  let widest = -Infinity
  for (const [one, other] of [
    [p, q],
    [q, p],
  ] as const)
    for (let i = 0; i < one.length; i++) {
      const [ax, ay] = one[i]!
      const [bx, by] = one[(i + 1) % one.length]!
      const long = Math.hypot(bx - ax, by - ay)
      const [nx, ny] = [(ay - by) / long, (bx - ax) / long]
      let [own, least] = [-Infinity, Infinity]
      for (const [x, y] of one) own = Math.max(own, x * nx + y * ny)
      for (const [x, y] of other) least = Math.min(least, x * nx + y * ny)
      widest = Math.max(widest, least - own)
      // The normal may point inwards: then the other way round.
      let [low, most] = [Infinity, -Infinity]
      for (const [x, y] of one) low = Math.min(low, x * nx + y * ny)
      for (const [x, y] of other) most = Math.max(most, x * nx + y * ny)
      widest = Math.max(widest, low - most)
    }
  return widest
}
const overlap = (p: Poly, q: Poly) => gap(p, q) < -SLACK

const toEdge = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}
const within = (p: Poly, q: Poly, reach: number): boolean => {
  const widest = gap(p, q)
  if (widest <= 0) return true
  if (widest > reach) return false
  for (const [one, other] of [
    [p, q],
    [q, p],
  ] as const)
    for (const point of one)
      for (let i = 0; i < other.length; i++)
        if (toEdge(point, other[i]!, other[(i + 1) % other.length]!) <= reach) return true
  return false
}

export const groundAround = (view: View, mover: UnitView, limit: number): Ground => {
  const span = limit + mover.width + mover.depth + INCH
  const near = (x: number, y: number, size: number) =>
    Math.hypot(x - mover.x, y - mover.y) < span + size
  const pieces = view.terrain.filter((each) => near(each.x, each.y, each.width + each.depth))
  return {
    trays: view.units
      .filter((each) => each.place === 'table' && each.nr !== mover.nr)
      .filter((each) => near(each.x, each.y, each.width + each.depth))
      .map((each) => ({
        poly: corners({ ...each, a: each.width / 2, b: each.depth / 2 }),
        foe: each.side !== mover.side,
        wall: each.wall,
      })),
    bars: pieces.filter((each) => each.bars).map(outline),
    slow: pieces
      .filter((each) => each.slows)
      .map((each) => ({ poly: outline(each), by: each.slows })),
    here: corners({ ...mover, a: mover.width / 2, b: mover.depth / 2 }),
    width: view.table[0],
    height: view.table[1],
  }
}

const onTable = (poly: Poly, { width, height }: Ground): boolean =>
  poly.every(([x, y]) => x >= -0.5 && x <= width + 0.5 && y >= -0.5 && y <= height + 0.5)

/** What the ground takes from a move that comes upon it. */
const slowed = (ground: Ground, ...polys: Poly[]): number =>
  Math.max(
    0,
    ...ground.slow
      .filter(({ poly }) => polys.some((each) => overlap(each, poly)))
      .map(({ by }) => by),
  )

/** May a move end so, if that much is left of its length? */
export const mayStand = (tray: Tray, left: number, ground: Ground): boolean => {
  const poly = corners(tray)
  if (slowed(ground, poly) > left) return false
  if (!onTable(poly, ground)) return false
  return (
    !ground.trays.some(
      (each) =>
        overlap(poly, each.poly) || (each.foe && !each.wall && within(poly, each.poly, INCH)),
    ) && !ground.bars.some((piece) => overlap(poly, piece))
  )
}

/** Forward, right, backward, left in the axes of a tray. */
const WAYS: readonly Point[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]

const step = (tray: Tray, way: number, far: number): Tray => {
  const [right, ahead] = WAYS[way]!
  const [sin, cos] = unit(tray.facing)
  return {
    ...tray,
    x: tray.x + far * (right * cos + ahead * sin),
    y: tray.y + far * (ahead * cos - right * sin),
  }
}

/** May a tray go that far straight on, whatever it then does? */
export const mayPass = (
  tray: Tray,
  way: number,
  far: number,
  limit: number,
  ground: Ground,
): boolean => {
  const end = step(tray, way, far)
  const swept = corners({
    ...step(tray, way, far / 2),
    a: tray.a + (WAYS[way]![0] ? far / 2 : 0),
    b: tray.b + (WAYS[way]![1] ? far / 2 : 0),
  })
  if (far > limit - slowed(ground, ground.here, swept)) return false
  if (ground.trays.some((each) => (each.foe || each.wall) && overlap(swept, each.poly)))
    return false
  if (ground.bars.some((piece) => overlap(swept, piece))) return false
  // Only a pivot may hang over the edge.
  return onTable(corners(tray), ground) && onTable(corners(end), ground)
}

/** A stretch of legal distances along one bearing. */
export interface Stretch {
  facing: number
  way: number
  from: number
  to: number
}

const trayOf = ({ x, y, width, depth }: UnitView, facing: number): Tray => ({
  x,
  y,
  facing,
  a: width / 2,
  b: depth / 2,
})
/** A tray looks the same from behind: half a turn shows every way to stand. */
const TURNS = [0, 3000, 6000, 9000, 12000, 15000]

/** The legal stretches in one direction: with that last turn, or with any. */
export const stretches = (
  mover: UnitView,
  facing: number,
  way: number,
  turn: number | null,
  limit: number,
  ground: Ground,
): Stretch[] => {
  const start = trayOf(mover, facing)
  const turns = turn === null ? TURNS : [turn]
  const out: Stretch[] = []
  let from: number | null = null
  let last = 0
  const close = () => {
    if (from !== null) out.push({ facing, way, from, to: last })
    from = null
  }
  for (let far = STEP; far <= limit + STEP - 1; far += STEP) {
    const length = Math.min(far, limit)
    if (!mayPass(start, way, length, limit, ground)) break
    const there = step(start, way, length)
    const left = limit - length
    if (turns.some((each) => mayStand({ ...there, facing: there.facing + each }, left, ground))) {
      from ??= length - STEP / 2
      last = length
    } else close()
  }
  close()
  return out
}

/** Every stretch a unit may choose from: all around, or along the ways that are open to it. */
export const reach = (
  mover: UnitView,
  ways: readonly number[] | 'around',
  turns: boolean,
  limit: number,
  ground: Ground,
): Stretch[] => {
  if (ways !== 'around')
    return ways.flatMap((way) =>
      stretches(mover, mover.facing, way, turns ? null : 0, limit, ground),
    )
  const spokes = 72
  return Array.from({ length: spokes }, (_, i) => mover.facing + (i * 36000) / spokes).flatMap(
    (facing) => stretches(mover, facing, 0, null, limit, ground),
  )
}
