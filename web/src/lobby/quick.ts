// Waiting for somebody to play with, over HTTP.
import { call, list, post, put, Refused } from '../net/api'
import type { Quick, QuickWish } from '../protocol'

export type QuickPace = Quick['pace']

interface Wanted {
  game: string
  seats: number
  pace: QuickPace
  list?: string
}

export const join = (wish: QuickWish) => put<Quick>('/api/quick', wish)
export const look = () => post<Quick>('/api/quick')
export const takeBots = () => post<Quick>('/api/quick/bots')
export const leave = () => call('/api/quick', { method: 'DELETE' })
/** The page is being left: said without waiting for an answer. */
export const away = () => navigator.sendBeacon('/api/quick/away')

/** Whether I wait for just this, with just this. */
export const isSame = (told: Quick, wanted: Wanted): boolean =>
  told.game === wanted.game &&
  told.seats === wanted.seats &&
  told.pace === wanted.pace &&
  told.mark === (wanted.list ?? '')

/** What I bring, as the table takes it. */
export const brought = (mine: { id: string; text: string } | undefined) =>
  mine ? { brings: list(mine.text), mark: mine.id } : {}

/** Whether it is the list that the table would not have. */
export const isUnfit = (error: unknown): boolean =>
  error instanceof Refused && !/^table\.(?!too_large$|no_list$)/.test(error.rule)

/** What is to be done when the table says how it stands. */
export type Step = 'stay' | 'join' | 'open' | 'back' | 'end'

const LATE = 60_000 // milliseconds of silence after which the table may have let me go

/** `before`: how it stood; `silent`: for how long the table was not asked. */
export const step = (
  before: Quick['status'] | null,
  told: Quick,
  wanted: Wanted,
  silent: number,
): Step => {
  if (told.status === 'matched') return before === 'matched' ? 'stay' : 'open'
  if (told.status === 'waiting') {
    if (before === 'matched') return 'back'
    return isSame(told, wanted) || before !== null ? 'stay' : 'join'
  }
  // Nobody waits: at first, or after this machine slept; else the game has begun, or another page of
  // mine has called it off.
  if (before === null) return 'join'
  return before === 'waiting' && silent > LATE ? 'join' : 'end'
}

/** Minutes and seconds; a moment that is yet to come counts as now. */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
