// What is written on a card, in the reader's language.
import { CARDS } from 'facts:cardgame'
import type { Say } from '../../../words/say.svelte'
import type { Written } from './lay'

export const written = (say: Say, code: string): Written => ({
  name: say.name(code),
  traits: (CARDS[code]?.traits ?? []).map((trait) => say.name(`trait_${trait}`)).join(', '),
  text: say.has(`text-${code}`) ? say.text(`text-${code}`) : '',
  plot: CARDS[code]?.type === 'plot',
})
