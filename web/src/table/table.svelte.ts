// One room as this browser sees it: kept up to date by the line, read by the page and the board.
import * as wire from '../protocol'
import { Refused } from '../net/api'
import { Lost, Socket, type Status } from '../net/socket'
import type { Args, Arg } from '../words/speech'
import { Draft } from './draft.svelte'
import type {
  Answer,
  ChatLine,
  Choice,
  Clock,
  Question,
  Refusal,
  SeatInfo,
  Told,
  Waited,
} from './types'

/** What every view has, whatever the game adds. */
export interface BaseView {
  over: boolean
  standings: number[][]
  scores: number[]
  /** Seats that gave up. */
  conceded: number[]
  [key: string]: unknown
}

const choice = (option: wire.OptionInfo): Choice => ({
  key: option.key,
  about: option.about,
  refusal: option.rule ? { rule: option.rule, args: option.args as Args } : null,
})

export const readQuestion = (raw: wire.Question & { rule?: string }): Question => ({
  number: raw.number,
  seat: raw.seat,
  kind: raw.kind,
  shape: raw.shape,
  least: raw.least,
  most: raw.most,
  args: raw.args as Arg[],
  rule: raw.rule ?? null,
  choices: raw.options.map(choice),
  slots: raw.slots,
  window: raw.window || null,
  stepwise: (raw.shape === 'pick' || raw.shape === 'order') && !(raw.least === 1 && raw.most === 1),
})

/** After how many milliseconds without a reply the page says that it waits. */
const LATE = 2_000

export class TableState {
  status: Status = $state('connecting')
  room: wire.RoomInfo | null = $state.raw(null)
  /** The seat through whose eyes this line looks; null for a spectator. */
  seat: number | null = $state(null)
  /** All seats this browser holds (several in a hot seat). */
  mine: readonly number[] = $state.raw([])
  view: BaseView | null = $state.raw(null)
  questions: readonly Question[] = $state.raw([])
  /** My answers that are still secret and may be withdrawn, by question. */
  given: ReadonlyMap<number, unknown> = $state.raw(new Map())
  waiting: readonly Waited[] = $state.raw([])
  undoable = $state(false)
  undoRequest: wire.UndoRequest | null = $state.raw(null)
  names: readonly string[] = $state.raw([])
  /** Windows that my seat passes in advance; the table does it, also while nobody is here. */
  passes: readonly string[] = $state.raw([])
  /** What the coach of a guided game says to me. */
  advice: wire.Advice | null = $state.raw(null)
  events: readonly Told[] = $state.raw([])
  /** What the last message told, for the board to show as it happens. */
  news: readonly Told[] = $state.raw([])
  chat: readonly ChatLine[] = $state.raw([])
  draft: Draft | null = $state.raw(null)
  /** What the board knows of where a choice lies on it. */
  thingsOf:
    ((question: Question, choice: Choice, seat: number | null) => readonly string[]) | null =
    $state.raw(null)
  sending = $state(false)
  /** The table has not said for a while what became of a request. */
  slow = $state(false)
  refusal: Refusal | null = $state.raw(null)
  private heardAt = Date.now()
  private socket: Socket

  constructor(
    readonly id: string,
    wanted: number | null = null,
  ) {
    this.socket = this.dial(wanted)
  }

  private dial(wanted: number | null): Socket {
    return new Socket(this.id, wanted, {
      heard: () => ({
        since: this.events.at(-1)?.number ?? 0,
        chat: this.chat.at(-1)?.number ?? 0,
      }),
      message: (message) => this.take(message),
      status: (status) => {
        this.status = status
      },
    })
  }

  /** Looks through the eyes of another seat of mine. */
  turnTo(seat: number): void {
    this.socket.close()
    this.events = []
    this.chat = []
    this.draft = null
    this.socket = this.dial(seat)
  }

  private take(message: wire.FromTable): void {
    if (message.type === 'welcome' || message.type === 'update') this.slow = false
    if (message.type === 'welcome') {
      this.seat = message.seat
      this.mine = message.mine ?? (message.seat === null ? [] : [message.seat])
      this.setRoom(message.room)
      this.hear(message.events)
      this.news = []
      this.chat = [...this.chat, ...message.chat]
      if (message.position) this.place(message.position)
    } else if (message.type === 'update') {
      this.hear(message.events)
      this.place(message.position)
    } else if (message.type === 'room') this.setRoom(message.room)
    else if (message.type === 'past') this.chat = [...this.chat, ...message.chat]
    else if (message.type === 'chat') this.chat = [...this.chat, message.line]
  }

