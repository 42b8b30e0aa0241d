import { expect, test } from 'vitest'
import {
  AMPLE,
  fit,
  grid,
  height,
  held,
  laidHigh,
  narrow,
  rise,
  row,
  rows,
  SIZES,
  stature,
} from './lay'
import { card, player } from '../samples'

const none = () => 0
const many = (n: number, kneeling = false) => Array.from({ length: n }, () => ({ kneeling }))

test('a few cards are large, a crowd is small', () => {
  expect(fit(many(4), none, 840, 200)).toBe('l')
  expect(fit(many(8), none, 840, 200)).toBe('m')
  expect(fit(many(20), none, 840, 200)).toBe('s')
})

test('five of the smallest lie in a row on a phone', () => {
  expect(height(many(5), none, 's', 380)).toBe(SIZES.s[1])
  expect(height(many(6), none, 's', 380)).toBeGreaterThan(SIZES.s[1])
})

test('kneeling cards are wider and lower, attachments make room for themselves', () => {
  expect(height(many(1, true), none, 'm', 400)).toBe(SIZES.m[0])
  expect(height(many(1), () => 2, 'm', 400)).toBeGreaterThan(SIZES.m[1] + 40)
})

test('a side asks for as many rows as it has, up to three', () => {
  const play = Array.from({ length: 30 }, (_, i) => card(i))
  expect(rows(player(0, []), [], 390)).toBe(1)
  expect(rows(player(0, play.slice(0, 9)), [], 390)).toBeGreaterThan(2)
  expect(rows(player(0, play), [], 390)).toBe(3)
})

test('a hand is drawn together before its cards overlap', () => {
  expect(narrow(4, 840)).toBe(128)
  expect(narrow(7, 840)).toBe(114)
  expect(narrow(12, 840)).toBe(108)
  // A few of them take what room there is, for their words.
  expect(narrow(2, 840, AMPLE)).toBe(172)
  expect(narrow(5, 840, AMPLE)).toBe(163)
})

test('of a hand that is held close all names can be read', () => {
  expect(held(5, 840, true)).toEqual({ size: 'l', width: 163, strip: null })
  // Ten are narrow, but none covers another's signs.
  expect(held(8, 840, true)).toEqual({ size: 'l', width: 99, strip: null })
  expect(held(10, 840, true)).toEqual({ size: 'l', width: 78, strip: null })
  // Rather no words than words that are covered.
  expect(held(11, 840, true)).toEqual({ size: 'm', width: 71, strip: null })
  expect(held(12, 840, true)).toEqual({ size: 'm', width: 71, strip: 69 })
  expect(held(4, 840, false)).toEqual({ size: 'm', width: 94, strip: null })
})

test('what is laid out in rows has three or more in each', () => {
  expect(grid(382)).toEqual({ size: 'l', width: 123 })
  expect(grid(430)).toEqual({ size: 'l', width: 128 })
  expect(grid(310)).toEqual({ size: 'm', width: 94 })
  for (let room = 260; room < 700; room += 10)
    expect(3 * grid(room).width + 12).toBeLessThan(room + 1)
})

const card_of = (text: string, plot = false) => ({ name: 'Ice', traits: 'Weapon', text, plot })
const LONG =
  'Reaction: after you win a military challenge, kneel Ice to choose a character. '.repeat(2)

test('a plate is as high as its words want, and higher the narrower it is', () => {
  expect(stature(card_of(''), 128)).toBeLessThan(SIZES.l[1])
  expect(stature(card_of(LONG), 108)).toBeGreaterThan(SIZES.l[1])
  expect(stature(card_of(LONG), 92)).toBeGreaterThan(stature(card_of(LONG), 128))
  expect(stature(card_of(LONG, true), 118)).toBeGreaterThan(SIZES.l[1])
})

test('a hand rises as far as the cards in play leave room', () => {
  const [empty, full] = [
    player(0, []),
    player(
      0,
      Array.from({ length: 20 }, (_, i) => card(i)),
    ),
  ]
  const sides = (one: typeof empty) => [laidHigh(one, one.play, 840), laidHigh(one, one.play, 840)]
  expect(rise(752, sides(empty), false, 264)).toBe(264)
  expect(rise(752, sides(full), false, 264)).toBe(SIZES.l[1])
  expect(rise(752, sides(empty), false, 332)).toBe(326)
  // What is fought over takes its part.
  expect(rise(680, sides(empty), true, 264)).toBeLessThan(rise(680, sides(empty), false, 264))
})

test('in a row who has much to say is wider, and all are as high as need be', () => {
  const [short, long] = [card_of('+1 gold.'), card_of(LONG)]
  const words = (written: Parameters<typeof row>[0], { high, widths }: ReturnType<typeof row>) =>
    written.every((each, i) => stature(each, widths[i]!, 0.82) <= high)
  // What fits without more is as wide as the others, and no higher than a plate is.
  expect(row([short, short], 840, 264)).toMatchObject({ high: SIZES.l[1], widths: [172, 172] })
  const mixed = [short, short, long, short, long, short, short, short]
  const laid = row(mixed, 840, 264)
  expect(laid.widths[2]).toBeGreaterThan(laid.widths[0]!)
  expect(laid.widths.reduce((sum, each) => sum + each, 6 * 7)).toBeLessThanOrEqual(840)
  expect(words(mixed, laid)).toBe(true)
  // Less height, more width.
  expect(row(mixed, 840, 200).high).toBeLessThanOrEqual(200)
  // The words of a card whose room is not enough stay away, so that all others can be read.
  const crowd = [...Array.from({ length: 9 }, () => short), card_of(LONG.repeat(3))]
  const rest = row(crowd, 840, 200)
  expect(rest.widths).toHaveLength(10)
  expect(words(crowd.slice(0, 9), rest)).toBe(true)
  expect(rest.widths.reduce((sum, each) => sum + each, 6 * 9)).toBeLessThanOrEqual(840)
  // The numbers of a plot need their room in any case.
  for (const width of row(
    Array.from({ length: 7 }, () => card_of(LONG, true)),
    800,
    264,
  ).widths)
    expect(width).toBeGreaterThanOrEqual(118)
})
