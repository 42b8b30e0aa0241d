// Advised answers as arrows over the table: a card to the bid, what was won to its council.
import { keysOf, type Arrow } from '../../advice/arrows'
import type { Answer, Question } from '../../table/types'

export const arrows = ({ kind }: Question, answer: Answer): Arrow[] =>
  keysOf(answer).flatMap((key): Arrow[] => {
    const [word, id = ''] = key.split(':')
    if (word === 'play') return [[`hand:${id}`, 'current']]
    if (word === 'council' && kind.startsWith('claim.')) return [['current', `council:${id}`]]
    return []
  })
