import { expect, test } from 'vitest'
import { helpOn } from './help'

const say = { has: (id: string) => id === 'text-wolf' }

test('a thing is explained by what it is called, if there are words on it', () => {
  expect(helpOn(say, 'hand:wolf')).toBe('wolf')
  expect(helpOn(say, 'ally:2:wolf')).toBe('wolf')
  expect(helpOn(say, 'wolf')).toBe('wolf')
  expect(helpOn(say, 'tag:12')).toBe(null)
  expect(helpOn(say, '')).toBe(null)
})
