import { UNITS } from 'facts:miniatures'
import { expect, test } from 'vitest'
import { roleOf, ROLES } from './glyphs'

test('a regiment is known by its mount, its bow, or its weapon', () => {
  const role = (id: string) => roleOf(UNITS[id])
  expect(role('stark_sworn_swords')).toBe('sword')
  expect(role('stark_bowmen')).toBe('bow')
  expect(role('house_umber_berserkers')).toBe('axe')
  expect(role('house_karstark_spearmen')).toBe('spear')
  expect(role('stark_outriders')).toBe('horse')
  expect(role('knights_of_casterly_rock')).toBe('lance')
  expect(role('grey_wind')).toBe('beast')
  expect(role('pyromancers')).toBe('fire')
  expect(role('builder_stone_thrower')).toBe('engine')
  expect(roleOf(undefined)).toBe('sword')
})

test('every regiment has a sign', () => {
  for (const facts of Object.values(UNITS)) expect(ROLES[roleOf(facts)]).toMatch(/^M/)
})
