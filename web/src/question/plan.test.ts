import { expect, test } from 'vitest'
import { acts } from '../games/boardgame/acts'
import type { Answer, Choice, Question } from '../table/types'
import { Draft } from './draft.svelte'
import { Plan, type Given, type Look } from './plan.svelte'

const choices = (...keys: string[]): Choice[] =>
  keys.map((key) => ({ key, about: [], refusal: null }))
const question = (kind: string, keys: string[], more: Partial<Question> = {}): Question => ({
  number: 1,
  seat: 0,
  kind,
  shape: 'pick',
  least: 1,
  most: 1,
  args: [],
  rule: null,
  choices: choices(...keys),
  slots: [],
  stepwise: false,
  ...more,
})
type Seen = Record<string, never>
const none: Look<Seen> = { question: null, view: null, rule: 'table.act_others', final: false }

/** A table that asks as a march does: where to, with whom, and what stays behind. */
const table = (given: readonly Given[]): Look<Seen> => {
  const last = given.at(-1)!
  const ask = (asked: Question): Look<Seen> => ({ ...none, question: asked, view: {}, rule: '' })
  if (last.kind === 'marches.order')
    return ask(question('marches.to', ['area:pyke', 'area:seagard', 'end'], { args: ['riverrun'] }))
  if (last.kind === 'marches.to' && (last.answer as string[])[0] !== 'end')
    return ask(
      question('marches.units', [], {
        shape: 'assign',
        slots: ['foot', 'knight'],
        args: ['riverrun', 'pyke'],
      }),
    )
  if (last.kind === 'marches.units') {
    const stays = (last.answer as Record<string, string>)['foot'] === '0'
    return stays
      ? ask(question('marches.to', ['area:seagard', 'end'], { args: ['riverrun'] }))
      : ask(question('marches.token', ['token', 'none'], { args: ['riverrun'] }))
  }
  // The next march is another act.
  return ask(question('marches.to', ['area:harrenhal', 'end'], { args: ['ironmans_bay'] }))
}
const tokens = (slot: string) => choices(...['0', '1', '2'].map((n) => `${slot}=${n}`))
const drafted = (asked: Question) => new Draft(asked, async (_, __, slot) => tokens(slot ?? ''))
const planned = (look: (given: readonly Given[]) => Look<Seen> = table) => {
  const first = drafted(question('marches.order', ['area:riverrun', 'area:seagard']))
  return new Plan<Seen>(
    first,
    {},
    async (given) => look(given),
    drafted,
    () => acts,
  )
}
const press = async (plan: Plan<Seen>, key: string) => {
  await plan.draft.toggle(key)
  await plan.changed()
}
const answers = (plan: Plan<Seen>): Answer[] => plan.given.map(({ answer }) => answer)

test('a march is two presses, and what follows stands as most would answer it', async () => {
  const plan = planned()
  await press(plan, 'area:riverrun')
  expect(plan.draft.question.kind).toBe('marches.to')
  expect(plan.complete).toBe(false)
  await press(plan, 'area:pyke')
  expect(plan.complete).toBe(true)
  expect(answers(plan)).toEqual([
    ['area:riverrun'],
    ['area:pyke'],
    { foot: '2', knight: '2' },
    ['none'],
  ])
  // The target stays open on the board; what follows is shown beside it, and was not pressed.
  expect(plan.draft.question.kind).toBe('marches.to')
  expect(plan.pressed).toBe(false)
  expect(plan.whole).toBe(true)
})

test('what was wished stays when an earlier step changes', async () => {
  const plan = planned()
  await press(plan, 'area:riverrun')
  await press(plan, 'area:pyke')
  await plan.steps[3]!.draft.fill(['token'])
  await plan.changed(3)
  await press(plan, 'area:seagard')
  expect(answers(plan).slice(1)).toEqual([['area:seagard'], { foot: '2', knight: '2' }, ['token']])
})

test('whoever leaves somebody behind may march on, and need not', async () => {
  const plan = planned()
  await press(plan, 'area:riverrun')
  await press(plan, 'area:pyke')
  plan.steps[2]!.draft.put('foot', '0')
  await plan.changed(2)
  expect(answers(plan).at(-1)).toEqual(['end'])
  expect(plan.complete).toBe(true)
})

test('taking back goes a press back, and tells nobody', async () => {
  const plan = planned()
  expect(plan.back()).toBe(false)
  await press(plan, 'area:riverrun')
  await press(plan, 'area:pyke')
  expect(plan.back()).toBe(true)
  expect(plan.draft.question.kind).toBe('marches.to')
  expect(plan.draft.complete).toBe(false)
  expect(plan.back()).toBe(true)
  expect(plan.steps.length).toBe(1)
  expect(plan.back()).toBe(false)
})

test('an answer after which nothing follows is known to be all, and whether it is final', async () => {
  const plan = planned(() => ({ ...none, final: true }))
  await press(plan, 'area:riverrun')
  expect([plan.steps.length, plan.whole, plan.final, plan.pressed]).toEqual([1, true, true, true])
})

test('a line that does not answer leaves the question as it was', async () => {
  const first = drafted(question('marches.order', ['area:riverrun', 'area:seagard']))
  const plan = new Plan<Seen>(
    first,
    {},
    async () => null,
    drafted,
    () => acts,
  )
  await press(plan, 'area:riverrun')
  expect([plan.complete, plan.whole]).toEqual([true, false])
})

test('points are spent one after another until no more are wanted', async () => {
  const first = drafted(question('mustering.step', ['muster:foot:pyke', 'end']))
  const look = (given: readonly Given[]): Look<Seen> =>
    given.length < 3
      ? {
          question: question('mustering.step', ['muster:foot:pyke', 'end']),
          view: {},
          rule: '',
          final: false,
        }
      : none
  const plan = new Plan<Seen>(
    first,
    {},
    async (given) => look(given),
    drafted,
    () => acts,
  )
  await press(plan, 'muster:foot:pyke')
  expect(answers(plan)).toEqual([['muster:foot:pyke'], ['end']])
  expect(plan.at).toBe(1)
  await press(plan, 'muster:foot:pyke')
  await press(plan, 'muster:foot:pyke')
  expect(answers(plan)).toEqual([1, 2, 3].map(() => ['muster:foot:pyke']))
  expect(plan.pressed).toBe(true)
})
