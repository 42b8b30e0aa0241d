// A puzzle as this page has it: the question, what was tried, and what the table said to it.
import { get, post, Refused } from '../net/api'
import type { PuzzleShown, PuzzleVerdict } from '../protocol'
import type { Draft } from '../question/draft.svelte'
import type { Answer, Choice, Question, Refusal } from '../table/types'
import type { Args } from '../words/speech'

export interface Tried {
  answer: unknown
  verdict: PuzzleVerdict
}

export class Solver {
  at: PuzzleShown | null = $state.raw(null)
  draft: Draft | null = $state.raw(null)
  tried: readonly Tried[] = $state.raw([])
  hinted = $state(false)
  busy = $state(false)
  refusal: Refusal | null = $state.raw(null)
  /** Nothing can be shown at all. */
  trouble: unknown = $state.raw(null)
  /** How often something new was shown. */
  turn = $state(0)
  thingsOf:
    ((question: Question, choice: Choice, seat: number | null) => readonly string[]) | null = null

  constructor(
    private readonly parts: Pick<typeof import('../pages/Room.svelte'), 'Draft' | 'readQuestion'>,
    readonly game: string,
    readonly id: string,
  ) {}

  get last(): Tried | null {
    return this.tried.at(-1) ?? null
  }
  /** Found, or given up. */
  get over(): boolean {
    return !!this.last?.verdict.solution
  }
  private get path(): string {
    return `/api/puzzles/${encodeURIComponent(this.game)}/${encodeURIComponent(this.id)}`
  }

  async look(): Promise<void> {
    try {
      this.at = await get<PuzzleShown>(this.path)
      this.ask()
    } catch (error) {
      this.trouble = error
    }
  }

  /** The question afresh: nothing is chosen. */
  private ask(): void {
    const question = this.parts.readQuestion(this.at!.question)
    const draft = new this.parts.Draft(question, () => Promise.resolve([]))
    draft.things = (each) =>
      this.thingsOf?.(question, each, question.seat) ??
      (each.about.length ? each.about : [each.key])
    this.draft = draft
    this.turn += 1
  }

  async send(answer?: Answer): Promise<void> {
    const { draft } = this
    if (!draft || this.busy || this.over || (answer === undefined && !draft.complete)) return
    await this.judge(answer ?? draft.answer, { answer: answer ?? draft.answer })
  }
  giveUp = () => this.judge(null, { give_up: true })

  private async judge(answer: unknown, body: Record<string, unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.refusal = null
    try {
      const verdict = await post<PuzzleVerdict>(this.path, body)
      this.tried = [...this.tried, { answer, verdict }]
      if (!verdict.solution) this.ask()
    } catch (error) {
      if (error instanceof Refused) this.refusal = { rule: error.rule, args: error.args as Args }
      else this.trouble = error
    } finally {
      this.busy = false
    }
  }
}
