// A hand of cards that does not fit is held closer, edge over edge, before it has to be scrolled.
const MOST = 0.42

/** `most`: what of a card the next one may cover at most. */
export const fan =
  (gap: number, most = MOST) =>
  (node: HTMLElement) => {
    const lay = () => {
      const cards = [...node.children] as HTMLElement[]
      const wide = cards.reduce((sum, card) => sum + card.offsetWidth, 0)
      const style = getComputedStyle(node)
      const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      const each = cards.length > 1 ? (room - wide) / (cards.length - 1) : gap
      const narrowest = Math.min(...cards.map((card) => card.offsetWidth))
      node.style.setProperty('--lap', `${Math.max(-narrowest * most, Math.min(gap, each))}px`)
    }
    const size = new ResizeObserver(lay)
    // Cards change their own width too: they grow with the room there is.
    const watch = () => {
      size.disconnect()
      size.observe(node)
      for (const card of node.children) size.observe(card)
    }
    const count = new MutationObserver(watch)
    count.observe(node, { childList: true })
    watch()
    return () => {
      size.disconnect()
      count.disconnect()
    }
  }
