// What is drawn beside a plain answer: a challenge's icon, a card's type, what is won.
import { CARDS } from 'facts:cardgame'

const REWARDS: Readonly<Record<string, string>> = { draw: 'hand', power: 'crown' }

/** The kind of picture, and which. */
export type Drawn = readonly ['icon' | 'glyph', string]

export const drawn = (key: string): Drawn | null => {
  const [word = '', id = ''] = key.split(':')
  if (word === 'icon') return ['icon', id]
  if (word === 'type') return ['glyph', id]
  const glyph = word === 'reward' ? REWARDS[id] : word === 'delay' ? CARDS[id]?.type : undefined
  return glyph ? ['glyph', glyph] : null
}
