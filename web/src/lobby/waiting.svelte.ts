// That I wait for somebody to play with: this page remembers it, wherever on the table it goes and
// when it is loaded again. Who is found for me is the table's to say.
import type { QuickPace } from './quick'

export interface Wish {
  game: string
  /** 0: any number. */
  seats: number
  pace: QuickPace
  /** Which of my decks or armies I bring; none: the table deals a ready one. */
  list?: string
}

const KEY = 'weirwood.quick'
const PACE = 'weirwood.pace'
const stored = (where: () => Storage, key: string): string | null => {
  try {
    return where().getItem(key)
  } catch {
    return null // a browser that stores nothing
  }
}
const store = (where: () => Storage, key: string, value: string | null): void => {
  try {
    if (value === null) where().removeItem(key)
    else where().setItem(key, value)
  } catch {
    // It lasts as long as the page.
  }
}
const session = () => sessionStorage
const local = () => localStorage

const read = (): Wish | null => {
  const text = stored(session, KEY)
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Wish> | null
    if (!found || typeof found.game !== 'string') return null
    return {
      game: found.game,
      seats: Number(found.seats) || 0,
      pace: found.pace === 'slow' ? 'slow' : 'live',
      ...(typeof found.list === 'string' ? { list: found.list } : {}),
    }
  } catch {
    return null
  }
}
const pace = (): QuickPace => (stored(local, PACE) === 'slow' ? 'slow' : 'live')

export const waiting = $state<{ wish: Wish | null; last: { pace: QuickPace } }>({
  wish: read(),
  last: { pace: pace() },
})

/** Begin to wait, wait for something else, or (null) no longer. */
export const wish = (wanted: Wish | null): void => {
  waiting.wish = wanted
  store(session, KEY, wanted && JSON.stringify(wanted))
  if (!wanted) return
  waiting.last = { pace: wanted.pace }
  store(local, PACE, wanted.pace)
}
