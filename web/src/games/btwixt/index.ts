import type { BaseView } from '../../table/table.svelte'
import { houseOfLeader, type View } from './view'

export { default } from './Board.svelte'
export { REASONS as reasons } from 'facts:btwixt'
export { things } from './view'

export const houseOf = (view: BaseView, seat: number): string | null => {
  const leader = (view as View).leaders[seat]?.leader
  return leader ? houseOfLeader(leader) : null
}

/** Everything but kneeling, yes and no, and what lies outside the table can be pressed on it. */
export const shows = (thing: string): boolean => /^(hand|pile|pack|council|seat|ally):/.test(thing)
