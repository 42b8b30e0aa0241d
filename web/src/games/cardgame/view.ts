// The card game's view (src/weirwood/games/cardgame/view.py), and where its keys lie on the table.
import type { BaseView } from '../../table/table.svelte'
import type { Choice, Question } from '../../table/types'

export interface CardInPlay {
  tag: number
  card: string
  type: string
  owner: number
  kneeling: boolean
  power: number
  host: number
  attachments: number[]
  duplicates: number
  under: string[]
  betrayal: number
  poison: number
  blank: boolean
  strength?: number
  icons?: string[]
  keywords?: string[]
}
export interface PlotView {
  card: string
  tag: number
  gold: number
  initiative: number
  claim: number
  reserve: number
}
export interface Player {
  seat: number
  out: boolean
  faction: string
  home: { card: string; tag: number; kneeling: boolean; power: number }
  agenda: { card: string; tag: number } | null
  title: string | null
  gold: number
  power: number
  hand: { count: number; cards: string[] }
  deck: { count: number; known: [number, string][] }
  setup: { count: number; cards: string[] }
  discard: string[]
  dead: string[]
  removed: string[]
  plot: PlotView | null
  plots: { count: number; cards: string[] }
  used: string[]
  play: CardInPlay[]
  dominance: number
}
export interface Challenge {
  type: string
  attacker: number
  defender: number
  attackers: number[]
  defenders: number[]
  attack: number
  defence: number
  winner: number
  unopposed: boolean
}
export interface View extends BaseView {
  round: number
  phase: string
  first: number
  active: number
  mode: 'joust' | 'melee'
  players: Player[]
  challenge: Challenge | null
  resolving: { card: string; seat: number; tag: number }[]
}

const FROM_HAND = new Set(['marshal', 'play', 'ambush', 'hand'])
const IN_PLAY = new Set(['card', 'use', 'save'])

/** Cards in play go by their tag; a second copy in hand has a number of its own. */
export const things = (_: Question, { key }: Choice, me: number | null): readonly string[] => {
  const [word = '', code = '', second = '', third = ''] = key.split(':')
  if (IN_PLAY.has(word)) return [`tag:${second}`]
  if (FROM_HAND.has(word)) {
    // `hand:code:owner` lies in another's hand, `hand:code:owner:n` is the n-th copy of mine.
    if (word === 'hand' && second && Number(second) !== me) return [key]
    return [word === 'hand' && third ? `hand:${code}#${third}` : `hand:${code}`]
  }
  return [key]
}
