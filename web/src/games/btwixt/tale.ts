import { seatOf, tally, type Tale } from '../../table/tale'
import type { View } from './view'

export const tale: Tale = (events, view) => {
  const { leaders, councils, over, scores } = view as View
  const seats = leaders.length
  const scored = events.some(({ kind }) => kind === 'leader.scored')
  const told = (what: string) =>
    tally(seats, events, ['leader.scored'], seatOf, (args) => args[what])
  const count = (kind: string) => tally(seats, events, [kind])
  const tokens = leaders.map(({ seat }) =>
    councils
      .filter((council) => council.seats.includes(seat))
      .reduce((sum, council) => sum + council.tokens.length, 0),
  )
  return [
    ...(over && scored
      ? [
          { word: 'tale-small', values: told('small') },
          { word: 'tale-other', values: told('other') },
          { word: 'tale-allies', values: told('allies') },
        ]
      : [{ word: 'tale-score', values: scores }]),
    { word: 'tale-bids', values: count('bid.won') },
    { word: 'tale-tokens', values: tokens },
    { word: 'tale-kneels', values: count('leader.knelt') },
  ]
}
