// The way from whatever names a rule to its place in the book: whoever stands beside a book opens it.
import { getContext, setContext } from 'svelte'

export type Way = (rule: string) => void

const KEY = Symbol('way')

/** `way`: nothing where there is no book beside the question. */
export const provideWay = (way: () => Way | undefined) => setContext(KEY, way)
export const useWay = (): (() => Way | undefined) =>
  getContext<(() => Way | undefined) | undefined>(KEY) ?? (() => undefined)
