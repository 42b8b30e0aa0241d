// Advised answers as arrows over the field: who shoots, charges or is aimed at. Moves are drawn by the field.
import { keysOf, type Arrow } from '../../advice/arrows'
import type { Answer, Question } from '../../table/types'
import { things } from './view'

export const arrows = (question: Question, answer: Answer): Arrow[] => {
  const { kind, args } = question
  const [first] = args
  const from =
    kind === 'board.target'
      ? `zone:${String(first)}`
      : /^(attack|charge)[.]/.test(kind) && typeof first === 'number'
        ? `unit:${first}`
        : ''
  if (!from) return []
  return keysOf(answer).flatMap((key): Arrow[] => {
    const [at = ''] = things(question, { key, about: [], refusal: null })
    return at.startsWith('unit:') && at !== from ? [[from, at]] : []
  })
}
