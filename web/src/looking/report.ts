// The report of a finished game: how it is come by, and the numbers of its drawing.
import { get, post } from '../net/api'
import type { CurvePoint, LookBack, Report } from '../protocol'
import { placed } from '../question/placed'
import type { Say } from '../words/say.svelte'

/** Have it made, if it is not there yet. */
export const askReport = (id: string) => post<LookBack>(`/api/reports/${id}`)
/** How far it is; what the asker has is not told again. */
export const lookReport = (id: string, have: number) =>
  get<LookBack>(`/api/reports/${id}?have=${have}`)

/** The drawing, in the pixels it has: room for the numbers on the left, and for marks below. */
export const WIDE = 720
export const HIGH = 250
const [LEFT, RIGHT, TOP] = [44, 12, 10]
export const MARK = 22

export const acrossOf = (step: number, steps: number, wide = WIDE): number =>
  Math.round((LEFT + (step / Math.max(1, steps)) * (wide - LEFT - RIGHT)) * 10) / 10
export const downOf = (share: number): number =>
  Math.round((TOP + (1 - share) * (HIGH - 2 * TOP)) * 10) / 10
/** The step that lies at a place of the drawing. */
export const stepAt = (across: number, steps: number, wide = WIDE): number =>
  Math.round(Math.max(0, Math.min(1, (across - LEFT) / (wide - LEFT - RIGHT))) * Math.max(1, steps))

/** A seat's line, as points of a polyline. */
export const lineOf = (
  { curve, steps }: Pick<Report, 'curve' | 'steps'>,
  seat: number,
  wide = WIDE,
): string =>
  curve
    .map(({ step, chances }) => `${acrossOf(step, steps, wide)},${downOf(chances[seat] ?? 0)}`)
    .join(' ')

/** The row of each mark below the drawing, so that none covers another. */
export const rowsOf = (across: readonly number[]): number[] => {
  const ends: number[] = []
  return across.map((x) => {
    const free = ends.findIndex((end) => x - end >= MARK)
    const row = free < 0 ? ends.length : free
    ends[row] = x
    return row
  })
}

/** The last point of the curve that is not later than a step. */
export const pointAt = (curve: readonly CurvePoint[], step: number): CurvePoint | undefined =>
  curve.findLast((point) => point.step <= step) ?? curve[0]

/** Some points of the curve, its ends among them, for those who read numbers. */
export const picked = (curve: readonly CurvePoint[], most: number): CurvePoint[] => {
  const last = curve.length - 1
  const many = Math.min(most, curve.length)
  const at = new Set(
    Array.from({ length: many }, (_, i) => Math.round((i * last) / Math.max(1, many - 1))),
  )
  return curve.filter((_, i) => at.has(i))
}

/** Places from 1, with the seats that share each. */
export const places = (standings: readonly (readonly number[])[]) => {
  let place = 1
  return standings.map((seats) => {
    const mine = place
    place += seats.length
    return { place: mine, seats }
  })
}

const isPlace = (answer: unknown): answer is Record<string, number> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)

/** An answer in words, also one that is a place: lengths are 1/1000 inch, angles 1/100 degree. */
export const answerOf = (
  say: Say,
  { kind, shape }: { kind: string; shape: string },
  answer: unknown,
): string => {
  if (shape !== 'place' || !isPlace(answer)) return say.answer({ kind, shape }, answer)
  return placed(say, kind, answer)
}
