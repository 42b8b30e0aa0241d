// The rules behind a line of the log.
import type { Rule, Told } from './types'

export type Reasons = Readonly<Record<string, readonly string[]>>

/** The rules an event names itself, else those of its values, else those of its kind. */
export const behind = (
  event: Told,
  reasons: Reasons,
  rules: ReadonlyMap<string, Rule>,
): readonly Rule[] => {
  const named = event.args['rule']
  const values = Object.entries(event.args).flatMap(([name, value]) =>
    typeof value === 'string' ? [value] : value ? [name] : [],
  )
  const sharp = values.flatMap((value) => reasons[`${event.kind}=${value}`] ?? [])
  const wanted =
    typeof named === 'string'
      ? [named.slice(named.lastIndexOf(':') + 1)]
      : sharp.length
        ? sharp
        : (reasons[event.kind] ?? [])
  return [...new Set(wanted)].flatMap((id) => rules.get(id) ?? [])
}
