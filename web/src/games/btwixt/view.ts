// The view of B'Twixt (src/weirwood/games/btwixt/views/view.py), and how its keys name things on the table.
import { ALLIES, LEADERS } from 'facts:btwixt'
import type { BaseView } from '../../table/table.svelte'
import type { Choice, Question } from '../../table/types'

export interface Token {
  value: number | null
  seen_by: number[]
}
export interface Leader {
  seat: number
  leader: string | null
  knelt: boolean
  hand: number
  kept: number
  white: number
  pile: { card: string; value: number }[]
  total: number
  won: number
  lost: number
}
export interface Council {
  seats: [number, number]
  allies: { ally: string; power: number }[]
  tokens: Token[]
  power: number | null
}
export interface View extends BaseView {
  phase: string
  advanced: boolean
  season: string
  round: number
  rounds: number
  first: number
  turn: number | null
  leaders: Leader[]
  councils: Council[]
  current: { ally: string; power: number; tokens: Token[]; council: number | null } | null
  playing: string | null
  winner: number | null
  totals: number[]
  bid_rule: string | null
  ties_lose: boolean
  row: string[]
  dead: string[]
  discard: string[]
  removed: string[]
  deck: number
  ally_deck: number
  lasting: { card: string; seat: number | null }[]
  known: { card: string | null; seats: number[] }[]
  hand?: { card: string; value: number; colour: string }[]
  looked?: string[]
  white?: string[]
  pack?: string[]
  kept?: string[]
  draft_direction?: 'left' | 'right'
}

export const houseOfAlly = (id: string): string => ALLIES[id]?.house ?? 'neutral'
export const houseOfLeader = (id: string | null): string => (id && LEADERS[id]?.house) || 'neutral'

const FROM_HAND = new Set(['effect.discard', 'effect.give', 'effect.hand', 'effect.pass'])

/** Where on the table the thing lies that a key names. */
export const things = (
  question: Question,
  { key }: Choice,
  me: number | null,
): readonly string[] => {
  const [word = '', a = '', b = ''] = key.split(':')
  if (word === 'play') return [`hand:${a}`]
  if (word === 'card') {
    if (question.kind === 'draft.keep') return [`pack:${a}`]
    if (question.kind === 'effect.found') return [key.replace('card', 'found')]
    // Of several copies in hand, the second and third bear a number.
    if (FROM_HAND.has(question.kind)) return [key.replace('card', 'hand')]
    return [`pile:${b === '' ? me : b}:${a}`]
  }
  if (word === 'council') return [`council:${a}`]
  if (word === 'token' || word === 'known' || word === 'seen') return [`council:${a}`]
  if (word === 'ally') return [/^\d+$/.test(b) ? `ally:${b}:${a}` : key.replace('ally', 'looked')]
  return [key]
}

/** What lies outside the table and is brought to its edge when it may be chosen; on a phone also
 *  the cards of the bids, which lie there too close for a finger. */
export const brought = (thing: string, small = false): boolean =>
  (small ? /^(leader|looked|dead|found|pile):/ : /^(leader|looked|dead|found):/).test(thing)

/** Everything but kneeling, yes and no can be pressed on the table. */
export const shows = (thing: string): boolean =>
  brought(thing) || /^(hand|pile|pack|council|seat|ally):/.test(thing)

const TOKEN = 2 // what a token that nobody has turned is worth on average

/** The power of a council as far as this seat knows it. */
export const shownPower = ({ power, allies, tokens }: Council): number =>
  power ??
  allies.reduce((sum, ally) => sum + ally.power, 0) +
    tokens.reduce((sum, token) => sum + (token.value ?? 0), 0)
export const sealed = ({ power, tokens }: Council): number =>
  power === null ? tokens.filter(({ value }) => value === null).length : 0
const expected = (council: Council) => shownPower(council) + TOKEN * sealed(council)

const councilsOf = ({ councils }: View, seat: number) =>
  [seat, (seat + councils.length - 1) % councils.length] as const
/** A leader's weaker council, by what is known of it: what counts at the end. */
export const smallCouncil = (view: View, seat: number): number => {
  const { councils } = view
  const [left, right] = councilsOf(view, seat)
  return expected(councils[right]!) < expected(councils[left]!) ? right : left
}

/** Whether one of a leader's councils is already weaker than the other. */
export const uneven = (view: View, seat: number): boolean => {
  const [left, right] = councilsOf(view, seat)
  return expected(view.councils[left]!) !== expected(view.councils[right]!)
}

/** Who stands best at this moment; at the end, who has won. */
export const ahead = (view: View): readonly number[] => {
  if (view.over) return view.standings[0] ?? []
  const worth = view.leaders.map(({ seat }) => expected(view.councils[smallCouncil(view, seat)]!))
  const best = Math.max(...worth)
  const found = view.leaders.map(({ seat }) => seat).filter((seat) => worth[seat] === best)
  return found.length === view.leaders.length ? [] : found
}

/** Whose bid is the highest by the rule of this round: several when it is tied, none before any. */
export const highest = ({ leaders, bid_rule }: View): readonly number[] => {
  const bids = leaders.map(({ pile, total }) =>
    bid_rule === 'highest_single_card'
      ? [Math.max(0, ...pile.map(({ value }) => value)), total]
      : bid_rule === 'most_cards'
        ? [pile.length, total]
        : [total, 0],
  )
  const above = (a: number[], b: number[]) => a[0]! - b[0]! || a[1]! - b[1]!
  const [best] = [...bids].sort((a, b) => above(b, a))
  if (!best || !leaders.some(({ pile }) => pile.length)) return []
  return leaders.map(({ seat }) => seat).filter((seat) => above(bids[seat]!, best) === 0)
}

/** A bid that was decided: who won it, with what against what, and for whom. */
export interface Bid {
  seat: number
  totals: readonly number[]
  ally: string | null
}
