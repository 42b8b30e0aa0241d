// What of the last moment is worth showing on the table itself.
import type { Told } from '../../table/types'
import type { Happening } from './view'

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

/** What happens, with all cards that leave play the same way told at once: there may be many. */
export const gathered = (all: readonly Happening[]): (Happening & { others: string[] })[] => {
  const out: (Happening & { others: string[] })[] = []
  for (const each of all) {
    const like =
      each.kind === 'leave' &&
      out.find(
        ({ kind, how, imminent }) =>
          kind === each.kind && how === each.how && imminent === each.imminent,
      )
    if (!like) out.push({ ...each, others: [] })
    else if (each.card) like.others.push(each.card)
  }
  return out
}
