// Which questions of the board game make one act, and what most would answer to those that follow.
import type { Acts, Given } from '../../question/plan.svelte'
import type { Question } from '../../table/types'

const MARCH = ['marches.to', 'marches.units', 'marches.token']
const FOLLOW: Readonly<Record<string, readonly string[]>> = {
  'marches.order': MARCH,
  'marches.to': MARCH,
  'marches.units': MARCH,
  'mustering.step': ['mustering.step'],
  'raids.order': ['raids.target'],
  'consolidate.order': ['consolidate.use', 'mustering.step'],
  'consolidate.use': ['mustering.step'],
  'planning.raven': ['planning.raven_area', 'planning.raven_order'],
  'planning.raven_area': ['planning.raven_order'],
}

/** The area that a march leaves: another march is another act. */
const origin = (first: Question, before: readonly Given[]): unknown =>
  first.kind === 'marches.order'
    ? String((before[0]?.answer as string[])[0]).replace('area:', '')
    : first.args[0]
const ended = (before: readonly Given[]): boolean => {
  const last = before.at(-1)?.answer
  return Array.isArray(last) && last[0] === 'end'
}

export const acts: Acts = {
  follows: (first, next, before) =>
    (FOLLOW[first.kind]?.includes(next.kind) ?? false) &&
    (MARCH.includes(next.kind)
      ? next.args[0] === origin(first, before)
      : next.kind !== 'mustering.step' || !ended(before)),
  again: (kind) => kind === 'mustering.step',
  usual: ({ kind }, before) => {
    if (kind === 'marches.units') return 'most'
    if (kind === 'marches.token') return ['none']
    // Once somebody has marched or was mustered, it may end there.
    const once = before.some((step) => step.kind === kind)
    return once && (kind === 'marches.to' || kind === 'mustering.step') ? ['end'] : null
  },
}
