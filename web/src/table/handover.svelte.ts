// One screen, several people: who sits before it, and to whom it goes next. What belongs to a seat is
// shown only after its person has said to be there.
import type { TableState } from './table.svelte'

/** The seat of mine that should sit down next, if the one that is there has nothing to do. */
export const due = (
  mine: readonly number[],
  here: number | null,
  asked: ReadonlySet<number>,
): number | null => {
  if (mine.length < 2 || (here !== null && asked.has(here))) return null
  const after = mine.filter((seat) => here !== null && seat > here)
  return [...after, ...mine].find((seat) => asked.has(seat)) ?? null
}

export class HandOver {
  /** Whose person has said to be before the screen. */
  here: number | null = $state(null)
  /** The one who is next, while the other still wants to look. */
  private waits: number | null = $state(null)
  /** Somebody pressed the button: the screen goes to whoever says so. */
  private called = $state(false)

  constructor(private readonly table: TableState) {}

  private get shared(): boolean {
    const { mine, room, view } = this.table
    return mine.length > 1 && room?.status !== 'lobby' && !view?.over
  }
  /** The next one has come, and the table is being asked for what is theirs. */
  get turning(): boolean {
    return this.here !== null && this.table.seat !== this.here
  }
  get next(): number | null {
    return due(this.table.mine, this.here, new Set(this.table.waiting.map(({ seat }) => seat)))
  }
  /** Nothing of any seat may be seen. */
  get covered(): boolean {
    if (!this.shared) return false
    const other = this.next !== null && this.next !== this.waits
    return this.here === null || this.called || other || this.turning
  }
  /** Whether the table offers to hand the screen over. */
  get offered(): boolean {
    return this.shared
  }

  /** The person of this seat is here. */
  take(seat: number): void {
    this.called = false
    this.waits = null
    this.here = seat
    if (this.table.seat !== seat) this.table.turnTo(seat)
  }
  /** The one before the screen looks a little longer. */
  stay(): void {
    this.called = false
    this.waits = this.next
  }
  call(): void {
    this.called = true
  }
}
