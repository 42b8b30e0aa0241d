// What a strong bot would do at a question: its answers in words, and as marks on the board.
import type { Advised, Foreseen, RoomInfo } from '../protocol'
import { marksOf } from '../table/coach'
import type { Draft } from '../question/draft.svelte'
import { placed } from '../question/placed'
import type { Question } from '../table/types'
import type { Say } from '../words/say.svelte'

/** An answer as the labels of its options. */
export const labelOf = (
  say: Say,
  question: Pick<Question, 'kind' | 'shape'>,
  answer: unknown,
): string =>
  question.shape === 'place'
    ? placed(say, question.kind, answer as Record<string, number>)
    : say.answer(question, answer)

/** What is expected to be answered next, and by whom; places of the field and bare numbers, which
 * say nothing without their question, are left out. */
export const foreseen = (say: Say, rows: readonly Foreseen[]): string => {
  const told = rows.flatMap(({ seat, kind, answer }) => {
    const figures =
      typeof answer === 'number' ||
      (typeof answer === 'object' &&
        !Array.isArray(answer) &&
        Object.values(answer ?? {}).every((value) => typeof value === 'number'))
    return figures ? [] : [`${say.player(seat)}: ${say.answer({ kind, shape: '' }, answer)}`]
  })
  return told.length ? say.text('advice-follows', { list: told.join('; ') }) : ''
}

export const percent = ({ chance }: Pick<Advised, 'chance'>): number | null =>
  chance === null ? null : Math.round(chance * 100)

/** What on the board and in the list belongs to an answer to the open question. */
export const marks = (answer: unknown, draft: Draft) =>
  marksOf(
    {
      lesson: '',
      notes: [],
      number: draft.question.number,
      step: '',
      rules: [],
      answer,
      own: false,
      accept: [],
      task: false,
      look: [],
      done: 0,
      total: 0,
      over: false,
    },
    draft,
  )

/** Advice is for games without a clock: against bots, or where the table was laid so. */
export const mayAsk = (
  room: Pick<RoomInfo, 'advice' | 'clock' | 'seats'>,
  me: number | null,
): boolean =>
  me !== null &&
  room.clock.kind === 'none' &&
  (room.advice || room.seats.every(({ seat, kind }) => kind === 'bot' || seat === me))
