// What one looks for in a finished game: where its rounds begin, and where it came to blows.
import type { ReplayLine } from '../protocol'

export interface Mark {
  step: number
  what: 'round' | 'fight'
  /** Of a round: which one. */
  n: number
}

const ROUNDS: Readonly<Record<string, string>> = {
  btwixt: 'season.began',
  boardgame: 'round.begins',
  cardgame: 'round.begins',
  miniatures: 'round.began',
}
const FIGHTS: Readonly<Record<string, readonly string[]>> = {
  btwixt: ['bid.won'],
  boardgame: ['combat.begins'],
  cardgame: ['challenge.initiated'],
  miniatures: ['attack.declared'],
}

/** Rounds and fights of a game, in order; a step that has both is the beginning of a round. */
export const marks = (game: string, lines: readonly ReplayLine[]): Mark[] => {
  let n = 0
  return lines.flatMap(({ step, events }): Mark[] => {
    const kinds = new Set(events.map(({ kind }) => kind))
    if (kinds.has(ROUNDS[game] ?? '')) return [{ step, what: 'round', n: (n += 1) }]
    return FIGHTS[game]?.some((kind) => kinds.has(kind)) ? [{ step, what: 'fight', n }] : []
  })
}
