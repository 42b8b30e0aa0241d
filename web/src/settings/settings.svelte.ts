// What a reader chose for this browser. Kept in local storage; read before the first paint.
import type { Pace } from '../feel/rhythm'
import type { Lang } from '../words/catalogue'

export interface Preferences {
  lang: Lang | null
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'full' | 'none'
  sound: boolean
  /** Loudness, from 0 to 100. */
  volume: number
  /** How long one looks at what the others do. */
  pace: Pace
  /** What matters is told in large letters, and to whoever comes back. */
  banners: boolean
  /** Ask before every answer is sent, not only where it is secret or cannot be taken back. */
  confirm: boolean
  /** Every question by itself, not an act in one panel. */
  steps: boolean
  /** Questions that leave no choice are answered by the table. */
  skip: boolean
  /** Somebody at one's elbow who explains. */
  guide: boolean
  /** How the gallery shows what a game is made of. */
  cards: 'grid' | 'list'
  name: string
}

const KEY = 'weirwood'
const DEFAULTS: Preferences = {
  lang: null,
  theme: 'auto',
  motion: 'auto',
  sound: true,
  volume: 50,
  pace: 'normal',
  banners: true,
  confirm: false,
  steps: false,
  skip: true,
  guide: true,
  cards: 'grid',
  name: '',
}

const stored = (): Partial<Preferences> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return found && typeof found === 'object' ? (found as Partial<Preferences>) : {}
  } catch {
    // A browser without storage, or words of another program under our key: start afresh.
    return {}
  }
}

export const preferences: Preferences = $state({ ...DEFAULTS, ...stored() })

export const apply = (): void => {
  const root = document.documentElement
  if (preferences.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = preferences.theme
  if (preferences.motion === 'auto') delete root.dataset.motion
  else root.dataset.motion = preferences.motion
}

/** Whoever keeps the choices elsewhere too is told of every change. */
let heard: () => void = () => {}
export const follow = (listener: () => void): void => {
  heard = listener
}

/** Takes choices that were made on another device: those we know, if they are of our kind. */
export const take = (found: Readonly<Record<string, unknown>>): void => {
  const known = Object.entries(DEFAULTS).filter(([key, value]) =>
    key === 'lang' ? typeof found[key] === 'string' : typeof found[key] === typeof value,
  )
  keep(Object.fromEntries(known.map(([key]) => [key, found[key]])) as Partial<Preferences>)
}

export const prefer = (change: Partial<Preferences>): void => {
  keep(change)
  heard()
}

const keep = (change: Partial<Preferences>): void => {
  Object.assign(preferences, change)
  apply()
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** When the table last kept the choices of whoever sits here; null: it keeps none. */
export const keptAt = (): number | null => {
  try {
    const found = localStorage.getItem(`${KEY}.kept`)
    return found === null ? null : Number(found)
  } catch {
    return null
  }
}
export const isKept = (): boolean => keptAt() !== null
export const noteKept = (at: number | null): void => {
  try {
    if (at === null) localStorage.removeItem(`${KEY}.kept`)
    else localStorage.setItem(`${KEY}.kept`, String(at))
  } catch {
    // Private windows may refuse; the next visit then asks again.
  }
}

/** Drops what this browser keeps of a person; language and looks stay. */
export const forget = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${KEY}.`)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing can be.
  }
  prefer({ name: '' })
}

/** Whether things may move: the reader's own word, else the system's. */
export const moving = (): boolean =>
  preferences.motion === 'full' ||
  (preferences.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
