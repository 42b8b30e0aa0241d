// Whatever a game can ask is answered on its board: a position for every sort of choice, found by
// playing at random, and every choice of it pressed with the mouse.
import { expect, test } from 'vitest'
import { positions, stand, unreached } from '../board.mjs'
import { setUp } from '../visit.mjs'

const here = setUp(() => ({ max_rooms_per_browser: 5000 }))

const GAMES = [
  ['btwixt', 600],
  ['boardgame', 200],
  ['cardgame', 800],
  ['miniatures', 150],
]

test.each(['desk', 'phone'].flatMap((size) => GAMES.map(([...game]) => [...game, size])))(
  'every question of %s (%d games) on a %s',
  async (game, games, size) => {
    const { page, complaints } = await here.visit({ size, at: null })
    const missing = []
    for (const position of await positions(game, games)) {
      await stand(here, page, position)
      for (const key of await unreached(page)) missing.push(`${position.kind} ${key}`)
    }
    expect(missing).toEqual([])
    expect(complaints).toEqual([])
  },
  1_200_000,
)
