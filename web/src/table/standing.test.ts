import { expect, test } from 'vitest'
import { windowOf } from './standing'
import type { Question } from './types'

const question = (window: string | null, keys: string[]): Question => ({
  number: 1,
  seat: 0,
  kind: 'window.save',
  shape: 'pick',
  least: 1,
  most: 1,
  args: [],
  rule: null,
  choices: keys.map((key) => ({ key, about: [], refusal: null })),
  slots: [],
  window,
  stepwise: false,
})

test('a window may be passed in advance where there is a pass', () => {
  expect(windowOf(question('window_saves', ['pass', 'use:a']))).toBe('window_saves')
  expect(windowOf(question('window_saves', ['use:a']))).toBeNull()
  expect(windowOf(question(null, ['pass']))).toBeNull()
  expect(windowOf(undefined)).toBeNull()
})
