import { getContext, setContext } from 'svelte'
import type { Say } from './say.svelte'

const KEY = Symbol('say')

export const provideSay = (say: Say): Say => setContext(KEY, say)
export const useSay = (): Say => getContext<Say>(KEY)
