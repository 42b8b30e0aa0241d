// One room as this browser sees it: kept up to date by the line, read by the page and the board.
import * as wire from '../protocol'
import { Pacer } from '../feel/pacer.svelte'
import { Refused } from '../net/api'
import { Lost, Socket, type Status } from '../net/socket'
import type { Args, Arg } from '../words/speech'
import { misses } from './coach'
import { Draft } from '../question/draft.svelte'
import { Plan, type Acts, type Given } from '../question/plan.svelte'
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
  /** The question and the answer that missed the point of the lesson; empty if none did. */
  missed = $state('')
  anyway: Answer | null = null
  events: readonly Told[] = $state.raw([])
  /** What the last message told, for the board to show as it happens. */
  news: readonly Told[] = $state.raw([])
  chat: readonly ChatLine[] = $state.raw([])
  /** The answer in the making, with what follows from it. */
  plan: Plan<BaseView> | null = $state.raw(null)
  /** How the game's answers belong together; null: every question by itself. */
  acts: Acts | null = $state.raw(null)
  private plain: Acts['plain'] = undefined
  /** What the board knows of where a choice lies on it. */
  thingsOf:
    ((question: Question, choice: Choice, seat: number | null) => readonly string[]) | null =
    $state.raw(null)
  sending = $state(false)
  /** The table has not said for a while what became of a request. */
  slow = $state(false)
  refusal: Refusal | null = $state.raw(null)
  /** What others do is shown one thing after another. */
  readonly pacer = new Pacer<wire.Update>({
    show: (updates) => {
      this.hear(updates.flatMap(({ events }) => events))
      this.place(updates.at(-1)!.position)
    },
    asked: () => this.draft !== null,
    asks: ({ position }) => position.questions.some(({ answer = null }) => answer === null),
    timed: () => this.seat !== null && this.room?.clock.kind !== 'none',
  })
  /** The table gives the answers of my seat that leave no choice. */
  private skipped = false
  private heardAt = Date.now()
  private socket: Socket

  constructor(
    readonly id: string,
    wanted: number | null = null,
  ) {
    this.socket = this.dial(wanted)
  }

  private dial(wanted: number | null): Socket {
    const made: Socket = new Socket(this.id, wanted, {
      heard: () => ({
        since: this.events.at(-1)?.number ?? 0,
        chat: this.chat.at(-1)?.number ?? 0,
      }),
      // A line that was hung up may still have a last word for the seat it belonged to.
      message: (message) => {
        if (made === this.socket) this.take(message)
      },
      status: (status) => {
        this.status = status
      },
    })
    return made
  }

  /** Looks through the eyes of another seat of mine. */
  turnTo(seat: number): void {
    this.socket.close()
    this.pacer.clear()
    // Nothing of one seat is left for the eyes of the next.
    this.seat = this.view = null
    this.events = this.news = this.questions = []
    this.given = new Map()
    this.chat = []
    this.plan = null
    this.socket = this.dial(seat)
  }

  private take(message: wire.FromTable): void {
    if (message.type === 'welcome' || message.type === 'update') this.slow = false
    if (message.type === 'welcome') {
      this.pacer.clear()
      this.seat = message.seat
      this.mine = message.mine ?? (message.seat === null ? [] : [message.seat])
      this.setRoom(message.room)
      this.hear(message.events)
      this.news = []
      this.chat = [...this.chat, ...message.chat]
      if (message.position) this.place(message.position)
    } else if (message.type === 'update') this.pacer.take(message)
    else if (message.type === 'room') this.setRoom(message.room)
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
    if (position.advice?.number !== this.advice?.number) this.missed = ''
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
    this.skipped = position.skips
    const first = this.questions[0]
    // The same question keeps what was already chosen for it.
    if (!first) this.plan = null
    else if (this.plan?.first.question.number !== first.number) {
      this.plan = new Plan(
        this.drafted(first, []),
        this.view,
        (given) => this.foresee(given),
        this.drafted,
        () => this.acts,
      )
      this.refusal = null
    }
  }

  get draft(): Draft | null {
    return this.plan?.draft ?? null
  }
  /** The position as it is, or as it will be when what is planned so far was done. */
  get seen(): BaseView | null {
    return this.plan && this.plan.at > 0 ? this.plan.step.view : this.view
  }

  /** A draft of a question that is asked, or would be after these answers. */
  private readonly drafted = (question: Question, after: readonly Given[]): Draft => {
    const number = after.length ? this.plan!.first.question.number : question.number
    const draft = new Draft(question, async (_, soFar, slot) => {
      const asked = this.socket.extend(number, soFar, slot, [...after])
      // What was only foreseen may have come otherwise meanwhile.
      return (await (after.length ? asked.catch(() => []) : asked)).map(choice)
    })
    draft.things = (each) =>
      this.thingsOf?.(question, each, this.seat) ?? (each.about.length ? each.about : [each.key])
    return draft
  }

  private async foresee(given: readonly Given[]) {
    const { plan } = this
    if (!plan) return null
    const { number } = plan.first.question
    const told = await this.socket.ahead(number, [...given]).catch(() => null)
    return (
      told && {
        question: told.question && readQuestion(told.question),
        view: told.view as BaseView | null,
        rule: told.rule,
        final: told.final,
      }
    )
  }

  /** What was answered before the open step of the plan. */
  private get before(): Given[] {
    return this.plan ? this.plan.given.slice(0, this.plan.at) : []
  }

  /** Sends what is planned, or this answer to the open step of it. */
  async send(answer?: Answer): Promise<void> {
    const { plan, draft } = this
    if (!plan || !draft || this.sending) return
    if (answer === undefined && !plan.complete) return
    const { number } = plan.first.question
    const { kind } = draft.question
    const steps = answer === undefined ? plan.given : [...this.before, { kind, answer }]
    const [only] = steps
    if (this.misses(number, only!.answer)) return
    await this.ask(async () => {
      if (steps.length === 1) {
        await this.socket.request('answer', { number, answer: only!.answer })
        return
      }
      const done = await this.socket.request('act', { number, steps })
      // It went as far as it could: the table says what came between.
      if (done.type === 'acted' && done.rule)
        this.refusal = { rule: done.rule, args: done.args as Args }
    })
  }

  /** A legal answer that misses the point of the lesson: the coach says why. Whoever gives it
   *  again means it. */
  private misses(number: number, answer: Answer): boolean {
    const { advice } = this
    const key = JSON.stringify([number, answer])
    if (advice?.number !== number || this.missed === key || !misses(advice, answer)) {
      this.missed = ''
      return false
    }
    this.missed = key
    this.anyway = answer
    if (!this.planned) this.draft?.clear()
    return true
  }

  /** Something is planned that nobody knows of yet. */
  get planned(): boolean {
    return (this.plan?.steps.length ?? 0) > 1
  }

  /** Several seats answer in secret: what is sent is seen when all have. */
  get secret(): boolean {
    const asked = this.view?.['asked']
    return Array.isArray(asked) && asked.length > 1
  }

  /** What the game knows of acts; unless they are `whole`, every question is asked by itself. */
  playAs(acts: Acts | null, whole: boolean): void {
    this.plain = acts?.plain
    this.acts = whole ? acts : null
  }

  /** A choice was pressed. What follows from it is looked up; where that was all, nothing of it is
   *  secret and it can be taken back, it is sent, unless the reader wants to be asked. */
  async pressed(ask: boolean): Promise<void> {
    const { plan } = this
    if (!plan?.draft.single || (ask && !this.acts)) return
    await plan.changed()
    const plain = plan.steps.length === 1 && this.plain?.(plan.draft.question.kind)
    if (plan !== this.plan || ask || (!plain && (this.secret || plan.final))) return
    if (plan.complete && plan.whole && plan.pressed) await this.send()
  }

  /** Asks the table to give, or not to give, the answers that leave no choice. */
  async skip(wanted: boolean): Promise<void> {
    if (this.seat === null || this.skipped === wanted || this.room?.lesson) return
    this.skipped = wanted
    await this.socket.request('skips', { skips: wanted }).catch(() => null)
  }

  /** Runs a request, and keeps what refused it for the page to show. */
  private async ask(act: () => Promise<unknown>): Promise<boolean> {
    this.sending = true
    this.refusal = null
    this.pacer.act()
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
    if (!this.plan) return null
    const { number } = this.plan.first.question
    const verdict = await this.socket.why(number, answer, this.before).catch(() => null)
    return verdict ? { rule: verdict.rule, args: verdict.args as Args } : null
  }
  propose = (): Promise<unknown[]> =>
    this.plan
      ? this.socket.propose(this.plan.first.question.number, this.before).catch(() => [])
      : Promise.resolve([])

  /** Takes back what is planned, else what was answered. */
  undo = () =>
    this.plan?.back() ? Promise.resolve(true) : this.ask(() => this.socket.request('undo', {}))
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
    this.pacer.clear()
    this.socket.close()
  }
}
