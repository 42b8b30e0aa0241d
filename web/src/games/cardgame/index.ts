import type { BaseView } from '../../table/table.svelte'
import type { Say } from '../../words/say.svelte'
import type { View } from './view'

export { default } from './Board.svelte'
export { REASONS as reasons } from 'facts:cardgame'
export { default as Help } from './Help.svelte'
export { shows } from './shows'
export { things } from './view'

export const houseOf = (view: BaseView, seat: number): string | null =>
  (view as View).players[seat]?.faction ?? null

export const numbers = (view: BaseView, seat: number, say: Say): string => {
  const player = (view as View).players[seat]
  return player
    ? [
        say.text('cg-power', { n: player.power }),
        say.text('cg-gold', { n: player.gold }),
        say.text('cg-hand', { n: player.hand.count }),
      ].join(' · ')
    : ''
}

export const hand = (view: BaseView, seat: number): readonly string[] =>
  (view as View).players[seat]?.hand.cards ?? []
