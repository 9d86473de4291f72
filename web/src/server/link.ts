// A table's socket that stays: it comes back after every loss, sends again what has no reply, and notices silence.
import type { Change, FromClient, FromServer, Refused, State, Taken } from '../wire'

export const PING = 3_000 // milliseconds between checks whether the server is there
export const SILENCE = 9_000 // without a word from it the connection is dead, whatever the browser thinks
const BACK_OFF = [100, 300, 700, 1_500, 3_000, 6_000] // milliseconds before the next attempt
const REFUSED = 4_000 // codes from here on: the server does not want us at this table

/** What we use of a WebSocket. */
export interface Socket {
  readonly readyState: number
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface Listener {
  state(state: State): void
  /** A change is in the log, or waits for others. */
  taken(change: Change, message: Taken): void
  /** A change was not taken; without one, the whole table. */
  refused(change: Change | null, message: Refused): void
  connected(yes: boolean): void
}

const links = new Set<Link>()

/** Whether somebody has said something that no server has replied to yet: it would be lost with the page. */
export function unheard(): boolean {
  return [...links].some((link) => link.waiting > 0)
}

export class Link {
  private socket: Socket | null = null
  private pending = new Map<string, Change>() // by id, in the order in which they were sent
  private attempts = 0
  private lastMessage = 0 // when it came
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private number = -1
  private ended = false

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
    private readonly now: () => number = Date.now,
  ) {
    links.add(this)
    this.connect()
  }

  get waiting(): number {
    return this.pending.size
  }

  /** Sends a change until the server has replied: sent again with the same id, it counts once. */
  submit(change: Change): void {
    this.pending.set(change.id, change)
    this.send(change)
  }

  /** Sends something that may get lost. */
  sendOnce(message: FromClient): void {
    this.send(message)
  }

  /** The network is back, or the page is looked at again: no waiting. */
  hurry(): void {
    if (this.ended) return
    if (!this.socket) this.connect()
    else if (this.now() - this.lastMessage > PING) this.send({ type: 'ping' })
  }

  end(): void {
    this.ended = true
    links.delete(this)
    this.drop()
    clearTimeout(this.timer)
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.drop()
    const socket = this.open()
    this.socket = socket
    this.lastMessage = this.now() // a connection that never opens is silent too
    this.beat = setInterval(() => this.checkSilence(), PING)
    socket.onopen = () => {
      this.lastMessage = this.now()
      for (const change of this.pending.values()) this.send(change)
    }
    socket.onmessage = ({ data }) => this.dispatch(JSON.parse(String(data)) as FromServer)
    socket.onclose = ({ code }) => this.lost(code)
  }

  private checkSilence(): void {
    if (this.now() - this.lastMessage >= SILENCE) this.lost(0)
    else this.send({ type: 'ping' })
  }

  private dispatch(message: FromServer): void {
    this.lastMessage = this.now()
    if (message.type === 'state') {
      this.attempts = 0
      this.listener.connected(true)
      for (const taken of message.taken) {
        const change = this.pending.get(taken.id)
        this.pending.delete(taken.id)
        if (change) this.listener.taken(change, taken)
      }
      // An older state can only come from a server that has not caught up with another one yet.
      if (message.number < this.number) return
      this.number = message.number
      this.listener.state(message)
    } else if (message.type === 'refused') {
      const change = (message.id !== null && this.pending.get(message.id)) || null
      // What the server could not keep may be kept at the next attempt; anything else is final.
      if (change && message.code === 'not-kept') {
        this.timer = setTimeout(() => this.pending.has(change.id) && this.send(change), 1_000)
        return
      }
      if (message.id !== null) this.pending.delete(message.id)
      this.listener.refused(change, message)
    }
  }

  private lost(code: number): void {
    this.drop()
    if (this.ended) return
    this.listener.connected(false)
    if (code >= REFUSED) return // it has said why
    const wait = BACK_OFF[Math.min(this.attempts++, BACK_OFF.length - 1)]!
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  private drop(): void {
    clearInterval(this.beat)
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message))
  }
}

/** An id of our own for a change. `crypto.randomUUID` does not exist over plain http on a LAN. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
