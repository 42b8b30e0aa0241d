// Everything that is read must be readable, by day and by candlelight: AA for words, 3 to 1 for
// what is drawn.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HOUSES } from '../heraldry/houses'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const token = (name: string, theme: 'light' | 'dark'): string => {
  const found = new RegExp(`--${name}:\\s*(?:light-dark\\((#\\w+),\\s*(#\\w+)\\)|(#\\w+));`).exec(
    css,
  )
  if (!found) throw new Error(`no colour --${name}`)
  return found[3] ?? (theme === 'light' ? found[1]! : found[2]!)
}
const luminance = (colour: string): number => {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  const [r, g, b] = parts.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: string, b: string): number => {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright! + 0.05) / (dark! + 0.05)
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const ratio = (front: string, back: string) => contrast(token(front, theme), token(back, theme))
  test.each([
    ['ink', 'panel'],
    ['ink', 'oak'],
    ['ink', 'raised'],
    ['ink', 'act-wash'],
    ['ink-soft', 'panel'],
    ['ink-soft', 'oak'],
    ['ink-soft', 'sunk'],
    ['act', 'panel'],
    ['act-ink', 'act-fill'],
    ['danger', 'panel'],
    ['danger-ink', 'danger-fill'],
    ['news', 'panel'],
    ['land-text', 'land'],
    ['sea-text', 'sea'],
  ])('%s reads on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5)
  })
  test.each([...HOUSES, 'seat-0', 'seat-1', 'seat-2', 'seat-3'])(
    'the arms of %s can be told from their field, and its line from a panel',
    (house) => {
      expect(ratio(`${house}-on`, house)).toBeGreaterThanOrEqual(3)
      expect(ratio(`${house}-line`, 'panel')).toBeGreaterThanOrEqual(4.5)
    },
  )
})
