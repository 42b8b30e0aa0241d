// Every page at both sizes, in one theme each; `make soak` looks at the other two ways round.
import { test } from 'vitest'
import { sweep } from './sweep.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

test.each([
  ['desk', 'dark', 'en'],
  ['phone', 'light', 'it'],
])('all pages on a %s, %s', (size, theme, lang) => sweep(here, { size, theme, lang }))
