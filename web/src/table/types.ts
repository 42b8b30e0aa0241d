// The table as the client thinks of it. connect.ts turns the server's messages into these.
import type { Arg, Args } from '../words/speech'

export type Shape = 'pick' | 'order' | 'amount' | 'assign' | 'place'

export interface Refusal {
  rule: string
  args: Args
}
/** A candidate: legal when nothing refuses it. `about` are the things on the board it speaks of. */
export interface Choice {
  key: string
  about: readonly string[]
  refusal: Refusal | null
}
export interface Question {
  number: number
  seat: number
  kind: string
  shape: Shape
  least: number
  most: number
  args: readonly Arg[]
  /** The ledger rule that the question comes from. */
  rule: string | null
  choices: readonly Choice[]
  /** The slots of an assignment, in order. */
  slots: readonly string[]
  /** The id of a window that may be passed in advance; one's own marshaling is none. */
  window?: string | null
  /** What may follow depends on what was chosen: ask the server after each step. */
  stepwise: boolean
}
export type Answer = number | string[] | Record<string, string> | Record<string, number>

export interface Waited {
  seat: number
  kind: string
}
export interface Told {
  number: number
  kind: string
  args: Args
  /** Milliseconds since the epoch, where the server says. */
  at?: number
}
export type SeatKind = 'person' | 'bot' | 'open'
export interface SeatInfo {
  seat: number
  name: string
  kind: SeatKind
  bot: string | null
  online: boolean
  /** A bot keeps the chair of a person who left. */
  away: boolean
  /** The host does not let this player chat. */
  muted?: boolean
  /** House, leader or faction, as the game says. */
  label: string | null
  conceded: boolean
}
export interface Clock {
  /** Milliseconds left at `at`; null when the seat has no clock. */
  left: number | null
  running: boolean
  at: number
}
export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  /** Seats that hear it; empty for the whole table. */
  to: readonly number[]
  at: number
}
/** A rule of the ledger, in the reader's language. */
export interface Rule {
  id: string
  /** Where it stands in the book. */
  source: string
  text: string
}
export interface Setting {
  name: string
  kind: 'bool' | 'choice' | 'int' | 'data'
  default: unknown
  choices: readonly string[]
  least: number
  most: number
}
export interface GameInfo {
  id: string
  seats: readonly number[]
  settings: readonly Setting[]
  bots: readonly string[]
}
