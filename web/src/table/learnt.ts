// How far somebody came in each lesson, kept in this browser: a lesson once done stays done.
import type { Advice } from '../protocol'

export interface Learnt {
  /** Pages that were met, at best. */
  pages: number
  done: boolean
}

const key = (game: string) => `weirwood.learnt.${game}`
const NONE: Learnt = { pages: 0, done: false }

const isLearnt = (found: unknown): found is Learnt =>
  typeof found === 'object' &&
  found !== null &&
  typeof (found as Learnt).pages === 'number' &&
  typeof (found as Learnt).done === 'boolean'

/** What was learnt of a game, by lesson; what cannot be read counts as not learnt. */
export const learnt = (game: string): Record<string, Learnt> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, each]) => isLearnt(each)))
  } catch {
    // No storage, or words of another program under our key: one begins afresh.
    return {}
  }
}

/** Remembers how far one is now. */
export const learn = (
  game: string,
  lesson: string,
  { done, over }: Pick<Advice, 'done' | 'over'>,
): void => {
  const all = learnt(game)
  const before = all[lesson] ?? NONE
  const now = { pages: Math.max(before.pages, done), done: before.done || over }
  if (now.pages === before.pages && now.done === before.done) return
  try {
    localStorage.setItem(key(game), JSON.stringify({ ...all, [lesson]: now }))
  } catch {
    // Without storage the ladder forgets; the lessons are there all the same.
  }
}
