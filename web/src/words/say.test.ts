// Words that are asked for twice in a row: the last wish counts, whichever comes first.
import { expect, test, vi } from 'vitest'
import { Say } from './say.svelte'

test('words that come late do not replace those that were asked for after them', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const waiting = new Map<string | null, () => void>()
  const say = new Say(
    (game) =>
      new Promise((done) => {
        waiting.set(game, () => done([`game-name = ${game}`]))
      }),
  )
  const first = say.load('en', 'btwixt')
  const second = say.load('en', 'ravens')
  waiting.get('ravens')!()
  await second
  expect(say.text('game-name')).toBe('ravens')
  waiting.get('btwixt')!()
  await first
  expect(say.text('game-name')).toBe('ravens')
  expect(say.speaks).toBe('ravens')
  vi.unstubAllGlobals()
})

test('a file that is learnt is there when it was promised, whoever wanted it first', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const waiting: (() => void)[] = []
  const say = new Say(() => new Promise((done) => waiting.push(() => done(['game-name = X']))))
  // Wanted while the first words are on their way, and by two at once.
  const first = say.load('en')
  const told = [say.learn('device'), say.learn('device')].map((learnt) =>
    learnt.then(() => say.has('ui-push')),
  )
  for (const come of waiting) come()
  await first
  expect(await Promise.all(told)).toEqual([true, true])
  vi.unstubAllGlobals()
})
