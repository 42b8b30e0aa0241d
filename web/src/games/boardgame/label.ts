// Names on the map: broken into lines, and kept clear of what stands there.
import { outlines, type AreaShape, type Point } from './geometry'
import { astray, boxAt, shared, type Box, type Spots } from './layout'
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

/** What covers the map in an area: printed icons, tokens, units, orders. */
const covered = (
  area: AreaShape,
  state: AreaState | undefined,
  spots: Spots,
  grow: number,
): Box[] => {
  const out: Box[] = []
  if (spots.icons) out.push(boxAt(area, 'icons', spots.icons, grow))
  if (spots.token && (state?.token || state?.garrison || state?.neutral))
    out.push(boxAt(area, 'token', spots.token, grow))
  if (state?.units?.length) out.push(boxAt(area, 'units', spots.units, grow))
  if (state?.order) out.push(boxAt(area, 'order', spots.order, grow))
  return out
}

const STEP = 8
const NUDGES: readonly Point[] = Array.from({ length: 15 * 15 }, (_, i): Point => [
  ((i % 15) - 7) * STEP,
  (Math.floor(i / 15) - 7) * STEP,
]).sort((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2)

/** Names near where the map was measured for them, moved aside where something stands there. */
export const placeNames = (
  areas: readonly AreaShape[],
  board: Board,
  nameOf: (id: string) => string,
  letters: number,
  spots: ReadonlyMap<string, Spots>,
  grow: number,
): Map<string, Point> => {
  const taken = areas.flatMap((area) => covered(area, board[area.id], spots.get(area.id)!, grow))
  const out = new Map<string, Point>()
  for (const area of areas) {
    const lines = split(nameOf(area.id))
    const w = (Math.max(...lines.map((line) => line.length)) * letters * 0.46) / 2
    const h = (lines.length * letters * 0.95) / 2
    const near = taken.filter(
      (box) => Math.abs(box.x - area.name[0]) < 190 && Math.abs(box.y - area.name[1]) < 130,
    )
    let best: { box: Box; cost: number } | null = null
    const rings = outlines(area.id)
    for (const [dx, dy] of NUDGES) {
      const way = (dx * dx + dy * dy) / 12
      if (best && way >= best.cost) break
      const box = { x: area.name[0] + dx, y: area.name[1] + dy, w, h }
      let cost = way
      for (const other of near) {
        if (best && cost >= best.cost) break
        cost += shared(box, other) * 3
      }
      if (best && cost >= best.cost) continue
      cost += astray(box, rings, 40)
      if (!best || cost < best.cost) best = { box, cost }
    }
    taken.push(best!.box)
    out.set(area.id, [best!.box.x, best!.box.y])
  }
  return out
}
