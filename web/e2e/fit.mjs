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

/** What of the open question cannot be seen or pressed, as sentences: its heading, its button, its
    first six choices (all of them, if they are tokens, a bid, or up to three) in the list, beside it
    or on the board; the guide and the coach whole; and no thing to press under another. */
export const unpressable = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    // Boards find their place, and bring what is asked into sight; then nothing moves any more.
    const lie = () =>
      ['main.board .pan g', '#question .send', '.coach', 'main.board .hand']
        .flatMap((each) => {
          const box = document.querySelector(each)?.getBoundingClientRect()
          return box ? [box.x, box.y, box.width, box.height] : []
        })
        .join(' ')
    for (let still = 0, before = '', frame = 0; still < 5 && frame < 120; frame++) {
      await new Promise(requestAnimationFrame)
      const now = lie()
      still = now === before ? still + 1 : 0
      before = now
    }
    const faults = new Set()
    const all = (selector, within = document) => [...within.querySelectorAll(selector)]
    /** What of a box can be seen: within the page and whatever cuts it off. */
    const seen = (node) => {
      const own = node.getBoundingClientRect()
      let box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom }
      const cut = (by) => {
        box = {
          left: Math.max(box.left, by.left),
          top: Math.max(box.top, by.top),
          right: Math.min(box.right, by.right),
          bottom: Math.min(box.bottom, by.bottom),
        }
      }
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
      for (let up = node.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up)
        if (overflowX !== 'visible' || overflowY !== 'visible') cut(up.getBoundingClientRect())
      }
      const [width, height] = [Math.max(0, box.right - box.left), Math.max(0, box.bottom - box.top)]
      const share = own.width && own.height ? (width * height) / (own.width * own.height) : 0
      return { ...box, width, height, share }
    }
    const shown = (node) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !node.closest('[inert], .unseen')
    /** Whether a press finds it anywhere in what is seen of it. */
    const free = (node) => {
      if (!shown(node)) return false
      const box = seen(node)
      if (box.width < 8 || box.height < 8) return false
      for (const down of [4, 2, 6, 1, 7, 3, 5, 0])
        for (const right of [4, 2, 6, 1, 7, 3, 5, 0]) {
          const [x, y] = [
            box.left + (box.width * (right + 0.5)) / 8,
            box.top + (box.height * (down + 0.5)) / 8,
          ]
          const hit = document.elementFromPoint(x, y)
          if (hit && (node === hit || node.contains(hit) || hit.closest('label')?.contains(node)))
            return true
        }
      return false
    }
    /** Whether it lies in a row that is swiped from side to side, and that row is in sight. */
    const swiped = (node) => {
      for (let up = node.parentElement; up; up = up.parentElement) {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(up).overflowX)
        if (scrolls && up.scrollWidth > up.clientWidth + 8) {
          const [row, own] = [up.getBoundingClientRect(), node.getBoundingClientRect()]
          const inRow = own.top < row.bottom - 8 && own.bottom > row.top + 8
          return shown(node) && inRow && seen(up).share > 0.6
        }
      }
      return false
    }
    const whole = (node, what) => {
      const box = seen(node)
      if (!shown(node) || box.share < 0.98)
        faults.add(`${what} is cut off (${Math.round(box.share * 100)} %)`)
    }
    const pressed = (node, what) => {
      if (seen(node).share < 0.6 || !free(node)) faults.add(`${what} cannot be pressed`)
    }

    const question = document.querySelector('#question')
    const taught = document.querySelector('.coach.alone') !== null
    if (!taught) {
      const heading = question.querySelector('h2')
      whole(heading, 'the heading')
      if (!free(heading)) faults.add('the heading is covered')
      whole(question.querySelector('.send'), 'the send button')
      pressed(question.querySelector('.send'), 'the send button')

      const rows = all('.options .row:not([aria-disabled]), .body .chips .chip', question)
      const keys = rows.map((row) => row.dataset['key'])
      for (const [i, key] of keys.slice(0, 6).entries()) {
        const things = [key, ...(rows[i].dataset['things'] ?? '').split(' ')].filter(Boolean)
        const places = [
          ...all(`[data-key="${CSS.escape(key)}"]`),
          ...things.flatMap((thing) =>
            all(
              `main.board :is([data-lit], [data-more])[data-thing="${CSS.escape(thing)}"], main.board [data-more]`,
            ),
          ),
          ...(key === 'pass' ? all('[data-act="pass"]') : []),
          // A choice that is made already is what the button will send.
          ...(rows[i].getAttribute('aria-checked') === 'true' ? all('.send', question) : []),
        ]
        // On a phone a hand may be longer than the page is wide: it is swiped, and the list is at hand.
        if (!places.some((place) => (free(place) && seen(place).share > 0.3) || swiped(place)))
          faults.add(`choice ${i + 1} of ${keys.length} (${key}) cannot be pressed`)
      }
      for (const token of all('.tokens :is(.chip, .away)', question))
        pressed(token, `the token ${token.innerText.trim()}`)
      for (const part of all('.amount :is(button, input)', question)) pressed(part, 'the bid')
    }
    for (const guide of all('.guide')) whole(guide, 'the guide')
    for (const coach of all('.coach')) {
      for (const part of all('.body, footer, header', coach)) {
        const room = coach.getBoundingClientRect()
        const own = part.getBoundingClientRect()
        // Where there is little height it may be scrolled, but it has the column to itself.
        if (!taught || room.height >= coach.scrollHeight - 1) whole(part, 'the coach')
        else if (own.width > room.width + 1) faults.add('the coach is cut off')
      }
      for (const button of all('footer button', coach)) {
        button.scrollIntoView({ block: 'nearest' })
        pressed(button, `the coach's ${button.innerText.trim()}`)
      }
    }

    const PRESS = 'button:not(:disabled), a[href], input, select, summary, [role="button"]'
    for (const node of all(PRESS)) {
      if (!shown(node) || node.closest('.shut, .skip')) continue
      const box = seen(node)
      // What is scrolled, swiped or panned out of sight is not under anything.
      if (box.share < 0.5 || box.width < 12 || box.height < 12) continue
      if (!free(node)) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const over = document.elementFromPoint(x, y)
        const name = (each) =>
          (
            each?.getAttribute('aria-label') ??
            each?.dataset?.thing ??
            each?.innerText ??
            each?.getAttribute('class') ??
            ''
          )
            .trim()
            .slice(0, 40)
        faults.add(`“${name(node)}” lies under “${name(over?.closest('[class]'))}”`)
      }
    }
    return [...faults]
  })
