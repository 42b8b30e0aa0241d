// The line to the table, and the service worker that stands in for it. All of it comes a while after
// the page, so that a first visit carries nothing of it.
import { broken } from '../net/api'
import { outdate } from '../router.svelte'
import type { Lang } from '../words/catalogue'

export const line = $state({
  /** The table cannot be reached. */
  lost: !navigator.onLine || broken.ever,
  /** The table has a newer client than the one that runs here. */
  newer: false,
})

const AGAIN = 5000 // milliseconds between two knocks
const LOOK = 1_800_000 // between two looks for a newer version
let timer: ReturnType<typeof setTimeout> | undefined

/** Knocks until the table answers; a page that nobody looks at waits. */
const knock = async (): Promise<void> => {
  clearTimeout(timer)
  const there =
    document.visibilityState === 'visible' &&
    navigator.onLine &&
    (await fetch('/health', { cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    ))
  if (there) {
    line.lost = false
    dispatchEvent(new Event('table-found'))
  } else timer = setTimeout(() => void knock(), AGAIN)
}
const lose = (): void => {
  if (line.lost) return
  line.lost = true
  timer = setTimeout(() => void knock(), AGAIN)
}

type Message = { what: 'line'; lost: boolean } | { what: 'version'; entry: string }
const entry = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? location.href)
    .pathname

const hear = ({ data }: MessageEvent): void => {
  const told = data as Message
  if (told.what === 'line') {
    if (told.lost) lose()
    else if (line.lost) void knock()
  } else if (told.what === 'version' && told.entry !== entry()) {
    line.newer = true
    outdate()
  }
}

/** What the pages show that can be read without the table. */
const readable = (games: readonly string[], lang: Lang): string[] => [
  '/api/games',
  `/words/common/${lang}.ftl`,
  ...games.flatMap((game) => [
    `/words/${game}/${lang}.ftl`,
    `/book/${game}/${lang}.json`,
    `/gallery/${game}/${lang}.json`,
    `/gallery/${game}/played.json`,
  ]),
]

/** Whether this device was here before, or means to stay: then it may carry more home. */
const stays = (before: boolean): boolean => {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  return !saves && (before || matchMedia('(display-mode: standalone)').matches)
}

const serve = async (games: () => Promise<readonly string[]>, lang: () => Lang): Promise<void> => {
  const { serviceWorker } = navigator
  const before = serviceWorker.controller !== null
  serviceWorker.addEventListener('message', hear)
  const registration = await serviceWorker.register('/worker.js', { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  if (!active) return
  active.postMessage({ what: 'hello' })
  const seen = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin))
  active.postMessage({ what: 'visited', urls: seen })
  if (stays(before))
    active.postMessage({ what: 'fill', lang: lang(), urls: readable(await games(), lang()) })
  if (localStorage.getItem('weirwood.push')) await (await import('./push')).renew(lang())
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK) return
    looked = Date.now()
    void registration.update().catch(() => {}) // no line: another time
  })
}

/** Keeps an eye on the line; where the browser can, lets the worker stand in for the table. */
export const watch = (games: () => Promise<readonly string[]>, lang: () => Lang): void => {
  addEventListener('offline', lose)
  addEventListener('online', () => void knock())
  broken.addEventListener('broken', lose)
  document.addEventListener('visibilitychange', () => {
    if (line.lost && document.visibilityState === 'visible') void knock()
  })
  if (line.lost) timer = setTimeout(() => void knock(), AGAIN)
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // A browser that refuses (a private window, a policy) goes on without.
    void serve(games, lang).catch((error: unknown) => console.info(String(error)))
}
