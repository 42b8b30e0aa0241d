import { beforeEach, expect, test } from 'vitest'
import { learn, learnt } from './learnt'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  })
})

test('how far one came at best is remembered', () => {
  learn('btwixt', 'steps', { done: 3, over: false })
  learn('btwixt', 'steps', { done: 1, over: false })
  expect(learnt('btwixt')).toEqual({ steps: { pages: 3, done: false } })
  learn('btwixt', 'steps', { done: 5, over: true })
  learn('btwixt', 'bid', { done: 1, over: false })
  learn('btwixt', 'steps', { done: 2, over: false })
  expect(learnt('btwixt')).toEqual({
    steps: { pages: 5, done: true },
    bid: { pages: 1, done: false },
  })
  expect(learnt('cardgame')).toEqual({})
})

test('what is spoilt counts as not learnt', () => {
  for (const text of ['', 'x', '[]', 'null', '{"steps": 1, "bid": {"pages": "2", "done": true}}']) {
    kept.set('weirwood.learnt.btwixt', text)
    expect(learnt('btwixt')).toEqual({})
  }
  learn('btwixt', 'steps', { done: 1, over: false })
  expect(learnt('btwixt')).toEqual({ steps: { pages: 1, done: false } })
})
