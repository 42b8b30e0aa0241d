// This device as one that is told when it is my turn: asked for by a press at a slow game, and kept
// up to date at every visit.
import * as api from '../net/api'
import type { Lang } from '../words/catalogue'

/** Minutes of the day in which the device is left alone; the same twice: never. */
export interface Quiet {
  from: number
  to: number
}
interface Noted extends Quiet {
  lang: Lang
  offset: number
  endpoint: string
}
export const NIGHT: Quiet = { from: 22 * 60, to: 8 * 60 }
const KEY = 'weirwood.push'

/** Whether this browser can be told at all. */
export const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export const noted = (): Noted | null => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Noted | null
  } catch {
    return null
  }
}
const note = (what: Noted | null): void => {
  try {
    if (what) localStorage.setItem(KEY, JSON.stringify(what))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the table knows, and this page forgets.
  }
}

const plain = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
const same = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean => {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i])
}

/** A subscription for the keys of this table: one for others (it was set up anew) is given up. */
const subscribed = async (key: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = plain(key)
  const found = await pushManager.getSubscription()
  if (found && same(found.options.applicationServerKey, wanted)) return found
  await found?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
}

export type Answer = 'on' | 'denied' | 'none'

/** Asks the reader's permission, if it was not asked yet, and then the table to tell this device. */
export const begin = async (lang: Lang, quiet: Quiet): Promise<Answer> => {
  if (!able()) return 'none'
  const { push } = await api.noticesOffered()
  if (!push) return 'none'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { endpoint, keys } = (await subscribed(push)).toJSON()
  const offset = -new Date().getTimezoneOffset()
  await api.wantPush({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    lang,
    quiet_from: quiet.from,
    quiet_to: quiet.to,
    offset,
  })
  note({ ...quiet, lang, offset, endpoint: endpoint ?? '' })
  return 'on'
}

export const end = async (): Promise<void> => {
  const before = noted()
  note(null)
  if (before) await api.stopPush(before.endpoint)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** At a visit: the clock was changed, the language too, or the browser has a new address. */
export const renew = async (lang: Lang): Promise<void> => {
  const before = noted()
  if (!before || !able() || Notification.permission !== 'granted') return
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.getSubscription()
  const offset = -new Date().getTimezoneOffset()
  const stands =
    found?.endpoint === before.endpoint && offset === before.offset && lang === before.lang
  if (!stands) await begin(lang, before)
}
