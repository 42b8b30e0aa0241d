// What the table tells is shown one thing after another, at a pace that can be followed. Whoever is
// asked waits for nothing, and whoever skips sees all at once.

export const PACES = ['instant', 'quick', 'normal', 'slow'] as const
export type Pace = (typeof PACES)[number]
/** How many times as long as an ordinary reader somebody looks at each thing. */
export const TIMES: Readonly<Record<Pace, number>> = {
  instant: 0,
  quick: 0.5,
  normal: 1,
  slow: 1.8,
}

/** So many may wait at their full length; where there are more, each is shorter. */
const LINE = 5

export class Rhythm<T> {
  private line: { item: T; beat: number; patience: number }[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** When the last thing was shown, and for how long it is looked at. */
  private shown = -Infinity
  private beat = 0

  /** `show` is given what is to be shown at once: several where somebody skips. */
  constructor(
    private readonly show: (items: readonly T[]) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get waiting(): number {
    return this.line.length
  }

  /** One more thing, to be looked at for `beat` milliseconds; it waits no longer than its patience
   *  for the one before it. */
  push(item: T, beat: number, patience = Infinity): void {
    this.line.push({ item, beat, patience })
    if (this.timer === undefined) this.next()
  }

  /** Everything that waits, now. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const all = this.line.splice(0)
    const last = all.at(-1)
    if (!last) return
    this.shown = this.now()
    this.beat = last.beat
    this.show(all.map(({ item }) => item))
  }

  /** Nothing that waits will be shown. */
  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.line = []
    this.shown = -Infinity
  }

  private next(): void {
    this.timer = undefined
    const first = this.line[0]
    if (!first) return
    const left = this.shown + Math.min(this.beat, first.patience) - this.now()
    if (left > 0) {
      this.timer = setTimeout(() => this.next(), left)
      return
    }
    this.beat = first.beat * Math.min(1, LINE / this.line.length)
    this.shown = this.now()
    this.line.shift()
    this.show([first.item])
    if (this.line.length && this.timer === undefined) this.next()
  }
}
