// How large the plates of one side may be so that all of them are seen at once.
import { ems, lineCount } from '../../../ui/letters'
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
export const READABLE = 108

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
export const NARROWEST = 76

/** How so many plates are held side by side: large ones with their words for as long as all of each
 *  can be seen, else smaller ones as narrow as need be, whose names stay whole. */
export const held = (count: number, room: number, large: boolean): Held => {
  const share = Math.floor((room - 6 * (count - 1)) / Math.max(1, count))
  if (large && share >= NARROWEST) return { size: 'l', width: Math.min(AMPLE, share), strip: null }
  const width = Math.max(SIZES.s[0], Math.min(SIZES.m[0], share))
  const strip = Math.floor((room - width) / Math.max(1, count - 1))
  return { size: 'm', width, strip: count > 1 && strip < width ? strip : null }
}

/** What is written on a large plate. */
export interface Written {
  name: string
  traits: string
  text: string
  /** A plot bears its numbers above, other cards a band above and their strength below. */
  plot: boolean
}

/** Letters in which the words of a plate are tried, in parts of the usual one; smaller ones are not read. */
const LETTERS = [1, 0.94, 0.88, 0.82] as const

/** The height at which a large plate of this width has room for all its words, in letters of this size;
 *  none, where a single word is wider than the plate. */
export const stature = (
  { name, traits, text, plot }: Written,
  width: number,
  letter: number = 1,
): number => {
  const room = width - 13
  // A name that is too long for its plate is parted.
  const high = (words: string, size: number, line: number) =>
    Math.min(plot ? 9 : 2, lineCount(ems(words), room / size)) * size * line
  const rest = plot ? 48 : 66
  // Plain letters are a little narrower than those of a name.
  const read = lineCount(ems(text), room / (letter * (plot ? 13 : 12.5)))
  return Math.ceil(
    rest + high(name, 15, 1.05) + high(traits, 13, 1.15) + read * letter * (plot ? 15.4 : 14.4),
  )
}

/** How high a hand may be, which is never lower than its plates are: higher only where words would stay
 *  away otherwise, and never so high that it takes the table. */
export const HIGHEST = [264, 332] as const
/** What lies above and below the cards of both sides: names and numbers, the phases, what is fought
 *  over, the edges of the hand. */
const BARS = 182
const FIGHT = 80

/** How high the plates of a hand may be, where the cards in play are laid as high as `sides` says. */
export const rise = (
  high: number,
  sides: readonly number[],
  fight: boolean,
  most: number,
): number => {
  const free = high - BARS - (fight ? FIGHT : 0) - sides.reduce((sum, each) => sum + each, 0)
  return Math.max(SIZES.l[1], Math.min(free, most))
}

/** A row of large plates: how high all are, how wide each is, whether traits make room for what cards
 *  do, and how many have to keep that to themselves. */
export interface Row {
  high: number
  widths: number[]
  bare: boolean
  untold: number
}

/** Heights and widths are tried in steps of this. */
const STEP = 4
/** A plot's four numbers side by side. */
const PLOT = 118

/** How high a plate has to be at each width that is tried, from this one on. */
const heights = (card: Written, from: number, letter: number): readonly number[] => {
  const found: number[] = []
  for (let width = from; width <= AMPLE; width += STEP) found.push(stature(card, width, letter))
  return found
}

/** How plates lie side by side so that the words of all can be read: who has much to say is wider, all
 *  are as high as need be, and letters become smaller last; then traits make room. Where even that is
 *  too little the longest words stay away: a card says all it does, or none of it. */
export const row = (
  written: readonly Written[],
  room: number,
  most: number,
  narrowest = NARROWEST,
): Row => {
  const gaps = 6 * (written.length - 1)
  const first = ({ plot }: Written) => (plot ? PLOT : narrowest)
  const needed = written.reduce((sum, card) => sum + first(card), gaps)
  /** The narrowest widths at which all are no higher than this, and what room they leave. */
  const laid = (high: number, tried: readonly (readonly number[])[]): number[] | null => {
    const widths = tried.map((each, i) => {
      const at = each.findIndex((wanted) => wanted <= high)
      return at < 0 ? Infinity : first(written[i]!) + at * STEP
    })
    const left = Math.max(room, needed) - gaps - widths.reduce((sum, each) => sum + each, 0)
    return left < 0 ? null : shared(widths, left)
  }
  /** With traits and without, in each letter. */
  const ways = [false, true].flatMap((bare) => LETTERS.map((letter) => ({ bare, letter })))
  const tried = (card: Written) =>
    ways.map(({ bare, letter }) =>
      heights(
        bare && card.text && !card.plot ? { ...card, traits: '' } : card,
        first(card),
        letter,
      ),
    )
  const all = written.map(tried)
  const longest = written
    .map((_, i) => i)
    .filter((i) => written[i]!.text)
    .sort((a, b) => written[b]!.text.length - written[a]!.text.length)
  for (let untold = 0; ; untold += 1) {
    for (const [way, { bare }] of ways.entries())
      for (let high = SIZES.l[1]; high <= most; high += STEP) {
        const widths = laid(
          high,
          all.map((each) => each[way]!),
        )
        if (widths) return { high, widths, bare, untold }
      }
    const at = longest[untold]
    if (at === undefined) return { high: SIZES.l[1], widths: [], bare: false, untold }
    all[at] = tried({ ...written[at]!, text: '' })
  }
}

/** What room is left goes to the narrowest first. */
const shared = (widths: readonly number[], left: number): number[] => {
  const more = (level: number) => widths.reduce((sum, each) => sum + Math.max(0, level - each), 0)
  let level = AMPLE
  while (level > 0 && more(level) > left) level -= 1
  return widths.map((each) => Math.max(each, level))
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
