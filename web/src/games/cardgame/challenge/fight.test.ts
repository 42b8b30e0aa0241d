import { expect, test } from 'vitest'
import { leader, ready, relation, sides } from './fight'
import { card, player } from '../samples'
import type { Challenge } from '../view'

const challenge: Challenge = {
  type: 'military',
  attacker: 0,
  defender: 1,
  attackers: [1],
  defenders: [],
  bypassed: [],
  attack: 4,
  defence: 0,
  winner: -1,
  margin: 0,
  unopposed: false,
}

test('only standing characters with the icon are ready', () => {
  const one = player(0, [
    card(1, { strength: 4 }),
    card(2, { strength: 5, kneeling: true }),
    card(3, { strength: 2, icons: ['power'] }),
    card(4, { type: 'location', strength: undefined, icons: undefined }),
  ])
  expect(ready(one, 'military')).toBe(4)
  expect(ready(one, 'power')).toBe(2)
  expect(ready(one, 'intrigue')).toBe(0)
})

test('what I am declaring counts before it is sent, on my side alone', () => {
  const players = [player(0, [card(1, { strength: 4 })]), player(1, [card(5), card(6)])]
  const marked = new Set(['tag:5'])
  const declared = sides(challenge, players, 'challenge.defenders', marked)
  expect(declared.defence).toEqual({ seat: 1, total: 3, tags: [5] })
  expect(declared.attack).toEqual({ seat: 0, total: 4, tags: [1] })
  // A card marked for something else promises nothing.
  expect(sides(challenge, players, 'target.card', marked).defence.total).toBe(0)
})

test('who was declared already is not counted twice', () => {
  const players = [player(0, [card(1, { strength: 4 })]), player(1, [])]
  const { attack } = sides(challenge, players, 'challenge.attackers', new Set(['tag:1']))
  expect(attack).toEqual({ seat: 0, total: 4, tags: [1] })
})

test('the attacker wins ties, and nobody wins without strength', () => {
  expect(leader(3, 3)).toBe('attack')
  expect(leader(2, 3)).toBe('defence')
  expect(leader(0, 0)).toBe(null)
})

test('titles know their rivals and whom they support', () => {
  expect(relation('01206', '01208')).toBe('ally')
  expect(relation('01206', '01210')).toBe('rival')
  expect(relation('01211', '01206')).toBe(null)
  expect(relation(null, '01206')).toBe(null)
})
