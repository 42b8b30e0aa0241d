// Friends, over HTTP.
import { call, post, put } from '../net/api'
import type { Friend, Friends, MoveLink } from '../protocol'

interface Words {
  ui(id: string): string
}

/** A friend in a list to choose from. */
export const called = (say: Words, friend: Friend): string =>
  [friend.name || say.ui('friends-unnamed'), friend.here ? say.ui('friends-here') : '']
    .filter(Boolean)
    .join(' · ')

const drop = async (path: string): Promise<Friends> =>
  (await (await call(path, { method: 'DELETE' })).json()) as Friends

export const newLink = (name: string) => post<MoveLink>('/api/friends/link', { name })
export const asks = (token: string) => post<{ name: string }>('/api/friends/asks', { token })
export const accept = (token: string, name: string) =>
  post<Friends>('/api/friends', { token, name })
export const remove = (id: string) => drop(`/api/friends/${id}`)
export const show = (id: string, shows: boolean) => put<Friends>(`/api/friends/${id}`, { shows })
export const showAll = (shows: boolean) => put<Friends>('/api/friends', { shows })
export const block = (friend: string) => post<Friends>('/api/blocks', { friend })
export const blockMet = (room: string, seat: number) => post<Friends>('/api/blocks', { room, seat })
export const unblock = (id: string) => drop(`/api/blocks/${id}`)
export const decline = (id: string) => drop(`/api/friends/invitations/${id}`)
export const invite = (room: string, seat: number, friend: string) =>
  post(`/api/rooms/${room}/seats/${seat}/invite/${friend}`)

/** Friends who were asked to a seat from this page: who, and why not if the table would not. */
export const asked = new Map<string, { friend: string; no: unknown }>()

/** Keeps seats for friends, and notes how it went for the page that shows the seats. */
export const inviteAll = async (
  room: string,
  friends: Readonly<Record<number, string>>,
): Promise<void> => {
  for (const [seat, friend] of Object.entries(friends)) {
    const no = await invite(room, Number(seat), friend).then(
      () => null,
      (error: unknown) => error,
    )
    asked.set(`${room} ${seat}`, { friend, no })
  }
}
