// Words of a card in the room that its plate has: as large as they fit, whole or not at all. Where even
// small letters do not fit the node bears `data-untold`, and the card's own help has all of them.
const STEPS = 7

/** `least` is the smallest letter, in parts of the usual one. */
export const fittedWords =
  (text: string, least = 0.86) =>
  (node: HTMLElement): (() => void) => {
    const full = () =>
      node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    const fit = () => {
      if (!node.clientHeight && !node.hasAttribute('data-untold')) return
      node.removeAttribute('data-untold')
      node.textContent = text
      node.style.fontSize = ''
      // Its own letter, which need not be that of what it lies in.
      const usual = parseFloat(getComputedStyle(node).fontSize)
      for (let step = 1; step <= STEPS && full(); step++)
        node.style.fontSize = `${usual * (1 - ((1 - least) * step) / STEPS)}px`
      if (!full()) return
      node.textContent = ''
      node.setAttribute('data-untold', '')
    }
    return refitted(node, fit)
  }

/** Of several lines those that have room, whole; the first ones stay away first. `said` is what they say. */
export const wholeParts =
  (said: string) =>
  (node: HTMLElement): (() => void) => {
    const fit = () => {
      const parts = [...node.children] as HTMLElement[]
      const over = () =>
        node.scrollHeight > node.clientHeight + 1 ||
        parts.some((part) => part.scrollWidth > part.clientWidth + 1)
      for (const part of parts) part.hidden = false
      for (const part of parts) if (said && over()) part.hidden = true
    }
    return refitted(node, fit)
  }

/** Fits now, and whenever the node has another size or the letters have come. */
const refitted = (node: HTMLElement, fit: () => void): (() => void) => {
  // After the frame that changed its room: plates are given their width in steps.
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fit)
  }
  const size = new ResizeObserver(soon)
  size.observe(node)
  document.fonts.addEventListener('loadingdone', soon)
  fit()
  return () => {
    size.disconnect()
    document.fonts.removeEventListener('loadingdone', soon)
    cancelAnimationFrame(frame)
  }
}
