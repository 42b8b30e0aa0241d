// What is not as the rulebook says, and the clock: nobody sits down to a surprise.
import { CLOCKS, type Clock, type RoomInfo, type SettingInfo } from '../protocol'
import type { Say } from '../words/say.svelte'

export const timed = (say: Say, { kind = 'none', seconds = 0 }: Clock): string => {
  const { unit, unit_seconds } = CLOCKS[kind]
  const n = Math.round(seconds / unit_seconds)
  return `${say.ui(`clock-${kind}`)}, ${n} ${say.ui(unit).toLocaleLowerCase(say.words.lang)}`
}

export const agreed = (
  say: Say,
  { clock, settings, advice }: Pick<RoomInfo, 'advice' | 'clock' | 'settings'>,
  schema: readonly SettingInfo[],
): string[] => {
  const usual = new Map(schema.map((setting) => [setting.name, setting]))
  const lines = Object.entries(settings).flatMap(([name, value]) => {
    const setting = usual.get(name)
    if (!setting || setting.kind === 'data' || value === setting.default) return []
    const title = say.text(`setting-${name}`)
    const word = `setting-${name}-${String(value)}`
    if (typeof value === 'boolean') return [`${title}: ${say.ui(value ? 'on' : 'off')}`]
    const said = say.has(word) ? say.text(word) : say.name(String(value))
    return [`${title}: ${typeof value === 'number' ? value : said}`]
  })
  if (clock.kind && clock.kind !== 'none') lines.push(`${say.ui('clock')}: ${timed(say, clock)}`)
  if (advice) lines.push(say.ui('advice-allowed'))
  return lines
}

/** How many play, as a game tells it: "3 to 6 players". */
export const counted = (say: Say, seats: readonly number[]): string =>
  seats.length > 1
    ? say.ui('players-between', { least: seats[0]!, most: seats.at(-1)! })
    : say.ui('players', { n: seats[0] ?? 0 })
