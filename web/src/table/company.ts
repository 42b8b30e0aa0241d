// What everybody at a table is called: by their own name, by what the game makes of their seat, or,
// a bot, by one of the names that bots have.
import { botAt, TITLED } from '../heraldry/bots'
import type { Say } from '../words/say.svelte'

interface Chair {
  seat: number
  name: string
  kind: string
}

/** The name that a bot bears in this chair. */
export const botName = (say: Say, room: string, seat: number): string => {
  const id = `bot-name-${botAt(room, seat) + 1}`
  return say.words.has(id) ? say.words.text(id) : ''
}

/** Reads no seats of `say`, so that an effect may set them. */
export const company = (
  say: Say,
  game: string,
  room: string,
  seats: readonly Chair[],
  titles: readonly (string | null | undefined)[],
): string[] =>
  say.called(
    seats.map(({ seat, name, kind }) => {
      if (name) return name
      const title = say.titled(titles[seat])
      const own = kind === 'bot' ? botName(say, room, seat) : ''
      return TITLED.has(game) ? title || own : own || title
    }),
  )
