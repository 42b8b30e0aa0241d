import type { Feel } from '../../feel/feel'
import type { BaseView } from '../../table/table.svelte'
import type { Choice } from '../../table/types'
import type { Say } from '../../words/say.svelte'
import { foretold, type View } from './view'
import table from './feel.json'

export { acts } from './acts'
export { arrows } from './arrows'
export { default } from './Board.svelte'
export const feel = table as Feel
export { REASONS as reasons } from 'facts:miniatures'
export { default as Scene } from './dice/Scene.svelte'
export { default as Help } from './Help.svelte'
export { shows, things } from './view'

export const houseOf = (view: BaseView, seat: number): string | null =>
  (view as View).players[seat]?.faction ?? null

export const numbers = (view: BaseView, seat: number, say: Say): string => {
  const { players, sides, target } = view as View
  const side = sides[players[seat]?.side ?? -1]
  return side ? say.text('mi-points', { n: side.points, most: target }) : ''
}

/** The odds of an option, beside it. */
export const hint = (view: BaseView, choice: Choice, say: Say): string =>
  foretold((view as View).odds?.[choice.key], say)

export const hand = (view: BaseView, seat: number): readonly string[] =>
  ((view as View).players[seat]?.hand ?? []).map(({ face }) => face)
export { tale } from './tale'
