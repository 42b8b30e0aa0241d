import { describe, expect, test } from 'vitest'
import type { Advice } from '../protocol'
import { answerOf, argsOf, marksOf, misses, notesOf, numberOf, show, stepOf } from './coach'
import { Draft } from '../question/draft.svelte'
import type { Question } from './types'

const question = (more: Partial<Question> = {}): Question => ({
  number: 7,
  seat: 0,
  kind: 'bidding.turn',
  shape: 'pick',
  least: 1,
  most: 1,
  args: ['ally_x', 3],
  rule: null,
  choices: [
    { key: 'play:a', about: ['a'], refusal: null },
    { key: 'kneel', about: [], refusal: null },
  ],
  slots: [],
  stepwise: false,
  ...more,
})
const advice = (more: Partial<Advice> = {}): Advice => ({
  lesson: 'first',
  notes: [{ step: 'welcome', args: { seat: 1 }, rules: ['scoring.small'] }],
  number: 7,
  step: 'bid',
  rules: ['bidding.kneel'],
  answer: ['play:a'],
  own: true,
  accept: [],
  task: false,
  look: ['kneel'],
  done: 3,
  total: 9,
  over: false,
  ...more,
})
const never = () => Promise.reject(new Error('not to be asked'))

describe('what is said', () => {
  test('what happened, with its own arguments', () => {
    expect(notesOf(advice())).toEqual([
      { id: 'lesson-first-welcome', args: { seat: 1 }, rules: ['scoring.small'] },
    ])
  })
  test('the question, with the arguments it is asked with', () => {
    expect(stepOf(advice(), question())).toEqual({
      id: 'lesson-first-bid',
      args: { a: 'ally_x', b: 3, seat: 0, least: 1, most: 1 },
      rules: ['bidding.kneel'],
    })
    expect(argsOf(question({ args: [] }))).toEqual({ seat: 0, least: 1, most: 1 })
  })
  test('nothing about another question', () => {
    expect(stepOf(advice(), question({ number: 8 }))).toBeNull()
    expect(stepOf(advice(), null)).toBeNull()
    expect(answerOf(advice(), question({ number: 8 }))).toBeNull()
  })
  test('nothing about a question that the learner answers alone', () => {
    expect(stepOf(advice({ step: '', answer: null }), question())).toBeNull()
  })
  test('pages are numbered, and the newest is the last', () => {
    const said = advice()
    const pages = [...notesOf(said), stepOf(said, question())!]
    expect(pages.map((page) => numberOf(said, page))).toEqual([2, 3])
    expect(numberOf(advice({ step: '', done: 1 }), pages[0]!)).toBe(1)
  })
})

describe('the advised answer', () => {
  test('has the shape of the question, or is none', () => {
    expect(answerOf(advice(), question())).toEqual(['play:a'])
    expect(answerOf(advice({ answer: 3 }), question({ shape: 'amount' }))).toBe(3)
    expect(answerOf(advice({ answer: 3 }), question())).toBeNull()
    expect(answerOf(advice({ answer: { x: 1 } }), question({ shape: 'place' }))).toEqual({ x: 1 })
    expect(answerOf(advice({ answer: ['x'] }), question({ shape: 'assign' }))).toBeNull()
  })
  test('is laid out without being sent', async () => {
    const one = new Draft(question(), never)
    await show(one, ['kneel'])
    expect(one.answer).toEqual(['kneel'])
    const many = new Draft(question({ least: 0, most: 2 }), never)
    await show(many, ['play:a', 'kneel'])
    expect(many.answer).toEqual(['play:a', 'kneel'])
    const amount = new Draft(question({ shape: 'amount', least: 0, most: 9 }), never)
    await show(amount, 4)
    expect(amount.answer).toBe(4)
    const place = new Draft(question({ shape: 'place' }), never)
    await show(place, { x: 12, y: 3 })
    expect(place.answer).toEqual({ x: 12, y: 3 })
    const orders = new Draft(question({ shape: 'assign', slots: ['north'] }), never)
    await show(orders, { north: 'march' })
    expect(orders.answer).toEqual({ north: 'march' })
  })
  test('is marked in the list and on the board', () => {
    const { keys, things } = marksOf(advice(), new Draft(question(), never))
    expect(new Set(keys)).toEqual(new Set(['play:a', 'kneel']))
    expect(things).toContain('a')
    const orders = new Draft(question({ shape: 'assign', slots: ['north'], choices: [] }), never)
    expect(marksOf(advice({ answer: { north: 'march' }, look: [] }), orders).things).toEqual([
      'north',
    ])
    expect(marksOf(advice(), null)).toEqual({ keys: [], things: [] })
  })
})

describe('an answer that misses the point', () => {
  test.each([
    [[], ['anything'], false],
    [['play:*'], ['play:a'], false],
    [['play:*'], ['kneel'], true],
    [['a|b'], ['b'], false],
    [['a', 'b'], ['a'], true],
    [['a', '!c'], ['a', 'b'], false],
    [['a', '!c'], ['a', 'c'], true],
    [['a.c'], ['abc'], true],
    [['2|3'], 3, false],
    [['2|3'], 4, true],
    [['north=march*'], { north: 'march_0', south: 'raid' }, false],
    [['north=march*'], { north: 'raid', south: 'march_0' }, true],
  ])('%j: %j', (accept, answer, wrong) => {
    expect(misses(advice({ accept }), answer)).toBe(wrong)
  })
})
