// An answer in the making, shared by the board and the list: either may add to it, both show it.
import type { Answer, Choice, Question, Refusal } from '../table/types'

export type Explore = (
  question: Question,
  soFar: readonly string[],
  slot?: string,
) => Promise<Choice[]>

/** A choice that may not be made; what forbids it may have to be asked of the rules. */
export interface Barred {
  key: string
  refusal: Refusal | null
}

/** Ends an answer of several steps; never shown as a choice of its own. */
const DONE = 'done'

export class Draft {
  readonly question: Question
  private readonly explore: Explore
  /** Keys of a pick or an order, in the sequence of choosing. */
  chosen: string[] = $state([])
  amount = $state(0)
  pairs: Record<string, string> = $state({})
  places: Record<string, number> = $state({})
  /** A placement that somebody advises, beside the one that is being made. */
  advised: Readonly<Record<string, number>> | null = $state.raw(null)
  /** What the rules say to the placement as it stands: nothing yet, legal, or why not. */
  verdict: 'unknown' | 'legal' | Refusal = $state.raw('unknown')
  /** Good placements, as the game proposes them. */
  proposals: readonly Record<string, number>[] = $state.raw([])
  /** How far a move may go at most, as the rules say; null until they have said it. */
  limit: number | null = $state.raw(null)
  /** The legal next steps where they depend on what was chosen. */
  private next: readonly Choice[] | null = $state.raw(null)
  busy = $state(false)
  /** The things on the board that a choice speaks of; a board may know better than its key. */
  things: (choice: Choice) => readonly string[] = ({ key, about }) => (about.length ? about : [key])

  constructor(question: Question, explore: Explore) {
    this.question = question
    this.explore = explore
    this.amount = question.least
    // Where there is nothing to choose, one press is enough.
    if (this.only) this.chosen = [this.only]
  }

  /** The one thing that may be answered, if there is but one. */
  private get only(): string | null {
    if (!this.single) return null
    const legal = this.question.choices.filter((choice) => !choice.refusal)
    return legal.length === 1 ? legal[0]!.key : null
  }

  /** There is nothing to choose. */
  get forced(): boolean {
    return this.only !== null
  }

  /** One choice, and the answer is whole. */
  get single(): boolean {
    const { shape, least, most, stepwise } = this.question
    return (shape === 'pick' || shape === 'order') && least === 1 && most === 1 && !stepwise
  }

  get several(): boolean {
    return (this.question.shape === 'pick' || this.question.shape === 'order') && !this.single
  }

  /** Everything worth showing: what may be chosen now, what was, and what is refused and why. */
  get choices(): readonly Choice[] {
    const all = this.question.choices
    if (!this.several) return all
    const shown = all.filter((choice) => choice.key !== DONE)
    if (!this.next) return shown
    const known = new Set(shown.map((choice) => choice.key))
    return [
      ...shown,
      ...this.next.filter((choice) => choice.key !== DONE && !known.has(choice.key)),
    ]
  }

  may(key: string): boolean {
    if (this.chosen.includes(key)) return true
    if (this.next) return this.next.some((choice) => choice.key === key && !choice.refusal)
    const choice = this.question.choices.find((each) => each.key === key)
    if (!choice || choice.refusal) return false
    return this.single || this.chosen.length < this.question.most
  }

  /** Why a choice is not open now, as far as the question itself tells. */
  refusalOf(key: string): Refusal | null {
    const after = this.next?.find((choice) => choice.key === key)
    if (after) return after.refusal
    return this.question.choices.find((choice) => choice.key === key)?.refusal ?? null
  }

  get complete(): boolean {
    const { shape, least, most } = this.question
    if (shape === 'amount') return this.amount >= least && this.amount <= most
    if (shape === 'assign')
      return this.question.slots.every((slot) => this.pairs[slot] !== undefined)
    if (shape === 'place') return Object.keys(this.places).length > 0
    if (this.next) return !this.next.length || this.next.some((choice) => choice.key === DONE)
    if (this.question.stepwise && !this.chosen.length)
      return this.question.choices.some((choice) => choice.key === DONE)
    return this.chosen.length >= least && this.chosen.length <= most
  }

  get answer(): Answer {
    const { shape } = this.question
    if (shape === 'amount') return this.amount
    if (shape === 'assign') return { ...this.pairs }
    if (shape === 'place') return { ...this.places }
    return [...this.chosen]
  }

  /** Whether anything more may be added to what was chosen. */
  get open(): boolean {
    return this.choices.some(({ key }) => !this.chosen.includes(key) && this.may(key))
  }

