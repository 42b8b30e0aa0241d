// Choices that follow their person: taken from the table when it has newer ones, told to it when they
// change here.
import { exchange } from '../lists/sync'
import { get, put } from '../net/api'
import type { Kept, Preferences } from '../protocol'
import { follow, keptAt, noteKept, preferences, take } from '../settings/settings.svelte'
import type { Lang } from '../words/catalogue'

const SOON = 800
let waiting: ReturnType<typeof setTimeout> | undefined

const tell = async (): Promise<void> => {
  const { updated } = await put<Preferences>('/api/mine/settings', { value: { ...preferences } })
  noteKept(updated || null)
}
const later = (): void => {
  clearTimeout(waiting)
  // What could not be told now is told with the next change, or taken from another device.
  waiting = setTimeout(() => void tell().catch(() => {}), SOON)
}

export const begin = async (heard: (lang: Lang | null) => void): Promise<void> => {
  follow(later)
  void exchange().catch(() => {}) // the lists that are here will do
  const found = await get<Preferences>('/api/mine/settings').catch(() => null)
  if (found && found.updated > (keptAt() ?? 0)) {
    take(found.value)
    noteKept(found.updated)
    heard(preferences.lang)
  }
}

/** After something about my devices has changed: begin to follow, or stop. */
export const settle = async (
  kept: Kept,
  heard: (lang: Lang | null) => void,
  fresh = false,
): Promise<void> => {
  if (!kept.kept) {
    follow(() => {})
    noteKept(null)
    return
  }
  if (fresh) noteKept(0)
  else if (keptAt() === null) await tell()
  await begin(heard)
}
