// The card game's view (src/weirwood/games/cardgame/views/view.py), and where its keys lie on the table.
import type { BaseView } from '../../table/table.svelte'
import type { Choice, Question } from '../../table/types'

/** Power that wins the game. */
export const GOAL = 15

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
  /** Challenges initiated this phase: the icon, and against whom. */
  fought: [string, number][]
}
export interface Challenge {
  type: string
  attacker: number
  defender: number
  attackers: number[]
  defenders: number[]
  /** Characters that stealth bypassed. */
  bypassed: number[]
  attack: number
  defence: number
  winner: number
  margin: number
  unopposed: boolean
}
/** What has happened, or is about to, while players may still answer it. */
export interface Happening {
  kind: string
  card: string | null
  tag: number
  seat: number
  /** How a card leaves play. */
  how: string
  imminent: boolean
}
export interface View extends BaseView {
  round: number
  phase: string
  first: number
  active: number
  mode: 'joust' | 'melee'
  players: Player[]
  challenge: Challenge | null
  happening: Happening[]
  resolving: { card: string; seat: number; tag: number }[]
}

export const PHASES: readonly string[] = [
  'plot',
  'draw',
  'marshal',
  'challenges',
  'dominance',
  'standing',
  'taxation',
]

const FROM_HAND = new Set(['marshal', 'duplicate', 'play', 'ambush', 'hand'])
const IN_PLAY = new Set(['card', 'use', 'save'])

/** Cards in play go by their tag; a second copy in hand has a number of its own. */
export const things = (
  _: Question | null,
  { key }: Choice,
  me: number | null,
): readonly string[] => {
  const [word = '', code = '', second = '', third = ''] = key.split(':')
  if (IN_PLAY.has(word)) return [`tag:${second}`]
  // A bare `play` is a word like any other.
  if (FROM_HAND.has(word) && code) {
    // `hand:code:owner` lies in another's hand, `hand:code:owner:n` is the n-th copy of mine.
    if (word === 'hand' && second && Number(second) !== me) return [key]
    return [word === 'hand' && third ? `hand:${code}#${third}` : `hand:${code}`]
  }
  return [key]
}

/** The player before whom the card in play lies that a key names. */
export const holderOf = ({ players }: View, key: string): number | null => {
  const [word = '', , tag = ''] = key.split(':')
  if (!IN_PLAY.has(word)) return null
  const nr = Number(tag)
  const found = players.find(({ play, home, agenda, plot }) =>
    [...play, home, agenda, plot].some((card) => card?.tag === nr),
  )
  return found?.seat ?? null
}

/** A card to choose that lies neither in play nor in my hand: in a pile, a deck, another's hand. */
export interface Offer {
  thing: string
  code: string
  word: string
  /** Whose it is, where it is not mine. */
  owner: number | null
}
const ELSEWHERE = new Set(['plot', 'title', 'deck', 'discard', 'dead', 'hand'])

export const offers = (choices: readonly Choice[], me: number | null): Offer[] =>
  choices.flatMap(({ key }) => {
    const [word = '', code = '', owner = ''] = key.split(':')
    const other = owner !== '' && Number(owner) !== me
    if (!ELSEWHERE.has(word) || (word === 'hand' && !other)) return []
    return [{ thing: key, code, word, owner: other ? Number(owner) : null }]
  })

/** Whether a card lies on a player's side: an attachment lies with its host, whoever controls it. */
const lies = (card: CardInPlay, { play }: Player): boolean =>
  play.some(({ tag, host }) => (card.host < 0 ? tag === card.tag && host < 0 : tag === card.host))

/** The cards that lie on a player's side, attachments with their hosts. */
export const side = (player: Player, all: readonly CardInPlay[]): CardInPlay[] =>
  all.filter((card) => lies(card, player))

/** How many things of a player's side may be chosen. */
export const open = (
  player: Player,
  all: readonly CardInPlay[],
  lit: ReadonlyMap<string, unknown>,
): number =>
  [
    ...side(player, all).map((card) => `tag:${card.tag}`),
    `tag:${player.home.tag}`,
    `tag:${player.agenda?.tag}`,
    `tag:${player.plot?.tag}`,
    `seat:${player.seat}`,
    ...['military', 'intrigue', 'power'].map((icon) => `challenge:${icon}:${player.seat}`),
  ].filter((thing) => lit.has(thing)).length
