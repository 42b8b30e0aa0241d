// What an event is worth: a banner, a sound, a line when somebody comes back. Each game has one table
// (games/<id>/feel.json); nothing here knows a game.
import type { Told } from '../table/types'
import type { SoundName } from './sounds'

export interface Row {
  /** The banner that tells it: its title is `banner-<name>`. Events of one banner are told together. */
  banner?: string
  sound?: SoundName
  /** Told when somebody comes back; what has a banner is told unless it says no. */
  recap?: boolean
  /** The argument that names whose sign the banner bears: a house, or a seat. */
  who?: string
  /** The argument whose own words are told too: a card that was turned up. */
  text?: string
  /** Only where this argument is true. */
  when?: string
}
export type Feel = Readonly<Record<string, Row>>

export interface Banner {
  /** Number of the first event it tells: no two banners share it. */
  id: number
  name: string
  who: string | number | null
  events: readonly Told[]
  /** Things whose own words belong to it. */
  texts: readonly string[]
}

export const rowOf = (feel: Feel, event: Pick<Told, 'kind' | 'args'>): Row | null => {
  const row = feel[event.kind]
  return row && (!row.when || event.args[row.when]) ? row : null
}

const named = (value: unknown): string | number | null => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' || typeof one === 'number' ? one : null
}

/** The banners of what has just happened, in order; what belongs together is one. */
export const bannersOf = (feel: Feel, news: readonly Told[]): Banner[] => {
  const out: Banner[] = []
  for (const event of news) {
    const row = rowOf(feel, event)
    if (!row?.banner) continue
    const who = row.who ? named(event.args[row.who]) : null
    const word = row.text ? event.args[row.text] : null
    const texts = typeof word === 'string' && word ? [word] : []
    const last = out.at(-1)
    if (last?.name === row.banner)
      out[out.length - 1] = {
        ...last,
        who: last.who === who ? who : null,
        events: [...last.events, event],
        texts: [...last.texts, ...texts],
      }
    else out.push({ id: event.number, name: row.banner, who, events: [event], texts })
  }
  return out
}

/** The sounds of what has just happened, each once. */
export const soundsOf = (feel: Feel, news: readonly Told[]): SoundName[] => [
  ...new Set(news.flatMap((event) => rowOf(feel, event)?.sound ?? [])),
]

/** What is worth telling of a stretch of events. */
export const recapOf = (feel: Feel, events: readonly Told[]): Told[] =>
  events.filter((event) => {
    const row = rowOf(feel, event)
    return row !== null && (row.recap ?? row.banner !== undefined)
  })

/** For how many milliseconds an ordinary reader looks at what an update told. */
export const PLAIN = 500
export const NOTABLE = 900
export const WEIGHTY = 2_000
export const beatOf = (feel: Feel, events: readonly Pick<Told, 'kind' | 'args'>[]): number => {
  let most = 0
  for (const event of events) {
    const row = rowOf(feel, event)
    most = Math.max(most, row?.banner ? WEIGHTY : row ? NOTABLE : PLAIN)
  }
  return most
}
