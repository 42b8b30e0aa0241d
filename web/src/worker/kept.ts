// What a device may keep of the table, by its address: the same for everybody, and nothing else.
// Rooms, seats, people and whatever is sent are never kept, and not even looked at.

export type Way =
  /** Its name changes with its content: what is kept is right for ever. */
  | 'asset'
  /** A page of the client, whatever its path: all of them are the one document. */
  | 'page'
  /** Public and in need of being new: asked for first, and kept for when nobody answers. */
  | 'public'
  | null

/** The client's own pages (src/router.svelte.ts), by the beginning of their paths. */
const PAGES = new Set([
  '',
  'mine',
  'join',
  'friends',
  'new',
  'learn',
  'room',
  'replay',
  'report',
  'analysis',
  'puzzles',
  'rules',
  'cards',
  'build',
])
const PUBLIC =
  /^\/(?:api\/games|icon\.svg|icons\/[\w-]+\.png|manifest\/\w+\.webmanifest|words\/\w+\/\w+\.ftl|(?:book|ledger|gallery)\/\w+\/\w+\.json|book\/\w+\/\w+\/[\w.-]+\.svg|gallery\/\w+\/\w+\/[\w.%-]+\.json)$/

export interface Asked {
  url: string
  method: string
  /** As requests say it: a visit to a page is told from what the page asks for. */
  mode: string
}

export const way = ({ url, method, mode }: Asked, origin: string): Way => {
  const { origin: from, pathname, search } = new URL(url)
  if (method !== 'GET' || from !== origin) return null
  if (mode === 'navigate') return PAGES.has(pathname.split('/')[1] ?? '') ? 'page' : null
  if (search) return null
  if (/^\/assets\/[\w.-]+$/.test(pathname)) return 'asset'
  return PUBLIC.test(pathname) ? 'public' : null
}

/** Whether an answer is what was asked for: the server's page for unknown paths is no asset. */
export const isGood = (response: Response, of: Way): boolean =>
  response.ok &&
  response.type === 'basic' &&
  !response.redirected &&
  (of === 'page') === (response.headers.get('content-type') ?? '').startsWith('text/html')

export const MOST_DAYS = 60
const DAY = 86_400_000

/** Whether more than so many days have passed since the table gave this answer. */
export const isOlder = (response: Response, days: number, now: number): boolean =>
  !(now - Date.parse(response.headers.get('date') ?? '') < days * DAY)
