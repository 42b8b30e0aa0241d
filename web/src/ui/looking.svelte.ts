// Looking through something while one types: a moment after the last letter, and an answer that
// comes after another was asked for is left.
const PAUSE = 180

export const looking = <Through, Found>(
  wanted: () => string,
  through: () => Through | null,
  look: (through: Through, query: string) => Promise<Found>,
): { readonly found: Found | null } => {
  let found = $state.raw<Found | null>(null)
  $effect(() => {
    const [query, all] = [wanted().trim(), through()]
    if (!query || all === null) {
      found = null
      return
    }
    let late = false
    const timer = setTimeout(() => {
      void look(all, query).then((hits) => {
        if (!late) found = hits
      })
    }, PAUSE)
    return () => {
      late = true
      clearTimeout(timer)
    }
  })
  return {
    get found() {
      return found
    },
  }
}
