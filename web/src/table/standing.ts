// Standing passes: windows in which a player wants to pass whatever happens. The table keeps them and
// gives them, by the window alone and never by what could be used in it: a pause at the right moment
// would tell others what is in the hand.
import type { Question } from './types'

const PASS = 'pass'

/** The window that a question opens, where a pass can be given at all; else null. */
export const windowOf = (question: Question | undefined): string | null =>
  question?.window &&
  question.shape === 'pick' &&
  question.choices.some((choice) => choice.key === PASS && !choice.refusal)
    ? question.window
    : null
