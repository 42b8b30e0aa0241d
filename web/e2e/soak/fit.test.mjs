// Whatever a game asks, everything on the table can be read: a position for every sort of question,
// in every language, at both sizes.
import { expect, test } from 'vitest'
import { positions, stand } from '../board.mjs'
import { unreadable } from '../fit.mjs'
import { setUp } from '../visit.mjs'

const here = setUp(() => ({ max_rooms_per_browser: 5000 }))

const GAMES = ['btwixt', 'boardgame', 'cardgame', 'miniatures']
const LANGUAGES = ['en', 'es', 'it']

test.each(
  ['desk', 'phone'].flatMap((size) =>
    GAMES.flatMap((game) => LANGUAGES.map((lang) => [game, lang, size])),
  ),
)(
  'the words of %s in %s on a %s',
  async (game, lang, size) => {
    const { page } = await here.visit({ size, lang, at: null })
    const faults = []
    const seen = new Set()
    for (const position of await positions(game, 40)) {
      if (seen.has(position.kind)) continue
      seen.add(position.kind)
      await stand(here, page, position)
      for (const fault of await unreadable(page)) faults.push(`${position.kind}: ${fault}`)
    }
    expect(faults).toEqual([])
  },
  1_200_000,
)
