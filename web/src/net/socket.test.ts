// A line that has been hung up: nothing more is said on it, and whoever asks is told that it is gone.
// One that is silent, or does not open: another one is tried, soon enough.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Lost, Socket } from './socket'

class Line {
  static OPEN = 1
  static made: Line[] = []
  readyState = 0
  sent: string[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor() {
    Line.made.push(this)
  }
  send(text: string) {
    // A browser complains of this on its console, and sends nothing.
    if (this.readyState !== 1) throw new Error('WebSocket is already in CLOSING or CLOSED state')
    this.sent.push(text)
  }
  close() {
    this.readyState = 2
  }
  opens() {
    this.readyState = 1
    this.onopen()
  }
  says(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  pings() {
    return this.sent.filter((text) => text.includes('ping')).length
  }
}

const begun = () => {
  const socket = new Socket('room', null, {
    heard: () => ({ since: 0, chat: 0 }),
    message: () => {},
    status: () => {},
  })
  return { socket, line: Line.made[0]! }
}

const seated = () => {
  const made = begun()
  made.line.opens()
  made.line.says({ type: 'welcome' })
  made.line.sent = []
  return made
}

beforeEach(() => {
  vi.useFakeTimers()
  Line.made = []
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing is sent on a line that is closing', async () => {
  const { socket, line } = seated()
  void socket.request('undo', {}).catch(() => null)
  expect(line.sent).toHaveLength(1)
  socket.close()
  await expect(socket.request('undo', {})).rejects.toBeInstanceOf(Lost)
  expect(line.sent).toHaveLength(1)
})

test('a table that stands still is left, and another line is tried, within ten seconds', () => {
  const { socket, line } = seated()
  vi.advanceTimersByTime(9_500)
  expect(line.pings()).toBe(1)
  expect(Line.made).toHaveLength(2)
  line.onclose({ code: 1006 }) // its farewell comes late, and changes nothing
  expect(Line.made).toHaveLength(2)
  socket.close()
})

test('a line on which much is said is not asked whether it lives, and is kept', () => {
  const { socket, line } = seated()
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(2_000)
    line.says({ type: 'update' })
  }
  expect(line.pings()).toBe(0)
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(2_000)
    if (line.pings() > i / 4) line.says({ type: 'pong', id: 0 })
  }
  expect(Line.made).toHaveLength(1)
  socket.close()
})

test('a line that does not open is given up for another one', () => {
  const { socket } = begun()
  vi.advanceTimersByTime(6_000)
  expect(Line.made).toHaveLength(2)
  Line.made[1]!.opens()
  vi.advanceTimersByTime(9_000) // a room that has slept
  Line.made[1]!.says({ type: 'welcome' })
  vi.advanceTimersByTime(2_000)
  expect(Line.made).toHaveLength(2)
  socket.close()
  vi.advanceTimersByTime(60_000)
  expect(Line.made).toHaveLength(2)
})
