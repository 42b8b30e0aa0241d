// The view of B'Twixt (src/weirwood/games/btwixt/view.py), and how its keys name things on the table.
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
  lasting: { card: string; seat: number }[]
  known: { card: string | null; seats: number[] }[]
  hand?: { card: string; value: number; colour: string }[]
  looked?: string[]
  white?: string[]
  pack?: string[]
  kept?: string[]
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
    if (FROM_HAND.has(question.kind)) return [`hand:${a}`]
    return [`pile:${b === '' ? me : b}:${a}`]
  }
  if (word === 'keep') return [`pack:${a}`]
  if (word === 'council') return [`council:${a}`]
  if (word === 'seat') return [`seat:${a}`]
  if (word === 'token' || word === 'known') return [`council:${a}`]
  if (word === 'ally') return [b === '' ? `looked:${a}` : `ally:${b}:${a}`]
  return [key]
}
