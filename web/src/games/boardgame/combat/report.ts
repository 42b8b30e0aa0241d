// A battle as the events tell it, so that it can still be read when the board has gone on.
import type { Told } from '../../../table/types'
import type { Board } from '../model'
import { unitsOf, type Combat, type Side } from '../view'
import { partsOf } from './sum'

export interface Battle {
  /** Number of the event it began with. */
  id: number
  area: string
  houses: readonly [string, string]
  cards: readonly [string | null, string | null]
  tides: readonly [string | null, string | null]
  /** Units, order, support, garrison, card, blade, tide of each side, once it is decided. */
  parts: readonly (readonly number[])[]
  totals: readonly [number, number] | null
  winner: 0 | 1 | null
  /** What came of it: losses, retreats, who holds the field. */
  after: readonly Told[]
  /** Nothing more of it will be told. */
  over: boolean
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '')
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

const fresh = (id: number, area: string, houses: readonly [string, string]): Battle => ({
  id,
  area,
  houses,
  cards: [null, null],
  tides: [null, null],
  parts: [],
  totals: null,
  winner: null,
  after: [],
  over: false,
})

/** A battle into which somebody comes: as it stands. */
export const joined = ({ area, sides }: Combat): Battle => ({
  ...fresh(0, area, [sides[0]?.house ?? '', sides[1]?.house ?? '']),
  cards: [sides[0]?.card ?? null, sides[1]?.card ?? null],
})

/** What may follow a battle that was decided, and belongs to it. */
const AFTER = /^(casualties|retreat|combat|cards|ports|control)\./

const add = (battle: Battle | null, event: Told): Battle | null => {
  const { kind, args } = event
  if (kind === 'combat.begins')
    return fresh(event.number, word(args['area']), [word(args['attacker']), word(args['defender'])])
  if (!battle || battle.over) return battle
  const side = word(args['house']) === battle.houses[1] ? 1 : 0
  const laid = (card: string | null): [string | null, string | null] =>
    side ? [battle.cards[0], card] : [card, battle.cards[1]]
  if (kind === 'combat.cards')
    return {
      ...battle,
      cards: [word(args['attack_card']) || null, word(args['defense_card']) || null],
    }
  if (kind === 'combat.replaced') return { ...battle, cards: laid(word(args['card'])) }
  if (kind === 'combat.no_card') return { ...battle, cards: laid(null) }
  if (kind === 'combat.tides')
    return { ...battle, tides: [word(args['attack_tide']), word(args['defense_tide'])] }
  if (kind === 'combat.final')
    return {
      ...battle,
      totals: [count(args['attack']), count(args['defense'])],
      parts: (args['parts'] ?? []) as unknown as number[][],
    }
  if (kind === 'combat.won')
    return { ...battle, winner: word(args['winner']) === battle.houses[1] ? 1 : 0 }
  if (battle.winner === null) return battle
  return AFTER.test(kind)
    ? { ...battle, after: [...battle.after, event] }
    : { ...battle, over: true }
}

/** The battle with what was told since. */
export const battleOf = (before: Battle | null, news: readonly Told[]): Battle | null =>
  news.reduce(add, before)

/** A battle that is over as the board showed it: what was last seen of it, with how it ended. */
export const ended = (battle: Battle, seen: Combat | null): Combat | null => {
  if (battle.winner === null || !battle.totals) return null
  const before = seen?.area === battle.area ? seen : null
  const side = (i: 0 | 1): Side => ({
    ...before?.sides[i],
    house: battle.houses[i],
    card: battle.cards[i],
    tide: battle.tides[i],
    strength: battle.totals![i],
    parts: partsOf(battle.parts[i]),
  })
  return {
    area: battle.area,
    origin: before?.origin ?? null,
    winner: battle.winner,
    tie: before?.tie ?? 1,
    support: before?.support ?? [],
    sides: [side(0), side(1)],
  }
}

/** The battle with the pieces that fight it. Once it is decided they go where it sends them: then it
    keeps those that were last seen, or whoever came too late for them sees what still stands there;
    no board, when that is nothing. */
export const arrayed = (combat: Combat, board: Board | null, before: Combat | null): Combat => {
  const same = before?.area === combat.area && before.sides[0]?.house === combat.sides[0]?.house
  const standing = (side: Side, i: number) =>
    i
      ? (board?.[combat.area]?.units ?? []).filter(({ house }) => house === side.house)
      : unitsOf(side.house, board ? side.units : {})
  const army = (side: Side, i: number) =>
    combat.winner !== null && same ? (before.sides[i]?.army ?? []) : standing(side, i)
  return {
    ...combat,
    sides: combat.sides.map((side, i) => ({ ...side, army: army(side, i) })),
  }
}
