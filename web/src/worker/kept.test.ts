// What a device may keep: public things of this table, and nothing of anybody's.
import { expect, test } from 'vitest'
import router from '../router.svelte.ts?raw'
import { isGood, isOlder, way } from './kept'

const ORIGIN = 'https://table.example'
const of = (path: string, method = 'GET', mode = 'cors') =>
  way({ url: new URL(path, ORIGIN).href, method, mode }, ORIGIN)

test.each([
  ['/assets/Room-NtWqGm_O.js', 'asset'],
  ['/api/games', 'public'],
  ['/words/common/en.ftl', 'public'],
  ['/words/miniatures/it.ftl', 'public'],
  ['/book/btwixt/es.json', 'public'],
  ['/book/btwixt/es/claim.order-1.svg', 'public'],
  ['/gallery/cardgame/en.json', 'public'],
  ['/gallery/cardgame/en/01145.json', 'public'],
  ['/manifest/it.webmanifest', 'public'],
  ['/icons/any-192.png', 'public'],
])('%s is kept as %s', (path, how) => expect(of(path)).toBe(how))

test.each([
  '/api/mine',
  '/api/mine/games',
  '/api/mine/export',
  '/api/mine/notices',
  '/api/rooms',
  '/api/rooms/0123456789abcdef',
  '/api/rooms/0123456789abcdef/words/en.ftl',
  '/api/rooms/0123456789abcdef/record',
  '/api/replays/0123456789abcdef/3?eyes=0',
  '/api/kept',
  '/api/games?who=me',
  '/health',
  '/metrics',
  '/licences',
  '/ws/0123456789abcdef',
  '/notices/secret',
  '/worker.js',
  'https://elsewhere.example/assets/a.js',
])('%s is not even looked at', (path) => expect(of(path)).toBe(null))

test('what is sent is not looked at, wherever it goes', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    for (const path of ['/api/games', '/assets/a.js', '/']) expect(of(path, method)).toBe(null)
})

test('every page that the client knows starts without a line', () => {
  const known = [...router.matchAll(/\| \{ page: '(\w+)'/g)].map(([, page]) => page)
  expect(known).toContain('puzzles')
  for (const page of known)
    expect([page, of(page === 'home' ? '/' : `/${page}/x`, 'GET', 'navigate')]).toEqual([
      page,
      'page',
    ])
})

test('visits to the pages of the client are one document; to other pages they are none', () => {
  for (const path of [
    '/',
    '/mine',
    '/room/0123456789abcdef',
    '/cards/btwixt?q=x',
    '/build/cardgame',
  ])
    expect(of(path, 'GET', 'navigate')).toBe('page')
  for (const path of ['/licences', '/notices/secret', '/api/mine/export', '/assets/a.js'])
    expect(of(path, 'GET', 'navigate')).toBe(null)
})

const answer = (type: string, status = 200) => {
  const response = new Response('', { status, headers: { 'content-type': type } })
  Object.defineProperty(response, 'type', { value: 'basic' })
  return response
}
test('only what was asked for is kept', () => {
  expect(isGood(answer('text/html; charset=utf-8'), 'page')).toBe(true)
  expect(isGood(answer('text/html; charset=utf-8'), 'asset')).toBe(false)
  expect(isGood(answer('text/javascript'), 'asset')).toBe(true)
  expect(isGood(answer('text/javascript', 404), 'asset')).toBe(false)
  expect(isGood(answer('application/json', 500), 'public')).toBe(false)
  expect(isGood(new Response('', { headers: { 'content-type': 'text/plain' } }), 'public')).toBe(
    false, // of another origin
  )
})

test('what says nothing of its age is too old', () => {
  const now = Date.parse('2026-03-01T00:00:00Z')
  const from = (date: string) => new Response('', { headers: { date } })
  expect(isOlder(from('Sat, 28 Feb 2026 23:00:00 GMT'), 1, now)).toBe(false)
  expect(isOlder(from('Fri, 27 Feb 2026 23:00:00 GMT'), 1, now)).toBe(true)
  expect(isOlder(new Response(''), 1, now)).toBe(true)
})
