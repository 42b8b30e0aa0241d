// The line to a room: opens itself again after any break, catches up from the last event it heard,
// and pairs every request with its reply.
import {
  VERSION,
  type FromClient,
  type FromTable,
  type OptionInfo,
  type Prospect,
  type Refused as RefusedMessage,
  type Step,
  type Verdict,
} from '../protocol'
import { Refused } from './api'

type Body = { [M in FromClient as M['type']]: Omit<M, 'id' | 'type'> }
type Asked = Exclude<FromClient['type'], 'hello' | 'ping'>
type Reply = Extract<FromTable, { id: number }>

export type Status = 'connecting' | 'open' | 'lost' | 'closed' | 'reload' | 'forbidden'

export interface Line {
  heard: () => { since: number; chat: number }
  message: (message: FromTable) => void
  status: (status: Status) => void
}

/** A line that has said nothing for so long is asked whether it still does. */
const PING = 3_000
/** One that says nothing to that for so long is dead, whatever the system believes. */
const DEAD = 5_000
/** One that does not open within this is tried anew: perhaps another worker opens. */
const OPENING = 5_000
/** A room that has slept may take longer to say what it is. */
const WAKING = 10_000
const BEAT = 500
const PATIENCE = 10_000
/** Doubling waits with chance, so that a restarted server is not run over by everybody at once. */
const wait = (tries: number) => Math.min(8_000, 250 * 2 ** tries) * (0.6 + 0.8 * Math.random())

export class Socket {
  private ws: WebSocket | null = null
  private tries = 0
  private next = 1
  private open = false
  private ended = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private late: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private lastWord = 0
  private pinged = 0
  private readonly asked = new Map<
    number,
    { done: (reply: Reply) => void; failed: (error: Error) => void }
  >()

  constructor(
    private readonly room: string,
    private readonly seat: number | null,
    private readonly line: Line,
  ) {
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  private readonly hurry = (): void => {
    if (this.ended || this.open || document.visibilityState !== 'visible') return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    if (this.ended || (this.ws && this.ws.readyState <= WebSocket.OPEN)) return
    this.line.status(this.tries ? 'lost' : 'connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const ws = new WebSocket(`${scheme}://${location.host}/ws/${this.room}`)
    this.ws = ws
    this.late = setTimeout(() => this.giveUp(ws), OPENING)
    ws.onopen = () => {
      clearTimeout(this.late)
      this.late = setTimeout(() => this.giveUp(ws), WAKING)
      const { since, chat } = this.line.heard()
      const hello: FromClient = {
        type: 'hello',
        version: VERSION,
        room: this.room,
        seat: this.seat,
        since,
        chat_since: chat,
      }
      ws.send(JSON.stringify(hello))
    }
    ws.onmessage = (event: MessageEvent<string>) => {
      this.lastWord = Date.now()
      this.take(JSON.parse(event.data) as FromTable)
    }
    ws.onclose = (event) => this.closed(ws, event.code)
  }

  private take(message: FromTable): void {
    if (message.type === 'welcome') {
      this.open = true
      this.tries = 0
      this.line.status('open')
      clearTimeout(this.late)
      clearInterval(this.beat)
      this.beat = setInterval(() => this.alive(), BEAT)
    }
    if (message.type === 'reload') {
      this.end('reload')
      return
    }
    if ('id' in message) {
      const waiting = this.asked.get(message.id)
      this.asked.delete(message.id)
      if (message.type === 'refused') waiting?.failed(refusedBy(message))
      else waiting?.done(message)
      return
    }
    this.line.message(message)
  }

  private alive(): void {
    const ws = this.ws
    const now = Date.now()
    if (!ws) return
    if (this.pinged > this.lastWord) {
      if (now - this.pinged > DEAD) this.giveUp(ws)
    } else if (now - this.lastWord >= PING) {
      this.pinged = now
      this.send({ type: 'ping', id: 0 })
    }
  }

  private giveUp(ws: WebSocket): void {
    ws.close()
    this.closed(ws, 1006) // its own farewell may take long: nobody hears it
    if (this.ws === ws) this.ws = null
  }

  private closed(ws: WebSocket, code: number): void {
    if (ws !== this.ws) return
    this.open = false
    clearTimeout(this.late)
    clearInterval(this.beat)
    for (const { failed } of this.asked.values()) failed(new Lost())
    this.asked.clear()
    if (this.ended) return
    if (code === 4404 || code === 4403) {
      this.end('forbidden')
      return
    }
    this.tries += 1
    this.line.status('lost')
    this.timer = setTimeout(() => this.connect(), wait(this.tries))
  }

  private send(message: FromClient): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message))
  }

  request<T extends Asked>(type: T, body: Body[T]): Promise<Reply> {
    if (!this.open || this.ws?.readyState !== WebSocket.OPEN) return Promise.reject(new Lost())
    const id = this.next++
    return new Promise((done, failed) => {
      const slow = setTimeout(() => {
        this.asked.delete(id)
        failed(new Lost())
      }, PATIENCE)
      this.asked.set(id, {
        done: (reply) => {
          clearTimeout(slow)
          done(reply)
        },
        failed: (error) => {
          clearTimeout(slow)
          failed(error)
        },
      })
      this.send({ type, id, ...body } as unknown as FromClient)
    })
  }

  async extend(
    number: number,
    soFar: readonly string[],
    slot = '',
    after: Step[] = [],
  ): Promise<OptionInfo[]> {
    const reply = await this.request('extend', {
      number,
      so_far: [...soFar],
      ...(slot ? { slot } : {}),
      ...(after.length ? { after } : {}),
    } as Body['extend'])
    return reply.type === 'continuations' ? reply.options : []
  }

  async why(number: number, answer: unknown, after: Step[] = []): Promise<Verdict | null> {
    const reply = await this.request('why', { number, answer, after })
    return reply.type === 'verdict' && reply.rule ? reply : null
  }

  async propose(number: number, after: Step[] = []): Promise<unknown[]> {
    const reply = await this.request('propose', { number, after })
    return reply.type === 'proposals' ? reply.answers : []
  }

  /** What would be asked after these answers; null if the line does not say. */
  async ahead(number: number, steps: Step[]): Promise<Prospect | null> {
    const reply = await this.request('ahead', { number, steps })
    return reply.type === 'prospect' ? reply : null
  }

  private end(status: Status): void {
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.late)
    clearInterval(this.beat)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.line.status(status)
  }

  close(): void {
    this.end('closed')
    this.ws?.close()
  }
}

/** The line broke before a reply came: nobody knows yet whether the request was done. */
export class Lost extends Error {
  constructor() {
    super('connection lost')
  }
}

const refusedBy = (message: RefusedMessage): Refused => new Refused(message.rule, message.args, 0)
