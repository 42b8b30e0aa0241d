// Everything that is asked can be seen and pressed: every kind of question of every game, in three
// languages, at six sizes. The table is printed.
import { expect, test } from 'vitest'
import { faultsOf, kindsOf, table } from '../asked.mjs'
import { positions } from '../board.mjs'
import { setUp } from '../visit.mjs'

const here = setUp(() => ({ max_rooms_per_browser: 5000 }))
const LANGUAGES = ['en', 'es', 'it']

test.each(['btwixt', 'boardgame', 'cardgame', 'miniatures'])(
  'what %s asks is in reach',
  async (game) => {
    const asked = kindsOf(await positions(game, 40))
    const faults = await faultsOf(here, asked, LANGUAGES)
    console.table(table(game, asked.length, LANGUAGES, faults))
    expect(faults).toEqual([])
  },
  7_200_000,
)
