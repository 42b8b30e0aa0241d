// A battle as a sum: its parts on both sides, who leads, and whom a tie goes to.
import { CARDS } from 'facts:boardgame'
import type { Combat, Side } from './view'

export interface Row {
  part: string
  values: readonly [number, number]
}
export interface Sum {
  rows: Row[]
  totals: readonly [number, number]
  /** The side that is ahead; null while both are level. */
  ahead: 0 | 1 | null
  /** The side that a tie goes to: the one that stands better on the fiefdoms track. */
  tie: 0 | 1
}
const PARTS = ['units', 'order', 'support', 'garrison', 'card', 'blade', 'tide']

/** The battle with the card that the reader has in mind already laid down. */
export const withCard = (combat: Combat, house: string | null, card: string | null): Combat => ({
  ...combat,
  sides: combat.sides.map((side): Side => {
    if (!card || side.card || side.house !== house) return side
    const strength = CARDS[card]?.strength ?? 0
    return {
      ...side,
      card,
      strength: side.strength + strength,
      parts: { ...side.parts, card: (side.parts['card'] ?? 0) + strength },
    }
  }),
})

export const sumOf = (combat: Combat, fiefdoms: readonly string[]): Sum => {
  const value = (i: number, part: string) => combat.sides[i]?.parts[part] ?? 0
  const rows = PARTS.map((part): Row => ({ part, values: [value(0, part), value(1, part)] }))
  const totals = [combat.sides[0]?.strength ?? 0, combat.sides[1]?.strength ?? 0] as const
  const place = (i: number) => {
    const at = fiefdoms.indexOf(combat.sides[i]?.house ?? '')
    return at < 0 ? fiefdoms.length : at
  }
  return {
    rows: rows.filter(
      ({ part, values }) => part === 'units' || part === 'order' || values[0] || values[1],
    ),
    totals,
    ahead: totals[0] === totals[1] ? null : totals[0] > totals[1] ? 0 : 1,
    tie: place(1) < place(0) ? 1 : 0,
  }
}
