// Which words explain a thing.
import type { Say } from './say.svelte'

/** What a card, an area or a unit does, in words; nothing where there are none. */
export const explained = (say: Say, id: string): string =>
  say.has(`text-${id}`) ? say.text(`text-${id}`) : ''

/** What a thing of the board can be asked about: `hand:wolf` is the wolf, if there are words on it. */
export const helpOn = (say: Pick<Say, 'has'>, thing: string): string | null => {
  const id = thing.slice(thing.lastIndexOf(':') + 1)
  return id && say.has(`text-${id}`) ? id : null
}
