// Which questions of the card game make one act: a card with its cost and its targets, a challenge
// with its attackers.
import type { Acts } from '../../question/plan.svelte'

const PLAYED = new Set(['attach', 'cost', 'pick', 'target'])
const chapter = (kind: string): string => kind.split('.')[0]!

export const acts: Acts = {
  follows: ({ kind: first }, { kind: next }) =>
    chapter(first) === 'challenge'
      ? next === 'challenge.attackers' || next === 'challenge.stealth'
      : next === 'setup.attach' || PLAYED.has(chapter(next)),
  plain: (kind) => kind === 'window.action',
}
