// Who stood on the field a moment ago and is destroyed now.
import type { UnitView } from '../view'

export type Fallen = UnitView

/** Those that fell between two looks at the field, where they stood. */
export const fell = (before: readonly UnitView[], now: readonly UnitView[]): Fallen[] => {
  const gone = new Set(now.filter(({ place }) => place === 'destroyed').map(({ nr }) => nr))
  return before.filter(({ nr, place }) => place === 'table' && gone.has(nr))
}
