import { tally, type Tale } from '../../table/tale'
import type { View } from './view'

export const tale: Tale = (events, view) => {
  const { houses } = view as View
  const seats = houses.length
  const seat = (house: unknown) => houses.find(({ id }) => id === house)?.seat
  const of = (pick: (house: View['houses'][number]) => number) => {
    const out = Array<number>(seats).fill(0)
    for (const house of houses) if (house.seat in out) out[house.seat] = pick(house)
    return out
  }
  const fought = ['attacker', 'defender']
    .map((side) => tally(seats, events, ['combat.begins'], (args) => seat(args[side])))
    .reduce((a, b) => a.map((n, i) => n + b[i]!))
  const won = tally(seats, events, ['combat.won'], (args) => seat(args['winner']))
  const size = (units: unknown) => (Array.isArray(units) ? units.length : 1)
  const lost = tally(
    seats,
    events,
    ['casualties.killed', 'retreat.lost', 'retreat.destroyed', 'wildlings.killed', 'supply.lost'],
    (args) => seat(args['house']),
    (args) => size(args['units'] ?? args['unit']),
  )
  return [
    { word: 'tale-castles', values: of(({ castles }) => castles) },
    { word: 'tale-supply', values: of(({ supply }) => supply) },
    { word: 'tale-power', values: of(({ power }) => power) },
    { word: 'tale-battles', values: won.map((n, i) => `${n}/${fought[i]!}`) },
    { word: 'tale-lost', values: lost },
  ]
}
