// A line under a choice: who stands where it leads, what a card does, what a unit costs.
import { CARDS } from 'facts:boardgame'
import type { BaseView } from '../../table/table.svelte'
import type { Choice } from '../../table/types'
import type { Say } from '../../words/say.svelte'
import { isPlace, unitsOf, type View } from './view'

const place = (view: View, id: string, say: Say): string => {
  const area = view.areas[id]
  if (!area) return say.text('bg-nobody')
  const house = area.house ?? area.owner ?? ''
  const counts = new Map<string, number>()
  for (const { kind } of unitsOf(house, area.units, area.routed))
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const units = [...counts].map(([unit, n]) => say.text('bg-say-units', { n, unit }))
  const told = [
    house ? say.name(house) : area.neutral ? say.text('bg-neutral') : say.text('bg-nobody'),
    ...(units.length ? [say.list(units)] : []),
    ...(area.neutral ? [say.text('bg-strength', { n: area.neutral })] : []),
    ...(area.garrison ? [`${say.text('bg-part-garrison')} ${area.garrison}`] : []),
    ...(area.order_of ? [area.order ? say.name(area.order) : say.text('bg-hidden_order')] : []),
  ]
  return told.join(' · ')
}

const card = (view: View, id: string, say: Say): string => {
  const facts = CARDS[id]
  const odds = view.forecast?.[id]
  const told = odds
    ? [
        `${odds.strength} : ${odds.against}`,
        say.text('bg-beats', { n: odds.beats.length, of: odds.of }),
      ]
    : []
  const text = say.has(`text-${id}`)
    ? say.text(`text-${id}`)
    : facts
      ? say.text('bg-strength', { n: facts.strength })
      : ''
  return [...told, text].filter(Boolean).join(' · ')
}

export const hint = (raw: BaseView, { key }: Choice, say: Say): string => {
  const view = raw as View
  const [word = '', a = '', b = ''] = key.split(':')
  if (word === 'card') return card(view, a, say)
  if ((word === 'muster' || word === 'upgrade') && isPlace(b)) {
    const store = view.houses.find((house) => house.id === view.house)?.stock[a]
    return store === undefined ? '' : say.text('bg-in_store', { n: store })
  }
  if ((word === 'attacker' || word === 'defender') && view.combat) {
    const side = view.combat.sides[word === 'attacker' ? 0 : 1]
    return side ? `${say.name(side.house)} · ${say.text('bg-strength', { n: side.strength })}` : ''
  }
  return word === 'area' && isPlace(a) ? place(view, a, say) : ''
}
