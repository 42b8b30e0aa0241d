// What every thing on a board bears: its id, what it can be asked about, and where it may not be
// chosen, the rule that says so. The table's page knows; boards only spread what they are given.
import { getContext, setContext } from 'svelte'

/** `about`: the card, unit or area that help is given on, where the thing's id is not its name. */
export type Marks = (thing: string, about?: string) => Record<string, string>

const KEY = Symbol('marks')
export const giveMarks = (marks: Marks): void => {
  setContext(KEY, marks)
}
export const plainMarks: Marks = (thing, about): Record<string, string> => ({
  'data-thing': thing,
  ...(about ? { 'data-about': about } : {}),
})
export const useMarks = (): Marks => getContext<Marks | undefined>(KEY) ?? plainMarks
