// What every thing on a board bears: its id, and where it may not be chosen, the rule that says so.
// The table's page knows; boards only spread what they are given.
import { getContext, setContext } from 'svelte'

export type Marks = (thing: string) => Record<string, string>

const KEY = Symbol('marks')
export const giveMarks = (marks: Marks): void => {
  setContext(KEY, marks)
}
export const useMarks = (): Marks =>
  getContext<Marks | undefined>(KEY) ?? ((thing) => ({ 'data-thing': thing }))
