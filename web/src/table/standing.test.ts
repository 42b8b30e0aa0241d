import { beforeEach, expect, test, vi } from 'vitest'
import { windowOf } from '../games/cardgame/view'
import { canPass, keepPasses, passesOf } from './standing'
import type { Question } from './types'

const question = (kind: string, args: Question['args'], keys: string[]): Question => ({
  number: 1,
  seat: 0,
  kind,
  shape: 'pick',
  least: 1,
  most: 1,
  args,
  rule: null,
  choices: keys.map((key) => ({ key, about: [], refusal: null })),
  slots: [],
  stepwise: false,
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (id: string) => kept.get(id) ?? null,
    setItem: (id: string, text: string) => void kept.set(id, text),
    removeItem: (id: string) => void kept.delete(id),
  })
})

test('a window is known by its id, whatever could be used in it', () => {
  const args = ['x', 'y', 'window_reaction'] as Question['args']
  expect(windowOf(question('window.reaction', args, ['pass']))).toBe('window_reaction')
  expect(windowOf(question('window.action', ['x', 'own_marshal'], ['pass']))).toBeNull()
  expect(windowOf(question('challenge.declare', ['window_x'], ['pass']))).toBeNull()
})

test('a pass is only given where there is one', () => {
  expect(canPass(question('window.save', [], ['pass', 'use:a']))).toBe(true)
  expect(canPass(question('window.forced', [], ['use:a']))).toBe(false)
})

test('passes are kept for a room and a seat', () => {
  keepPasses('r', 0, ['window_a', 'window_b'])
  expect(passesOf('r', 0)).toEqual(['window_a', 'window_b'])
  expect(passesOf('r', 1)).toEqual([])
  keepPasses('r', 0, [])
  expect(passesOf('r', 0)).toEqual([])
})
