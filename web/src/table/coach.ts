// What the coach of a guided game says: which messages, with which arguments, and an answer that
// one might give, shown in the draft or sent as it is.
import type { Advice } from '../protocol'
import type { Arg, Args } from '../words/speech'
import type { Draft } from '../question/draft.svelte'
import type { Answer, Question } from './types'

/** A message with its arguments; its attributes `rule` and `why` belong to it. */
export interface Told {
  id: string
  args: Args
  rules: readonly string[]
}

/** The arguments of a question as the words know them: `$a`, `$b` ... in order. */
export const argsOf = (question: Question): Args => {
  const args: Args = { seat: question.seat, least: question.least, most: question.most }
  question.args.forEach((arg, i) => {
    args['abcdefgh'[i] ?? `x${i}`] = arg as Arg
  })
  return args
}

/** What has happened since the learner last answered. */
export const notesOf = (advice: Advice): Told[] =>
  advice.notes.map((note) => ({
    id: `lesson-${advice.lesson}-${note.step}`,
    args: note.args as Args,
    rules: note.rules,
  }))

/** What is said about the open question; nothing where the learner plays alone, or while another
    question is still on its way. */
export const stepOf = (advice: Advice, question: Question | null): Told | null => {
  if (!advice.step || !question || question.number !== advice.number) return null
  return {
    id: `lesson-${advice.lesson}-${advice.step}`,
    args: argsOf(question),
    rules: advice.rules,
  }
}

/** The number of a page: the first of a lesson is 1, the newest is `done`. */
export const numberOf = (advice: Advice, page: Told): number => {
  const ids = [...advice.notes.map((note) => note.step), ...(advice.step ? [advice.step] : [])]
  const at = ids.findIndex((id) => page.id === `lesson-${advice.lesson}-${id}`)
  return advice.done - (ids.length - 1 - at)
}

const isKeys = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.every((key) => typeof key === 'string')
const isObject = (answer: unknown): answer is Record<string, string & number> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)

/** The advised answer in the shape of the question; null if there is none. */
export const answerOf = (advice: Advice, question: Question | null): Answer | null => {
  const { answer, number } = advice
  if (!question || question.number !== number || answer === null) return null
  const { shape } = question
  if (shape === 'amount') return typeof answer === 'number' ? answer : null
  if (shape === 'assign' || shape === 'place') return isObject(answer) ? answer : null
  return isKeys(answer) ? answer : null
}

const FIXED = /[.+^${}()|[\]\\]/g
/** Whether a key is of a pattern: `*` for anything, `|` between alternatives. */
const fits = (pattern: string, key: string): boolean =>
  pattern
    .split('|')
    .some((each) => new RegExp(`^${each.replace(FIXED, '\\$&').replaceAll('*', '.*')}$`).test(key))

/** Whether a legal answer misses the point of the page: every pattern must be found in it, those
    that begin with `!` must not, among keys, slots with their tokens, or in the number itself. */
export const misses = (advice: Advice, answer: Answer): boolean => {
  const said = Array.isArray(answer)
    ? answer
    : typeof answer === 'object'
      ? Object.entries(answer).map(([slot, token]) => `${slot}=${token}`)
      : [String(answer)]
  return advice.accept.some((pattern) => {
    const not = pattern.startsWith('!')
    return said.some((key) => fits(not ? pattern.slice(1) : pattern, key)) === not
  })
}

/** Lays the advised answer out, on the board and in the list, without sending it. */
export const show = async (draft: Draft, answer: Answer): Promise<void> => {
  draft.clear()
  if (typeof answer === 'number') draft.amount = answer
  else if (Array.isArray(answer)) {
    if (draft.single) draft.chosen = [...answer]
    else await draft.take(answer)
  } else if (draft.question.shape === 'place')
    draft.places = { ...answer } as Record<string, number>
  else draft.pairs = { ...answer } as Record<string, string>
}

/** What is to be marked: keys of options, and things of the board. */
export const marksOf = (
  advice: Advice,
  draft: Draft | null,
): { keys: string[]; things: string[] } => {
  const question = draft?.question ?? null
  const answer = answerOf(advice, question)
  const keys = new Set(question?.number === advice.number ? advice.look : [])
  const things = new Set(keys)
  if (Array.isArray(answer)) for (const key of answer) keys.add(key)
  else if (answer !== null && question?.shape === 'assign')
    for (const slot of Object.keys(answer)) things.add(slot)
  for (const choice of question?.choices ?? [])
    if (keys.has(choice.key)) for (const thing of draft!.things(choice)) things.add(thing)
  return { keys: [...keys], things: [...things] }
}

const MARK = 'data-coach'

/** Marks these options and things wherever they stand on the page; gives how to stop. */
export const mark = (root: ParentNode & Node, keys: string[], things: string[]): (() => void) => {
  const wanted = [
    ...keys.map((key) => `[data-key="${CSS.escape(key)}"]`),
    ...things.map((thing) => `[data-thing="${CSS.escape(thing)}"]`),
  ].join(',')
  const set = () => {
    for (const element of root.querySelectorAll(`[${MARK}]`))
      if (!wanted || !element.matches(wanted)) element.removeAttribute(MARK)
    if (wanted)
      for (const element of root.querySelectorAll(wanted))
        if (!element.hasAttribute(MARK)) element.setAttribute(MARK, '')
  }
  set()
  // The list opens, the board is drawn anew: the mark follows.
  const watch = new MutationObserver(set)
  watch.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-key', 'data-thing'],
  })
  return () => {
    watch.disconnect()
    for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
  }
}
