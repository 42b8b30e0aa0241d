// Arrows over a board from one thing to another, wherever both are drawn.
import type { Answer } from '../table/types'

/** From a thing of the board to another. */
export type Arrow = readonly [from: string, to: string]

/** The chosen keys of an answer, or none. */
export const keysOf = (answer: Answer): readonly string[] =>
  Array.isArray(answer) ? answer.map(String) : []

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2]
const round = (n: number) => Math.round(n * 10) / 10

/** How long the tip of an arrow is, in pixels. */
const HEAD = 15

/** A line between the middles of two boxes that ends short of the second, bent a little, and its tip;
    nothing between boxes that lie upon each other. */
export const drawn = (from: Box, to: Box, head = HEAD): { d: string; tip: string } | null => {
  const side = head * 0.6
  const [a, b] = [middle(from), middle(to)]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const far = Math.hypot(dx, dy)
  if (far < 2 * head) return null
  const bend = [(a[0] + b[0]) / 2 + dy * 0.12, (a[1] + b[1]) / 2 - dx * 0.12] as const
  const long = Math.hypot(b[0] - bend[0], b[1] - bend[1])
  const [ux, uy] = [(b[0] - bend[0]) / long, (b[1] - bend[1]) / long]
  const back = [b[0] - ux * head, b[1] - uy * head] as const
  const say = (x: number, y: number) => `${round(x)} ${round(y)}`
  return {
    d: `M${say(...a)}Q${say(...bend)} ${say(...back)}`,
    tip: `M${say(...b)}L${say(back[0] - uy * side, back[1] + ux * side)}L${say(back[0] + uy * side, back[1] - ux * side)}Z`,
  }
}
