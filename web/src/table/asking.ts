// Help on whatever lies on a board or stands in the list, asked for in three ways and in one place: a mouse that rests on
// it or a keyboard that stands on it sees a note, a long press or the key H opens all of it.

/** Something that can be explained, where it lies. */
export interface Asked {
  about: string
  thing: string
  element: Element
}
export interface Asking {
  /** Shows a note beside the thing; null takes it away. */
  peek: (asked: Asked | null) => void
  open: (about: string, thing: string) => void
  /** What a thing, or a choice by its key, can be asked about where it does not say so itself. */
  named?: (thing: string) => string | null
}

const REST = 250
const HOLD = 500
const FAR = 8

export const asking =
  ({ peek, open, named = () => null }: Asking) =>
  (board: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | null = null
    let from: { x: number; y: number } | null = null
    let held = false
    let pressed: Asked | null = null
    let shown: Asked | null = null

    // What had the focus may vanish in the middle of an update of the page: the page is told after it.
    const show = (asked: Asked | null) => {
      if (shown === asked) return
      shown = asked
      queueMicrotask(() => peek(asked))
    }
    const find = (target: EventTarget | null): Asked | null => {
      const element = (target as Element | null)?.closest<HTMLElement | SVGElement>(
        '[data-about], [data-thing], [data-key]',
      )
      if (!element || !board.contains(element)) return null
      const thing = element.dataset['thing'] ?? element.dataset['key'] ?? ''
      const about = element.dataset['about'] ?? named(thing)
      return about ? { about, thing, element } : null
    }
    const away = () => {
      clearTimeout(timer)
      over = null
      show(null)
    }
    const soon = (asked: Asked) => {
      clearTimeout(timer)
      show(null)
      over = asked.element
      timer = setTimeout(() => {
        if (asked.element.isConnected) show(asked)
      }, REST)
    }

    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons) return
      const asked = find(event.target)
      if (asked?.element === over) return
      if (asked) soon(asked)
      else away()
    }
    const focus = (event: FocusEvent) => {
      const target = event.target as Element
      const asked = target.matches(':focus-visible') ? find(target) : null
      if (asked) soon(asked)
    }
    const down = (event: PointerEvent) => {
      away()
      held = false
      from = null
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      const asked = find(event.target)
      if (!asked) return
      from = { x: event.clientX, y: event.clientY }
      pressed = asked
      timer = setTimeout(hold, HOLD)
    }
    const hold = () => {
      clearTimeout(timer)
      if (!from || !pressed) return
      from = null
      held = true
      open(pressed.about, pressed.thing)
    }
    // A finger that rests does not let go because the focus leaves something else.
    const blur = () => {
      if (!from) away()
    }
    const move = (event: PointerEvent) => {
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) <= FAR) return
      from = null
      clearTimeout(timer)
    }
    const up = () => {
      if (!from) return
      from = null
      clearTimeout(timer)
    }
    // The press that asked is not a choice as well.
    const click = (event: MouseEvent) => {
      if (held) event.stopImmediatePropagation()
      held = false
    }
    // The system has its own patience for a long press, and cancels the finger once it has run out:
    // whichever comes first, the press was long.
    const menu = (event: MouseEvent) => {
      if (!from && !held) return
      event.preventDefault()
      hold()
    }
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') away()
      if (event.key !== 'h' && event.key !== 'H') return
      const asked = find(event.target)
      if (!asked) return
      event.preventDefault()
      event.stopPropagation()
      away()
      open(asked.about, asked.thing)
    }

    const all: [string, (event: never) => void, boolean][] = [
      ['pointerover', enter, false],
      ['pointerleave', away, false],
      ['focusin', focus, false],
      ['focusout', blur, false],
      ['pointerdown', down, true],
      ['pointermove', move, true],
      ['pointerup', up, true],
      ['pointercancel', up, true],
      ['click', click, true],
      ['contextmenu', menu, true],
      ['keydown', key, false],
    ]
    for (const [name, act, capture] of all)
      board.addEventListener(name, act as EventListener, capture)
    return () => {
      away()
      for (const [name, act, capture] of all)
        board.removeEventListener(name, act as EventListener, capture)
    }
  }
