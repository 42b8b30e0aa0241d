// What the table said no to, in words.
import { Refused } from '../net/api'
import type { Say } from '../words/say.svelte'
import { plain, type Args } from '../words/speech'

export const told = (say: Say, error: unknown): string =>
  error instanceof Refused
    ? plain(say.refusal({ rule: error.rule, args: error.args as Args }))
    : say.ui('offline')
