// What is chosen for the chairs of a new table, as the settings of the game.
import { READY } from 'facts:ready'
import { list } from '../net/api'

/** What a chair of this game is given besides its player: a leader, a house, a deck, an army. */
export const given = (game: string): string | null => Object.keys(READY[game] ?? {})[0] ?? null

interface Words {
  has(id: string): boolean
  text(id: string, args?: Record<string, string>): string
}

/** What a bot is called when it is chosen: its level, and its character if it has one. */
export const botLevel = (say: Words, name: string): string => {
  const word = (id: string) => (say.has(`bot-${id}`) ? say.text(`bot-${id}`) : id)
  const [level, temper] = name.split(':')
  return temper && say.has(`bot-temper-${temper}`)
    ? say.text('bot-tempered', { level: word(level!), temper: word(`temper-${temper}`) })
    : word(name)
}

/** The chosen ones, and others for the chairs that were left open. */
export const filled = (
  chosen: readonly string[],
  all: readonly string[],
  any: (rest: readonly string[]) => number = () => 0,
): string[] => {
  const rest = all.filter((id) => !chosen.includes(id))
  return chosen.map((id) => id || rest.splice(any(rest), 1)[0]!)
}

/** `lists`: the settings in which the game keeps decks and armies. */
export const settled = (
  game: string,
  chosen: readonly string[],
  lists: Readonly<Record<string, string>>,
): Record<string, unknown> => {
  const kind = given(game)
  if (!kind || !chosen.some((text) => text.trim())) return {}
  const all = (READY[game]?.[kind] ?? []).map(({ id }) => id)
  if (kind === 'leader') {
    const any = (rest: readonly string[]) => Math.floor(Math.random() * rest.length)
    return { leaders: 'chosen', chosen: filled(chosen, all, any) }
  }
  // A house plays only where there are chairs enough for it.
  if (kind === 'house')
    return { houses: 'fixed', seated: filled(chosen, all.slice(0, chosen.length)) }
  const setting = lists[kind]
  return setting ? { [setting]: chosen.map((text) => (text.trim() ? list(text) : null)) } : {}
}
