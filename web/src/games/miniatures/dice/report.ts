// What just happened, read from the events: the roll that is being settled, the wounds of the last
// two turns, and the lines worth a headline.
import type { Told } from '../../../table/types'
import type { View } from '../view'

export interface Roll {
  /** Whose dice and what for: `attack`, `defense`, `test`, `charge`. */
  what: string
  dice: number[]
  /** A panic test has a third die, of three faces. */
  d3: number | null
  /** A die succeeds from here; 0 where none does by itself. */
  need: number
}
export interface Clash {
  kind: 'attack' | 'charge' | 'test'
  unit: number
  target: number
  panic: boolean
  rolls: Roll[]
  hits: number | null
  blocked: number | null
  wounds: number | null
  /** The result of a test, the run of a charge. */
  passed: boolean | null
}

const num = (value: unknown, otherwise = -1): number =>
  typeof value === 'number' ? value : otherwise
const faces = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : []

const fresh = (kind: Clash['kind'], unit: number, target: number): Clash => ({
  kind,
  unit,
  target,
  panic: false,
  rolls: [],
  hits: null,
  blocked: null,
  wounds: null,
  passed: null,
})

const rolled = ({ kind, args }: Told, what: string): Roll => ({
  what,
  dice: faces(args['dice']),
  d3: kind === 'dice.test' && args['panic'] === true ? num(args['d3'], 0) : null,
  need: kind === 'dice.test' ? 0 : num(args['need'], 0),
})

/** The dice that some events tell of, as they fell. */
export const rollsOf = (events: readonly Told[]): Roll[] =>
  events
    .filter(({ kind }) => kind.startsWith('dice.'))
    .map((event) => ({
      ...rolled(event, event.kind.slice('dice.'.length)),
      need: num(event.args['need'], 0),
    }))

/** Takes one more event into the clash that is being told. */
const add = (clash: Clash | null, event: Told): Clash | null => {
  const { kind, args } = event
  const nr = num(args['nr'])
  const roll = (what: string): Roll => rolled(event, what)
  if (kind === 'attack.declared') return fresh('attack', nr, num(args['target_nr']))
  if (kind === 'charge.declared') return fresh('charge', nr, num(args['target_nr']))
  if (kind === 'dice.test')
    return {
      ...(clash?.target === nr && clash.kind === 'attack' ? clash : fresh('test', nr, -1)),
      panic: args['panic'] === true,
      rolls: [
        ...(clash?.target === nr && clash.kind === 'attack' ? clash.rolls : []),
        { ...roll('test'), need: num(args['need'], 0) },
      ],
      passed: null,
    }
  if (!clash) return null
  if (kind === 'dice.attack' || kind === 'dice.defense' || kind === 'dice.charge')
    return { ...clash, rolls: [...clash.rolls, roll(kind.slice('dice.'.length))] }
  if (kind === 'dice.rerolled') {
    const what = args['what']
    const last = clash.rolls.findLastIndex((each) => each.what === what)
    const old = clash.rolls[last]
    if (!old) return clash
    const dice = faces(args['dice'])
    const again =
      old.d3 === null ? { ...old, dice } : { ...old, dice: dice.slice(0, -1), d3: dice.at(-1) ?? 0 }
    return { ...clash, rolls: clash.rolls.map((each, i) => (i === last ? again : each)) }
  }
  if (kind === 'attack.hits') return { ...clash, hits: num(args['hits'], 0) }
  if (kind === 'attack.wounds')
    return { ...clash, blocked: num(args['blocked'], 0), wounds: num(args['count'], 0) }
  if (kind === 'test.result' && clash.rolls.some(({ what }) => what === 'test'))
    return { ...clash, passed: args['result'] === 'passed' }
  if (kind === 'charge.run') return { ...clash, passed: args['success'] === true }
  return clash
}

/** The last clash that the events tell of; `from` is the one that was going on when they began. */
export const clashOf = (events: readonly Told[], from: Clash | null = null): Clash | null =>
  events.reduce<Clash | null>(add, from)

/** The same from the position alone, for whoever has just come in. */
export const clashNow = ({ now }: Pick<View, 'now'>): Clash | null => {
  const row = [...now].reverse().find(({ kind }) => /^(attack|charge|test)$/.test(kind))
  if (!row) return null
  const kind = row.kind as Clash['kind']
  const clash = fresh(
    kind,
    num(kind === 'attack' ? row['attacker'] : row['unit']),
    num(kind === 'attack' ? row['defender'] : row['target']),
  )
  clash.panic = row['panic'] === true
  const d3 = kind === 'test' && clash.panic ? num(row['d3'], 0) : null
  if (faces(row['dice']).length)
    clash.rolls.push({ what: kind, dice: faces(row['dice']), d3, need: 0 })
  if (faces(row['defense']).length) {
    clash.rolls.push({ what: 'defense', dice: faces(row['defense']), d3: null, need: 0 })
    clash.hits = num(row['hits'], 0)
  }
  return clash
}

/** The roll that lies there now, of which an effect may have dice rolled again. */
export const rolledLast = (view: Pick<View, 'now'>): string | null =>
  clashNow(view)?.rolls.at(-1)?.what ?? null

/** Does a die of this roll succeed? A one never does, a six always. */
export const succeeds = ({ what, need }: Roll, face: number): boolean =>
  need > 0 && what !== 'test' && face !== 1 && (face === 6 || face >= need)

const turnsIn = (events: readonly Told[]): number[] =>
  events.flatMap(({ kind }, i) => (kind === 'turn.began' ? [i] : []))

/** What was told since the turn before this one began. */
export const lately = (events: readonly Told[]): readonly Told[] =>
  events.slice(turnsIn(events).at(-2) ?? 0)

/** Whether what was going on before these events is of this turn or the one before. */
export const still = (events: readonly Told[]): boolean => turnsIn(events).length < 2

/** Wounds suffered (positive) and restored (negative) by unit. */
export const losses = (events: readonly Told[]): Map<number, number> => {
  const out = new Map<number, number>()
  for (const { kind, args } of events) {
    const sign = kind === 'unit.wounded' ? 1 : kind === 'unit.restored' ? -1 : 0
    const nr = num(args['nr'])
    if (sign && nr >= 0) out.set(nr, (out.get(nr) ?? 0) + sign * num(args['count'], 0))
  }
  return out
}

const HEADLINES = new Set([
  'card.played',
  'unit.destroyed',
  'attachment.destroyed',
  'attack.declared',
  'attack.wounds',
  'charge.declared',
  'charge.run',
  'points.scored',
  'zone.claimed',
  'test.result',
  'effect.used',
  'order.used',
  'unit.moved',
  'unit.deployed',
  'terrain.placed',
  'objective.claimed',
  'round.began',
  'battle.over',
])

/** The newest line that a reader without the log should see. */
export const headline = (events: readonly Told[]): Told | null =>
  events.findLast(({ kind }) => HEADLINES.has(kind)) ?? null
