import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Banners, lasts } from './banners.svelte'

const banner = (id: number, lines = 1) => ({
  id,
  name: 'bids',
  who: null,
  events: Array.from({ length: lines }, (_, n) => ({ number: id + n, kind: 'a.b', args: {} })),
  texts: [],
})
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('two to three seconds each, one after another', () => {
  for (const lines of [1, 2, 5, 30]) {
    expect(lasts(banner(1, lines))).toBeGreaterThanOrEqual(2000)
    expect(lasts(banner(1, lines))).toBeLessThanOrEqual(3000)
  }
  const banners = new Banners()
  banners.add([banner(1), banner(2)])
  expect(banners.current?.id).toBe(1)
  vi.advanceTimersByTime(lasts(banner(1)))
  expect(banners.current?.id).toBe(2)
  vi.advanceTimersByTime(lasts(banner(2)))
  expect(banners.current).toBe(null)
})

test('one that is sent away gives way to the next; the oldest of many are left to the log', () => {
  const banners = new Banners()
  banners.add([banner(1)])
  banners.add([2, 3, 4, 5, 6].map((id) => banner(id)))
  banners.skip()
  expect(banners.current?.id).toBe(4)
  banners.clear()
  vi.advanceTimersByTime(9000)
  expect(banners.current).toBe(null)
})
