// The numbers people talk about when a game is over, counted from what it told.
import type { BaseView } from './table.svelte'
import type { Told } from './types'

/** A word for what is counted (with `.help` for what it means), and its number for every seat. */
export interface Column {
  word: string
  values: readonly (number | string)[]
}
/** The first column is what places are decided by; the others are for the talk afterwards. */
export type Tale = (events: readonly Told[], view: BaseView) => readonly Column[]

type Of = (args: Told['args']) => unknown

export const seatOf: Of = (args) => args['seat']

/** How often, or how much, for each seat. */
export const tally = (
  seats: number,
  events: readonly Told[],
  kinds: readonly string[],
  whose: Of = seatOf,
  much: Of = () => 1,
): number[] => {
  const out = Array<number>(seats).fill(0)
  for (const { kind, args } of events) {
    const seat = kinds.includes(kind) ? whose(args) : undefined
    if (typeof seat === 'number' && seat in out) out[seat]! += Number(much(args)) || 0
  }
  return out
}

const DECIDES =
  /^(winning\.(seven|last_round)|game\.(won|decked|last)|battle\.over|kernel\.(stopped|drawn|conceded))$/

/** What ended the game. */
export const decided = (events: readonly Told[]): Told | undefined =>
  events.findLast(({ kind }) => DECIDES.test(kind))
