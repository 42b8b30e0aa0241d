// Names on the map: broken into lines, and kept clear of each other and of what stands there.
import { span } from '../../../ui/letters'
import { AREAS, outlines, PORTS, type AreaShape, type Point } from './geometry'
import { astray, boxAt, over, shared, type Box, type Spots } from './layout'
import type { AreaState, Board } from '../model'

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

/** The letters of a sea are set apart. */
const APART = 0.06
/** Half the room that a name takes. */
const sizeOf = (name: string, sea: boolean, letters: number) => {
  const lines = split(name)
  return {
    w: Math.max(...lines.map((line) => span(line, letters, sea ? APART : 0))) / 2,
    h: (lines.length * letters * 0.95) / 2,
  }
}

/** Where a name lies, as it is drawn. */
export const boxOfName = (area: AreaShape, name: string, at: Point, letters: number): Box => ({
  x: at[0],
  y: at[1],
  ...sizeOf(name, area.kind === 'sea', letters),
})

interface Thing extends Box {
  /** What it costs to cover it: a number counts for more than a picture. */
  price: number
}

/** What covers the map in an area: printed icons, tokens, units, orders. */
const covered = (
  area: AreaShape,
  state: AreaState | undefined,
  spots: Spots,
  grow: number,
): Thing[] => {
  const out: Thing[] = []
  if (spots.icons) out.push({ ...boxAt(area, 'icons', spots.icons, grow), price: 3 })
  if (spots.token && (state?.token || state?.garrison || state?.neutral))
    out.push({ ...boxAt(area, 'token', spots.token, grow), price: 8 })
  if (state?.units?.length) out.push({ ...boxAt(area, 'units', spots.units, grow), price: 4 })
  if (state?.order) out.push({ ...boxAt(area, 'order', spots.order, grow), price: 8 })
  return out
}

/** Ports too: their basins, and the orders that lie at their side. */
const harbours = (board: Board, grow: number): Thing[] =>
  PORTS.flatMap(({ id, at: [x, y] }) => {
    const basin = { x, y, w: 14 * grow, h: 14 * grow, price: 2 }
    if (!board[id]?.order) return [basin]
    return [basin, { x: x + 17 * grow, y: y - 18 * grow, w: 14 * grow, h: 14 * grow, price: 8 }]
  })

const standing = (board: Board, spots: ReadonlyMap<string, Spots>, grow: number): Thing[] => [
  ...harbours(board, grow),
  ...AREAS.flatMap((area) => covered(area, board[area.id], spots.get(area.id)!, grow)),
]

const STEP = 8
const FAR = 9
const SIDE = 2 * FAR + 1
const NUDGES: readonly Point[] = Array.from({ length: SIDE * SIDE }, (_, i): Point => [
  ((i % SIDE) - FAR) * STEP,
  (Math.floor(i / SIDE) - FAR) * STEP,
]).sort((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2)

const SMALL = NUDGES.filter(([dx, dy]) => Math.hypot(dx, dy) <= 48)

/** Names upon each other cannot be read at all. */
const NAMES = 60
/** Nor what is cut by the edge of the sheet. */
const EDGE = 900
/** The first ones are laid where later ones do not fit any more: each has another turn. */
const TURNS = 3

/** Names near where the map was measured for them, moved aside where something stands there. */
export const placeNames = (
  areas: readonly AreaShape[],
  board: Board,
  nameOf: (id: string) => string,
  letters: number,
  spots: ReadonlyMap<string, Spots>,
  grow: number,
): Map<string, Point> => {
  const things = standing(board, spots, grow)
  const boxes = new Map<string, Box>()
  const close = (area: AreaShape) => (box: Box) =>
    Math.abs(box.x - area.name[0]) < 210 && Math.abs(box.y - area.name[1]) < 150
  const place = (area: AreaShape): Box => {
    const size = sizeOf(nameOf(area.id), area.kind === 'sea', letters)
    const near = things.filter(close(area))
    const names = [...boxes].flatMap(([id, box]) => (id !== area.id && close(area)(box) ? box : []))
    const rings = outlines(area.id)
    let best: { box: Box; cost: number } | null = null
    for (const [dx, dy] of NUDGES) {
      const way = (dx * dx + dy * dy) / 12
      if (best && way >= best.cost) break
      const box = { x: area.name[0] + dx, y: area.name[1] + dy, ...size }
      let cost = way + over(box) * EDGE
      for (const other of names) cost += shared(box, other) * NAMES
      for (const other of near) {
        if (best && cost >= best.cost) break
        cost += shared(box, other) * other.price
      }
      if (best && cost >= best.cost) continue
      cost += astray(box, rings, 40)
      if (!best || cost < best.cost) best = { box, cost }
    }
    return best!.box
  }
  for (let turn = 0; turn < TURNS; turn++) {
    let moved = false
    for (const area of areas) {
      const [old, box] = [boxes.get(area.id), place(area)]
      moved ||= old?.x !== box.x || old.y !== box.y
      boxes.set(area.id, box)
    }
    if (!moved) break
  }
  return new Map([...boxes].map(([id, { x, y }]): [string, Point] => [id, [x, y]]))
}

/** Of a map too small for all names those that lie free, so that one still knows where one is; the
    wanted ones in any case, and before the others. */
export const freeNames = (
  wanted: (id: string) => boolean,
  board: Board,
  nameOf: (id: string) => string,
  letters: number,
  spots: ReadonlyMap<string, Spots>,
  grow: number,
): Map<string, Point> => {
  const first = AREAS.filter(({ id }) => wanted(id))
  const places = placeNames(first, board, nameOf, letters, spots, grow)
  const laid = first.map((area) => boxOfName(area, nameOf(area.id), places.get(area.id)!, letters))
  const things = standing(board, spots, grow).filter(({ price }) => price > 2)
  for (const area of AREAS) {
    if (wanted(area.id)) continue
    for (const [dx, dy] of SMALL) {
      const at: Point = [area.name[0] + dx, area.name[1] + dy]
      const box = boxOfName(area, nameOf(area.id), at, letters)
      const crossed = (other: Box) => shared(box, other) > 0
      // Its middle lies in its own area: its corners cannot, on so small a map.
      if (over(box) || laid.some(crossed) || things.some(crossed)) continue
      if (astray(box, outlines(area.id), 1) >= 6) continue
      laid.push(box)
      places.set(area.id, at)
      break
    }
  }
  return places
}
