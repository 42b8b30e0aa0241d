import { expect, test } from 'vitest'
import { readBranch, written, type Tried } from './branch'

const branch: Tried[] = [
  [0, 'bidding.card', ['play:x']],
  [1, 'orders.give', { 'the Ñeck': 'march' }],
  [2, 'field.place', { x: 1, y: -2 }],
  [0, 'bid', 7],
]

test('a branch comes back from its link', () => {
  expect(readBranch(written(branch))).toEqual(branch)
  expect(written([])).toBe('')
  expect(readBranch('')).toEqual([])
  expect(written(branch)).toMatch(/^[\w-]+$/)
})

test('it is the same as in Python', () => {
  expect(written([[0, 'bidding.card', ['play:x']]])).toBe(
    'W1swLCJiaWRkaW5nLmNhcmQiLFsicGxheTp4Il1dXQ',
  )
})

test.each(['!', 'AAAA', 'e30', 'WzFd', 'bnVsbA', 'W1siMCIsIngiLFtdXV0'])('%s is none', (text) => {
  expect(readBranch(text)).toBeNull()
})
