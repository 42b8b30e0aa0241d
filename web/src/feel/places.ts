// Where on a board something may be told without lying on what can be pressed.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}
const GAP = 8

const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left ||
  other.right <= one.left ||
  one.bottom <= other.top ||
  other.bottom <= one.top

/** The first place in the room that leaves all of these free; null if there is none. */
export const freePlace = (
  room: Box,
  { width, height }: Size,
  taken: readonly Box[],
): { left: number; top: number } | null => {
  const [wide, high] = [room.right - room.left, room.bottom - room.top]
  if (width + 2 * GAP > wide || height + 2 * GAP > high) return null
  const left = room.left + GAP
  const right = room.right - GAP - width
  const middle = (left + right) / 2
  const top = room.top + GAP
  const low = room.bottom - GAP - height
  const third = top + (low - top) / 4
  const centre = (top + low) / 2
  const places: [number, number][] = [
    [middle, third],
    [middle, top],
    [middle, low],
    [left, top],
    [right, top],
    [left, low],
    [right, low],
    [left, centre],
    [right, centre],
    [middle, centre],
  ]
  for (const [x, y] of places) {
    const box = { left: x - 4, top: y - 4, right: x + width + 4, bottom: y + height + 4 }
    if (taken.every((each) => apart(box, each))) return { left: x, top: y }
  }
  return null
}

/** What is lit, chosen or asked on the page, and what lies over the board already. */
const ASKED =
  'main.board :is([data-lit], .lit, .lit-line, .chosen, .hit.open, [data-told]), .prompt, .skipping'

export const taken = (): Box[] =>
  [...document.querySelectorAll(ASKED)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)

export const boardBox = (): Box | null =>
  document.querySelector('main.board')?.getBoundingClientRect() ?? null
