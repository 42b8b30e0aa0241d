// Which questions of B'Twixt make one act: a card with what it does, a claim with its tokens.
import type { Acts } from '../../question/plan.svelte'

const chapter = (kind: string): string => kind.split('.')[0]!

export const acts: Acts = {
  follows: ({ kind: first }, { kind: next }) =>
    chapter(next) === 'effect' || (chapter(first) === 'claim' && chapter(next) === 'claim'),
  plain: (kind) => kind === 'bidding.turn',
}
