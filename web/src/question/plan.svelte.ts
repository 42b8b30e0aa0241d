// An act in the making: the question that is asked, and those that follow from its answer. The rules
// ask step by step; what they would ask next is looked up ahead, as far as nothing is revealed, so
// that one panel shows the whole act and one press sends it.
import type { Answer, Question } from '../table/types'
import type { Draft } from './draft.svelte'

/** What a game knows of its acts. */
export interface Acts {
  /** Whether a question belongs to the act that another one began. */
  follows: (first: Question, next: Question, before: readonly Given[]) => boolean
  /** What most would answer to a question that follows: its keys, or as much as may be of all. */
  usual?: (question: Question, before: readonly Given[]) => readonly string[] | 'most' | null
  /** What is meant when it is pressed, though it shows a card: to be asked each time would tire. */
  plain?: (kind: string) => boolean
  /** Questions that come again and again until they are ended: the newest one stays open. */
  again?: (kind: string) => boolean
}
export interface Given {
  kind: string
  answer: Answer
}
/** What follows some answers: a question, or why there is none that could be told. */
export interface Look<View> {
  question: Question | null
  view: View | null
  rule: string
  /** What was answered cannot be taken back. */
  final: boolean
}
export interface Step<View> {
  draft: Draft
  /** The position in which it is asked. */
  view: View
  /** Answered by the person, not by what is usual. */
  own: boolean
}

const MOST = 30

export class Plan<View> {
  steps: readonly Step<View>[] = $state.raw([])
  /** The step that is open, here and on the board. */
  at = $state(0)
  busy = $state(false)
  /** What is planned ends with something that cannot be taken back. */
  final = $state(false)
  /** The act goes on for as long as can be foreseen, and no question of it is left open. */
  whole = $state(false)
  private turn = 0

  constructor(
    first: Draft,
    view: View,
    private readonly look: (given: readonly Given[]) => Promise<Look<View> | null>,
    private readonly make: (question: Question, after: readonly Given[]) => Draft,
    private readonly known: () => Acts | null,
  ) {
    this.steps = [{ draft: first, view, own: false }]
  }

  /** A board brings them, and comes after the first question. */
  private get acts(): Acts | null {
    return this.known()
  }
  get first(): Draft {
    return this.steps[0]!.draft
  }
  get draft(): Draft {
    return this.step.draft
  }
  get step(): Step<View> {
    return this.steps[this.at] ?? this.steps[0]!
  }
  /** Steps in which there is something to choose, each with its place. */
  get shown(): readonly { draft: Draft; index: number }[] {
    return this.steps
      .map(({ draft }, index) => ({ draft, index }))
      .filter(({ draft, index }) => index === this.at || !draft.forced)
  }
  get complete(): boolean {
    return !this.busy && this.steps.every(({ draft }) => draft.complete)
  }
  get given(): Given[] {
    return given(this.steps)
  }
  /** Every step was pressed by the person: there is nothing that they have not seen. */
  get pressed(): boolean {
    return this.steps.every(({ draft, own }) => draft.single && (own || draft.forced))
  }

  /** The answer to a step has changed: what follows is asked anew, and keeps what was wished. */
  async changed(index = this.at): Promise<void> {
    const mine = ++this.turn
    const here = this.steps[index]
    if (!here) return
    const wished = new Map(
      this.steps
        .slice(index + 1)
        .filter(({ own }) => own)
        .map(({ draft }) => [draft.question.kind, draft.answer]),
    )
    const kept: Step<View>[] = [...this.steps.slice(0, index), { ...here, own: true }]
    this.final = false
    this.whole = false
    if (!here.draft.complete || here.draft.question.shape === 'place') {
      this.busy = false
      this.take(kept, index)
      return
    }
    this.busy = true
    try {
      while (kept.length < MOST) {
        const after = given(kept)
        const found = await this.look(after)
        if (mine !== this.turn) return
        if (!found?.question || !this.acts?.follows(this.first.question, found.question, after)) {
          this.final = found?.final ?? false
          this.whole = found !== null
          break
        }
        const draft = this.make(found.question, after)
        const wish = wished.get(draft.question.kind)
        const own = wish !== undefined && (await draft.fill(wish))
        if (!own && !draft.complete) await this.preset(draft, after)
        if (mine !== this.turn) return
        kept.push({ draft, view: found.view!, own })
        if (!draft.complete || draft.question.shape === 'place') break
        // Whatever comes again comes with an end, and stays open for more.
        if (this.acts.again?.(draft.question.kind) && !own) break
      }
      this.take(kept, index)
    } finally {
      if (mine === this.turn) this.busy = false
    }
  }

  private async preset(draft: Draft, before: readonly Given[]): Promise<void> {
    const usual = this.acts?.usual?.(draft.question, before) ?? null
    if (usual === 'most') await draft.most()
    else if (usual) await draft.fill([...usual])
  }

  private take(kept: readonly Step<View>[], index: number): void {
    const last = kept.length - 1
    const open = kept.findIndex(
      ({ draft }) => !draft.complete || (draft.question.shape === 'place' && !draft.forced),
    )
    this.steps = kept
    this.at =
      open >= 0
        ? open
        : last > index && this.acts?.again?.(kept[last]!.draft.question.kind)
          ? last
          : Math.min(this.at, last)
  }

  open(index: number): void {
    if (this.steps[index]) this.at = index
  }

  /** Takes the last thing that the person did out of the plan; false if nothing is planned. */
  back(): boolean {
    if (this.steps.length === 1) return false
    const [last] = this.steps.flatMap(({ own }, index) => (own && index ? [index] : [])).slice(-1)
    const index = last === undefined ? 0 : last
    this.turn += 1
    this.busy = false
    this.final = false
    this.whole = false
    const here = this.steps[index]!
    here.draft.clear()
    this.steps = [...this.steps.slice(0, index), { ...here, own: false }]
    this.at = index
    return true
  }
}

const given = <View>(steps: readonly Step<View>[]): Given[] =>
  steps.map(({ draft }) => ({ kind: draft.question.kind, answer: draft.answer }))
