// Words of a card in the room that its plate has: as large as they fit, and where even small letters
// do not, whole sentences and a sign that there is more. The card's own help has all of them.
const STEPS = 7
const MORE = ' …'

/** Sentences; a label before a colon belongs to what it announces. */
const sentences = (text: string): string[] => text.match(/[^.!?]+(?:[.!?]+["”»)]*\s*|$)/g) ?? []
/** Where a sentence can be left off: after a comma, a colon or a semicolon. */
const clauses = (text: string): string[] => text.split(/(?<=[,:;.!?] )/)
/** So much of the room is used at least: rather a sentence that breaks off than an empty plate. */
const ENOUGH = 0.3

/** `least` is the smallest letter, in parts of the usual one. */
export const fittedWords =
  (text: string, least = 0.86) =>
  (node: HTMLElement): (() => void) => {
    const full = () => node.scrollHeight > node.clientHeight + 1
    const high = () => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect().height
    }
    const fit = () => {
      if (!node.clientHeight) return
      node.textContent = text
      node.style.fontSize = ''
      // Its own letter, which need not be that of what it lies in.
      const usual = parseFloat(getComputedStyle(node).fontSize)
      /** In the largest letter that has room, from the usual one to the least. */
      const written = () => {
        node.style.fontSize = ''
        for (let step = 1; step <= STEPS && full(); step++)
          node.style.fontSize = `${usual * (1 - ((1 - least) * step) / STEPS)}px`
        return !full()
      }
      if (written()) return
      const said = sentences(text)
      while (said.length && full()) {
        said.pop()
        node.textContent = said.join('').trimEnd() + MORE
      }
      if (!said.length || high() < ENOUGH * node.clientHeight)
        for (const parts of [clauses(text), text.split(/(?<= )/)]) {
          do {
            parts.pop()
            node.textContent = parts.join('').trimEnd() + MORE
          } while (parts.length > 1 && full())
          if (!full() && high() >= ENOUGH * node.clientHeight) break
        }
      // What is left has more room than all of it had.
      written()
    }
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
