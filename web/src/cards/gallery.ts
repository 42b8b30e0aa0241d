// The gallery of a game as the server makes it (src/weirwood/cards/making.py), and how one picks in it.
import * as api from '../net/api'
import type { AllPlayed } from '../protocol'
import { fold, type Run } from '../rules/book'
import type { Lang } from '../words/catalogue'

export interface Said {
  id: string
  name: string
  text: string
}
export interface Thing {
  id: string
  kind: string
  faction: string
  name: string
  text: string
  numbers: Record<string, number>
  tags: Record<string, string[]>
  rows: Said[]
  /** Abilities, by the id under which they are said. */
  parts: string[]
  copies: number
}
export interface Named {
  id: string
  name: string
  count: number
}
export interface Gallery {
  game: string
  lang: Lang
  title: string
  kinds: Named[]
  factions: Named[]
  numbers: { id: string; name: string; least: number; most: number }[]
  groups: { id: string; name: string; tags: Named[] }[]
  said: Record<string, Said>
  things: Thing[]
}
export interface Pairing {
  how: 'beside' | 'names' | 'named' | 'shares'
  words: string[]
  tags: string[]
  things: string[]
  count: number
}
export interface About {
  thing: Thing
  text: Run[]
  said: Record<string, Said>
  rules: { id: string; chapter: string; text: Run[] }[]
  pairings: Pairing[]
}

/** What somebody wants to see. */
export interface Wanted {
  words: string
  kind: string
  faction: string
  /** A tag of each group, where one is wanted. */
  tags: Record<string, string>
  /** From and to, where numbers are wanted. */
  numbers: Record<string, [least: number, most: number]>
  /** In which order: as the game has them, or by what the finished games of the table say. */
  order: '' | 'played' | 'won'
}
export const NOTHING: Wanted = {
  words: '',
  kind: '',
  faction: '',
  tags: {},
  numbers: {},
  order: '',
}

const has = (thing: Thing, wanted: Wanted): boolean =>
  (!wanted.kind || thing.kind === wanted.kind) &&
  (!wanted.faction || thing.faction === wanted.faction) &&
  Object.entries(wanted.tags).every(([group, tag]) => thing.tags[group]?.includes(tag)) &&
  Object.entries(wanted.numbers).every(([number, [least, most]]) => {
    const n = thing.numbers[number]
    return n !== undefined && n >= least && n <= most
  })

/** The things that are wanted; in the order of what a search has found, where there was one. */
export const pick = (
  gallery: Gallery,
  wanted: Wanted,
  found: readonly string[] | null,
  played: AllPlayed | null = null,
): readonly Thing[] => {
  const fits = gallery.things.filter((thing) => has(thing, wanted))
  const { order } = wanted
  if (order && played) {
    // What was won twice in two games is less sure to win than what was won ninety times in a hundred.
    const worth = ({ id }: Thing) => played.things[id]?.[order === 'won' ? 'low' : 'games'] ?? -1
    return fits.filter(({ id }) => !found || found.includes(id)).sort((a, b) => worth(b) - worth(a))
  }
  if (!found) return fits
  const place = new Map(found.map((id, i) => [id, i]))
  return fits.filter(({ id }) => place.has(id)).sort((a, b) => place.get(a.id)! - place.get(b.id)!)
}

/** Without the server: the things that hold every word as it is typed. */
export const simply = (gallery: Gallery, query: string): string[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const told = ({ id, name, text, parts }: Thing) =>
    fold(
      `${id} ${name} ${text} ${parts.map((part) => `${gallery.said[part]?.name} ${gallery.said[part]?.text}`).join(' ')}`,
    )
  return gallery.things
    .filter((thing) => words.every((word) => told(thing).includes(word)))
    .map(({ id }) => id)
}
/** Without the server: what the gallery itself says of a thing. */
export const simplest = (gallery: Gallery, id: string): About | null => {
  const thing = gallery.things.find((each) => each.id === id)
  if (!thing) return null
  const text = thing.text ? [thing.text] : []
  return { thing, text, said: gallery.said, rules: [], pairings: [] }
}
export const look = (gallery: Gallery, query: string): Promise<readonly string[]> =>
  api.findThings(gallery.game, gallery.lang, query).catch(() => simply(gallery, query))

const RANGE = /^(-?\d{1,3})\.\.(-?\d{1,3})$/
/** What an address asks for: anything that the gallery does not know is passed over. */
export const read = (search: string): Wanted => {
  const wanted: Wanted = { ...NOTHING, tags: {}, numbers: {} }
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === 'q') wanted.words = value.slice(0, 200)
    else if (key === 'kind') wanted.kind = value
    else if (key === 'faction') wanted.faction = value
    else if (key === 'order' && (value === 'played' || value === 'won')) wanted.order = value
    else if (key.startsWith('tag.')) wanted.tags[key.slice(4)] = value
    else if (key.startsWith('n.')) {
      const range = RANGE.exec(value)
      if (range) wanted.numbers[key.slice(2)] = [Number(range[1]), Number(range[2])]
    }
  }
  return wanted
}
export const write = (wanted: Wanted): string => {
  const out = new URLSearchParams()
  if (wanted.words.trim()) out.set('q', wanted.words.trim())
  if (wanted.kind) out.set('kind', wanted.kind)
  if (wanted.faction) out.set('faction', wanted.faction)
  if (wanted.order) out.set('order', wanted.order)
  for (const [group, tag] of Object.entries(wanted.tags)) out.set(`tag.${group}`, tag)
  for (const [number, [least, most]] of Object.entries(wanted.numbers))
    out.set(`n.${number}`, `${least}..${most}`)
  return out.size ? `?${out}` : ''
}

/** What of the filters tells anything about the things that are left by kind. */
export const useful = (gallery: Gallery, wanted: Wanted) => {
  const left = gallery.things.filter(({ kind }) => !wanted.kind || kind === wanted.kind)
  const groups = gallery.groups.flatMap((group) => {
    const tags = group.tags.flatMap((tag) => {
      const count = left.filter(({ tags }) => tags[group.id]?.includes(tag.id)).length
      return count ? [{ ...tag, count }] : []
    })
    return tags.length ? [{ ...group, tags }] : []
  })
  const numbers = gallery.numbers.flatMap((number) => {
    const values = left.flatMap(({ numbers }) => numbers[number.id] ?? [])
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return values.length && least < most ? [{ ...number, least, most }] : []
  })
  const factions = gallery.factions.filter(({ id }) => left.some((t) => t.faction === id))
  return { groups, numbers, factions }
}

/** The names of kinds, factions, numbers and tags, by id. */
export const namer = (gallery: Gallery): ((id: string) => string) => {
  const names = new Map<string, string>()
  for (const part of [
    ...gallery.groups.map(({ tags }) => tags),
    gallery.kinds,
    gallery.factions,
    gallery.numbers,
  ])
    for (const { id, name } of part) names.set(id, name)
  return (id) => names.get(id) ?? id
}
