// An army as it is drawn: its banner, then its pieces from left to right, those of one kind close
// behind each other and counted once they are more than two.
import type { Unit } from '../model'

export interface Drawn {
  unit: Unit
  x: number
  /** How many this piece stands for; said only where it is more than can be seen. */
  count: number
}
const WIDE: Record<string, number> = { footman: 20, knight: 26, siege_engine: 28, ship: 32 }
const BEHIND = 9
const BANNER = 21

export const stack = (units: readonly Unit[]): { banner: number; pieces: Drawn[] } => {
  const groups: { unit: Unit; count: number }[] = []
  for (const unit of units) {
    const same = groups.find(
      (group) =>
        group.unit.kind === unit.kind &&
        group.unit.house === unit.house &&
        !group.unit.routed === !unit.routed,
    )
    if (same) same.count += 1
    else groups.push({ unit, count: 1 })
  }
  const pieces: Drawn[] = []
  let x = BANNER
  for (const { unit, count } of groups) {
    const wide = WIDE[unit.kind] ?? 24
    if (count > 1) {
      pieces.push({ unit, x: x + wide / 2, count: 1 })
      x += BEHIND
    }
    pieces.push({ unit, x: x + wide / 2, count: count > 2 ? count : 1 })
    x += wide
  }
  const middle = x / 2
  return {
    banner: BANNER / 2 - middle,
    pieces: pieces.map((piece) => ({ ...piece, x: piece.x - middle })),
  }
}
