// Names on the map can be read in every language, however much stands on it.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AREAS, PORTS } from './geometry'
import { boxOfName, freeNames, placeNames } from './label'
import { growth, over, shared, spotsAt } from './layout'
import type { Board } from '../model'

const namesIn = (lang: string): Map<string, string> => {
  const folder = new URL(
    `../../../../../src/weirwood/games/boardgame/text/${lang}/`,
    import.meta.url,
  )
  const lines = readdirSync(folder).flatMap((name) => [
    ...readFileSync(new URL(name, folder), 'utf8').matchAll(/^name-(\w+) = (.+)$/gm),
  ])
  return new Map(lines.map(([, id, name]) => [id!, name!]))
}
const order = { kind: 'march', star: false, bonus: 0, house: 'stark' } as const
/** Every `nth` area holds an army, an order and a token. */
const board = (nth: number): Board =>
  Object.fromEntries(
    [...AREAS, ...PORTS].map(({ id }, i) => [
      id,
      i % nth
        ? {}
        : { owner: 'stark', units: [{ house: 'stark', kind: 'knight' }], order, garrison: 2 },
    ]),
  ) as unknown as Board

describe.each(['en', 'es', 'it'])('in %s', (lang) => {
  const names = namesIn(lang)
  // From the smallest at which names are shown to one that a finger has enlarged.
  test.each([0.47, 0.5, 0.53, 0.56, 0.62, 0.8, 1.1])(
    'at scale %s every name can be read',
    (scale) => {
      const [grow, letters] = [growth(scale), Math.max(12.8 / scale, 13)]
      for (const nth of [1, 2, 3, 100]) {
        const placed = placeNames(
          AREAS,
          board(nth),
          (id) => names.get(id)!,
          letters,
          spotsAt(grow),
          grow,
        )
        const boxes = AREAS.map((area) => ({
          id: area.id,
          box: boxOfName(area, names.get(area.id)!, placed.get(area.id)!, letters),
        }))
        const faults = boxes.flatMap(({ id, box }, i) =>
          boxes.slice(i + 1).flatMap((other) => {
            const both = shared(box, other.box) * scale * scale
            return both > 6 ? [`${id} ${other.id} ${Math.round(both)}`] : []
          }),
        )
        const cut = boxes.flatMap(({ id, box }) => (over(box) > 10 ? [`${id} is cut`] : []))
        expect([nth, ...faults, ...cut]).toEqual([nth])
      }
    },
  )

  // A whole map on a phone, or a little below what all names need.
  test.each([0.3, 0.36, 0.42, 0.46])('at scale %s those that lie free are shown', (scale) => {
    const [grow, letters] = [growth(scale), Math.max(12.8 / scale, 13)]
    const nameOf = (id: string) => names.get(id)!
    const wanted = (id: string) => id === 'winterfell'
    const placed = freeNames(wanted, board(3), nameOf, letters, spotsAt(grow), grow)
    expect(placed.has('winterfell')).toBe(true)
    expect(placed.size).toBeGreaterThan(scale < 0.4 ? 5 : 12)
    const boxes = AREAS.filter(({ id }) => placed.has(id)).map((area) =>
      boxOfName(area, nameOf(area.id), placed.get(area.id)!, letters),
    )
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(shared(box, other)).toBe(0)
  })
})
