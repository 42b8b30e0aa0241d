// Words of a card in the room that its plate has: as large as they fit, and where even small letters
// do not, whole sentences and a sign that there is more. The card's own help has all of them.
const STEPS = 7
const MORE = ' …'

const sentences = (text: string): string[] => text.match(/[^.!?:]+(?:[.!?:]+["”»)]*\s*|$)/g) ?? []

/** `least` is the smallest letter, in parts of the usual one. */
export const fittedWords =
  (text: string, least = 0.86) =>
  (node: HTMLElement): (() => void) => {
    const full = () => node.scrollHeight > node.clientHeight + 1
    const fit = () => {
      if (!node.clientHeight) return
      node.textContent = text
      node.style.fontSize = ''
      for (let step = 1; step <= STEPS && full(); step++)
        node.style.fontSize = `${1 - ((1 - least) * step) / STEPS}em`
      if (!full()) return
      const said = sentences(text)
      while (said.length > 1 && full()) {
        said.pop()
        node.textContent = said.join('').trimEnd() + MORE
      }
      const words = (said[0] ?? '').split(' ')
      while (words.length > 1 && full()) {
        words.pop()
        node.textContent = words.join(' ') + MORE
      }
    }
    const size = new ResizeObserver(fit)
    size.observe(node)
    fit()
    return () => size.disconnect()
  }
