import { ORDERS } from 'facts:boardgame'
import type { Feel } from '../../feel/feel'
import type { BaseView } from '../../table/table.svelte'
import type { Question, Refusal } from '../../table/types'
import type { Say } from '../../words/say.svelte'
import type { View } from './view'
import table from './feel.json'

export { acts } from './acts'
export { arrows } from './arrows'
export { default } from './Board.svelte'
export const feel = table as Feel
export { REASONS as reasons } from 'facts:boardgame'
export { shows, things } from './view'

const mine = (view: BaseView, seat: number) =>
  (view as View).houses.find((house) => house.seat === seat)

export const houseOf = (view: BaseView, seat: number): string | null => mine(view, seat)?.id ?? null

export const numbers = (view: BaseView, seat: number, say: Say): string => {
  const house = mine(view, seat)
  return house
    ? [
        `${say.text('bg-castles')} ${house.castles}`,
        `${say.text('bg-supply')} ${house.supply}`,
        `${say.text('bg-power')} ${house.power}`,
      ].join(' · ')
    : ''
}

export const purse = (view: BaseView, kind: string, seat: number): number | null =>
  kind === 'bidding.track' || kind === 'wildlings.bid' ? (mine(view, seat)?.power ?? null) : null

export { hint } from './hint'

export const tokens = (question: Question): readonly string[] =>
  question.kind === 'planning.orders' || question.kind === 'planning.raven_order'
    ? Object.keys(ORDERS)
    : []

/** An order of which all tokens lie on the board already, or one star too many. */
export const spent = (token: string, pairs: Readonly<Record<string, string>>): Refusal | null => {
  const order = ORDERS[token]
  if (!order) return null
  const laid = Object.values(pairs)
  if (laid.filter((each) => each === token).length >= order.count)
    return { rule: 'planning.tokens', args: { order: token, number: order.count } }
  const stars = laid.filter((each) => ORDERS[each]?.special).length
  return order.special
    ? { rule: 'planning.stars', args: { found: stars + 1, allowed: stars } }
    : null
}

export { default as token } from './map/OrderChip.svelte'
export { tale } from './tale'
