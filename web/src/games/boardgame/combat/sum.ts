// A battle as a sum: its parts on both sides, and who leads.
import type { Say } from '../../../words/say.svelte'
import type { Combat, Side, View } from '../view'

export interface Row {
  part: string
  values: readonly [number, number]
}
export interface Sum {
  rows: Row[]
  totals: readonly [number, number]
  /** The side that is ahead; null while both are level. */
  ahead: 0 | 1 | null
}
export const PARTS = ['units', 'order', 'support', 'garrison', 'card', 'blade', 'tide'] as const

export const partsOf = (values: readonly number[] = []): Record<string, number> =>
  Object.fromEntries(PARTS.map((part, n) => [part, values[n] ?? 0]))

/** The battle with the card that the reader has in mind already laid down, as the game foretells. */
export const withCard = (
  combat: Combat,
  { house, forecast }: Pick<View, 'house' | 'forecast'>,
  card: string | null,
): Combat => {
  const told = card ? forecast?.[card] : undefined
  if (!card || !told) return combat
  return {
    ...combat,
    sides: combat.sides.map((side, i): Side => ({
      ...side,
      ...(side.house === house ? { card, strength: told.strength } : { strength: told.against }),
      parts: partsOf(told.parts[i]),
    })),
  }
}

export const sumOf = (combat: Combat): Sum => {
  const value = (i: number, part: string) => combat.sides[i]?.parts[part] ?? 0
  const rows = PARTS.map((part): Row => ({ part, values: [value(0, part), value(1, part)] }))
  const totals = [combat.sides[0]?.strength ?? 0, combat.sides[1]?.strength ?? 0] as const
  return {
    rows: rows.filter(
      ({ part, values }) => part === 'units' || part === 'order' || values[0] || values[1],
    ),
    totals,
    ahead: totals[0] === totals[1] ? null : totals[0] > totals[1] ? 0 : 1,
  }
}

/** Who has won, or who leads and whom a tie goes to. */
export const verdictOf = (combat: Combat, say: Say): string => {
  const { totals, ahead } = sumOf(combat)
  const house = (i: number) => combat.sides[i]?.house ?? ''
  if (combat.winner !== null) return say.text('bg-won', { house: house(combat.winner) })
  if (ahead === null) return say.text('bg-level', { tie: house(combat.tie) })
  return say.text('bg-ahead', {
    house: house(ahead),
    n: Math.abs(totals[0] - totals[1]),
    tie: house(combat.tie),
  })
}
