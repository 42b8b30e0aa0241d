// The table over HTTP: games, rooms, words, ledgers, replays.
import type {
  AllPlayed,
  Claim,
  Claimed,
  Counsel,
  Found,
  Friends,
  GameInfo,
  Invitation,
  Judged,
  NewLink,
  NewRoom,
  NoticesOffered,
  NoticesWanted,
  Problem,
  PushWanted,
  QuickCount,
  ReplayLog,
  ReplayStep,
  RoomCreated,
  RoomInfo,
  RoomRow,
} from '../protocol'
export type { Problem }
import type { About, Gallery } from '../cards/gallery'
import type { Book } from '../rules/book'
import type { Rule } from '../table/types'
import type { Lang } from '../words/catalogue'

/** The server said no, with a rule. */
export class Refused extends Error {
  constructor(
    readonly rule: string,
    readonly args: Record<string, unknown>,
    readonly status: number,
  ) {
    super(rule)
  }
}

/** Tells `broken` when the table could not be asked at all, and whether it ever did. */
export const broken = Object.assign(new EventTarget(), { ever: false })

export const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(path, init).catch((error: unknown) => {
    broken.ever = true
    broken.dispatchEvent(new Event('broken'))
    throw error
  })
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new Refused(problem?.rule ?? 'table.unreachable', problem?.args ?? {}, response.status)
}
export const get = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T
const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
  const response = await call(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as T
}
export const post = <T>(path: string, body: unknown = {}): Promise<T> => send<T>('POST', path, body)
export const put = <T>(path: string, body: unknown): Promise<T> => send<T>('PUT', path, body)

export const games = () => get<GameInfo[]>('/api/games')
export const openTables = () => get<RoomRow[]>('/api/rooms')
export const myGames = () => get<RoomRow[]>('/api/mine')
export const friends = () => get<Friends>('/api/friends')
/** How many wait for which game. */
export const quickCounts = () => get<QuickCount[]>('/api/quick')
export const room = (id: string) => get<RoomInfo>(`/api/rooms/${id}`)
export const createRoom = (plan: NewRoom) => post<RoomCreated>('/api/rooms', plan)
/** What a secret link invites to; nothing is taken yet. */
export const invitation = (id: string, token: string) =>
  post<Invitation>(`/api/rooms/${id}/invitation`, { token })
export const claim = (id: string, body: Claim) => post<Claimed>(`/api/rooms/${id}/claim`, body)
export const sit = (id: string, body: Claim) => post<Claimed>(`/api/rooms/${id}/sit`, body)
export const start = (id: string) => post<RoomInfo>(`/api/rooms/${id}/start`)
export const rematch = (id: string) => post<{ room: string }>(`/api/rooms/${id}/rematch`)
export const manage = (id: string, seat: number, what: 'mute' | 'unmute' | 'remove') =>
  post<RoomInfo>(`/api/rooms/${id}/seats/${seat}/${what}`)
/** A new secret link for a seat; until somebody opens it, a bot plays. */
export const offer = (id: string, seat: number) =>
  post<NewLink>(`/api/rooms/${id}/seats/${seat}/offer`)
/** Whether people without a seat may chat; and a new link for them, which ends the old one. */
export const hush = (id: string, quiet: boolean) =>
  post<RoomInfo>(`/api/rooms/${id}/watchers/${quiet ? 'mute' : 'unmute'}`)
export const noticesOffered = () => get<NoticesOffered>('/api/notices')
export const noticesWanted = () => get<NoticesWanted>('/api/mine/notices')
export const wantNotices = (wanted: NoticesWanted) =>
  put<NoticesWanted>('/api/mine/notices', wanted)
