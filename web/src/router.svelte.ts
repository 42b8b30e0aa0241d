// A few addresses, told apart by their path. Links stay ordinary links.
export type Route =
  | { page: 'home' }
  | { page: 'mine' }
  | { page: 'join' }
  | { page: 'friends' }
  | { page: 'new'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'room'; id: string }
  | { page: 'replay'; id: string; step: number }
  | { page: 'report'; id: string }
  | { page: 'analysis'; id: string; step: number }
  | { page: 'puzzles'; game: string; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'cards'; game: string; id: string; search: string }
  | { page: 'build'; game: string }

const read = (): Route => {
  const [, page = '', id = '', rest = ''] = location.pathname.split('/')
  if (page === 'mine' || page === 'join' || page === 'friends') return { page }
  if (page === 'new' && id) return { page: 'new', game: id }
  if (page === 'learn' && id) return { page: 'learn', game: id, lesson: rest }
  if (page === 'room' && id) return { page: 'room', id }
  if (page === 'replay' && id) return { page: 'replay', id, step: Number(rest) || 0 }
  if (page === 'report' && id) return { page: 'report', id }
  if (page === 'analysis' && id) return { page: 'analysis', id, step: Number(rest) || 0 }
  if (page === 'puzzles') return { page: 'puzzles', game: id, id: rest }
  if (page === 'rules' && id) return { page: 'rules', game: id, rule: rest }
  if (page === 'cards' && id) return { page: 'cards', game: id, id: rest, search: location.search }
  if (page === 'build' && id) return { page: 'build', game: id }
  return { page: 'home' }
}

export const router = $state({ route: read() })

let outdated = false
/** The table has a newer client: the next page that is gone to is loaded from there. */
export const outdate = (): void => {
  outdated = true
}

export const go = (path: string, replace = false): void => {
  if (outdated) {
    if (replace) location.replace(path)
    else location.assign(path)
    return
  }
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  router.route = read()
  scrollTo(0, 0)
}

export const listen = (): void => {
  addEventListener('popstate', () => {
    router.route = read()
  })
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target)
      return
    event.preventDefault()
    go(link.pathname + link.search)
  })
}
