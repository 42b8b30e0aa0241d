// A branch of a finished game, as a link carries it: [seat, kind, answer], one for each answer.
export type Tried = readonly [seat: number, kind: string, answer: unknown]

/** In the letters that addresses allow; nothing for no branch. */
export const written = (branch: readonly Tried[]): string => {
  if (!branch.length) return ''
  const bytes = new TextEncoder().encode(JSON.stringify(branch))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Null if it is no branch. */
export const readBranch = (text: string): Tried[] | null => {
  if (!text) return []
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0))
    const rows: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const fits = (row: unknown): row is Tried =>
      Array.isArray(row) &&
      row.length === 3 &&
      Number.isInteger(row[0]) &&
      typeof row[1] === 'string'
    return Array.isArray(rows) && rows.every(fits) ? rows : null
  } catch {
    return null
  }
}
