// How large the plates of one side may be so that all of them are seen at once.
import { lines } from '../../../ui/letters'
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

/** A plate narrower than this has no room for its numbers and signs below its words. */
const NARROWEST = 76

/** How so many plates are held side by side: large ones with their words for as long as all of each
 *  can be seen, else smaller ones as narrow as need be, whose names stay whole. */
export const held = (count: number, room: number, large: boolean): Held => {
  const share = Math.floor((room - 6 * (count - 1)) / Math.max(1, count))
  if (large && share >= NARROWEST) return { size: 'l', width: Math.min(AMPLE, share), strip: null }
  const width = Math.max(SIZES.s[0], Math.min(SIZES.m[0], share))
  const strip = Math.floor((room - width) / Math.max(1, count - 1))
  return { size: 'm', width, strip: count > 1 && strip < width ? strip : null }
}

/** How wide standing plates of the largest size may be where all of a side lie in one row: their words
 *  take what room there is. */
export const broad = (cards: readonly Pick<CardInPlay, 'kneeling'>[], room: number): number => {
  const kneeling = cards.filter((card) => card.kneeling).length
  const standing = cards.length - kneeling
  const left = room - GAP * (cards.length - 1) - kneeling * SIZES.l[1]
  return Math.max(SIZES.l[0], Math.min(AMPLE, Math.floor(left / Math.max(1, standing))))
}

/** What is written on a large plate. */
export interface Written {
  name: string
  traits: string
  text: string
  /** A plot bears its numbers above, other cards a band above and their strength below. */
  plot: boolean
}

/** The height at which a large plate of this width has room for all its words in their usual letter. */
export const stature = ({ name, traits, text, plot }: Written, width: number): number => {
  const room = width - 13
  const high = (words: string, size: number, line: number) =>
    words ? Math.min(plot ? 9 : 2, lines(words, size, room).length) * size * line : 0
  const rest = plot ? 48 : 64
  // Plain letters are a little narrower than those of a name.
  const read = lines(text, plot ? 12.4 : 11.8, room).length * (plot ? 15.4 : 14.4)
  return Math.ceil(rest + high(name, 15, 1.05) + high(traits, 13, 1.15) + (text ? read : 0))
}

/** A hand is never lower than its plates are, and never takes the table. */
const TALLEST = 264
/** What lies above and below the cards of both sides: names and numbers, the phases, what is fought
 *  over, the edges of the hand. */
const BARS = 200
const FIGHT = 80

/** How high the plates of a hand are: as high as their words want, where the cards in play, laid as
 *  high as `sides` says, leave so much. */
export const tall = (
  written: readonly Written[],
  width: number,
  high: number,
  sides: readonly number[],
  fight: boolean,
): number => {
  const free = high - BARS - (fight ? FIGHT : 0) - sides.reduce((sum, each) => sum + each, 0)
  const wanted = Math.max(0, ...written.map((each) => stature(each, width)))
  return Math.max(SIZES.l[1], Math.min(wanted, free, TALLEST))
}

/** The height of a side whose cards lie in this size. */
export const laidHigh = (
  player: Player,
  all: readonly CardInPlay[],
  width: number,
  size: Size = 'm',
): number => {
  const free = player.play.filter((card) => card.host < 0)
  const tabs = (i: number) => all.filter((card) => card.host === free[i]?.tag).length
  return Math.max(SIZES[size][1], height(free, tabs, size, width - 2 * EDGE)) + 2 * EDGE
}

/** Plates in several rows, three or more in each: large ones as narrow as can be read, else smaller. */
export const grid = (room: number): { size: Size; width: number } => {
  const across = Math.floor((room + 6) / (READABLE + 6))
  if (across >= 3) return { size: 'l', width: narrow(across, room) }
  return { size: 'm', width: Math.min(SIZES.m[0], Math.floor((room - 12) / 3)) }
}
