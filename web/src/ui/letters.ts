// How wide words are, near enough to choose their size, their lines and their place before they are
// laid out: on cards, on the map and on the field alike.

/** Widths of the letters of a bold name, in parts of its size. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ '’.,·]/, 0.18],
  [/[iíìjl]/, 0.29],
  [/[frt-]/, 0.38],
  [/[ceéèszvyI]/, 0.46],
  [/[mwMWHN]/, 0.79],
  [/[A-ZÁÉÍÓÚÑÀÈÌÒÙ]/, 0.62],
]
const ANY = 0.52
const BLANK = 0.18
/** The width of words of this size; `apart` is what letters are set apart, in parts of it. */
export const span = (text: string, size: number, apart = 0): number =>
  [...text].reduce(
    (sum, letter) =>
      sum + ((WIDTHS.find(([which]) => which.test(letter))?.[1] ?? ANY) + apart) * size,
    0,
  )

/** The least width at which a name stands in two lines. */
export const folded = (text: string, size: number): number => {
  const words = text.split(' ')
  const line = (from: number, to?: number) => span(words.slice(from, to).join(' '), size)
  return Math.min(...words.map((_, at) => Math.max(line(0, at), line(at))))
}

/** Words in lines no wider than this, if they can be parted. */
export const lines = (text: string, size: number, room: number): string[] =>
  text.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1)
    if (last === undefined || span(`${last} ${word}`, size) > room) return [...all, word]
    return [...all.slice(0, -1), `${last} ${word}`]
  }, [])

const measured = new Map<string, readonly number[]>()
/** How wide each word of a text is, in parts of its size; texts of cards are asked for again and again. */
export const ems = (text: string): readonly number[] => {
  const known = measured.get(text)
  if (known) return known
  const found = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => span(word, 1))
  measured.set(text, found)
  return found
}

/** In how many lines words of these widths stand, the blank between two of them included; none, if one
 *  of them alone is wider than the room. */
export const lineCount = (words: readonly number[], room: number): number => {
  let count = 0
  let used = Infinity
  for (const word of words) {
    if (word > room) return Infinity
    used += BLANK + word
    if (used > room) {
      count += 1
      used = word
    }
  }
  return count
}

/** Smaller than this a name is not read. */
const LEAST = 11
const SHY = '\u00ad'
/** Between the syllables of a Spanish or Italian word. */
const cut = (word: string): string =>
  word.replace(
    /(?<=[aeiouáéíóúüàèìòù])([^aeiouáéíóúüàèìòù]*?)((?:[bcdfgpt][lr]|ch|ll|rr|gn|qu|[^aeiouáéíóúüàèìòù])[aeiouáéíóúüàèìòù])/gi,
    `$1${SHY}$2`,
  )

/** Names of English too, where nothing else parts them: never behind a letter or two, or before them. */
const cutName = (word: string): string =>
  word
    .replace(
      /(?<=[aeiouy])([^aeiouy'’-]*?)((?:[bcdfgpt][lr]|ch|sh|ph|th|qu|[^aeiouy'’-])[aeiouy])/gi,
      `$1${SHY}$2`,
    )
    .replace(new RegExp(`^(.)${SHY}|${SHY}(?=.{1,2}$)`, 'g'), '$1')

/** A name whose words may be parted between syllables, if they are wider than the room: not every
 *  browser knows where, and a word that is broken anywhere cannot be read. */
export const parted = (name: string, room: number, size: number, lang: string): string =>
  name
    .split(' ')
    .map((word) => (span(word, size) > room ? (lang === 'en' ? cutName : cut)(word) : word))
    .join(' ')

/** A name as large as its longest word allows in this room; a word that is still too long may be
 *  parted. */
export const fitted = (
  name: string,
  room: number,
  most: number,
  lang: string,
): { text: string; size: number } => {
  const words = name.split(' ')
  const longest = Math.max(...words.map((word) => span(word, 1)))
  const size = Math.max(LEAST, Math.min(most, Math.floor((room / longest) * 4) / 4))
  return { text: parted(name, room, size, lang), size }
}
