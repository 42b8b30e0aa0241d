// Everything that is asked can be seen and pressed: a few kinds of question of every game at six
// sizes, one language each. `make soak` looks at all of them in all three.
import { expect, test } from 'vitest'
import { faultsOf, kindsOf } from './asked.mjs'
import { positions, stand } from './board.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

test.each([
  [
    'btwixt',
    'it',
    ['draft.keep', 'bidding.turn', 'claim.council', 'claim.token', 'effect.found', 'effect.with'],
  ],
  ['boardgame', 'it', ['planning.orders', 'marches.to', 'marches.token', 'combat.card']],
  ['cardgame', 'es', ['setup.mulligan', 'setup.place', 'challenge.attackers', 'bear.bottom']],
  ['miniatures', 'es', ['deploy.place', 'turn.unit', 'turn.action', 'dice.reroll']],
])('what %s asks is in reach, in %s', async (game, lang, kinds) => {
  const asked = kindsOf(await positions(game, 3, ...kinds))
  expect(asked.length).toBeGreaterThan(1)
  expect(await faultsOf(here, asked, [lang])).toEqual([])
})

test('words that are too long for a card are written smaller, not larger', async () => {
  const [bid] = await positions('btwixt', 1, 'bidding.turn')
  const { page } = await here.visit({ size: 'desk', lang: 'es', at: null })
  await stand(here, page, bid)
  await page.waitForFunction(() => document.querySelector('.hand .does')?.textContent)
  const letters = await page.locator('.hand .does').evaluateAll((all) =>
    all.map((each) => {
      const [now, own] = [getComputedStyle(each).fontSize, each.style.fontSize]
      each.style.fontSize = ''
      const usual = getComputedStyle(each).fontSize
      each.style.fontSize = own
      return { shrunk: own !== '', share: parseFloat(now) / parseFloat(usual) }
    }),
  )
  expect(letters.some(({ shrunk }) => shrunk)).toBe(true)
  for (const { share } of letters) expect(share).toBeLessThanOrEqual(1)
})
