// A standing pass: one answer for all windows of a kind until the phase ends, unless something new
// could be used in one of them. Whoever set it sees that it stands, and can end it.
import type { BaseView } from './table.svelte'
import type { Choice, Question } from './types'

export const PASS = 'pass'

export interface Standing {
  kind: string
  moment: string
  /** What could have been used when the pass was given: anything else is asked about. */
  known: ReadonlySet<string>
}

/** The round and phase of a view: passes stand no longer than these. */
export const momentOf = (view: BaseView): string => `${view['round']} ${view['phase']}`

const legal = (choices: readonly Choice[]): string[] =>
  choices.filter((choice) => !choice.refusal).map((choice) => choice.key)

export const standFor = (
  question: Question,
  view: BaseView,
  before: Standing | null,
): Standing => ({
  kind: question.kind,
  moment: momentOf(view),
  known: new Set([
    ...(before?.kind === question.kind && before.moment === momentOf(view) ? before.known : []),
    ...legal(question.choices),
  ]),
})

/** Whether the pass still stands at this moment of the game. */
export const stands = (standing: Standing | null, view: BaseView | null): boolean =>
  standing !== null && view !== null && !view.over && standing.moment === momentOf(view)

/** Whether the pass answers this question. */
export const answers = (standing: Standing, question: Question): boolean =>
  question.kind === standing.kind &&
  question.shape === 'pick' &&
  question.choices.some((choice) => choice.key === PASS && !choice.refusal) &&
  legal(question.choices).every((key) => standing.known.has(key))
