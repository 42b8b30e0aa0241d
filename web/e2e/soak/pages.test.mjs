// Every page in the themes that `make e2e` leaves out.
import { test } from 'vitest'
import { sweep } from '../sweep.mjs'
import { setUp } from '../visit.mjs'

const here = setUp()

test.each([
  ['desk', 'light', 'es'],
  ['phone', 'dark', 'en'],
])('all pages on a %s, %s', (size, theme, lang) => sweep(here, { size, theme, lang }))
