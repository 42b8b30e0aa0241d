// Everything that is asked can be seen and pressed: every kind of question of every game, in three
// languages, at six sizes. The table is printed. Whoever mends one fault looks at a part of it:
// WEIRWOOD_LOOK="it sideways combat.card" npm run soak -- e2e/soak/asked.test.mjs -t boardgame
import { expect, test } from 'vitest'
import { faultsOf, kindsOf, table, wanted } from '../asked.mjs'
import { positions } from '../board.mjs'
import { setUp } from '../visit.mjs'

const here = setUp(() => ({ max_rooms_per_browser: 5000 }))

test.each(['btwixt', 'boardgame', 'cardgame', 'miniatures'])(
  'what %s asks is in reach',
  async (game) => {
    const { langs, sizes, kinds } = wanted()
    const asked = kindsOf(await positions(game, 40, ...kinds))
    const faults = await faultsOf(here, asked, langs, sizes)
    console.table(table(game, asked.length, langs, sizes, faults))
    expect(faults).toEqual([])
  },
  7_200_000,
)
