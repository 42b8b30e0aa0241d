// Whether everything that is written on a page can be read: no words over other words, none cut off.

/** Where words lie upon words, or are cut off, as sentences; empty on a page that can be read. */
export const unreadable = (page) =>
  page.evaluate(async () => {
    // Letters have come, and everything has found its place.
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // What lets the pointer through is drawn all the same.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(sheet)
    const clear = (color) => {
      const alpha = /^(?:rgba?|color|oklab|oklch)\(.*[,/]\s*([\d.]+)%?\)$/.exec(color)
      return (
        color === 'transparent' ||
        (color.startsWith('rgba') || color.includes('/') ? Number(alpha?.[1]) < 0.6 : false)
      )
    }
    const SHAPE = /^(?:path|rect|circle|ellipse|polygon|image|use)$/
    /** Whether what lies below this element does not show through it. */
    const covers = (node) => {
      const style = getComputedStyle(node)
      if (SHAPE.test(node.localName))
        return style.fill !== 'none' && !clear(style.fill) && Number(style.fillOpacity) > 0.6
      return !clear(style.backgroundColor) || style.backgroundImage !== 'none'
    }
    const name = (node) => {
      const marked = node.closest('[data-thing], [data-key], [class]')
      const thing = node.closest('[data-thing]')?.dataset['thing']
      const kind = marked
        ?.getAttribute('class')
        ?.replace(/\bsvelte-\w+/g, '')
        .trim()
      return [thing, kind].filter(Boolean).join(' .')
    }
    const said = (text) => `“${text.data.trim().replace(/\s+/g, ' ').slice(0, 50)}”`

    const written = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const node = text.parentElement
      if (
        !text.data.trim() ||
        !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      if (node.closest('.unseen, .skip, [inert], option, style, script')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width < 3 || box.height < 3) continue
        // A line box is taller than its letters.
        const slack = box.height * 0.22
        written.push({
          text,
          node,
          left: box.left + 1,
          right: box.right - 1,
          top: box.top + slack,
          bottom: box.bottom - slack,
        })
      }
    }

    const faults = new Set()
    /** Whether an element is drawn at a point: nothing that covers lies above it. */
    const stack = (x, y) => document.elementsFromPoint(x, y)
    const shown = (all, node) => {
      for (const each of all) {
        if (each === node || each.contains(node)) return true
        if (node.contains(each)) continue
        if (covers(each)) return false
      }
      return false
    }
    written.sort((a, b) => a.top - b.top)
    for (const [i, one] of written.entries())
      for (let j = i + 1; j < written.length && written[j].top < one.bottom; j++) {
        const other = written[j]
        if (one.text === other.text || one.node === other.node) continue
        const left = Math.max(one.left, other.left)
        const right = Math.min(one.right, other.right)
        const top = Math.max(one.top, other.top)
        const bottom = Math.min(one.bottom, other.bottom)
        if (right - left < 2 || bottom - top < 2) continue
        const all = stack((left + right) / 2, (top + bottom) / 2)
        if (
          all.includes(one.node) &&
          all.includes(other.node) &&
          shown(all, one.node) &&
          shown(all, other.node)
        )
          faults.add(
            `${said(one.text)} (${name(one.node)}) and ${said(other.text)} (${name(other.node)}) lie upon each other`,
          )
      }

    /** What becomes of words that are wider than what holds them; null if they are not. */
    const fate = ({ node, left, right }) => {
      for (let up = node; up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up)
        // What can be scrolled, panned or zoomed shows the rest on request.
        if (/auto|scroll/.test(style.overflowX) || up.matches('.pan, .pan > svg')) return null
        if (style.display === 'inline' || !/hidden|clip/.test(style.overflowX)) continue
        const box = up.getBoundingClientRect()
        const out = Math.max(right - box.right, box.left - left)
        // Whoever is clipped to nothing, or to a mere sliver, was meant to be.
        if (out < 2 || right < box.left + 2 || left > box.right - 2 || box.width < 16) return null
        if (style.textOverflow === 'ellipsis') return box.width < 30 ? 'is hardly begun' : null
        return style.maskImage === 'none' ? 'is cut off' : null
      }
      return left < -1 || right > innerWidth + 1 ? 'leaves the page' : null
    }
    for (const one of written) {
      if (one.bottom < 0 || one.top > innerHeight) continue
      const told = fate(one)
      if (told) faults.add(`${said(one.text)} (${name(one.node)}) ${told}`)
    }
    document.adoptedStyleSheets.pop()
    return [...faults]
  })
