import { expect, test } from 'vitest'
import type { Say } from '../words/say.svelte'
import { placed } from './placed'

const say = {
  words: { lang: 'en' },
  has: () => false,
  text: (id: string, args?: Record<string, unknown>) =>
    `${id.replace('place-', '')} ${args?.['value'] ?? ''}/${args?.['inches'] ?? ''}`.trim(),
} as unknown as Say
const told = (place: Record<string, number>) => placed(say, 'any', place)

test('a way has its length and its direction in one', () => {
  expect(told({ direction: 2, distance: 1500 })).toBe('way 2/1.5')
  expect(told({ distance: 1500, pivot: 9000 })).toBe('pivot 9000/9, distance 1500/1.5')
})

test('who neither goes nor turns stays, and turns of nothing are not told', () => {
  expect(told({ direction: 0, distance: 0 })).toBe('stay /')
  expect(told({ pivot: 0, distance: 0, turn: 0 })).toBe('stay /')
  expect(told({ pivot: 0, distance: 2000 })).toBe('distance 2000/2')
  expect(told({ x: 0, y: 0, facing: 0 })).toContain('facing 0')
})
