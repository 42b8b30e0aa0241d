// Questions are answered on the board: those whose choices lie off the map, on small or covered
// places, or are mere words. (All there are: e2e/soak/board.test.mjs.)
import { expect, test } from 'vitest'
import { positions, stand, unreached } from './board.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

test.each([
  ['btwixt', 30, ['effect.may', 'effect.top', 'setup.leader']],
  ['boardgame', 30, ['marches.order', 'wildlings.tie', 'bidding.tie', 'planning.raven_order']],
  ['cardgame', 12, ['plot.first', 'challenge.declare', 'window.save']],
  ['miniatures', 8, ['charge.align', 'attack.stance', 'dice.reroll', 'board.target']],
  // Whoever comes to a running game on a phone sees the part of the map that is asked for.
  ['boardgame', 80, ['wildlings.castle'], 'phone'],
  ['btwixt', 12, ['effect.card', 'effect.with'], 'phone'],
])('%s', async (game, games, kinds, size = 'desk') => {
  const { page, complaints } = await here.visit({ size, at: null })
  const found = await positions(game, games, ...kinds)
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(kinds))
  for (const position of found) {
    await stand(here, page, position)
    expect([position.kind, await unreached(page)]).toEqual([position.kind, []])
  }
  expect(complaints).toEqual([])
})
