// Every game on a phone.
import { describe, test } from 'vitest'
import { fifteen, GAMES } from './fifteen.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

describe.each(GAMES)('%s', (game, lang, theme) => {
  test('plays on a phone', () => fifteen(here, { game, lang, theme, size: 'phone' }))
})
