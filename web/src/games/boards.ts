// Where each game's board is found. A board is loaded only when its game is opened.
import type { Component } from 'svelte'
import type { Arrow } from '../advice/arrows'
import type { Banner, Feel } from '../feel/feel'
import type { Draft } from '../question/draft.svelte'
import type { Acts } from '../question/plan.svelte'
import type { BaseView } from '../table/table.svelte'
import type { Tale } from '../table/tale'
import type { Say } from '../words/say.svelte'
import type { Answer, Choice, Question, Refusal, SeatInfo, Told, Waited } from '../table/types'

/** What of a board may be chosen now (things, with their choices), and what is chosen. */
export interface Lighting {
  lit: ReadonlyMap<string, string[]>
  marked: ReadonlySet<string>
}
/** The same for a part of a board that is pressed. */
export interface Pressing extends Lighting {
  press: (thing: string) => void
}

/** What a board is given, and what it may do. */
export interface BoardProps {
  view: BaseView
  me: number | null
  seats: readonly SeatInfo[]
  draft: Draft | null
  waiting: readonly Waited[]
  /** Events of the last moment, to be shown as they happen. */
  news: readonly Told[]
  /** Something on the board was pressed: the table finds the choice it stands for. */
  press: (thing: string) => void
  /** What the list is narrowed to, and the slot an assignment is at. */
  about: string | null
  slot: string | null
  /** Help on a card, an area, a unit; on that very one where it lies on the board. */
  help: (about: string, thing?: string) => void
  /** Asks the rules whether an answer would do; null if so. */
  why: (answer: Answer) => Promise<Refusal | null>
  propose: () => Promise<unknown[]>
  send: (answer?: Answer) => void
}

export interface BoardModule {
  default: Component<BoardProps>
  /** Which questions are answered together, in one panel and with one press. */
  acts?: Acts
  /** The rules behind each kind of event, and behind its values: `claim.applied=power`. */
  reasons?: Readonly<Record<string, readonly string[]>>
  /** What of this game is told in banners, heard, and told again to whoever comes back. */
  feel?: Feel
  /** What a banner shows besides its words: dice. */
  Scene?: Component<{ banner: Banner; view: BaseView }>
  /** The things on this board that a choice speaks of. */
  things?: (question: Question, choice: Choice, me: number | null) => readonly string[]
  /** An answer as arrows from thing to thing of this board. */
  arrows?: (question: Question, answer: Answer, view: BaseView, me: number | null) => Arrow[]
  /** Whether a thing can be pressed on this board; what cannot is offered beside it. */
  shows?: (thing: string) => boolean
  /** What the game has to say of a card or unit beyond its words, and of the one asked about as it
   *  lies there. */
  Help?: Component<{ id: string; thing?: string; view?: BaseView | null }>
  /** A drawing of a token that is to be assigned. */
  token?: Component<{ token: string; house: string | null }>
  /** Every token there is for an assignment or a choice of one, all drawn; and what keeps one from a slot where only the rest of
   *  the assignment does. */
  tokens?: (question: Question) => readonly string[]
  spent?: (token: string, pairs: Readonly<Record<string, string>>) => Refusal | null
  /** The house or faction that a seat is shown by. */
  houseOf?: (view: BaseView, seat: number) => string | null
  /** A short line of what the game counts for a seat. */
  numbers?: (view: BaseView, seat: number, say: Say) => string
  /** What is told of a finished game in numbers. */
  tale?: Tale
  /** The cards in a seat's hand, as its own view tells them. */
  hand?: (view: BaseView, seat: number) => readonly string[]
  /** A line under a choice: what it promises. */
  hint?: (view: BaseView, choice: Choice, say: Say, me: number | null) => string
  /** What a choice of several adds up to so far, against what is allowed: "5 of 8 gold". */
  tally?: (view: BaseView, draft: Draft, say: Say) => string
  /** Power or gold that a bid is taken from. */
  purse?: (view: BaseView, kind: string, me: number) => number | null
}

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  btwixt: () => import('./btwixt'),
  boardgame: () => import('./boardgame'),
  cardgame: () => import('./cardgame'),
  miniatures: () => import('./miniatures'),
}

export const board = (game: string): Promise<BoardModule> | null => BOARDS[game]?.() ?? null
