// The field as it is drawn: a hundredth of an inch to a unit, seen from one side's edge.
import type { Pose, View } from '../view'

export type Spot = [number, number]

export interface Eye {
  /** The size of the drawing. */
  width: number
  height: number
  at: (x: number, y: number) => Spot
  /** A facing as an angle of the drawing. */
  angle: (facing: number) => number
  /** From the drawing back to the field. */
  back: (x: number, y: number) => { x: number; y: number }
  /** The transform that sets a tray down. */
  put: (pose: Pose) => string
  /** The same for a style, so that a tray glides to its new place. */
  glide: (pose: Pose) => string
  /** A corner of a tray: -1 and 1 for left and right, front and rear. */
  corner: (pose: Pose, width: number, depth: number, sx: number, sy: number) => Spot
}

/** Half a turn where my own edge is the far one; never a mirror, or flanks would change sides. */
export const eyeOn = (table: readonly [number, number], turned: boolean): Eye => {
  const [width, height] = [table[0] / 10, table[1] / 10]
  const at = (x: number, y: number): Spot =>
    turned ? [width - x / 10, y / 10] : [x / 10, height - y / 10]
  const angle = (facing: number) => facing / 100 + (turned ? 180 : 0)
  return {
    width,
    height,
    at,
    angle,
    back: (x, y) =>
      turned ? { x: (width - x) * 10, y: y * 10 } : { x: x * 10, y: (height - y) * 10 },
    put: ({ x, y, facing }) => `translate(${at(x, y).join(' ')}) rotate(${angle(facing)})`,
    glide: ({ x, y, facing }) => {
      const [left, top] = at(x, y)
      return `translate(${left}px, ${top}px) rotate(${angle(facing)}deg)`
    },
    corner: (pose, wide, deep, sx, sy) => {
      const turn = (angle(pose.facing) * Math.PI) / 180
      const [x, y] = at(pose.x, pose.y)
      const [px, py] = [(sx * wide) / 20, (sy * deep) / 20]
      return [
        x + px * Math.cos(turn) - py * Math.sin(turn),
        y + px * Math.sin(turn) + py * Math.cos(turn),
      ]
    },
  }
}

/** The field as a side sees it that has its zone at one of the edges. */
export const eyeOf = ({ table, zones }: Pick<View, 'table' | 'zones'>, side: number): Eye => {
  const own = zones.find((zone) => zone.side === side)?.rect
  return eyeOn(table, own !== undefined && (own[1] + own[3]) / 2 > table[1] / 2)
}
