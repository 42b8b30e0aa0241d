// What of the last moment is worth showing on the table itself.
import type { Told } from '../../table/types'

/** Steps that another event already tells, or that the table shows anyway. */
const QUIET = new Set([
  'card.entered',
  'challenge.compared',
  'deck.shuffled',
  'dominance.counted',
  'first.drawn',
  'gold.paid',
  'phase.begins',
  'setup.revealed',
  'title.taken',
])

export const notable = ({ kind }: Told): boolean => !QUIET.has(kind)

/** Tags of the cards that something just happened to. */
export const touched = (news: readonly Told[]): Set<number> => {
  const out = new Set<number>()
  for (const { args } of news)
    for (const key of ['tag', 'host_tag']) {
      const tag = args[key]
      if (typeof tag === 'number') out.add(tag)
    }
  return out
}
