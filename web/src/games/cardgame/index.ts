import type { Feel } from '../../feel/feel'
import type { BaseView } from '../../table/table.svelte'
import type { Choice } from '../../table/types'
import type { Say } from '../../words/say.svelte'
import { holderOf, type View } from './view'
import table from './feel.json'

export { acts } from './acts'
export { arrows } from './arrows'
export { default } from './Board.svelte'
export const feel = table as Feel
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

/** Whose a card is, where it is another's: two of the same name may lie on the table. */
export const hint = (view: BaseView, { key }: Choice, say: Say, me: number | null): string => {
  const holder = holderOf(view as View, key)
  return holder === null || holder === me ? '' : say.player(holder)
}
export { tale } from './tale'
