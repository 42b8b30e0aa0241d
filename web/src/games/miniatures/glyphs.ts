// Small signs of our own, in a square of 64: what a regiment fights with, what ails it, the zones of
// the tactics board, the actions. Lines only, so that one colour is enough.
import type { UnitFacts } from 'facts:miniatures'

export type Role =
  'sword' | 'axe' | 'spear' | 'hammer' | 'bow' | 'fire' | 'horse' | 'lance' | 'beast' | 'engine'

export const ROLES: Record<Role, string> = {
  sword: 'M46 6L56 8L58 18L28 46L18 36ZM14 34L30 50M22 42L10 54M6 52L12 58',
  axe: 'M18 58L44 12M40 6C54 6 60 18 56 32C48 26 42 26 32 30C32 22 34 12 40 6Z',
  spear: 'M8 56L44 20M40 10L56 8L54 24L44 20ZM20 52L12 44',
  hammer: 'M12 56L38 26M28 16L40 6L56 24L46 36ZM34 22L42 30',
  bow: 'M16 6C46 10 54 18 58 48M16 6L58 48M8 56L38 26M38 26V36M38 26H28M8 56V46M8 56H18',
  fire: 'M32 4C38 16 48 22 48 38C48 50 42 58 32 58C22 58 16 50 16 38C16 30 20 26 22 20C26 24 28 26 28 30C32 22 34 14 32 4Z',
  horse:
    'M18 58C18 44 26 42 24 34L12 38L8 30L24 12L26 4L34 12C48 14 54 26 54 42V58ZM30 20V21M34 12C42 22 44 30 42 38',
  lance:
    'M18 58C18 44 26 42 24 34L12 38L8 30L24 12L34 12C48 14 54 26 54 42V58ZM30 20V21M40 12L60 2',
  beast:
    'M8 8L22 20H42L56 8L58 30L48 40L42 58H22L16 40L6 30ZM20 30L28 34M44 30L36 34M24 46L28 52L32 46L36 52L40 46',
  engine: 'M8 52H56M14 52L30 22L46 52M30 22L58 10M30 22L8 32M58 10L62 18M20 60V52M44 60V52',
}

const WEAPONS: [RegExp, Role][] = [
  [/wildfire|fire_arrows/, 'fire'],
  [/axe|bardiche|halberd|reaver|executioner/, 'axe'],
  [/spear|pike|trident|harpoon|polespear/, 'spear'],
  [/hammer|flail|mace|bludgeon|cudgel|maul|fists/, 'hammer'],
]

/** The sign of a weapon by its name. */
export const armOf = (weapon: string): Role =>
  WEAPONS.find(([words]) => words.test(weapon))?.[1] ?? (/bow|arrow/.test(weapon) ? 'bow' : 'sword')

/** What a regiment is to be told apart by: its mount, its bow, or the weapon in its hands. */
export const roleOf = (facts: UnitFacts | undefined): Role => {
  if (!facts) return 'sword'
  if (facts.kind === 'monster') return 'beast'
  if (facts.kind === 'war_machine') return 'engine'
  const melee = facts.attacks.filter((attack) => attack.kind === 'melee').map(({ id }) => id)
  const shoots = facts.attacks.find((attack) => attack.kind !== 'melee')
  if (facts.kind === 'cavalry')
    return !shoots && melee.some((id) => /lance/.test(id)) ? 'lance' : 'horse'
  if (shoots && /fire/.test(shoots.id)) return 'fire'
  if (shoots && !/spear|harpoon/.test(shoots.id)) return 'bow'
  const found = WEAPONS.find(([words]) => melee.some((id) => words.test(id)))
  return found?.[1] ?? 'sword'
}

/** The conditions: a cry, a broken shield, a broken blade. */
export const CONDITIONS: Record<string, string> = {
  panicked: 'M32 8V38M32 50V54',
  vulnerable: 'M12 10H52V30C52 44 44 52 32 58C20 52 12 44 12 30ZM36 10L28 24L38 32L30 44L34 57',
  weakened: 'M52 8L40 20M34 28L44 34M32 34L18 46M12 38L26 52M18 46L8 56M42 40L54 52',
}

/** The zones of the tactics board. */
export const ZONES: Record<string, string> = {
  zone_crown: 'M8 50V18L22 30L32 12L42 30L56 18V50ZM8 50H56',
  zone_wealth:
    'M12 20A20 8 0 0 0 52 20A20 8 0 0 0 12 20V32A20 8 0 0 0 52 32V20M12 32V44A20 8 0 0 0 52 44V32',
  zone_tactics: 'M14 8H50V50L42 56L32 50L22 56L14 50ZM22 20H42M22 30H42M22 40H34',
  zone_combat: 'M10 10L50 50M54 10L14 50M8 44L20 56M56 44L44 56',
  zone_maneuver: 'M10 54C10 30 24 20 46 20M36 8L52 20L36 32',
  zone_house_of_the_undying: 'M12 56V28L32 8L52 28V56ZM26 56V40H38V56',
  zone_water_gardens: 'M6 24Q16 12 26 24T46 24T62 22M6 40Q16 28 26 40T46 40T62 38',
}

/** What a unit may do when it is its turn. */
export const ACTIONS: Record<string, string> = {
  maneuver: 'M12 56C12 34 24 24 46 24M36 12L52 24L36 36',
  march: 'M32 58V10M16 26L32 8L48 26',
  retreat: 'M32 6V54M16 38L32 56L48 38',
  ranged: ROLES.bow,
  swap: 'M10 22H50L40 12M54 42H14L24 52',
  none: 'M20 10V54M44 10V54',
}
