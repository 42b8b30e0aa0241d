// Where words may stand on the field: off the numbers of the regiments, off banners and each other,
// and never over the field's edge.
import { span } from '../../../ui/letters'
import type { Eye, Spot } from './eye'
import type { Pose, UnitView, View } from '../view'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** What words should keep off, and how much it would hurt to cover it. */
export interface Taken extends Box {
  weight: number
}
export interface Label {
  text: string
  at: Spot
  box: Box
  /** What of it lies on something else; from 1 on something is lost. */
  cost: number
}

/** The height of a regiment's numbers on the drawing: never under thirteen pixels, never larger than
 *  its tray bears. */
export const numerals = (scale: number): number => Math.min(185, Math.max(84, 13 / scale))

const around = ([x, y]: readonly [number, number], width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** The box around a tray as it is turned. */
export const outline = (eye: Eye, pose: Pose, width: number, depth: number): Box => {
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => eye.corner(pose, width, depth, sx, sy)),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Trays, their numbers, and banners. */
export const takenBy = (view: View, eye: Eye, scale: number): Taken[] => {
  const type = numerals(scale)
  const trays = view.units
    .filter((unit) => unit.place === 'table')
    .flatMap((unit: UnitView): Taken[] => {
      const { width, depth } = unit
      const rear = 1 - (type * 0.32) / (depth / 10)
      const on = (sx: number, wide: number, high: number, sy = rear): Taken => ({
        ...around(eye.corner(unit, width, depth, sx, sy), wide, high),
        weight: 12,
      })
      return [
        { ...outline(eye, unit, width, depth), weight: 1 },
        on(0, type * 1.9, type * 1.3),
        ...(scale > 0.1 ? [on(1 - (type * 0.9) / (width / 10), type * 1.3, type * 1.3)] : []),
        ...unit.tokens.map((_, i) =>
          on(-1, type * 1.2, type * 1.2, -1 + (type * (1 + i * 2.36)) / (depth / 10)),
        ),
      ]
    })
  const tall = Math.min(2.4, Math.max(1.15, 15 / (84 * scale)))
  const pins = view.objectives.flatMap((objective): Taken[] => {
    if (objective.unit >= 0) return []
    const [x, y] = eye.at(objective.x, objective.y)
    return [{ x: x - 10, y: y - 120 * tall, width: 96 * tall, height: 130 * tall, weight: 6 }]
  })
  return [...trays, ...pins]
}

/** The best of some spots (middles of the words) for words of this size. */
export const settle = (
  text: string,
  size: number,
  spots: readonly Spot[],
  taken: readonly Taken[],
  eye: Pick<Eye, 'width' | 'height'>,
): Label => {
  const [width, height] = [span(text, size), size * 1.1]
  const inside = (at: number, half: number, room: number) =>
    Math.max(Math.min(half, room / 2), Math.min(room - Math.min(half, room / 2), at))
  const tried = spots.map(([x, y], i): Label => {
    const at: Spot = [inside(x, width / 2, eye.width), inside(y, height / 2, eye.height)]
    const box = around(at, width, height)
    const over = taken.reduce(
      (sum, each) =>
        sum +
        (each.weight * shared(box, each)) / Math.min(width * height, each.width * each.height),
      0,
    )
    // The first spots are the nearest.
    return { text, at, box, cost: over + i * 0.01 }
  })
  return tried.reduce((best, each) => (each.cost < best.cost ? each : best))
}

/** Below, above and beside a box, nearest first. */
export const beside = (box: Box, text: string, size: number): Spot[] => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const down = box.height / 2 + size * 0.75
  const right = box.width / 2 + span(text, size) / 2 + size * 0.4
  return [
    [x, y + down],
    [x, y - down],
    [x + right, y],
    [x - right, y],
    [x + right, y + down],
    [x - right, y + down],
    [x + right, y - down],
    [x - right, y - down],
    [x, y + down + size * 1.2],
    [x, y - down - size * 1.2],
  ]
}
