import { expect, test } from 'vitest'
import { count, percent, signed } from './figures'

test('differences are told as the language writes them', () => {
  expect(['en', 'es', 'it'].map((lang) => signed(lang, -1.25))).toEqual(['−1.3', '−1,3', '−1,3'])
  expect(['en', 'es', 'it'].map((lang) => signed(lang, 2))).toEqual(['+2', '+2', '+2'])
})

test('a little more is not called nothing', () => {
  expect([signed('en', 0.02), signed('en', -0.049), signed('en', 0.05)]).toEqual([
    '+0.02',
    '−0.05',
    '+0.1',
  ])
})

test('counts and shares', () => {
  expect([count('es', 40.52), percent('en', 0.184)]).toEqual(['40,5', '18%'])
})
