// Which questions of the miniatures make one act: an activation with its action and its move, a unit
// with the place where it is deployed, an order or a card with its target.
import type { Acts } from '../../question/plan.svelte'

const DONE_BY_A_UNIT = new Set(['action', 'attack', 'board', 'charge', 'move'])
const chapter = (kind: string): string => kind.split('.')[0]!

export const acts: Acts = {
  follows: ({ kind: first }, { kind: next }, before) => {
    if (chapter(first) === 'deploy' || chapter(first) === 'terrain')
      return chapter(next) === chapter(first)
    if (next === 'turn.action') return first === 'turn.unit'
    // What one might play on the way is offered there, and most often let go by.
    if (next === 'effects.play')
      return first === 'turn.unit' && !before.some(({ kind }) => kind === 'turn.action')
    return chapter(next) === 'effects' || DONE_BY_A_UNIT.has(chapter(next))
  },
  usual: ({ kind, choices }) =>
    kind === 'effects.play' && choices.some(({ key }) => key === 'pass') ? ['pass'] : null,
}
