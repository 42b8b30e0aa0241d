// Every page at both sizes, in one theme each, and those of one game at all six; `make soak` looks at
// the other ways round.
import { test } from 'vitest'
import { sweep } from './sweep.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

test.each([
  ['desk', 'dark', 'en', ['middle', 'large', 'enlarged']],
  ['phone', 'light', 'it', ['sideways']],
])('all pages on a %s, %s', (size, theme, lang, besides) =>
  sweep(here, { size, theme, lang, besides }),
)
