// My games over HTTP, and what houses, leaders and factions are called.
import * as api from '../net/api'
import type { MyGame, MyGames, Tally } from '../protocol'
import { Catalogue, type Lang } from '../words/catalogue'
import type { Say } from '../words/say.svelte'
import { Words } from '../words/speech'

export interface Wanted {
  status: '' | 'running' | 'over'
  game: string
  label: string
  result: '' | 'won' | 'drawn' | 'lost'
}

export const page = (wanted: Wanted, before = '') => {
  const asked = Object.entries({ ...wanted, before }).filter(([, value]) => value)
  return api.get<MyGames>(`/api/mine/games?${new URLSearchParams(asked).toString()}`)
}
export const tallies = () => api.get<Tally[]>('/api/mine/tallies')

/** How it ended for me: nothing while it is played, or if nobody noted it. */
export const ended = (game: MyGame): '' | 'won' | 'drawn' | 'lost' => {
  const best = Math.min(...game.mine.map((seat) => game.places[seat] || Infinity))
  if (!Number.isFinite(best)) return ''
  if (best > 1) return 'lost'
  return game.places.filter((place) => place === 1).length > 1 ? 'drawn' : 'won'
}

/** A ready deck or army by its name, an own one by mine for it, or as such: by what it holds. */
export const listName = (
  say: Say,
  called: (label: string) => string,
  { label, brought, name }: { label: string; brought: string; name: string },
): string => {
  if (name || !brought) return name
  const found = called(brought)
  const own = brought.startsWith(`${label}_`) && found === brought
  return own ? say.ui('tally-own', { mark: brought.slice(label.length + 1) }) : found
}

/** What a game calls a house, a leader or a faction. */
export const namer = async (game: string, lang: Lang): Promise<(label: string) => string> => {
  const words = new Words(new Catalogue(lang, await api.words(game, lang)))
  return (label) => (words.has(`name-${label}`) ? words.name(label) : label)
}
