// The analysis board as this page has it: a step of a finished game and answers that were never
// given. The table computes where they lead; it keeps nothing.
import { post, Refused } from '../net/api'
import type { Continuations, Explore, Explored, Proposals, Verdict } from '../protocol'
import type { Draft } from '../question/draft.svelte'
import type { Answer, Choice, Question, Refusal } from '../table/types'
import type { Args } from '../words/speech'
import { written, type Tried } from './branch'

/** Answers that bots give, at most, until the seat that was taken is asked again. */
const PATIENT = 40

export class Explorer {
  step: number = $state(0)
  branch: readonly Tried[] = $state.raw([])
  /** The seat that was taken, with bots at the others; null: one answers for everybody. */
  taken: number | null = $state(null)
  at: Explored | null = $state.raw(null)
  draft: Draft | null = $state.raw(null)
  busy = $state(false)
  refusal: Refusal | null = $state.raw(null)
  /** Nothing can be shown at all. */
  trouble: unknown = $state.raw(null)
  /** How often something new was shown: two positions may ask by the same number. */
  turn = $state(0)
  thingsOf:
    ((question: Question, choice: Choice, seat: number | null) => readonly string[]) | null = null
  private wish = 0

  constructor(
    private readonly parts: Pick<typeof import('../pages/Room.svelte'), 'Draft' | 'readQuestion'>,
    readonly id: string,
    step: number,
    branch: readonly Tried[],
  ) {
    this.step = step
    this.branch = branch
  }

  get link(): string {
    const tail = written(this.branch)
    return `/analysis/${this.id}/${this.step}${tail ? `#${tail}` : ''}`
  }

  /** Shows the end of a branch; an older reply does not overtake a newer wish. */
  async look(
    to: { step?: number; branch?: readonly Tried[]; eyes?: string } = {},
    more: Pick<Explore, 'bots' | 'until'> = {},
  ): Promise<void> {
    const [step, branch] = [to.step ?? this.step, to.branch ?? this.branch]
    const mine = ++this.wish
    this.busy = true
    this.refusal = null
    try {
      const eyes = to.eyes ?? 'asked'
      const asked: Explore = { step, branch: [...branch], eyes, ...more }
      const found = await post<Explored>(`/api/analysis/${this.id}`, asked)
      if (mine !== this.wish) return
      this.step = found.step
      this.branch = found.tried.map(({ seat, kind, answer }) => [seat, kind, answer] as const)
      this.show(found)
    } catch (error) {
      if (mine !== this.wish) return
      if (this.at && error instanceof Refused)
        this.refusal = { rule: error.rule, args: error.args as Args }
      else this.trouble = error
    } finally {
      if (mine === this.wish) this.busy = false
    }
  }

  private show(found: Explored): void {
    this.at = found
    this.turn += 1
    const [first] = found.questions
    this.draft = first ? this.drafted(this.parts.readQuestion(first)) : null
  }

  private drafted(question: Question): Draft {
    const draft = new this.parts.Draft(question, async (_, soFar, slot) => {
      const found = await this.ask<Continuations>('extend', {
        so_far: [...soFar],
        slot: slot ?? '',
      }).catch(() => null)
      return (found?.options ?? []).map(({ key, about }) => ({ key, about, refusal: null }))
    })
    draft.things = (each) =>
      this.thingsOf?.(question, each, question.seat) ??
      (each.about.length ? each.about : [each.key])
    return draft
  }

  private ask<T>(what: 'extend' | 'why' | 'propose', more: Record<string, unknown>): Promise<T> {
    const question = this.draft!.question
    return post<T>(`/api/analysis/${this.id}/ask`, {
      step: this.step,
      branch: this.branch,
      seat: question.seat,
      kind: question.kind,
      what,
      ...more,
    })
  }
  async why(answer: unknown): Promise<Refusal | null> {
    if (!this.draft) return null
    const found = await this.ask<Verdict>('why', { answer }).catch(() => null)
    return found?.rule ? { rule: found.rule, args: found.args as Args } : null
  }
  async propose(): Promise<unknown[]> {
    if (!this.draft) return []
    return (await this.ask<Proposals>('propose', {}).catch(() => null))?.answers ?? []
  }

  /** Tries an answer; where a seat was taken, bots answer for all others until it is asked. */
  async send(answer?: Answer): Promise<void> {
    const { draft } = this
    if (!draft || this.busy || (answer === undefined && !draft.complete)) return
    const { seat, kind } = draft.question
    const branch = [...this.branch, [seat, kind, answer ?? draft.answer] as const]
    await this.look({ branch }, this.others)
  }
  private get others(): Pick<Explore, 'bots' | 'until'> {
    return this.taken === null ? {} : { bots: PATIENT, until: this.taken }
  }

  /** Bots give the next answers, whoever is asked. */
  bots = (count: number) => this.look({}, { bots: count })
  /** Back to after so many answers of the branch. */
  back = (length: number) => this.look({ branch: this.branch.slice(0, length) })
  /** Another step of the game; the branch is left. */
  go = (step: number) => this.look({ step, branch: [] })
  /** Another seat that is asked at the same time. */
  turnTo = (seat: number) => this.look({ eyes: String(seat) })
  /** Plays one seat from here on, or all. */
  async take(seat: number | null): Promise<void> {
    this.taken = seat
    if (seat !== null && this.at?.waiting.every((each) => each.seat !== seat))
      await this.look({}, this.others)
    else if (seat !== null) await this.turnTo(seat)
  }
}
