import { describe, expect, test } from 'vitest'
import type { Choice, Question } from '../../table/types'
import { shows } from './shows'
import { card, player } from './samples'
import { holderOf, offers, open, things, type View } from './view'

const choice = (key: string): Choice => ({ key, about: [], refusal: null })
const lies = (key: string, me = 0) => things({} as Question, choice(key), me)

describe('where a choice lies', () => {
  test('cards in play go by their tag, whatever is done with them', () => {
    for (const key of ['card:01145:7', 'use:01145:7:0', 'save:01145:7'])
      expect(lies(key)).toEqual(['tag:7'])
  })
  test('whatever is done from the hand lies in the hand, a duplicate too', () => {
    for (const word of ['marshal', 'duplicate', 'ambush', 'play'])
      expect(lies(`${word}:01145`)).toEqual(['hand:01145'])
    expect(lies('play:01081:01075:29')).toEqual(['hand:01081'])
  })
  test('what names no card lies nowhere', () => {
    for (const key of ['play', 'shuffle', 'pass']) {
      expect(lies(key)).toEqual([key])
      expect(shows(key)).toBe(false)
    }
  })
  test('a second copy in my hand has a place of its own, a card of another has too', () => {
    expect(lies('hand:01194:0:2')).toEqual(['hand:01194#2'])
    expect(lies('hand:01194:3')).toEqual(['hand:01194:3'])
  })
})

describe('what is laid out to choose from', () => {
  test('cards of decks, piles, other hands, plots and titles; not what the table shows anyway', () => {
    const keys = [
      'none',
      'pass',
      'card:01145:7',
      'hand:01194:0:2',
      'deck:01071',
      'discard:01040:1',
      'hand:01194:3',
      'plot:01008',
      'title:01206',
    ]
    expect(offers(keys.map(choice), 0).map(({ thing, owner }) => [thing, owner])).toEqual([
      ['deck:01071', null],
      ['discard:01040:1', 1],
      ['hand:01194:3', 3],
      ['plot:01008', null],
      ['title:01206', null],
    ])
  })
  test('all of it can be pressed on the board; yes, no and words cannot', () => {
    for (const thing of ['tag:1', 'hand:01194', 'deck:01071', 'title:01206', 'challenge:power:1'])
      expect(shows(thing)).toBe(true)
    for (const thing of ['pass', 'yes', 'icon:power', 'keyword:renown'])
      expect(shows(thing)).toBe(false)
  })
})

test('a side counts what may be chosen on it: cards, attachments, its plot and itself', () => {
  const one = player(1, [card(4), card(6)])
  const mine = card(5, { host: 4, type: 'attachment' })
  const other = player(0, [mine])
  const all = [...one.play, mine]
  const lit = new Map([
    ['tag:4', []],
    ['tag:5', []],
    ['tag:77', []],
    ['seat:1', []],
  ])
  expect(open(one, all, lit)).toBe(3)
  // My attachment on another's card lies over there.
  expect(open(other, all, lit)).toBe(0)
})

test('a card in play is found with whoever has it', () => {
  const view = { players: [player(0, [card(3)]), player(1, [card(7)])] } as unknown as View
  expect([holderOf(view, 'use:01145:7:0'), holderOf(view, 'card:01145:3')]).toEqual([1, 0])
  expect([holderOf(view, 'card:01145:99'), holderOf(view, 'marshal:01145')]).toEqual([null, null])
})
