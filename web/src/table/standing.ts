// Standing passes: windows in which a player wants to pass whatever happens. They are decided by the
// window alone and never by what could be used in it: a pause at the right moment would tell others
// what is in the hand. Kept in this browser for the room and the seat.
import type { Question } from './types'

export const PASS = 'pass'

const key = (room: string, seat: number) => `weirwood.passes.${room}.${seat}`

export const passesOf = (room: string, seat: number): string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(room, seat)) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    // Without storage, or with words of another program under our key: nothing stands.
    return []
  }
}

export const keepPasses = (room: string, seat: number, windows: readonly string[]): void => {
  try {
    if (windows.length) localStorage.setItem(key(room, seat), JSON.stringify(windows))
    else localStorage.removeItem(key(room, seat))
  } catch {
    // Private windows may refuse; the passes then last as long as the page.
  }
}

/** Whether a pass can be given at all, so that sending it is never refused. */
export const canPass = (question: Question): boolean =>
  question.shape === 'pick' &&
  question.choices.some((choice) => choice.key === PASS && !choice.refusal)
