import { REASONS } from 'facts:cardgame'
import { expect, test } from 'vitest'
import { behind } from './reasons'
import type { Rule, Told } from './types'

const rule = (id: string): Rule => ({ id, source: '', text: id })
const RULES = ['claim.read', 'claim.power', 'claim.military', 'round.phases'].map(
  (id) => [id, rule(id)] as const,
)
const told = (kind: string, args: Told['args'] = {}): Told => ({ number: 1, kind, args })
const ids = (event: Told) => behind(event, REASONS, new Map(RULES)).map(({ id }) => id)

test('the values of an event are more telling than its kind', () => {
  expect(ids(told('claim.applied', { seat: 0, icon: 'power' }))).toEqual([
    'claim.power',
    'claim.read',
  ])
  expect(ids(told('claim.applied', { seat: 0 }))).toEqual(['claim.read'])
})

test('a rule that the event names itself comes first', () => {
  expect(ids(told('claim.applied', { rule: 'cardgame:round.phases' }))).toEqual(['round.phases'])
})

test('an event of the table has no rules of a game', () => {
  expect(ids(told('kernel.undone', { seat: 1 }))).toEqual([])
})