/** Tells this device when it is my turn; and no more. */
export const wantPush = (wanted: PushWanted) => put<object>('/api/mine/push', wanted)
export const stopPush = (endpoint: string) => post<object>('/api/mine/push/stop', { endpoint })
/** What the table knows of this browser; and its end. */
export const exportPath = '/api/mine/export'
export const forgetMe = () => call('/api/mine', { method: 'DELETE' })
/** What a strong bot would do at my open question. */
export const advice = (id: string, seat: number) => post<Counsel>(`/api/rooms/${id}/advice/${seat}`)
/** A deck or an army for my own seat, while the table is being laid. */
export const bring = (id: string, kind: string, given: unknown, seat: number) =>
  post<RoomInfo>(`/api/rooms/${id}/lists/${kind}`, { given, seat })
export const replayStep = (id: string, step: number, eyes: string) =>
  get<ReplayStep>(`/api/replays/${id}/${step}?eyes=${eyes}`)
export const replayLog = (id: string, eyes: string) =>
  get<ReplayLog>(`/api/replays/${id}?eyes=${eyes}`)
export const uploadRecord = async (file: Blob): Promise<string> => {
  const response = await call('/api/replays', { method: 'POST', body: file })
  return ((await response.json()) as { id: string }).id
}
export const recordPath = (id: string) => `/api/rooms/${id}/record`

const texts = new Map<string, Promise<string>>()
const text = (path: string): Promise<string> => {
  let found = texts.get(path)
  if (!found) {
    found = call(path).then((response) => response.text())
    // A failure is not kept: the next asking tries again.
    found.catch(() => texts.delete(path))
    texts.set(path, found)
  }
  return found
}

/** Shared words, the game's over them, and the room's own over both. */
export const words = (
  game: string | null,
  lang: Lang,
  room: string | null = null,
): Promise<string[]> =>
  Promise.all([
    text(`/words/common/${lang}.ftl`),
    ...(game ? [text(`/words/${game}/${lang}.ftl`)] : []),
    // Names that came with the room's own card file.
    ...(room ? [text(`/api/rooms/${room}/words/${lang}.ftl`).catch(() => '')] : []),
  ])

export const check = (game: string, kind: string, list: unknown) =>
  post<Problem[]>(`/api/check/${game}/${kind}`, { given: list })

/** The rules as a book, in one language. */
export const book = async (game: string, lang: Lang): Promise<Book> =>
  JSON.parse(await text(`/book/${game}/${lang}.json`)) as Book
export const picturePath = (game: string, lang: Lang, id: string) =>
  `/book/${game}/${lang}/${id}.svg`
export const searchBook = (game: string, lang: Lang, query: string) =>
  get<Found>(`/api/book/${game}/${lang}/search?q=${encodeURIComponent(query)}`)

/** The rules of a game in one language. */
export const ledger = async (game: string, lang: Lang): Promise<Rule[]> =>
  JSON.parse(await text(`/ledger/${game}/${lang}.json`)) as Rule[]

/** What reports and the analysis board say, and the commands too. */
export const looking = (lang: Lang): Promise<string> => text(`/words/looking/${lang}.ftl`)

/** What a game is made of, in one language; one thing of it; and the ids that some words mean. */
export const gallery = async (game: string, lang: Lang): Promise<Gallery> =>
  JSON.parse(await text(`/gallery/${game}/${lang}.json`)) as Gallery
export const thing = (game: string, lang: Lang, id: string) =>
  get<About>(`/gallery/${game}/${lang}/${encodeURIComponent(id)}.json`)
/** The rules behind a thing; none behind what the gallery does not know. */
export const rulesOf = (game: string, lang: Lang, id: string) =>
  get<About['rules']>(`/api/cards/${game}/${lang}/rules?id=${encodeURIComponent(id)}`)
/** How often each thing was played in the finished games of this table, and won. */
export const played = (game: string) => get<AllPlayed>(`/gallery/${game}/played.json`)
export const findThings = (game: string, lang: Lang, query: string) =>
  get<string[]>(`/api/cards/${game}/${lang}/search?q=${encodeURIComponent(query)}`)

/** A deck or an army in the making, as the rules see it. */
export const judge = (game: string, kind: string, lang: Lang, given: unknown) =>
  post<Judged>(`/api/judge/${game}/${kind}/${lang}`, { given })

/** A pasted list: data if it is data, else the text that people exchange. */
export const list = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
