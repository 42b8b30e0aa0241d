// A placement in words, number by number.
import { count } from '../words/figures'
import type { Say } from '../words/say.svelte'

const ORDER = ['direction', 'pivot', 'x', 'y', 'distance', 'turn', 'facing']
const ANGLES = new Set(['pivot', 'turn', 'facing'])

/** Whether a number is an angle: hundredths of a degree, not thousandths of an inch. */
export const isAngle = (name: string): boolean => ANGLES.has(name)

/** The names of numbers in the order in which they are told. */
export const inOrder = (names: Iterable<string>): string[] =>
  [...new Set(names)].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

/** An angle between -180 and 180 degrees. */
export const signed = (angle: number): number =>
  ((((angle + 18000) % 36000) + 36000) % 36000) - 18000

/** One number of a placement in words. */
export const numberOf = (say: Say, kind: string, name: string, value: number): string => {
  const id = say.has(`place-${kind}-${name}`) ? `place-${kind}-${name}` : `place-${name}`
  const shown = isAngle(name) ? signed(value) : value
  return say.text(id, {
    value: shown,
    inches: count(say.words.lang, value / 1000, 2),
    degrees: count(say.words.lang, shown / 100).replace('-', '−'),
  })
}

/** Whether a number is worth a word in a whole placement: none that goes or turns nowhere. */
const moves = (name: string, place: Readonly<Record<string, number>>): boolean =>
  name === 'distance' || name === 'direction'
    ? name === ('direction' in place ? 'direction' : 'distance') && place['distance'] !== 0
    : !['pivot', 'turn'].includes(name) || place[name] !== 0

/** A whole placement in words. */
export const placed = (say: Say, kind: string, place: Readonly<Record<string, number>>): string =>
  inOrder(Object.keys(place))
    .filter((name) => moves(name, place))
    .map((name) =>
      name === 'direction'
        ? say.text('place-way', {
            value: place[name]!,
            inches: count(say.words.lang, place['distance']! / 1000, 2),
          })
        : numberOf(say, kind, name, place[name]!),
    )
    .join(', ') || say.text('place-stay')