  private setRoom(room: wire.RoomInfo): void {
    this.room = room
    this.heardAt = Date.now()
  }

  private hear(events: readonly wire.Event[]): void {
    const last = this.events.at(-1)?.number ?? 0
    const fresh = events
      .filter((event) => event.number > last)
      .map((event) => ({ ...event, args: event.args as Args }))
    this.news = fresh
    if (fresh.length) this.events = [...this.events, ...fresh]
  }

  private place(position: wire.Position): void {
    this.view = position.view as BaseView
    this.waiting = position.waiting
    this.undoable = position.can_undo
    this.undoRequest = position.undo_request
    this.names = position.names
    this.advice = position.advice
    this.passes = position.passes
    const open = position.questions.filter(
      (question) => question.answer === null || question.answer === undefined,
    )
    this.questions = open.map(readQuestion)
    this.given = new Map(
      position.questions
        .filter((question) => question.answer !== null && question.answer !== undefined)
        .map((question) => [question.number, question.answer]),
    )
    const first = this.questions[0]
    // The same question keeps what was already chosen for it.
    if (!first) this.draft = null
    else if (this.draft?.question.number !== first.number) {
      this.draft = new Draft(first, this.explore)
      this.draft.things = (choice) =>
        this.thingsOf?.(first, choice, this.seat) ??
        (choice.about.length ? choice.about : [choice.key])
      this.refusal = null
    }
  }

  private readonly explore = async (
    question: Question,
    soFar: readonly string[],
    slot?: string,
  ): Promise<Choice[]> => (await this.socket.extend(question.number, soFar, slot)).map(choice)

  async send(answer?: Answer): Promise<void> {
    const { draft } = this
    if (!draft || this.sending) return
    if (answer === undefined && !draft.complete) return
    await this.ask(() =>
      this.socket.request('answer', {
        number: draft.question.number,
        answer: answer ?? draft.answer,
      }),
    )
  }

  /** Runs a request, and keeps what refused it for the page to show. */
  private async ask(act: () => Promise<unknown>): Promise<boolean> {
    this.sending = true
    this.refusal = null
    const late = setTimeout(() => (this.slow = true), LATE)
    try {
      await act()
      this.slow = false
      return true
    } catch (error) {
      if (error instanceof Refused) {
        this.refusal = { rule: error.rule, args: error.args as Args }
        this.slow = false
      } else if (!(error instanceof Lost)) throw error
      return false
    } finally {
      clearTimeout(late)
      this.sending = false
    }
  }

  /** Whether an answer would be taken; null if so. */
  async why(answer: unknown): Promise<Refusal | null> {
    if (!this.draft) return null
    const verdict = await this.socket.why(this.draft.question.number, answer).catch(() => null)
    return verdict ? { rule: verdict.rule, args: verdict.args as Args } : null
  }
  propose = (): Promise<unknown[]> =>
    this.draft
      ? this.socket.propose(this.draft.question.number).catch(() => [])
      : Promise.resolve([])

  undo = () => this.ask(() => this.socket.request('undo', {}))
  undoReply = (agree: boolean) => this.ask(() => this.socket.request('undo_reply', { agree }))
  withdraw = () => {
    const [number] = this.given.keys()
    return number === undefined
      ? undefined
      : this.ask(() => this.socket.request('withdraw', { number }))
  }
  concede = () => this.ask(() => this.socket.request('concede', {}))
  draw = (agree: boolean) => this.ask(() => this.socket.request('draw', { agree }))
  pause = (pause: boolean) => this.ask(() => this.socket.request('pause', { pause }))
  pass = (windows: readonly string[]) =>
    this.ask(() => this.socket.request('passes', { windows: [...windows] }))
  back = () => this.ask(() => this.socket.request('back', {}))
  say = (text: string, to: number[]) => this.ask(() => this.socket.request('chat', { text, to }))

  get seats(): SeatInfo[] {
    return (this.room?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      kind: seat.kind,
      bot: seat.level || null,
      online: seat.online,
      away: seat.away,
      muted: seat.muted,
      label: seat.label || this.names[seat.seat] || null,
      conceded: this.view?.conceded.includes(seat.seat) ?? false,
    }))
  }

  get clocks(): Clock[] {
    const asked = new Set(this.waiting.map((each) => each.seat))
    return (this.room?.seats ?? []).map((seat) => ({
      left:
        seat.seconds_left === null || this.room?.clock.kind === 'none'
          ? null
          : seat.seconds_left * 1000,
      running: asked.has(seat.seat) && this.room?.status === 'playing',
      at: this.heardAt,
    }))
  }

  close(): void {
    this.socket.close()
  }
}
