// How large the plates of one side may be so that all of them are seen at once.
import type { CardInPlay, Player } from '../view'

export type Size = 'l' | 'm' | 's'

/** Width and height of a standing plate; it kneels the other way round. */
export const SIZES: Readonly<Record<Size, readonly [number, number]>> = {
  l: [128, 170],
  m: [94, 112],
  s: [71, 86],
}
export const GAP = 5
/** What stays free at the table's edge. */
export const EDGE = 5
/** An attachment's edge that shows from under its host: two lines of its name. */
export const TAB = 27

export const extent = (
  card: Pick<CardInPlay, 'kneeling'>,
  tabs: number,
  size: Size,
): [number, number] => {
  const [wide, high] = SIZES[size]
  return card.kneeling ? [high, wide + tabs * TAB] : [wide, high + tabs * TAB]
}

/** The height of these plates, laid in rows of this width. */
export const height = (
  cards: readonly Pick<CardInPlay, 'kneeling'>[],
  tabs: (i: number) => number,
  size: Size,
  width: number,
): number => {
  let total = 0
  let row = 0
  let used = 0
  cards.forEach((card, i) => {
    const [wide, high] = extent(card, tabs(i), size)
    if (used && used + GAP + wide > width) {
      total += row + GAP
      row = used = 0
    }
    used += (used ? GAP : 0) + wide
    row = Math.max(row, high)
  })
  return total + row
}

/** The largest size at which everything fits; the smallest may have to be scrolled. */
export const fit = (
  cards: readonly Pick<CardInPlay, 'kneeling'>[],
  tabs: (i: number) => number,
  width: number,
  room: number,
): Size => (['l', 'm'] as const).find((size) => height(cards, tabs, size, width) <= room) ?? 's'

/** How many rows of the smallest plates a side needs, between one and three: its share of the table. */
export const rows = (player: Player, all: readonly CardInPlay[], width: number): number => {
  const free = player.play.filter((card) => card.host < 0)
  const tabs = (i: number) => all.filter((card) => card.host === free[i]?.tag).length
  const high = height(free, tabs, 's', Math.max(width - 2 * EDGE, SIZES.s[0]))
  return Math.max(1, Math.min(3, high / SIZES.s[1]))
}

/** A large plate that is narrower than this cannot be read. */
const READABLE = 108

/** A large plate of this width has room for all words of nearly every card. */
export const AMPLE = 172

/** The width at which so many large plates lie side by side, if that is not too narrow to read. */
export const narrow = (count: number, room: number, most = SIZES.l[0]): number =>
  Math.max(READABLE, Math.min(most, Math.floor((room - 6 * (count - 1)) / Math.max(1, count))))

/** A plate held in a hand: how large, and what of it those upon it leave free (null: all). */
export interface Held {
  size: Size
  width: number
  strip: number | null
}

/** How so many plates are held side by side: large ones with their words for as long as what is seen
 *  of each can be read, else smaller ones as narrow as need be, whose names stay whole. */
export const held = (count: number, room: number, large: boolean): Held => {
  const strip = (width: number) => {
    const each = Math.floor((room - width) / Math.max(1, count - 1))
    return count > 1 && each < width ? each : null
  }
  const wide = narrow(count, room, AMPLE)
  const seen = strip(wide)
  if (large && (seen === null || seen >= 0.8 * READABLE))
    return { size: 'l', width: wide, strip: seen }
  const [least, most] = [SIZES.s[0], SIZES.m[0]]
  const width = Math.max(least, Math.min(most, Math.floor((room - 6 * (count - 1)) / count)))
  return { size: 'm', width, strip: strip(width) }
}

/** Plates in several rows, three or more in each: large ones as narrow as can be read, else smaller. */
export const grid = (room: number): { size: Size; width: number } => {
  const across = Math.floor((room + 6) / (READABLE + 6))
  if (across >= 3) return { size: 'l', width: narrow(across, room) }
  return { size: 'm', width: Math.min(SIZES.m[0], Math.floor((room - 12) / 3)) }
}
