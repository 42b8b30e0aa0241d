// Advised answers as arrows over the map: marches, raids, retreats, ships.
import { keysOf, type Arrow } from '../../advice/arrows'
import type { BaseView } from '../../table/table.svelte'
import type { Answer, Question } from '../../table/types'
import { isPlace, type View } from './view'

export const arrows = ({ kind, args }: Question, answer: Answer, view: BaseView): Arrow[] => {
  const { combat } = view as View
  const from =
    kind === 'marches.to' || kind === 'raids.target' || kind === 'marches.units'
      ? String(args[0])
      : kind.startsWith('retreat.')
        ? (combat?.area ?? '')
        : ''
  if (kind === 'marches.units') return [[from, String(args[1])]]
  return keysOf(answer).flatMap((key): Arrow[] => {
    const [word, ...ids] = key.split(':')
    const [a = '', b = ''] = ids.filter(isPlace)
    if (word === 'launch') return a && b ? [[a, b]] : []
    return from && a && word === 'area' ? [[from, a]] : []
  })
}
