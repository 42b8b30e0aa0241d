// A line that has been hung up: nothing more is said on it, and whoever asks is told that it is gone.
import { afterEach, expect, test, vi } from 'vitest'
import { Lost, Socket } from './socket'

afterEach(() => vi.unstubAllGlobals())

test('nothing is sent on a line that is closing', async () => {
  const sent: string[] = []
  class Line {
    static OPEN = 1
    static made: Line[] = []
    readyState = 1
    onmessage: (event: { data: string }) => void = () => {}
    constructor() {
      Line.made.push(this)
    }
    send(text: string) {
      // A browser complains of this on its console, and sends nothing.
      if (this.readyState !== 1) throw new Error('WebSocket is already in CLOSING or CLOSED state')
      sent.push(text)
    }
    close() {
      this.readyState = 2
    }
  }
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
  const socket = new Socket('room', null, {
    heard: () => ({ since: 0, chat: 0 }),
    message: () => {},
    status: () => {},
  })
  Line.made[0]!.onmessage({ data: JSON.stringify({ type: 'welcome' }) })
  void socket.request('undo', {}).catch(() => null)
  expect(sent).toHaveLength(1)
  socket.close()
  await expect(socket.request('undo', {})).rejects.toBeInstanceOf(Lost)
  expect(sent).toHaveLength(1)
})
