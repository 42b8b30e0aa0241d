// Dragging a token onto the board: a small copy follows the pointer, and whatever carries
// `data-thing` under it when it is let go receives the token.
const FAR = 8

export interface Dragging {
  drop: (thing: string) => void
}

export const dragged =
  ({ drop }: Dragging) =>
  (node: HTMLElement): (() => void) => {
    let from: { x: number; y: number } | null = null
    let copy: HTMLElement | null = null
    let carried = false

    const place = (event: PointerEvent) => {
      if (!copy) return
      copy.style.left = `${event.clientX}px`
      copy.style.top = `${event.clientY}px`
    }
    const end = () => {
      copy?.remove()
      copy = null
      from = null
    }
    const down = (event: PointerEvent) => {
      if (event.button > 0) return
      carried = false
      from = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      if (!copy && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) {
        carried = true
        copy = node.cloneNode(true) as HTMLElement
        copy.classList.add('carried')
        document.body.append(copy)
        node.setPointerCapture(event.pointerId)
      }
      place(event)
    }
    const up = (event: PointerEvent) => {
      if (copy) {
        const under = document.elementFromPoint(event.clientX, event.clientY)
        const thing = under?.closest<HTMLElement | SVGElement>('[data-thing]')?.dataset['thing']
        if (thing) drop(thing)
      }
      end()
    }
    // The press that ends a drag is not a choice of its own.
    const click = (event: MouseEvent) => {
      if (carried) event.stopImmediatePropagation()
      carried = false
    }
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', end)
    node.addEventListener('click', click, true)
    return () => {
      end()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', end)
      node.removeEventListener('click', click, true)
    }
  }
