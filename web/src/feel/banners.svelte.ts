// Banners, one after another; old ones give way where there are many.
import type { Banner } from './feel'

/** Milliseconds: a banner of one line, what each further line adds, and the longest. */
const SHORT = 2_200
const LINE = 200
const LONG = 3_000
/** So many may wait; the log has the rest. */
const LINED_UP = 3

export const lasts = (banner: Banner): number =>
  Math.min(LONG, SHORT + LINE * (banner.events.length + banner.texts.length - 1))

export class Banners {
  current: Banner | null = $state.raw(null)
  private line: Banner[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  add(more: readonly Banner[]): void {
    this.line = [...this.line, ...more].slice(-LINED_UP)
    if (!this.current) this.skip()
  }

  /** The next one, if there is one. */
  skip = (): void => {
    clearTimeout(this.timer)
    this.current = this.line.shift() ?? null
    if (this.current) this.timer = setTimeout(this.skip, lasts(this.current))
  }

  clear(): void {
    clearTimeout(this.timer)
    this.line = []
    this.current = null
  }
}
