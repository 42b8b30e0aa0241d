// What leads back to me, over HTTP.
import { call, get, post } from '../net/api'
import type { Kept, MoveLink, NewCodes } from '../protocol'
import { create, show } from './passkey'

/** What this device is called in the list of mine: names of makers, the same in every language. */
export const deviceName = (agent: string = navigator.userAgent): string => {
  const first = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1] ?? ''
  const system = first([
    [/Android/, 'Android'],
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'Mac'],
    [/CrOS/, 'ChromeOS'],
    [/Linux/, 'Linux'],
  ])
  const browser = first([
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\/|FxiOS/, 'Firefox'],
    [/Chrome\/|CriOS/, 'Chrome'],
    [/Safari\//, 'Safari'],
  ])
  return [browser, system].filter(Boolean).join(' · ') || 'Browser'
}

const device = () => ({ device: deviceName() })
const drop = async (path: string): Promise<Kept> =>
  (await (await call(path, { method: 'DELETE' })).json()) as Kept

export const kept = () => get<Kept>('/api/mine/devices')
export const addPasskey = async (): Promise<Kept> => {
  const credential = await create(await post('/api/mine/passkeys/options'))
  return post('/api/mine/passkeys', { credential, name: deviceName() })
}
export const removePasskey = (id: string) => drop(`/api/mine/passkeys/${id}`)
export const sendAway = (id: string) => drop(`/api/mine/devices/${id}`)
export const newCodes = async () => (await post<NewCodes>('/api/mine/codes', device())).codes
export const newLink = () => post<MoveLink>('/api/mine/link', device())
export const enterByPasskey = async (): Promise<Kept> => {
  const credential = await show(await post('/api/enter/options'))
  return post('/api/enter/passkey', { credential, ...device() })
}
export const enterBy = (way: 'code' | 'link', code: string) =>
  post<Kept>(`/api/enter/${way}`, { code, ...device() })
export const bringAlong = () => post<Kept>('/api/mine/bring')
