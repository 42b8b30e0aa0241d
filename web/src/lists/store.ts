// The lists on this device: named, with what they were before, in the browser's own store. It is also
// what there is without a connection; sync.ts tells the table what is new here, and the other way round.
export interface Version {
  name: string
  /** As players paste it, in the language it was built in; what was built without a line, as data. */
  text: string
  at: number
}
export interface Kept {
  id: string
  game: string
  /** A deck or an army. */
  kind: string
  name: string
  text: string
  updated: number
  /** What it was before, the latest first. */
  older: Version[]
  /** Times of the versions that the table does not have yet. */
  fresh: number[]
  /** The newest version as data, if it was built here: it can be changed without the table. */
  listed?: unknown
}
/** How this device stands with the table: whose lists it has, in which state, and which it threw away. */
export interface Standing {
  owner: string
  mark: string
  gone: { id: string; at: number[] }[]
}

const KEY = 'weirwood.lists'
const STANDING = 'weirwood.lists.standing'
const ATTIC = 'weirwood.lists.attic'
/** Tells whoever shows lists that there are others. */
export const CHANGED = 'lists-changed'
export const MOST_LISTS = 100
export const MOST_OLDER = 19
export const MOST_ATTIC = 20
export const LONGEST = 20_000

const isText = (each: unknown): each is string => typeof each === 'string'
const isVersion = (each: unknown): each is { text: string; at: number; name?: string } => {
  const { text, at } = (each ?? {}) as Version
  return isText(text) && text.length <= LONGEST && typeof at === 'number'
}
/** A list as it was found; null if another program left it there. */
const read = (each: unknown): Kept | null => {
  const found = each as Kept
  if (typeof each !== 'object' || each === null) return null
  if (![found.id, found.game, found.kind, found.name].every(isText)) return null
  if (!isVersion({ text: found.text, at: found.updated }) || !Array.isArray(found.older))
    return null
  const older = found.older
    .filter(isVersion)
    .map(({ text, at, name }) => ({ text, at, name: name ?? found.name }))
  // Lists from before the table kept any are all new to it.
  const fresh = Array.isArray(found.fresh)
    ? found.fresh.filter((at) => typeof at === 'number')
    : [found.updated, ...older.map(({ at }) => at)]
  return { ...found, older, fresh }
}
const load = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}
const save = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return false // private windows, or no room left
  }
  globalThis.dispatchEvent?.(new Event(CHANGED))
  return true
}
const lists = (key: string): Kept[] => {
  const found = load(key)
  return Array.isArray(found) ? found.map(read).filter((each) => each !== null) : []
}

/** All lists, the one touched last first; what another program left under the key is passed over. */
export const all = (): Kept[] => lists(KEY)
export const of = (game: string, kind: string): Kept[] =>
  all().filter((each) => each.game === game && each.kind === kind)
/** What was thrown away, here or on another device; it can be taken back. */
export const attic = (game: string, kind: string): Kept[] =>
  lists(ATTIC).filter((each) => each.game === game && each.kind === kind)

export const standing = (): Standing => {
  const found = (load(STANDING) ?? {}) as Partial<Standing>
  return {
    owner: isText(found.owner) ? found.owner : '',
    mark: isText(found.mark) ? found.mark : '',
    gone: Array.isArray(found.gone) ? found.gone : [],
  }
}
export const stand = (next: Standing): boolean => save(STANDING, next)
export const putAll = (next: readonly Kept[]): boolean => save(KEY, next.slice(0, MOST_LISTS))
export const shelve = (gone: readonly Kept[]): boolean =>
  !gone.length ||
  save(
    ATTIC,
    [...gone, ...lists(ATTIC).filter(({ id }) => !gone.some((each) => each.id === id))].slice(
      0,
      MOST_ATTIC,
    ),
  )
export const emptyAttic = (): boolean => save(ATTIC, [])

export const versions = (list: Kept): Version[] => [
  { name: list.name, text: list.text, at: list.updated },
  ...list.older,
]
/** A list of versions, the newest first. */
export const made = (
  list: Pick<Kept, 'id' | 'game' | 'kind'>,
  found: readonly Version[],
  fresh: readonly number[],
  listed?: unknown,
): Kept => {
  const [newest, ...older] = [...found].sort((a, b) => b.at - a.at)
  const { id, game, kind } = list
  const { name, text, at: updated } = newest!
  const kept = { id, game, kind, name, text, updated, older: older.slice(0, MOST_OLDER) }
  return { ...kept, fresh: [...fresh], ...(listed === undefined ? {} : { listed }) }
}

/** Keeps a list under its name; what it was is kept as an older one. False where nothing can be kept. */
export const keep = (
  list: Pick<Kept, 'id' | 'game' | 'kind' | 'name' | 'text'> & { listed?: unknown },
  now = Date.now(),
): boolean => {
  const others = all()
  const before = others.find(({ id }) => id === list.id)
  if (before?.text === list.text && before.name === list.name) return true
  // A clock that was turned back must not hide what is newest.
  const at = Math.max(now, (before?.updated ?? 0) + 1)
  const { name, text } = list
  const found = [{ name, text, at }, ...(before ? versions(before) : [])]
  const kept = made(list, found, [at, ...(before?.fresh ?? [])], list.listed)
  return putAll([kept, ...others.filter(({ id }) => id !== list.id)])
}
/** Throws a list away: it lies in the attic for a while. */
export const remove = (id: string): boolean => {
  const found = all().find((each) => each.id === id)
  if (!found) return true
  const now = standing()
  const known = versions(found).map(({ at }) => at)
  shelve([found])
  stand({ ...now, gone: [...now.gone.filter((each) => each.id !== id), { id, at: known }] })
  return putAll(all().filter((each) => each.id !== id))
}
/** Takes a list back from the attic, as a new version of what it was. */
export const restore = (id: string, now = Date.now()): boolean => {
  const found = lists(ATTIC).find((each) => each.id === id)
  if (!found) return false
  save(
    ATTIC,
    lists(ATTIC).filter((each) => each.id !== id),
  )
  const { name, text, listed } = found
  const back = [{ name, text, at: now }, ...versions(found)]
  const kept = made(
    found,
    back,
    back.map(({ at }) => at),
    listed,
  )
  return putAll([kept, ...all().filter((each) => each.id !== id)])
}

export const newId = (): string => crypto.randomUUID()
