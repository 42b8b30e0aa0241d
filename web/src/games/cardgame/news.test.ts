import { expect, test } from 'vitest'
import type { Told } from '../../table/types'
import { gathered, notable, touched } from './news'
import type { Happening } from './view'

const told = (kind: string, args: Told['args'] = {}): Told => ({ number: 1, kind, args })

test('cards that something happened to are touched, the host of an attachment too', () => {
  const news = [
    told('card.attached', { card: '01077', tag: 6, host: '01075', host_tag: 3 }),
    told('gold.paid', { seat: 0, n: 2 }),
    told('card.knelt', { card: '01057', tag: 5 }),
  ]
  expect([...touched(news)]).toEqual([6, 3, 5])
})

test('what another event tells already is not told twice', () => {
  expect(notable(told('card.marshaled'))).toBe(true)
  expect(notable(told('card.entered'))).toBe(false)
  expect(notable(told('gold.paid'))).toBe(false)
})

test('many cards that leave play the same way are one happening, events stay apart', () => {
  const happens = (kind: string, card: string, more: Partial<Happening> = {}): Happening => ({
    kind,
    card,
    tag: 1,
    seat: 0,
    how: kind === 'leave' ? 'discarded' : '',
    imminent: true,
    ...more,
  })
  const told = gathered([
    happens('play', '01001'),
    happens('leave', '01002'),
    happens('leave', '01003', { imminent: false }),
    happens('leave', '01004'),
    happens('leave', '01005', { how: 'killed' }),
    happens('leave', '01006'),
    happens('play', '01007'),
  ])
  expect(told.map(({ card, others }) => [card, others])).toEqual([
    ['01001', []],
    ['01002', ['01004', '01006']],
    ['01003', []],
    ['01005', []],
    ['01007', []],
  ])
})
