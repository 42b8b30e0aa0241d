// What the players' strengths come to, from what everybody sees.
import { CARDS } from 'facts:cardgame'
import type { Challenge, Player } from '../view'

export const ICONS = ['military', 'intrigue', 'power'] as const

/** The strength that a player could still send into a challenge: standing characters with its icon. */
export const ready = (player: Player, icon: string): number =>
  player.play.reduce(
    (sum, card) =>
      card.type === 'character' && !card.kneeling && card.icons?.includes(icon)
        ? sum + (card.strength ?? 0)
        : sum,
    0,
  )

export interface Side {
  seat: number
  total: number
  /** Tags of the characters that take part, the ones still being declared among them. */
  tags: readonly number[]
}

/** Both sides with what is being declared right now added up: a promise, not yet the rules' word. */
export const sides = (
  challenge: Challenge,
  players: readonly Player[],
  kind: string | undefined,
  marked: ReadonlySet<string>,
): { attack: Side; defence: Side } => {
  const side = (seat: number, tags: readonly number[], total: number, declares: boolean): Side => {
    if (!declares) return { seat, total, tags }
    const more = (players[seat]?.play ?? []).filter(
      (card) => marked.has(`tag:${card.tag}`) && !tags.includes(card.tag),
    )
    return {
      seat,
      total: more.reduce((sum, card) => sum + (card.strength ?? 0), total),
      tags: [...tags, ...more.map((card) => card.tag)],
    }
  }
  return {
    attack: side(
      challenge.attacker,
      challenge.attackers,
      challenge.attack,
      kind === 'challenge.attackers',
    ),
    defence: side(
      challenge.defender,
      challenge.defenders,
      challenge.defence,
      kind === 'challenge.defenders',
    ),
  }
}

/** Who would win now, as the rules count it: the attacker wins ties, but nobody wins with nothing. */
export const leader = (attack: number, defence: number): 'attack' | 'defence' | null =>
  attack >= defence ? (attack > 0 ? 'attack' : null) : 'defence'

/** What my title makes of another's: the small council knows rivals and supporters. */
export const relation = (mine: string | null, other: string | null): 'rival' | 'ally' | null => {
  const known = mine ? CARDS[mine] : undefined
  if (!known || !other) return null
  if (known.rivals?.includes(other)) return 'rival'
  return known.supports?.includes(other) ? 'ally' : null
}