  /** How many more must, and how many more may be chosen. */
  get missing(): { must: number; may: number } {
    const count = this.chosen.length
    return {
      must: Math.max(0, this.question.least - count),
      may: Math.max(0, this.question.most - count),
    }
  }

  /** Things on the board that may be pressed, with the choices each stands for. */
  get lit(): Map<string, string[]> {
    const out = new Map<string, string[]>()
    const add = (thing: string, key: string) => {
      const keys = out.get(thing)
      if (keys) keys.push(key)
      else out.set(thing, [key])
    }
    if (this.question.shape === 'assign') for (const slot of this.question.slots) add(slot, slot)
    else
      for (const choice of this.choices)
        if (this.may(choice.key)) for (const thing of this.things(choice)) add(thing, choice.key)
    return out
  }

  /** Things on the board that were worth a thought and may not be chosen, with what forbids them. */
  get barred(): Map<string, Barred[]> {
    const out = new Map<string, Barred[]>()
    if (this.question.shape !== 'pick' && this.question.shape !== 'order') return out
    const { lit } = this
    for (const choice of this.choices) {
      if (this.may(choice.key)) continue
      const no = { key: choice.key, refusal: this.refusalOf(choice.key) }
      for (const thing of this.things(choice))
        if (!lit.has(thing)) out.set(thing, [...(out.get(thing) ?? []), no])
    }
    return out
  }

  /** Things on the board that the answer so far speaks of. */
  get marked(): Set<string> {
    const out = new Set<string>()
    for (const choice of this.choices)
      if (this.chosen.includes(choice.key)) for (const thing of this.things(choice)) out.add(thing)
    return out
  }

  async toggle(key: string): Promise<void> {
    if (this.single) {
      if (this.may(key)) this.chosen = this.chosen[0] === key && key !== this.only ? [] : [key]
      return
    }
    if (this.chosen.includes(key)) await this.take(this.chosen.filter((each) => each !== key))
    else if (this.may(key)) await this.take([...this.chosen, key])
  }

  /** Sets the whole sequence, dropping what the rules no longer allow. */
  async take(keys: readonly string[]): Promise<void> {
    if (!this.question.stepwise) {
      this.chosen = [...keys]
      return
    }
    this.busy = true
    try {
      const taken: string[] = []
      let next: readonly Choice[] = this.question.choices
      for (const key of keys) {
        if (!next.some((choice) => choice.key === key && !choice.refusal)) continue
        taken.push(key)
        next = await this.explore(this.question, taken)
      }
      this.chosen = taken
      this.next = taken.length ? next : null
    } finally {
      this.busy = false
    }
  }

  /** Sets a whole answer, if it may be given; says whether. */
  async fill(answer: Answer): Promise<boolean> {
    if (typeof answer === 'number') this.amount = answer
    else if (Array.isArray(answer)) {
      if (this.single) {
        const [key] = answer
        if (!key || !this.may(key)) return false
        this.chosen = [key]
      } else await this.take(answer)
    } else if (this.question.shape === 'assign') {
      for (const [slot, token] of Object.entries(answer)) {
        const legal = this.question.slots.includes(slot) ? await this.tokens(slot) : []
        if (!legal.some(({ key, refusal }) => !refusal && key === `${slot}=${token}`)) {
          this.pairs = {}
          return false
        }
        this.put(slot, String(token))
      }
    } else return false
    return this.complete
  }

  /** Puts the last token on every slot that the rules let it take: of numbers the greatest. */
  async most(): Promise<void> {
    for (const slot of this.question.slots) {
      const legal = (await this.tokens(slot)).filter(({ refusal }) => !refusal)
      const last = legal.at(-1)
      if (last) this.put(slot, last.key.slice(last.key.indexOf('=') + 1))
    }
  }

  move(from: number, to: number): void {
    const list = [...this.chosen]
    const [key] = list.splice(from, 1)
    if (key === undefined) return
    list.splice(Math.max(0, Math.min(to, list.length)), 0, key)
    this.chosen = list
  }

  /** What may be put on a slot, given the rest of the assignment. */
  tokens(slot: string): Promise<Choice[]> {
    const others = this.question.slots
      .filter((each) => each !== slot && this.pairs[each] !== undefined)
      .map((each) => `${each}=${this.pairs[each]}`)
    return this.explore(this.question, others, slot)
  }

  put(slot: string, token: string | null): void {
    if (token === null) delete this.pairs[slot]
    else this.pairs[slot] = token
  }

  clear(): void {
    this.chosen = this.only ? [this.only] : []
    this.next = null
    this.pairs = {}
    this.places = {}
    this.amount = this.question.least
  }
}
