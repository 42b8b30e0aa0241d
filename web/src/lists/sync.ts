// My lists on all my devices: what is new here goes to the table, what is new there comes here. Nothing
// is written over: two devices that changed one list have made two versions of it.
import { post } from '../net/api'
import type { ListRefused, ListsKept, ListsSent, MyList } from '../protocol'
import { preferences } from '../settings/settings.svelte'
import { preferred } from '../words/say.svelte'
import * as store from './store'

const MOST_VERSIONS = 50
const MOST_LETTERS = 150_000

/** What is new here, in pieces that the table takes. */
export const pieces = (
  lists: readonly store.Kept[],
  spoken = preferences.lang ?? preferred(),
): MyList[][] => {
  const out: MyList[][] = []
  let [count, letters] = [Infinity, 0]
  for (const list of lists) {
    const { id, game, kind } = list
    for (const version of store.versions(list).filter(({ at }) => list.fresh.includes(at))) {
      count += 1
      letters += version.text.length
      if (count > MOST_VERSIONS || letters > MOST_LETTERS) {
        out.push([])
        count = 1
        letters = version.text.length
      }
      const piece = out.at(-1)!
      const same = piece.at(-1)
      if (same?.id === id) same.versions.push(version)
      else piece.push({ id, game, kind, lang: spoken, versions: [version] })
    }
  }
  return out
}

/** What lies here once the table has told what it has: that, and what it has not taken. */
export const merged = (
  here: readonly store.Kept[],
  there: readonly MyList[],
  taken: ReadonlyMap<string, readonly number[]>,
): store.Kept[] => {
  const known = new Map(there.map((list) => [list.id, list]))
  const out: store.Kept[] = []
  for (const list of here) {
    const sent = taken.get(list.id) ?? []
    const fresh = list.fresh.filter((at) => !sent.includes(at))
    const theirs = known.get(list.id)?.versions ?? []
    const mine = store.versions(list).filter(({ at }) => fresh.includes(at))
    known.delete(list.id)
    if (!theirs.length && !mine.length) continue
    const all = [...mine, ...theirs]
    const newest = [...all].sort((a, b) => b.at - a.at)[0]!
    // The same list, but for the words that the table has written for it.
    const same = newest.at === list.updated && newest.name === list.name
    out.push(store.made(list, all, fresh, same ? list.listed : undefined))
  }
  for (const list of known.values())
    if (list.versions.length) out.push(store.made(list, list.versions, []))
  return out.sort((a, b) => b.updated - a.updated)
}

/** Takes what the table told; `taken`: what it has of what was sent. */
const settle = (told: ListsKept, taken: ReadonlyMap<string, readonly number[]>): void => {
  const before = store.all()
  const after = told.lists
    ? merged(before, told.lists, taken)
    : before.map((list) => {
        const sent = taken.get(list.id) ?? []
        return { ...list, fresh: list.fresh.filter((at) => !sent.includes(at)) }
      })
  // What is not there any more was thrown away on another device, or is another person's.
  if (told.owner !== NOBODY)
    store.shelve(before.filter(({ id }) => !after.some((each) => each.id === id)))
  store.putAll(after)
}

const NOBODY = 'nobody'
/** A browser that lost its cookies: what it has is new to whoever it will be. */
const anew = (): void => {
  store.putAll(
    store.all().map((list) => ({ ...list, fresh: store.versions(list).map(({ at }) => at) })),
  )
}

const once = async (again = true): Promise<ListRefused[]> => {
  const refused: ListRefused[] = []
  const waiting = pieces(store.all())
  const { gone } = store.standing()
  for (const [i, lists] of (waiting.length ? waiting : [[]]).entries()) {
    const { owner, mark } = store.standing()
    const sent: ListsSent = { lists, owner, known: mark, gone: i ? [] : gone }
    const told = await post<ListsKept>('/api/mine/lists', sent)
    if (owner && told.owner !== owner) {
      // Somebody else sits here now, or nobody yet: first what is theirs, then what is new here.
      if (told.owner) settle(told, new Map())
      else anew()
      store.stand({ owner: told.owner === NOBODY ? '' : told.owner, mark: '', gone: [] })
      return again ? once(false) : []
    }
    const no = new Set((told.refused ?? []).map(({ id }) => id))
    refused.push(...(told.refused ?? []))
    const taken = lists
      .filter(({ id }) => !no.has(id))
      .map(({ id, versions }) => [id, versions.map(({ at }) => at)] as const)
    settle(told, new Map(taken))
    // What was thrown away meanwhile is told the next time.
    const left = store.standing().gone.filter(({ id }) => !gone.some((each) => each.id === id))
    store.stand({ owner: told.owner, mark: told.mark, gone: left })
  }
  return refused
}

let running: Promise<ListRefused[]> | null = null
/** Brings this device and the table together; gives what the table does not keep. One at a time. */
export const exchange = async (): Promise<ListRefused[]> => {
  while (running) await running.catch(() => {})
  running = once()
  try {
    return await running
  } finally {
    running = null
  }
}

/** Before this device is nobody's: what is new here is told; and after: what is not its own goes. */
export const leave = async (act: () => Promise<void>): Promise<void> => {
  await exchange().catch(() => {}) // what cannot be told now stays here
  await act()
  store.putAll(store.all().filter(({ fresh }) => fresh.length))
  store.emptyAttic()
  store.stand({ owner: '', mark: '', gone: [] })
  await exchange().catch(() => {})
}
