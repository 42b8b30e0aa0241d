// Names on the map: broken into lines, and kept clear of what stands there.
import type { AreaShape, Point } from './geometry'
import type { AreaState, Board } from './model'

/** A long name in balanced lines of about eleven letters, as the map's boxes were measured. */
export const split = (name: string, wide = 11): string[] => {
  const out: string[] = []
  for (const word of name.split(' ')) {
    const last = out.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= wide)
      out[out.length - 1] = `${last} ${word}`
    else out.push(word)
  }
  return out
}

/** A box by its middle and half its size. */
interface Box {
  x: number
  y: number
  w: number
  h: number
}
const shared = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x - a.w, b.x - b.w)
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y - a.h, b.y - b.h)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** What covers the map in an area: printed icons, tokens, units, orders. */
const covered = (area: AreaShape, state: AreaState | undefined): Box[] => {
  const out: Box[] = []
  const add = (at: Point | null, w: number, h: number, dx = 0, dy = 0) => {
    if (at) out.push({ x: at[0] + dx, y: at[1] + dy, w, h })
  }
  const icons = (area.castle ? 22 : 0) + area.supply * 15 + area.power * 17
  if (icons) add(area.icons, icons / 2, 11)
  if (area.home) add(area.icons, 11, 9, -icons / 2 + 12, -18)
  if (state?.token || state?.garrison || state?.neutral) add(area.token, 14, 16)
  const units = state?.units?.length ?? 0
  if (units) add(area.units, Math.min(units, 4) * 12 + 12, 17, -6, 0)
  if (state?.order) add(area.order, 19, 19)
  return out
}

const NUDGES = [0, 9, -9, 18, -18, 27, -27, 36, -36]

/** Names near where the map was measured for them, moved aside where something stands there. */
export const placeNames = (
  areas: readonly AreaShape[],
  board: Board,
  nameOf: (id: string) => string,
  letters: number,
): Map<string, Point> => {
  const taken = areas.flatMap((area) => covered(area, board[area.id]))
  const out = new Map<string, Point>()
  for (const area of areas) {
    const lines = split(nameOf(area.id))
    const w = (Math.max(...lines.map((line) => line.length)) * letters * 0.46) / 2
    const h = (lines.length * letters * 0.95) / 2
    let best: { box: Box; cost: number } | null = null
    for (const dy of NUDGES)
      for (const dx of NUDGES) {
        const box = { x: area.name[0] + dx, y: area.name[1] + dy, w, h }
        const cost =
          taken.reduce((sum, other) => sum + shared(box, other), 0) * 2 + (dx * dx + dy * dy) / 4
        if (!best || cost < best.cost) best = { box, cost }
      }
    taken.push(best!.box)
    out.set(area.id, [best!.box.x, best!.box.y])
  }
  return out
}
