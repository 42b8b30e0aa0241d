// How a table is laid out: on a desk the question has a column of its own, a phone has it below the
// board, and where there is little height (a phone held sideways, a page enlarged to 200 %) the
// board lies left, the question right, and the tabs are a rail.
export type Layout = 'desk' | 'sideways' | 'phone'

export const DESK = '(min-width: 900px) and (min-height: 560px)'
export const SIDEWAYS = '(min-width: 560px) and (max-height: 559.9px)'

export const layout = (matches: (query: string) => boolean): Layout =>
  matches(DESK) ? 'desk' : matches(SIDEWAYS) ? 'sideways' : 'phone'
