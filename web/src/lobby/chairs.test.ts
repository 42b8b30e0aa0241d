import { expect, test } from 'vitest'
import { botLevel, filled, given, settled } from './chairs'

test('every game gives its chairs something', () => {
  expect(['btwixt', 'boardgame', 'cardgame', 'miniatures'].map(given)).toEqual([
    'leader',
    'house',
    'deck',
    'army',
  ])
})
test('chairs that were left open get what is left', () => {
  expect(filled(['', 'b', ''], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
})
test('nothing chosen changes nothing', () => {
  expect(settled('boardgame', ['', '', ''], {})).toEqual({})
})
test('houses are those of so many chairs', () => {
  expect(settled('boardgame', ['', 'stark', ''], {})).toEqual({
    houses: 'fixed',
    seated: ['lannister', 'stark', 'baratheon'],
  })
})
test('leaders are all different', () => {
  const { leaders, chosen } = settled('btwixt', ['', 'leader_cersei', ''], {}) as {
    leaders: string
    chosen: string[]
  }
  expect(leaders).toBe('chosen')
  expect(new Set(chosen).size).toBe(3)
})
test('decks go to their chairs, a pasted one as text', () => {
  expect(settled('cardgame', ['', 'the_old_ways'], { deck: 'decks' })).toEqual({
    decks: [null, 'the_old_ways'],
  })
})
test('a bot is called by its level, and by its character', () => {
  const words: Record<string, string> = {
    'bot-strong': 'Strong',
    'bot-temper-bold': 'bold',
    'bot-tempered': '$level, $temper',
  }
  const say = {
    has: (id: string) => id in words,
    text: (id: string, args: Record<string, string> = {}) =>
      words[id]!.replace(/\$(\w+)/g, (_, name: string) => args[name] ?? ''),
  }
  expect(['strong', 'strong:bold', 'search:0.5', 'pal:odd'].map((n) => botLevel(say, n))).toEqual([
    'Strong',
    'Strong, bold',
    'search:0.5',
    'pal:odd',
  ])
})
