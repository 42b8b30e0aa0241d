import type { BaseView } from '../../table/table.svelte'
import type { Say } from '../../words/say.svelte'
import { houseOfLeader, type View } from './view'

export { default } from './Board.svelte'
export { REASONS as reasons } from 'facts:btwixt'
export { things } from './view'

export const houseOf = (view: BaseView, seat: number): string | null => {
  const leader = (view as View).leaders[seat]?.leader
  return leader ? houseOfLeader(leader) : null
}

/** Before the end what is held in hand, at the end the two councils that were counted. */
export const numbers = (view: BaseView, seat: number, say: Say): string => {
  const { leaders, councils, over } = view as View
  if (!over) return say.text('bt-hand', { n: leaders[seat]?.hand ?? 0 })
  const mine = councils.filter(({ seats }) => seats.includes(seat)).map(({ power }) => power ?? 0)
  return mine.sort((a, b) => a - b).join(' · ')
}

/** Everything but kneeling, yes and no, and what lies outside the table can be pressed on it. */
export const shows = (thing: string): boolean => /^(hand|pile|pack|council|seat|ally):/.test(thing)

export const hand = (view: BaseView): readonly string[] =>
  ((view as View).hand ?? []).map(({ card }) => card)
