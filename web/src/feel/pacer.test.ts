import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../settings/settings.svelte'
import { Pacer } from './pacer.svelte'

interface Item {
  is: string
  mine?: boolean
}
let shown: string[] = []
let asked = false
let timed = false
let pacer: Pacer<Item>
const hidden = { hidden: false }
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('document', hidden)
  hidden.hidden = false
  shown = []
  asked = timed = false
  preferences.pace = 'normal'
  pacer = new Pacer<Item>({
    show: (items) => {
      shown.push(items.map(({ is }) => is).join('+'))
      asked ||= items.some(({ mine }) => mine)
    },
    asked: () => asked,
    asks: ({ mine }) => mine ?? false,
    timed: () => timed,
  })
  pacer.beat = () => 2000
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const take = (...all: string[]) => all.forEach((is) => pacer.take({ is, mine: is === 'mine' }))

test('others are followed one by one, and a question comes soon after them', () => {
  take('a', 'b', 'mine')
  expect(shown).toEqual(['a'])
  expect(pacer.behind).toBe(2)
  vi.advanceTimersByTime(2000)
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['a', 'b', 'mine'])
  expect(pacer.behind).toBe(0)
})

test('whoever is asked, acts or looks away waits for nothing', () => {
  take('a', 'mine')
  vi.advanceTimersByTime(500)
  take('b', 'c')
  expect(shown).toEqual(['a', 'mine', 'b', 'c'])
  pacer.act()
  asked = false
  take('d')
  expect(shown.at(-1)).toBe('d')
  take('e', 'f')
  expect(shown.at(-1)).toBe('d')
  hidden.hidden = true
  take('g')
  expect(shown.at(-1)).toBe('e+f+g')
})

test('a clock that runs does not wait', () => {
  timed = true
  take('a', 'b', 'mine')
  expect(shown).toEqual(['a', 'b+mine'])
})

test('skipping lasts until the reader is asked', () => {
  take('a', 'b', 'c')
  pacer.skip()
  expect(shown).toEqual(['a', 'b+c'])
  take('d', 'mine')
  expect(shown).toEqual(['a', 'b+c', 'd', 'mine'])
  expect(pacer.skipping).toBe(false)
})

test('at once means at once; slow is slower', () => {
  preferences.pace = 'instant'
  take('a', 'b', 'c')
  expect(shown).toEqual(['a', 'b', 'c'])
  preferences.pace = 'slow'
  take('d', 'e')
  vi.advanceTimersByTime(3500)
  expect(shown.at(-1)).toBe('d')
  vi.advanceTimersByTime(200)
  expect(shown.at(-1)).toBe('e')
})
