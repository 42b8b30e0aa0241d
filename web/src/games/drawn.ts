// A drawing that may be pressed, where HTML would have a button.

/** Enter and the space bar press it. */
export const byKey =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act()
  }

/** What such a drawing bears, besides its marks. */
export const drawn = (label: string, chosen: boolean, act: () => void) => ({
  role: 'button' as const,
  tabindex: 0,
  'aria-pressed': chosen,
  'aria-label': label,
  onclick: act,
  onkeydown: byKey(act),
})
