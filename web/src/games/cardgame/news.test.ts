import { expect, test } from 'vitest'
import type { Told } from '../../table/types'
import { notable, touched } from './news'

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
