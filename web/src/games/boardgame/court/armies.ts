// Armies against supply: the largest takes the largest room there is.
import { SUPPLY } from 'facts:boardgame'
import type { View } from '../view'

export interface Room {
  /** Units of the army that takes this room; 0 while it is free. */
  size: number
  /** How many may; 0 for an army that has no room. */
  most: number
}
const count = (units: Record<string, number> = {}) =>
  Object.values(units).reduce((sum, n) => sum + n, 0)

export const roomsOf = (view: View, house: string): Room[] => {
  const limits = SUPPLY[view.houses.find((each) => each.id === house)?.supply ?? 0] ?? []
  const armies = Object.values(view.areas)
    .filter((area) => area.house === house)
    .map((area) => count(area.units) + count(area.routed))
    .filter((size) => size > 1)
    .sort((a, b) => b - a)
  return Array.from({ length: Math.max(limits.length, armies.length) }, (_, i) => ({
    size: armies[i] ?? 0,
    most: limits[i] ?? 0,
  }))
}
