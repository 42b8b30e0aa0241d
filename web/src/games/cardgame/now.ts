// What a card is now, where that differs from what is printed on it.
import { CARDS } from 'facts:cardgame'
import { things, type CardInPlay, type View } from './view'

/** A word or an icon of a card: printed on it and still there, gained, or lost. */
export interface Borne {
  id: string
  change: 'gained' | 'lost' | null
}
const borne = (printed: readonly string[] = [], now: readonly string[] = printed): Borne[] =>
  [...new Set([...printed, ...now])].map((id) => ({
    id,
    change: !now.includes(id) ? 'lost' : !printed.includes(id) ? 'gained' : null,
  }))

/** A number of a card, and the printed one where that is another. */
export interface Count {
  word: string
  n: number
  printed: number | null
}
const count = (word: string, printed: number | null | undefined, now = printed): Count[] =>
  now === null || now === undefined
    ? []
    : [{ word, n: now, printed: printed !== now && typeof printed === 'number' ? printed : null }]

/** How a card lies on the table. */
export interface Lies {
  kneeling: boolean
  blank: boolean
  power: number
  duplicates: number
  poison: number
  betrayal: number
  /** The cards attached to it. */
  attachments: string[]
  /** Whose it is, where another controls it. */
  owner: number | null
}
export interface Now {
  numbers: Count[]
  icons: Borne[]
  keywords: Borne[]
  lies: Lies | null
}

/** The cards in play and the faction cards by their tags, with who controls them. */
const found = (view: View, tag: number): [Partial<CardInPlay>, number] | null => {
  for (const { seat, play, home } of view.players) {
    const card = home.tag === tag ? home : play.find((each) => each.tag === tag)
    if (card) return [card, seat]
  }
  return null
}

/** A card as it lies there, or as it is printed where the thing is no card on the table. */
export const now = (view: View | null, thing: string, id: string): Now => {
  const facts = CARDS[id]
  const [at = ''] = things(null, { key: thing, about: [], refusal: null }, null)
  const tag = at.startsWith('tag:') ? Number(at.slice(4)) : null
  const plot = view?.players.find(({ plot }) => plot && plot.tag === tag && plot.card === id)?.plot
  const [card, seat] = (view && tag !== null && found(view, tag)) || [null, null]
  // A choice may name another card than the one it is asked about.
  const state = card?.card === id ? card : null
  return {
    numbers:
      facts?.type === 'plot'
        ? [
            ...count('income', facts.gold ?? 0, plot?.gold),
            ...count('initiative', facts.initiative ?? 0, plot?.initiative),
            ...count('claim', facts.claim ?? 0, plot?.claim),
            ...count('reserve', facts.reserve ?? 0, plot?.reserve),
          ]
        : [...count('cost', facts?.cost), ...count('strength', facts?.strength, state?.strength)],
    icons: borne(facts?.icons, state?.icons),
    keywords: borne(facts?.keywords, state?.keywords),
    lies: state && {
      kneeling: state.kneeling ?? false,
      blank: state.blank ?? false,
      power: state.power ?? 0,
      duplicates: state.duplicates ?? 0,
      poison: state.poison ?? 0,
      betrayal: state.betrayal ?? 0,
      attachments: (state.attachments ?? []).flatMap((tag) => found(view!, tag)?.[0].card ?? []),
      owner: state.owner === undefined || state.owner === seat ? null : state.owner,
    },
  }
}
