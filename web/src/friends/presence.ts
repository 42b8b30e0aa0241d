// Says now and then that I am here, as long as somebody looks at the page and a friend may see it.
import { post } from '../net/api'
import { router } from '../router.svelte'
import { isShown } from './shown'

const SAY = 40_000 // milliseconds
let timer: ReturnType<typeof setInterval> | undefined

const say = (): void => {
  if (!isShown()) {
    clearInterval(timer)
    timer = undefined
  } else if (document.visibilityState === 'visible') {
    const room = router.route.page === 'room' ? router.route.id : ''
    void post('/api/friends/here', { room }).catch(() => {}) // it is said again
  }
}
export const begin = (): void => {
  say()
  timer ??= setInterval(say, SAY)
}
