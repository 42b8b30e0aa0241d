// Where everything stands around the table. A walk from my own chair to the left meets a council,
// the next leader, the next council and so on: half of it climbs the left side, half the right.

export interface Spot {
  x: number
  y: number
}
export interface Room {
  width: number
  height: number
  small: boolean
  count: number
}
export interface Fan extends Spot {
  /** How far each card lies from the one before. */
  step: number
  /** Whether the cards grow to the left, away from a chair on the right side. */
  back: boolean
}

/** Half the width and height of a chair. */
export const half = (small: boolean) => (small ? { x: 50, y: 31 } : { x: 94, y: 33 })

// Between an ellipse and a rectangle: the corners of a screen are worth having.
const BEND = 2.6

/** Step `i` of the walk around the table, which has two for every leader. */
const walk = (i: number, { width, height, small, count }: Room): Spot => {
  const [middle, out] = [width / 2, half(small)]
  if (i === 0) return { x: middle, y: height - out.y - 3 }
  if (i === count) return { x: middle, y: out.y + 3 }
  const left = i < count
  const up = left ? i : 2 * count - i // steps from the bottom
  const rise = (2 * up - count) / (count - 1)
  const bow = (1 - Math.abs(rise) ** BEND) ** (1 / BEND)
  const far = (middle - out.x - 4) * bow
  return { x: middle + (left ? -far : far), y: (height / 2) * (1 - rise) }
}

/** I sit at the bottom; the next seat is to my left, as the turn goes. */
export const chairAt = (seat: number, me: number, room: Room): Spot =>
  walk(2 * ((seat - me + room.count) % room.count), room)

export const councilAt = (council: number, me: number, room: Room): Spot =>
  walk(2 * ((council - me + room.count) % room.count) + 1, room)

/** A bid lies before its leader, towards the middle, as close as the room demands. */
export const pileAt = (chair: Spot, cards: number, room: Room): Fan => {
  const { width, height, small } = room
  const out = half(small)
  const card = small ? 26 : 38
  const wide = small ? 20 : 28
  const side = chair.x - width / 2
  if (Math.abs(side) < out.x) {
    const inward = chair.y > height / 2 ? -1 : 1
    const y = chair.y + inward * (out.y + (small ? 22 : 32))
    const space = small ? (room.count > 5 ? 56 : 110) : 220
    return { x: chair.x, y, step: Math.min(wide, space / cards), back: false }
  }
  const back = side > 0
  // Beside the ally there is no room: there it lies below the chair.
  const below = Math.abs(chair.y - height / 2) < (small ? 66 : 84)
  const space = small ? (below ? 70 : room.count > 5 ? 44 : 60) : below ? 150 : width / 2 - 250
  const step = Math.min(wide, Math.max(6, (space - card) / Math.max(1, cards - 1)))
  // On a crowded phone the lower ones make way for what lies before me.
  const lift = small && room.count > 5 && chair.y > height / 2 ? -10 : 0
  const long = card + step * (cards - 1) + (small ? 26 : 38)
  if (below)
    return { x: chair.x - Math.sign(side) * 2, y: chair.y + out.y + (small ? 22 : 30), step, back }
  return { x: chair.x - Math.sign(side) * (out.x + 8 + long / 2), y: chair.y + lift, step, back }
}

/** The least height at which nothing covers anything; below it the table is scrolled. */
export const tall = ({ small, count }: Room): number =>
  small ? ([0, 0, 0, 250, 270, 300, 335][count] ?? 335) : 350

/** How many lines of what an ally does have room between the bids. */
export const lines = ({ height, small, count }: Room): number =>
  small ? Math.max(0, Math.min(6, Math.floor(((count > 5 ? 0.4 : 0.5) * height - 92) / 16))) : 6
