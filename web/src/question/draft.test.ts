import { describe, expect, test } from 'vitest'
import { Draft } from './draft.svelte'
import type { Choice, Question } from '../table/types'

const choice = (key: string, refused = false): Choice => ({
  key,
  about: key.split(':').slice(1),
  refusal: refused ? { rule: 'x.y', args: {} } : null,
})
const question = (more: Partial<Question>): Question => ({
  number: 1,
  seat: 0,
  kind: 'test',
  shape: 'pick',
  least: 1,
  most: 1,
  args: [],
  rule: null,
  choices: [],
  slots: [],
  stepwise: false,
  ...more,
})
const never = () => Promise.reject(new Error('not to be asked'))

describe('one choice', () => {
  const draft = () =>
    new Draft(
      question({ choices: [choice('card:a'), choice('done'), choice('card:b', true)] }),
      never,
    )
  test('replaces the one before', async () => {
    const it = draft()
    expect(it.complete).toBe(false)
    await it.toggle('card:a')
    await it.toggle('done')
    expect(it.answer).toEqual(['done'])
    expect(it.complete).toBe(true)
  })
  test('never takes what is refused', async () => {
    const it = draft()
    await it.toggle('card:b')
    expect(it.answer).toEqual([])
  })
  test('lights the things it speaks of', () => {
    expect(draft().lit).toEqual(
      new Map([
        ['a', ['card:a']],
        ['done', ['done']],
      ]),
    )
  })
})

describe('one choice that is none', () => {
  const draft = () =>
    new Draft(question({ choices: [choice('pass'), choice('card:b', true)] }), never)
  test('is made beforehand, and stays', async () => {
    const it = draft()
    expect(it.answer).toEqual(['pass'])
    expect(it.complete).toBe(true)
    await it.toggle('pass')
    expect(it.answer).toEqual(['pass'])
    it.clear()
    expect(it.answer).toEqual(['pass'])
  })
})

describe('several choices', () => {
  const draft = () =>
    new Draft(
      question({
        least: 0,
        most: 2,
        choices: ['done', 'u:a', 'u:b', 'u:c'].map((key) => choice(key)),
      }),
      never,
    )
  test('may be none, and hides the end of the answer', () => {
    expect(draft().complete).toBe(true)
    expect(draft().choices.map((each) => each.key)).toEqual(['u:a', 'u:b', 'u:c'])
  })
  test('stop at the most', async () => {
    const it = draft()
    for (const key of ['u:a', 'u:b', 'u:c']) await it.toggle(key)
    expect(it.answer).toEqual(['u:a', 'u:b'])
    expect(it.may('u:c')).toBe(false)
    expect(it.marked).toEqual(new Set(['a', 'b']))
  })
})

test('steps ask what may follow, and dropping one drops what hung on it', async () => {
  const after: Record<string, string[]> = { a: ['b', 'done'], 'a,b': [] }
  const it = new Draft(
    question({ most: 3, stepwise: true, choices: [choice('a'), choice('c')] }),
    (_, soFar) => Promise.resolve((after[soFar.join()] ?? []).map((key) => choice(key))),
  )
  expect(it.complete).toBe(false)
  await it.toggle('a')
  expect(it.complete).toBe(true)
  expect(it.may('c')).toBe(false)
  await it.toggle('b')
  expect(it.answer).toEqual(['a', 'b'])
  await it.toggle('a')
  expect(it.answer).toEqual([])
})

test('an assignment is whole when every slot has its token', async () => {
  const asked: unknown[] = []
  const it = new Draft(question({ shape: 'assign', slots: ['x', 'y'] }), (_, soFar, slot) => {
    asked.push([soFar, slot])
    return Promise.resolve([choice('march')])
  })
  it.put('x', 'march')
  await it.tokens('y')
  expect(asked).toEqual([[['x=march'], 'y']])
  expect(it.complete).toBe(false)
  it.put('y', 'raid')
  expect(it.answer).toEqual({ x: 'march', y: 'raid' })
  it.put('x', null)
  expect(it.complete).toBe(false)
})

test('an amount starts at the least and an order can be rearranged', () => {
  const amount = new Draft(question({ shape: 'amount', least: 2, most: 5 }), never)
  expect(amount.answer).toBe(2)
  const order = new Draft(question({ shape: 'order', least: 3, most: 3 }), never)
  order.chosen = ['a', 'b', 'c']
  order.move(0, 2)
  expect(order.answer).toEqual(['b', 'c', 'a'])
})
