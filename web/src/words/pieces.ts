// A sentence in pieces, of which a name keeps the marks around it: no line ends between them.
import type { Part } from './speech'

const STOP = /^[,.;:!?)»”]+/
const OPEN = /[«“(¿¡]+$/

export interface Piece {
  id: string | undefined
  text: string
  /** What stands before a name and after it without a space. */
  open: string
  stop: string
}

export const piecesOf = (parts: readonly Part[]): Piece[] =>
  parts.map((part, i) => {
    const [before, next] = [parts[i - 1], parts[i + 1]]
    const plain = (other: Part | undefined) => (other?.id === undefined ? (other?.text ?? '') : '')
    if (part.id !== undefined)
      return {
        id: part.id,
        text: part.text,
        open: OPEN.exec(plain(before))?.[0] ?? '',
        stop: STOP.exec(plain(next))?.[0] ?? '',
      }
    let { text } = part
    if (before?.id !== undefined) text = text.replace(STOP, '')
    if (next?.id !== undefined) text = text.replace(OPEN, '')
    return { id: undefined, text, open: '', stop: '' }
  })
