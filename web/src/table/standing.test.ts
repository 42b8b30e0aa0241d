import { expect, test } from 'vitest'
import { answers, standFor, stands } from './standing'
import type { BaseView } from './table.svelte'
import type { Question } from './types'

const view = (round: number, phase: string, over = false) =>
  ({ round, phase, over, standings: [], scores: [], conceded: [] }) as BaseView
const window = (...keys: string[]): Question => ({
  number: 1,
  seat: 0,
  kind: 'window.reaction',
  shape: 'pick',
  least: 1,
  most: 1,
  args: [],
  rule: null,
  choices: keys.map((key) => ({ key, about: [], refusal: null })),
  slots: [],
  stepwise: false,
})

test('passes the same window until the phase ends', () => {
  const standing = standFor(window('pass', 'use:a'), view(1, 'challenges'), null)
  expect(stands(standing, view(1, 'challenges'))).toBe(true)
  expect(stands(standing, view(1, 'dominance'))).toBe(false)
  expect(stands(standing, view(2, 'challenges'))).toBe(false)
  expect(stands(standing, view(1, 'challenges', true))).toBe(false)
  expect(answers(standing, window('pass', 'use:a'))).toBe(true)
  expect(answers(standing, window('pass'))).toBe(true)
})

test('asks again when something new could be used, and where there is nothing to pass', () => {
  const now = view(1, 'challenges')
  const standing = standFor(window('pass', 'use:a'), now, null)
  expect(answers(standing, window('pass', 'use:b'))).toBe(false)
  expect(answers(standing, window('use:a'))).toBe(false)
  expect(answers(standing, { ...window('pass'), kind: 'window.save' })).toBe(false)
  const wider = standFor(window('pass', 'use:b'), now, standing)
  expect(answers(wider, window('pass', 'use:a', 'use:b'))).toBe(true)
})
