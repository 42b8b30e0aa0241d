// A finished game seen with all eyes at once: whatever any seat saw of a thing is shown.

/** Of two sightings of the same thing the fuller one, part by part. */
export const fuller = (a: unknown, b: unknown): unknown => {
  if (a === null || a === undefined) return b
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length
      ? a.map((each, i) => fuller(each, b[i]))
      : a.length > b.length
        ? a
        : b
  if (typeof a === 'object' && typeof b === 'object' && b !== null) {
    const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
    return Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
        key,
        fuller(one[key], other[key]),
      ]),
    )
  }
  return a
}

/** What belongs to the table rather than to whoever looks at it. */
const SHARED = ['players', 'areas', 'leaders', 'councils']

export const allSeen = <View extends Record<string, unknown>>(view: View): View => {
  const { eyes } = view
  if (!Array.isArray(eyes)) return view
  const views = eyes as Record<string, unknown>[]
  const shared = SHARED.filter((key) => key in view).map((key) => [
    key,
    views.reduce<unknown>((seen, each) => fuller(seen, each[key]), view[key]),
  ])
  return { ...view, ...Object.fromEntries(shared) }
}
