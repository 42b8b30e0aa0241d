import { describe, expect, test } from 'vitest'
import { now } from './now'
import { card, player } from './samples'
import type { View } from './view'

// Robb Stark is printed with strength 5, military and power icons, and renown.
const ROBB = '01146'
const at = (...players: ReturnType<typeof player>[]) => ({ players }) as unknown as View
const printed = now(null, '', ROBB)

describe('a card that lies nowhere', () => {
  test('is as it is printed', () => {
    expect(printed.lies).toBe(null)
    expect(printed.numbers.every((each) => each.printed === null)).toBe(true)
    expect([...printed.icons, ...printed.keywords].every(({ change }) => !change)).toBe(true)
    expect(printed.numbers.map(({ word }) => word)).toEqual(['cost', 'strength'])
  })
  test('is so too where another card is meant', () => {
    const view = at(player(0, [card(7, { card: '01147', strength: 9 })]))
    expect(now(view, 'tag:7', ROBB)).toEqual(printed)
    expect(now(view, 'hand:01146', ROBB)).toEqual(printed)
  })
})

describe('a card in play', () => {
  const strength = printed.numbers.find(({ word }) => word === 'strength')!.n
  const icons = printed.icons.map(({ id }) => id)
  const robb = card(7, { card: ROBB, strength: strength + 2, icons: ['intrigue'] })

  test('tells its strength with the printed one, and what it gained and lost', () => {
    const is = now(at(player(0, [robb])), 'tag:7', ROBB)
    expect(is.numbers).toContainEqual({ word: 'strength', n: strength + 2, printed: strength })
    expect(is.icons).toEqual([
      ...icons.map((id) => ({ id, change: 'lost' })),
      { id: 'intrigue', change: 'gained' },
    ])
    expect(is.keywords).toEqual([{ id: 'renown', change: 'lost' }])
  })
  test('tells what lies on it, and whose it is where another has it', () => {
    const host = { ...robb, owner: 1, power: 2, poison: 1, attachments: [8], kneeling: true }
    const milk = card(8, { card: '01035', type: 'attachment', host: 7, owner: 1 })
    expect(now(at(player(0, [host]), player(1, [milk])), 'tag:7', ROBB).lies).toEqual({
      kneeling: true,
      blank: false,
      power: 2,
      duplicates: 0,
      poison: 1,
      betrayal: 0,
      attachments: ['01035'],
      owner: 1,
    })
  })
  test('is found by a choice of the list as well', () => {
    for (const key of ['card:01146:7', 'use:01146:7:0', 'save:01146:7'])
      expect(now(at(player(0, [robb])), key, ROBB).lies).not.toBe(null)
  })
})

test('a plot tells what it is worth now, a faction card what lies on it', () => {
  const one = player(0, [], {
    home: { card: '01203a', tag: 90, kneeling: true, power: 3 },
    plot: { card: '01008', tag: 50, gold: 9, initiative: 0, claim: 1, reserve: 6 },
  })
  const plot = now(at(one), 'tag:50', '01008')
  expect(plot.numbers[0]).toMatchObject({ word: 'income', n: 9 })
  expect(plot.numbers[0]!.printed).not.toBe(9)
  expect(now(at(one), 'tag:90', '01203a').lies).toMatchObject({ kneeling: true, power: 3 })
})
