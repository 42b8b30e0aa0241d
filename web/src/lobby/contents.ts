// A ready deck or army taken apart: kinds in the order one reads them, and what is in each.
import type { Ready } from 'facts:ready'

export interface Entry {
  id: string
  count: number
  /** What it costs, where it costs anything. */
  cost: number | null
  /** What comes with it: the attachments of a unit. */
  with: readonly string[]
}
export interface Part {
  /** The word for its kind. */
  word: string
  entries: readonly Entry[]
}

const entry = (id: string, count = 1, cost: number | null = null): Entry => ({
  id,
  count,
  cost,
  with: [],
})
const some = (parts: readonly Part[]) => parts.filter(({ entries }) => entries.length)

const deck = async (list: Ready): Promise<Part[]> => {
  const { CARDS } = await import('facts:cardgame')
  const of = (type: string) =>
    Object.entries(list.cards ?? {})
      .filter(([id]) => CARDS[id]?.type === type)
      .map(([id, count]) => entry(id, count, CARDS[id]?.cost ?? null))
      .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
  return some([
    { word: 'name-agenda', entries: list.agenda ? [entry(list.agenda)] : [] },
    {
      word: 'name-plot',
      entries: Object.entries(list.plots ?? {}).map(([id, count]) => entry(id, count)),
    },
    ...['character', 'location', 'attachment', 'event'].map((type) => ({
      word: `name-${type}`,
      entries: of(type),
    })),
  ])
}

const army = async (list: Ready): Promise<Part[]> => {
  const { NCUS, UNITS } = await import('facts:miniatures')
  return some([
    {
      word: 'ui-army-units',
      entries: (list.units ?? []).map(({ unit, attachments }) => ({
        ...entry(unit, 1, UNITS[unit]?.cost ?? null),
        with: attachments,
      })),
    },
    {
      word: 'ui-army-ncus',
      entries: (list.ncus ?? []).map((id) => entry(id, 1, NCUS[id]?.cost ?? null)),
    },
  ])
}

export const parts = (kind: string, list: Ready): Promise<Part[]> =>
  kind === 'deck' ? deck(list) : army(list)

/** Whether a kind of list has anything to look into. */
export const opens = (kind: string): boolean => kind === 'deck' || kind === 'army'
