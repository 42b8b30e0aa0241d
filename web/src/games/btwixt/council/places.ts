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

/** Whether a bid beside this height would lie upon the ally. */
const beside = (y: number, { height, small }: Room) => Math.abs(y - height / 2) < (small ? 66 : 84)

/** I sit at the bottom; the next seat is to my left, as the turn goes. */
export const chairAt = (seat: number, me: number, room: Room): Spot => {
  const at = walk(2 * ((seat - me + room.count) % room.count), room)
  const aside = Math.abs(at.x - room.width / 2) > half(room.small).x
  // Where the bid lies below the chair, the two of them share the space between the councils.
  const low = at.y > room.height / 2 - 1
  return aside && low && room.count < 6 && beside(at.y, room) ? { x: at.x, y: at.y - 18 } : at
}

export const councilAt = (council: number, me: number, room: Room): Spot =>
  walk(2 * ((council - me + room.count) % room.count) + 1, room)

/** A bid lies before its leader, towards the middle, as close as the room demands. */
export const pileAt = (chair: Spot, cards: number, room: Room): Fan => {
  const { width, height, small, count } = room
  const out = half(small)
  const [card, total, wide] = small ? [26, 30, 20] : [38, 42, 28]
  const side = chair.x - width / 2
  const fit = (space: number) =>
    Math.min(wide, Math.max(6, (space - card) / Math.max(1, cards - 1)))
  const under = out.y + (small ? 20 : 28)
  if (Math.abs(side) < out.x) {
    const inward = chair.y > height / 2 ? -1 : 1
    // Between the councils at either hand, the closer the more there are.
    const space = small ? (count > 5 ? 64 : count > 3 ? 96 : 130) : count > 5 ? 120 : 240
    return { x: chair.x, y: chair.y + inward * (under + 2), step: fit(space), back: false }
  }
  const back = side > 0
  // Beside the ally there is no room, nor for two of them between the chairs of a phone: there it
  // lies below the chair.
  if (beside(chair.y, room) || (small && count < 4)) {
    const step = fit(small ? 70 : 140)
    // On a phone the ally reaches almost to the chairs: the bid keeps to the edge of the table.
    const edge = 4 + (total + card + step * (cards - 1)) / 2
    const x = small ? (back ? width - edge : edge) : chair.x
    return { x, y: chair.y + under, step, back }
  }
  // Of five the upper two have a council between them: their bids lie below it.
  const low = count === 5 && chair.y < height / 2
  const from = low ? (small ? 112 : 196) : width / 2 - Math.abs(side) + out.x + 8
  // Of six, what lies before the two at the ends is kept clear too.
  const to = width / 2 - (count > 5 ? (small ? 20 : 84) : 6)
  const step = fit(to - from - total)
  const long = total + card + step * (cards - 1)
  // On a crowded phone the lower ones make way for what lies before me.
  const lift = small && count > 5 && chair.y > height / 2 ? -10 : 0
  return {
    x: width / 2 + Math.sign(side) * (width / 2 - from - long / 2),
    y: low ? chair.y + (small ? 47 : 62) : chair.y + lift,
    step,
    back,
  }
}

/** The least height at which nothing covers anything; below it the table is scrolled. */
export const tall = ({ small, count }: Room): number =>
  small ? ([0, 0, 0, 250, 270, 300, 335][count] ?? 335) : 350

/** How many lines of what an ally does have room between the bids. */
export const lines = ({ height, small, count }: Room): number =>
  small ? Math.max(0, Math.min(6, Math.floor(((count > 5 ? 0.4 : 0.5) * height - 92) / 16))) : 6
