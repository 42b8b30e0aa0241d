// The table without a connection. Files with hashed names are taken from what is kept; pages and
// public data are asked for first, and what is kept answers only where the table does not. So an old
// version is shown at most once, on a line that is down or very slow. Each version has its own store
// of files, and the stores of others go when it takes over, which it does at once.
import { isGood, isOlder, MOST_DAYS, way, type Way } from './kept'

declare const self: ServiceWorkerGlobalScope
/** Filled in by tools/worker.mjs once the client is built. */
declare const __VERSION__: string
declare const __ENTRY__: string
declare const __SHELL__: readonly string[]
declare const __LATER__: readonly string[]
declare const __WORDS__: Readonly<Record<string, readonly string[]>>

const FILES = `weirwood-files-${__VERSION__}`
const DATA = 'weirwood-data'
const PAGE = '/'
const PATIENCE = 4000 // milliseconds that the table may take, where something is kept
const MOST_DATA = 400 // documents; the oldest go

type Message =
  | { what: 'hello' }
  | { what: 'visited'; urls: readonly string[] }
  | { what: 'fill'; lang: string; urls: readonly string[] }

let lost = false
const tell = async (message: object): Promise<void> => {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
}
/** Tells the pages when the line breaks, and when it is whole again. */
const line = (broken: boolean): void => {
  if (broken === lost) return
  lost = broken
  void tell({ what: 'line', lost })
}

const store = (of: Way): Promise<Cache> => caches.open(of === 'public' ? DATA : FILES)
const key = (request: Request, of: Way): Request | string => (of === 'page' ? PAGE : request)

const keep = async (request: Request, response: Response, of: Way): Promise<void> => {
  if (!isGood(response, of)) return
  const cache = await store(of)
  if (of === 'public') await cache.delete(request) // so that it is among the newest
  await cache.put(key(request, of), response)
  if (of !== 'public') return
  const all = await cache.keys()
  for (const old of all.slice(0, Math.max(0, all.length - MOST_DATA))) await cache.delete(old)
}

/** Keeps what is not kept yet, or not since yesterday; files that the browser has are not fetched again. */
const gather = async (urls: readonly string[], cache: RequestCache): Promise<void> => {
  for (const url of urls) {
    const request = new Request(url, { cache })
    const of = way({ url: request.url, method: 'GET', mode: 'cors' }, self.location.origin)
    if (!of) continue
    const kept = await (await store(of)).match(request)
    if (kept && (of === 'asset' || !isOlder(kept, 1, Date.now()))) continue
    const response = await fetch(request).catch(() => null)
    if (!response) return // no line: another time
    await keep(request, response, of)
  }
}

/** The addresses of the pictures that a book shows. */
const pictures = async (book: string): Promise<string[]> => {
  const kept = await (await store('public')).match(book)
  const found = new Set<string>()
  const walk = (part: unknown): void => {
    if (!part || typeof part !== 'object') return
    for (const [name, value] of Object.entries(part)) {
      if (name === 'pictures')
        for (const { id } of value as { id: string }[])
          found.add(book.replace(/\.json$/, `/${id}.svg`))
      else walk(value)
    }
  }
  walk(await kept?.json())
  return [...found]
}

/** Carries home, one after the other, what the pages need that can be read without the table. */
const fill = async (lang: string, urls: readonly string[]): Promise<void> => {
  await gather([...__LATER__, ...(__WORDS__[lang] ?? []), ...urls], 'default')
  for (const url of urls) if (url.startsWith('/book/')) await gather(await pictures(url), 'default')
}

const asset = async (request: Request): Promise<Response> => {
  const kept = await (await store('asset')).match(request)
  if (kept) return kept
  const response = await fetch(request)
  await keep(request, response.clone(), 'asset')
  return response
}

/** Asks the table, for as long as somebody may be let wait if something is kept. */
const newest = async (event: FetchEvent, of: Way): Promise<Response> => {
  const { request } = event
  const found = await (await store(of)).match(key(request, of))
  const kept = found && !isOlder(found, MOST_DAYS, Date.now()) ? found : undefined
  const asked = fetch(request).then(
    (response) => {
      line(false)
      event.waitUntil(keep(request, response.clone(), of))
      return response
    },
    (error: unknown) => {
      line(true)
      throw error
    },
  )
  if (!kept) return asked
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE))
  // A table that is down behind its proxy says so; what is kept says more.
  const answer = asked.then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  )
  event.waitUntil(answer)
  return Promise.race([answer, late])
}

self.addEventListener('install', (event) => {
  const shell = async () => {
    const cache = await caches.open(FILES)
    // The page itself is asked for anew; its files have the names of their content.
    const page = await fetch(new Request(PAGE, { cache: 'no-cache' }))
    if (!isGood(page, 'page')) throw new Error(`no page: ${page.status}`)
    await cache.put(PAGE, page)
    await gather(__SHELL__, 'default')
    await self.skipWaiting()
  }
  event.waitUntil(shell())
})

self.addEventListener('activate', (event) => {
  const settle = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('weirwood-') && name !== FILES && name !== DATA) await caches.delete(name)
    await self.clients.claim()
    await tell({ what: 'version', entry: __ENTRY__ })
  }
  event.waitUntil(settle())
})

self.addEventListener('fetch', (event) => {
  const of = way(event.request, self.location.origin)
  if (of === 'asset') event.respondWith(asset(event.request))
  else if (of) event.respondWith(newest(event, of))
})

// ---- my turn ---------------------------------------------------------------------------------

/** What the table pushes (src/weirwood/table/notices/turns.py): a turn, or that it is over. */
type Pushed =
  | { what: 'turn'; tag: string; title: string; text: string; url: string; count: number }
  | { what: 'close'; tag: string; count: number }

const badge = async (count: number): Promise<void> => {
  // Not every system has room for a number on the icon.
  if ('setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => {})
}
const notify = async (told: Pushed): Promise<void> => {
  await badge(told.count)
  if (told.what === 'turn') {
    await self.registration.showNotification(told.title, {
      body: told.text,
      tag: told.tag, // a later one of the same seat takes its place
      icon: '/icons/any-192.png',
      badge: '/icons/badge-96.png',
      data: told.url,
    })
  } else
    for (const shown of await self.registration.getNotifications({ tag: told.tag })) shown.close()
}
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(notify(event.data.json() as Pushed))
})

/** To the table that waits: where it is open already, or in a new window. */
const enter = async (path: string): Promise<void> => {
  const { href } = new URL(path, self.location.origin)
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find(({ url }) => url.split('#')[0] === href)
  await (there ? there.focus() : self.clients.openWindow(href))
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(enter(String(event.notification.data)))
})

self.addEventListener('message', (event) => {
  const told = event.data as Message
  if (told.what === 'hello') {
    event.source?.postMessage({ what: 'version', entry: __ENTRY__ })
    // A page that was opened without a line comes to hear only now.
    if (lost) event.source?.postMessage({ what: 'line', lost })
  } else if (told.what === 'visited') event.waitUntil(gather(told.urls, 'force-cache'))
  else event.waitUntil(fill(told.lang, told.urls))
})
