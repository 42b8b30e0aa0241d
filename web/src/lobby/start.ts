// A new table: made, remembered with its secret links, and entered.
import * as api from '../net/api'
import { type GameInfo, type NewRoom, USUAL_LEVEL } from '../protocol'
import { go } from '../router.svelte'
import { preferences } from '../settings/settings.svelte'
import { preferred } from '../words/say.svelte'

const key = (room: string) => `weirwood.links.${room}`

/** The links of seats that I gave out, by seat; only the browser that made the room has them. */
export const linksOf = (room: string): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(key(room)) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
const remember = (room: string, links: Record<string, string>): void => {
  try {
    localStorage.setItem(key(room), JSON.stringify(links))
  } catch {
    // Without storage the links are lost with the page; the host can then start with bots.
  }
}

export const lang = () => preferences.lang ?? preferred()

/** `replace`: the page that asked for it is not come back to; `friends`: who is invited, by seat. */
export const create = async (
  plan: NewRoom,
  replace = false,
  friends: Readonly<Record<number, string>> = {},
): Promise<void> => {
  const made = await api.createRoom({ ...plan, name: preferences.name, lang: lang() })
  // Those of others: whoever gave away the link of their own chair would lose it.
  const theirs = Object.entries(made.links).filter(([i]) => plan.seats[Number(i)]?.kind !== 'me')
  remember(made.room, Object.fromEntries(theirs))
  if (Object.keys(friends).length)
    await (await import('../friends/friends')).inviteAll(made.room, friends)
  go(`/room/${made.room}`, replace)
}

/** Sits down where a friend keeps a seat. */
export const come = async (room: string): Promise<void> => {
  await api.post(`/api/rooms/${room}/invited`, { name: preferences.name, lang: lang() })
  go(`/room/${room}`)
}

/** The seat count one usually sits down with: a duel if there is one, else four. */
export const usual = (game: GameInfo): number =>
  game.seats.includes(2) ? 2 : game.seats.includes(4) ? 4 : game.seats[0]!
export const usualLevel = (game: GameInfo): string =>
  game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.levels[0] ?? 'random')

/** A guided game: its lesson says who sits where and what is played. */
export const learn = (game: string, lesson: string, replace = false): Promise<void> =>
  create({ game, seats: [], lesson }, replace)

/** Me against bots, now; where a game has no bot of the usual level, against any it has. */
export const startNow = async (game: GameInfo): Promise<void> => {
  const levels = [...new Set([usualLevel(game), ...game.levels])]
  for (const [i, level] of levels.entries()) {
    const seats = Array.from({ length: usual(game) }, (_, seat) =>
      seat ? { kind: 'bot' as const, level } : { kind: 'me' as const },
    )
    try {
      await create({ game: game.id, seats, away_level: level })
      return
    } catch (error) {
      const noSuchBot = error instanceof api.Refused && error.rule.startsWith('bots.')
      if (!noSuchBot || i === levels.length - 1) throw error
    }
  }
}
