// Every page at six sizes, in the themes that `make e2e` leaves out.
import { test } from 'vitest'
import { sweep } from '../sweep.mjs'
import { setUp } from '../visit.mjs'

const here = setUp()

test.each([
  ['desk', 'light', 'es', ['middle', 'large', 'enlarged']],
  ['phone', 'dark', 'en', ['sideways']],
])(
  'all pages on a %s, %s',
  (size, theme, lang, besides) => sweep(here, { size, theme, lang, besides, apart: true }),
  1_800_000,
)
