// The rhythm as a table keeps it: who is asked, who acts and who is away waits for nothing.
import { preferences } from '../settings/settings.svelte'
import { PLAIN } from './feel'
import { Rhythm, TIMES } from './rhythm'

export interface Eyes<T> {
  show: (items: readonly T[]) => void
  /** A question of the reader's lies open. */
  asked: () => boolean
  /** This brings the reader a question. */
  asks: (item: T) => boolean
  /** The reader's clock runs as soon as it does. */
  timed: () => boolean
}

export class Pacer<T> {
  /** How much has happened that is not shown yet. */
  behind = $state(0)
  /** Nothing waits until the reader is asked. */
  skipping = $state(false)
  /** For how long an ordinary reader looks at it, in milliseconds. */
  beat: (item: T) => number = () => 0
  /** The reader has acted, and wants to see what comes of it. */
  private own = false
  private readonly rhythm: Rhythm<T>

  constructor(private readonly eyes: Eyes<T>) {
    this.rhythm = new Rhythm((items) => this.show(items))
  }

  private show(items: readonly T[]): void {
    this.eyes.show(items)
    if (this.eyes.asked()) {
      this.skipping = false
      this.rhythm.flush()
    }
    this.behind = this.rhythm.waiting
  }

  take(item: T): void {
    const times = TIMES[preferences.pace]
    const asks = this.eyes.asks(item)
    const now =
      !times ||
      this.own ||
      this.skipping ||
      document.hidden ||
      this.eyes.asked() ||
      (asks && this.eyes.timed())
    this.own = false
    this.rhythm.push(item, times * this.beat(item), asks ? times * PLAIN : Infinity)
    if (now) this.rhythm.flush()
    this.behind = this.rhythm.waiting
  }

  /** The reader acts on what there is: all of it is shown, and what follows at once. */
  act(): void {
    this.rhythm.flush()
    this.own = true
  }

  /** On to my turn. */
  skip(): void {
    this.skipping = true
    this.rhythm.flush()
    this.behind = 0
  }

  /** All that waits, as when nobody looks. */
  flush(): void {
    this.rhythm.flush()
    this.behind = 0
  }

  /** A new line: what waits will be told again. */
  clear(): void {
    this.rhythm.clear()
    this.behind = 0
    this.own = false
  }
}
