import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rhythm } from './rhythm'

let shown: string[] = []
let rhythm: Rhythm<string>
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  rhythm = new Rhythm(
    (items) => shown.push(items.join('+')),
    () => Date.now(),
  )
})
afterEach(() => vi.useRealTimers())

test('the first is shown at once, the next when it has been looked at', () => {
  rhythm.push('a', 500)
  rhythm.push('b', 300)
  rhythm.push('c', 0)
  expect(shown).toEqual(['a'])
  vi.advanceTimersByTime(499)
  expect(shown).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(300)
  expect(shown).toEqual(['a', 'b', 'c'])
  expect(rhythm.waiting).toBe(0)
})

test('what comes late is not kept waiting', () => {
  rhythm.push('a', 500)
  vi.advanceTimersByTime(2000)
  rhythm.push('b', 500)
  expect(shown).toEqual(['a', 'b'])
})

test('what takes no time lets the rest pass', () => {
  for (const each of 'abcd') rhythm.push(each, 0)
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

test('skipping shows all at once, as one', () => {
  for (const each of 'abcd') rhythm.push(each, 1000)
  rhythm.flush()
  expect(shown).toEqual(['a', 'b+c+d'])
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual(['a', 'b+c+d'])
})

test('a question waits no longer than its patience', () => {
  rhythm.push('a', 3000)
  rhythm.push('mine', 500, 400)
  vi.advanceTimersByTime(400)
  expect(shown).toEqual(['a', 'mine'])
})

test('many that wait are shown faster, in order', () => {
  for (let n = 0; n < 50; n++) rhythm.push(String(n), 1000)
  vi.advanceTimersByTime(18_000)
  expect(shown).toEqual(Array.from({ length: 50 }, (_, n) => String(n)))
})

test('what is dropped is never shown', () => {
  rhythm.push('a', 500)
  rhythm.push('b', 500)
  rhythm.clear()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['a'])
  rhythm.push('c', 500)
  expect(shown).toEqual(['a', 'c'])
})

test('whoever shows may skip what follows', () => {
  const eager: Rhythm<string> = new Rhythm(
    (items) => {
      shown.push(items.join('+'))
      if (items.includes('b')) eager.flush()
    },
    () => Date.now(),
  )
  for (const each of 'abcd') eager.push(each, 100)
  vi.advanceTimersByTime(100)
  expect(shown).toEqual(['a', 'b', 'c+d'])
})
