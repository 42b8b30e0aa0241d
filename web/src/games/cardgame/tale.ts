import { seatOf, tally, type Tale } from '../../table/tale'
import type { View } from './view'

export const tale: Tale = (events, view) => {
  const { players } = view as View
  const seats = players.length
  const count = (kind: string) => tally(seats, events, [kind])
  const won = count('challenge.won')
  const begun = count('challenge.initiated')
  return [
    { word: 'tale-total_power', values: players.map(({ power }) => power) },
    { word: 'tale-challenges', values: won.map((n, i) => `${n} (${begun[i]!})`) },
    { word: 'tale-unopposed', values: count('challenge.unopposed') },
    {
      word: 'tale-claims',
      values: tally(seats, events, ['claim.applied'], seatOf, (args) => args['n']),
    },
    { word: 'tale-dominance', values: count('dominance.won') },
    {
      word: 'tale-gold',
      values: tally(seats, events, ['gold.income'], seatOf, (args) => args['n']),
    },
  ]
}
