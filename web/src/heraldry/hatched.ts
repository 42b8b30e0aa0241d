import type { House } from './houses'

const PLAIN = new Set<House>(['lannister', 'neutral'])

/** The paint of a house's hatch; Lannister is solid and the neutral have none. */
export const hatch = (house: House): string => (PLAIN.has(house) ? 'none' : `url(#hatch-${house})`)
