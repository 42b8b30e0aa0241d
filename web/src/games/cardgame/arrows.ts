// Advised answers as arrows over the table: attackers and defenders to each other, a source to its target.
import { keysOf, type Arrow } from '../../advice/arrows'
import type { BaseView } from '../../table/table.svelte'
import type { Answer, Question } from '../../table/types'
import { things, type View } from './view'

/** Where a card lies: in play by its tag, or in my hand. */
const place = ({ players }: View, code: string, me: number | null): string => {
  const all = players.flatMap(({ seat, play }) => play.map((card) => ({ ...card, seat })))
  const found = all.find(({ card, seat }) => card === code && seat === me)
  const other = found ?? all.find(({ card }) => card === code)
  return other ? `tag:${other.tag}` : `hand:${code}`
}

export const arrows = (
  question: Question,
  answer: Answer,
  shown: BaseView,
  me: number | null,
): Arrow[] => {
  const view = shown as View
  const { kind, args } = question
  const { challenge } = view
  return keysOf(answer).flatMap((key): Arrow[] => {
    const [word = '', code = '', tag = '', last = ''] = key.split(':')
    const [at = ''] = things(question, { key, about: [], refusal: null }, me)
    if (word === 'challenge') return [[`seat:${me}`, `seat:${tag}`]]
    // A card that is played on another.
    if (word === 'play' && last) return [[`hand:${code}`, `tag:${last}`]]
    if (word !== 'card') return []
    if (kind === 'challenge.attackers' && challenge) return [[at, `seat:${challenge.defender}`]]
    if (kind === 'challenge.defenders') {
      const first = challenge?.attackers[0]
      return first === undefined ? [] : [[at, `tag:${first}`]]
    }
    if (kind === 'challenge.stealth') return [[`tag:${args[0]}`, at]]
    if (kind === 'attach.host') return [[place(view, String(args[0]), me), at]]
    if (kind === 'target.card') return [[place(view, String(args[2]), me), at]]
    return []
  })
}
