import { seatOf, tally, type Tale } from '../../table/tale'
import type { Told } from '../../table/types'
import type { View } from './view'

const dice = (args: Told['args']) => (Array.isArray(args['dice']) ? (args['dice'] as number[]) : [])

export const tale: Tale = (events, view) => {
  const { players, sides } = view as View
  const seats = players.length
  const rolls = (much: (args: Told['args']) => number) =>
    tally(seats, events, ['dice.attack'], seatOf, much)
  const rolled = rolls((args) => dice(args).length)
  const hits = rolls((args) => dice(args).filter((face) => face >= Number(args['need'])).length)
  return [
    { word: 'tale-victory', values: players.map(({ side }) => sides[side]?.points ?? 0) },
    { word: 'tale-attacks', values: tally(seats, events, ['attack.declared']) },
    { word: 'tale-dice', values: hits.map((n, i) => `${n}/${rolled[i]!}`) },
    {
      word: 'tale-wounds',
      values: tally(seats, events, ['attack.wounds'], seatOf, (args) => args['count']),
    },
    { word: 'tale-fallen', values: tally(seats, events, ['unit.destroyed']) },
  ]
}
