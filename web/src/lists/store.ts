// The lists of this browser: named, with what they were before, in its own store.
export interface Kept {
  id: string
  game: string
  /** A deck or an army. */
  kind: string
  name: string
  /** As players paste it, in the language it was built in. */
  text: string
  updated: number
  /** What it was before, the latest first. */
  older: { text: string; at: number }[]
}

const KEY = 'weirwood.lists'
export const MOST_LISTS = 100
export const MOST_OLDER = 20
const LONGEST = 20_000

const isKept = (each: unknown): each is Kept => {
  const kept = each as Kept
  return (
    typeof each === 'object' &&
    each !== null &&
    [kept.id, kept.game, kept.kind, kept.name, kept.text].every((x) => typeof x === 'string') &&
    kept.text.length <= LONGEST &&
    typeof kept.updated === 'number' &&
    Array.isArray(kept.older)
  )
}

/** All lists, the one touched last first; what another program left under the key is passed over. */
export const all = (): Kept[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return []
  }
}
export const of = (game: string, kind: string): Kept[] =>
  all().filter((each) => each.game === game && each.kind === kind)

const put = (lists: readonly Kept[]): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(lists.slice(0, MOST_LISTS)))
    return true
  } catch {
    return false // private windows, or no room left
  }
}

/** Keeps a list under its name; what it was is kept as an older one. False where nothing can be kept. */
export const keep = (
  list: Pick<Kept, 'id' | 'game' | 'kind' | 'name' | 'text'>,
  now = Date.now(),
): boolean => {
  const lists = all()
  const before = lists.find(({ id }) => id === list.id)
  if (before?.text === list.text && before.name === list.name) return true
  const older =
    before && before.text !== list.text
      ? [{ text: before.text, at: before.updated }, ...before.older].slice(0, MOST_OLDER)
      : (before?.older ?? [])
  return put([{ ...list, updated: now, older }, ...lists.filter(({ id }) => id !== list.id)])
}
export const remove = (id: string): boolean => put(all().filter((each) => each.id !== id))

export const newId = (): string => crypto.randomUUID()
