import { expect, test } from 'vitest'
import { allSeen } from './eyes'

test('each hand is shown as its owner saw it', () => {
  const player = (cards: string[]) => ({ hand: { count: 2, cards } })
  const view = {
    round: 1,
    players: [player([]), player([])],
    eyes: [
      { players: [player(['a', 'b']), player([])] },
      { players: [player([]), player(['c', 'd'])] },
    ],
  }
  expect(allSeen(view).players).toEqual([player(['a', 'b']), player(['c', 'd'])])
})

test('what nobody hid stays as it is', () => {
  const view = { areas: { pyke: { order: null, owner: 1 } } }
  expect(allSeen(view)).toBe(view)
  const eyes = [{ areas: { pyke: { order: 'raid', owner: 1 } } }, view]
  expect(allSeen({ ...view, eyes }).areas.pyke.order).toBe('raid')
})
