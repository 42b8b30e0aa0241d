// Where on the board a choice is pressed.
import { expect, test } from 'vitest'
import type { Question } from '../../table/types'
import { AREAS } from './map/geometry'
import { shows, things } from './view'

const on = (kind: string, key: string, ...args: string[]) =>
  things({ kind, args } as unknown as Question, { key, about: [], refusal: null })

test('a choice is pressed at the areas it names; a launch at its sea', () => {
  expect(on('marches.to', 'area:the_arbor')).toEqual(['the_arbor'])
  expect(on('supply.loss', 'unit:footman:riverrun')).toEqual(['riverrun'])
  expect(on('mustering.step', 'launch:lannisport:the_golden_sound')).toEqual(['the_golden_sound'])
})

test('a token is left where the march began, help is given where the force is', () => {
  expect(on('marches.token', 'token', 'kingswood')).toEqual(['kingswood'])
  expect(on('neutral.support', 'attacker', 'kingswood', 'the_boneway')).toEqual(['the_boneway'])
  expect(on('combat.support', 'attacker', 'lannisport')).toEqual(['attacker'])
})

test('what has no place on the map is offered beside it', () => {
  for (const key of ['house:stark', 'track:fiefdoms', 'order:raid', 'unit:knight', 'none'])
    expect(on('any', key).some(shows)).toBe(false)
  expect(on('combat.card', 'card:eddard_stark').some(shows)).toBe(true)
})

test('an island lies over the sea around it', () => {
  const order = AREAS.map(({ id }) => id)
  expect(order.indexOf('dragonstone')).toBeGreaterThan(order.indexOf('shipbreaker_bay'))
  expect(order.indexOf('the_arbor')).toBeGreaterThan(order.indexOf('redwyne_straights'))
})
