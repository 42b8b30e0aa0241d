// How far a reader had followed when they last acted, kept by the browser for each room and seat.

const key = (room: string, seat: number): string => `weirwood.acted.${room}.${seat}`

/** The number of the last event that the reader knew then; null if this browser never acted here. */
export const actedAt = (room: string, seat: number): number | null => {
  try {
    const found = Number.parseInt(localStorage.getItem(key(room, seat)) ?? '', 10)
    return Number.isNaN(found) ? null : found
  } catch {
    return null
  }
}

export const acted = (room: string, seat: number, event: number): void => {
  try {
    localStorage.setItem(key(room, seat), String(event))
  } catch {
    // Without storage nobody is told what they missed.
  }
}
