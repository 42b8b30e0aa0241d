// How long ago something was, as people say it.
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `since` and `now` in seconds; less than a minute is now. */
export const ago = (lang: string, since: number, now: number): string => {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const passed = Math.max(0, now - since)
  const [unit, size] = STEPS.find(([, seconds]) => passed >= seconds) ?? ['second', Infinity]
  return words.format(-Math.floor(passed / size) || 0, unit)
}
