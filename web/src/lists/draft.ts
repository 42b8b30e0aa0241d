// A deck or an army in the making: what a press changes. Whether it is legal, the server says.
export interface Deck {
  name: string
  faction: string
  agenda: string | null
  profile: string
  plots: Record<string, number>
  cards: Record<string, number>
}
export interface Army {
  faction: string
  points: number
  commander: string
  units: { unit: string; attachments: string[] }[]
  ncus: string[]
  infiltrators: string[]
}
export type List = Deck | Army

/** What is built in which game. */
export const BUILT: Record<string, 'deck' | 'army' | undefined> = {
  cardgame: 'deck',
  miniatures: 'army',
}
export const EMPTY: Record<'deck' | 'army', List> = {
  deck: { name: '', faction: '', agenda: null, profile: 'standard', plots: {}, cards: {} },
  army: { faction: '', points: 40, commander: '', units: [], ncus: [], infiltrators: [] },
}
export const isDeck = (list: List): list is Deck => 'cards' in list

/** What the gallery shows to builders, by kind of list. */
export const KINDS = {
  deck: ['character', 'location', 'attachment', 'event', 'plot', 'agenda', 'faction'],
  army: ['unit', 'attachment', 'ncu'],
} as const

const counted = (counts: Record<string, number>, id: string, by: number) => {
  const { [id]: before = 0, ...rest } = counts
  const now = Math.max(0, Math.min(99, before + by))
  return now ? { ...counts, [id]: now } : rest
}

export interface Piece {
  id: string
  kind: string
  faction: string
}

/** The deck with one more or one fewer of a card; its faction and its agenda are one each. */
const changedDeck = (deck: Deck, { id, kind, faction }: Piece, by: 1 | -1): Deck => {
  if (kind === 'faction') return { ...deck, faction: by > 0 ? faction : '' }
  if (kind === 'agenda') return { ...deck, agenda: by > 0 ? id : null }
  if (kind === 'plot') return { ...deck, plots: counted(deck.plots, id, by) }
  return { ...deck, cards: counted(deck.cards, id, by) }
}

const without = <T>(all: readonly T[], at: number): T[] => all.filter((_, i) => i !== at)

/** The army with one more or one fewer of a card. An attachment joins the unit at `into`. */
const changedArmy = (army: Army, { id, kind, faction }: Piece, by: 1 | -1, into: number): Army => {
  const home = army.faction || (faction === 'neutral' ? '' : faction)
  const made = by > 0 ? { ...army, faction: home } : army
  if (kind === 'unit') {
    if (by > 0) return { ...made, units: [...army.units, { unit: id, attachments: [] }] }
    const at = army.units.map(({ unit }) => unit).lastIndexOf(id)
    return { ...made, units: without(army.units, at) }
  }
  if (kind === 'ncu')
    return {
      ...made,
      ncus: by > 0 ? [...army.ncus, id] : without(army.ncus, army.ncus.lastIndexOf(id)),
    }
  if (by > 0) {
    // Without a unit to join it waits among those who go elsewhere, and the server says so.
    if (!army.units[into]) return { ...made, infiltrators: [...army.infiltrators, id] }
    const units = army.units.map((troop, i) =>
      i === into ? { ...troop, attachments: [...troop.attachments, id] } : troop,
    )
    return { ...made, units }
  }
  const away = army.infiltrators.lastIndexOf(id)
  if (away >= 0) return { ...made, infiltrators: without(army.infiltrators, away) }
  const inside = (i: number) => army.units[i]?.attachments.includes(id)
  const at = inside(into) ? into : army.units.findIndex((_, i) => inside(i))
  const units = army.units.map((troop, i) =>
    i === at
      ? { ...troop, attachments: without(troop.attachments, troop.attachments.lastIndexOf(id)) }
      : troop,
  )
  return { ...made, units }
}

export const changed = (list: List, piece: Piece, by: 1 | -1, into = -1): List =>
  isDeck(list) ? changedDeck(list, piece, by) : changedArmy(list, piece, by, into)

/** How many of each card a list holds. */
export const counts = (list: List): Map<string, number> => {
  const out = new Map<string, number>()
  const add = (id: string, n = 1) => out.set(id, (out.get(id) ?? 0) + n)
  if (isDeck(list)) {
    for (const [id, n] of [...Object.entries(list.plots), ...Object.entries(list.cards)]) add(id, n)
    if (list.agenda) add(list.agenda)
  } else {
    for (const { unit, attachments } of list.units) for (const id of [unit, ...attachments]) add(id)
    for (const id of [...list.ncus, ...list.infiltrators]) add(id)
  }
  return out
}

/** What two lists differ by: how many more the second has of each card. */
export const difference = (a: List, b: List): { id: string; by: number }[] => {
  const [before, after] = [counts(a), counts(b)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, by: (after.get(id) ?? 0) - (before.get(id) ?? 0) }))
    .filter(({ by }) => by)
}

/** A hand from a pile of cards, by chance. */
export const hand = (
  pile: Record<string, number>,
  size: number,
  chance: () => number = Math.random,
): string[] => {
  const cards = Object.entries(pile).flatMap(([id, n]) => Array<string>(n).fill(id))
  const out: string[] = []
  while (cards.length && out.length < size)
    out.push(...cards.splice(Math.floor(chance() * cards.length), 1))
  return out
}
