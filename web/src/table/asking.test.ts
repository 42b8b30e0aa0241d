// The listeners by themselves, on a board of nothing but what they ask of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asking } from './asking'

const thing = (dataset: Record<string, string>) => {
  const it = { dataset, isConnected: true, closest: () => it, matches: () => true }
  return it
}
const sit = () => {
  const heard = new Map<string, (event: object) => void>()
  const board = {
    addEventListener: (name: string, act: (event: object) => void) => heard.set(name, act),
    removeEventListener: (name: string) => heard.delete(name),
    contains: () => true,
  }
  const peek = vi.fn()
  const open = vi.fn()
  const named = (key: string) => (key === 'play:wolf' ? 'wolf' : null)
  const leave = asking({ peek, open, named })(board as unknown as HTMLElement)
  const tell = (name: string, target: object, more: object = {}) => {
    const event = {
      target,
      pointerType: 'mouse',
      isPrimary: true,
      buttons: 0,
      clientX: 10,
      clientY: 10,
      preventDefault: vi.fn(),
      stopPropagation: vi.fn(),
      stopImmediatePropagation: vi.fn(),
      ...more,
    }
    heard.get(name)!(event)
    return event
  }
  return { tell, peek, open, leave, heard }
}
const last = (peek: ReturnType<typeof vi.fn>) => peek.mock.calls.at(-1)?.[0]?.about ?? null

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const card = thing({ thing: 'tag:3', about: 'bear' })
const finger = { pointerType: 'touch' }

test('a mouse that rests sees a note, and one that goes on does not', async () => {
  const { tell, peek } = sit()
  tell('pointerover', card)
  tell('pointerleave', card)
  await vi.advanceTimersByTimeAsync(1000)
  expect(peek).not.toHaveBeenCalled()
  tell('pointerover', card)
  await vi.advanceTimersByTimeAsync(1000)
  expect(last(peek)).toBe('bear')
  tell('pointerleave', card)
  await vi.advanceTimersByTimeAsync(1)
  expect(last(peek)).toBe(null)
})

test('a keyboard that stands on a line of the list sees what it is about, and H opens it', async () => {
  const { tell, peek, open } = sit()
  const line = thing({ key: 'play:wolf' })
  tell('focusin', line)
  await vi.advanceTimersByTimeAsync(1000)
  expect(last(peek)).toBe('wolf')
  const pressed = tell('keydown', line, { key: 'h' })
  expect(open).toHaveBeenCalledWith('wolf', 'play:wolf')
  expect(pressed.preventDefault).toHaveBeenCalled()
})

test('a long press opens all of it, and is no choice', async () => {
  const { tell, open } = sit()
  tell('pointerdown', card, finger)
  await vi.advanceTimersByTimeAsync(600)
  expect(open).toHaveBeenCalledWith('bear', 'tag:3')
  tell('pointerup', card, finger)
  expect(tell('click', card).stopImmediatePropagation).toHaveBeenCalled()
  // The next press is one again.
  tell('pointerdown', card, finger)
  tell('pointerup', card, finger)
  expect(tell('click', card).stopImmediatePropagation).not.toHaveBeenCalled()
})

test('a finger that wanders drags, and asks nothing', async () => {
  const { tell, open, leave, heard } = sit()
  tell('pointerdown', card, finger)
  tell('pointermove', card, { ...finger, clientX: 40 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(open).not.toHaveBeenCalled()
  leave()
  expect(heard.size).toBe(0)
})

test("the system's own long press, which cancels the finger, is one too", async () => {
  const { tell, open } = sit()
  tell('pointerdown', card, finger)
  await vi.advanceTimersByTimeAsync(300)
  expect(tell('contextmenu', card).preventDefault).toHaveBeenCalled()
  tell('pointercancel', card, finger)
  await vi.advanceTimersByTimeAsync(1000)
  expect(open.mock.calls).toEqual([['bear', 'tag:3']])
})

test('a finger that rests is not let go of when the focus leaves something else', async () => {
  const { tell, open } = sit()
  tell('pointerdown', card, finger)
  tell('focusout', thing({ key: 'play:wolf' }))
  await vi.advanceTimersByTimeAsync(600)
  expect(open).toHaveBeenCalledOnce()
})
