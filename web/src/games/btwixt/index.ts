import type { Feel } from '../../feel/feel'
import type { BaseView } from '../../table/table.svelte'
import type { Choice } from '../../table/types'
import type { Say } from '../../words/say.svelte'
import { ALLIES, CARDS, LEADERS } from 'facts:btwixt'
import { houseOfLeader, sealed, shownPower, type View } from './view'
import table from './feel.json'

export { acts } from './acts'
export { arrows } from './arrows'
export { default } from './Board.svelte'
export const feel = table as Feel
export { REASONS as reasons } from 'facts:btwixt'
export { shows, things } from './view'

export const houseOf = (view: BaseView, seat: number): string | null => {
  const leader = (view as View).leaders[seat]?.leader
  return leader ? houseOfLeader(leader) : null
}

/** Before the end what is held in hand, at the end the two councils that were counted. */
export const numbers = (view: BaseView, seat: number, say: Say): string => {
  const { leaders, councils, over } = view as View
  if (!over) return say.text('bt-hand', { n: leaders[seat]?.hand ?? 0 })
  const mine = councils.filter(({ seats }) => seats.includes(seat)).map(({ power }) => power ?? 0)
  return mine.sort((a, b) => a - b).join(' · ')
}

export const hand = (view: BaseView): readonly string[] =>
  ((view as View).hand ?? []).map(({ card }) => card)

/** What a card or an ally is worth and does; how a council stands; what a leader brings. */
export const hint = (view: BaseView, { key }: Choice, say: Say): string => {
  const [word, id = ''] = key.split(':')
  const { councils, advanced } = view as View
  if (word === 'council') {
    const council = councils[Number(id)]
    if (!council) return ''
    const hidden = sealed(council)
    return (
      say.text('bt-council-power', { n: shownPower(council) }) + (hidden ? ` + ${hidden} ●` : '')
    )
  }
  if (word === 'leader' && advanced)
    return say.list((LEADERS[id]?.cards ?? []).map((card) => say.name(card)))
  const worth = CARDS[id]?.value ?? ALLIES[id]?.power
  const does = say.has(`text-${id}`) ? say.text(`text-${id}`) : ''
  return worth === undefined ? '' : [String(worth), does].filter(Boolean).join(' · ')
}
export { tale } from './tale'
