// The socket that stays: what was sent counts once, whatever happens to the connection.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Link, type Listener, PING, SILENCE, type Socket, newId } from '../src/server/link'
import type { Answer, Change, FromServer, State, Taken } from '../src/wire'

class Fake implements Socket {
  readyState = 0
  sent: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(data: string): void {
    this.sent.push(data)
  }
  close(): void {
    this.closed = true
    this.readyState = 3
  }
  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  lose(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  get changes(): Change[] {
    return this.sent.map((one) => JSON.parse(one)).filter((one) => one.type !== 'ping')
  }
}

const state = (number: number, taken: Taken[] = []): State => ({
  type: 'state', number, stamp: number, over: false, asked: [0], away: [], heading: '', ending: [], view: null, seats: [], happened: [], since: 0, offers: [], clocks: [], taken,
}) // prettier-ignore
const answer = (id: string): Answer => ({ type: 'answer', seat: 0, number: 1, answer: 5, id })

let sockets: Fake[]
let received: unknown[]
let connected: boolean[]
let link: Link

const listener: Listener = {
  state: (message) => received.push(message.number),
  taken: (change, message) => received.push(`${change.id} ${message.number}`),
  refused: (change, message) => received.push(`${change?.id ?? '-'} ${message.code}`),
  connected: (yes) => connected.push(yes),
}
const last = () => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  received = []
  connected = []
  link = new Link(() => {
    const socket = new Fake()
    sockets.push(socket)
    return socket
  }, listener)
})
afterEach(() => {
  link.end()
  vi.useRealTimers()
})

describe('an answer', () => {
  test('is sent once the connection is there', () => {
    link.submit(answer('a1'))
    expect(last().sent).toEqual([])
    last().accept()
    expect(last().changes).toEqual([answer('a1')])
  })

  test('is sent again with the same id after a loss, until there is a reply', () => {
    last().accept()
    link.submit(answer('a1'))
    last().lose()
    vi.advanceTimersByTime(1_000)
    expect(sockets.length).toBe(2)
    last().accept()
    expect(last().changes).toEqual([answer('a1')])
    last().say(state(2, [{ type: 'taken', id: 'a1', number: 2 }]))
    expect(received).toEqual(['a1 2', 2])
    last().lose()
    vi.advanceTimersByTime(1_000)
    last().accept()
    expect(last().changes).toEqual([])
    expect(link.waiting).toBe(0)
  })

  test('that is refused is not sent again', () => {
    last().accept()
    link.submit(answer('a1'))
    last().say({ type: 'refused', code: 'outdated', arguments: {}, id: 'a1' })
    expect(received).toEqual(['a1 outdated'])
    expect(link.waiting).toBe(0)
  })

  test('that the server could not keep is sent again', () => {
    last().accept()
    link.submit(answer('a1'))
    last().say({ type: 'refused', code: 'not-kept', arguments: {}, id: 'a1' })
    vi.advanceTimersByTime(1_100)
    expect(last().changes).toEqual([answer('a1'), answer('a1')])
    expect(received).toEqual([])
  })
})

describe('the connection', () => {
  test('that says nothing is given up within ten seconds', () => {
    last().accept()
    last().say(state(1))
    vi.advanceTimersByTime(SILENCE + PING)
    expect(connected).toEqual([true, false])
    expect(sockets[0]!.closed).toBe(true)
    expect(SILENCE).toBeLessThan(10_000)
  })

  test('that answers pings stays', () => {
    last().accept()
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(PING)
      last().say({ type: 'pong' })
    }
    expect(sockets.length).toBe(1)
  })

  test('that never opens is given up too', () => {
    vi.advanceTimersByTime(SILENCE + PING + 1_000)
    expect(sockets.length).toBeGreaterThan(1)
  })

  test('is tried again at longer and longer intervals', () => {
    for (let i = 0; i < 10; i++) {
      last().lose()
      vi.advanceTimersByTime(8_000)
    }
    expect(sockets.length).toBe(11)
    last().lose()
    vi.advanceTimersByTime(1_000)
    expect(sockets.length).toBe(11)
    link.hurry() // the network is back
    expect(sockets.length).toBe(12)
  })

  test('is not tried again when the server has refused us', () => {
    last().accept()
    last().say({ type: 'refused', code: 'no-such-table', arguments: {}, id: null })
    last().lose(4_404)
    vi.advanceTimersByTime(60_000)
    expect(sockets.length).toBe(1)
    expect(received).toEqual(['- no-such-table'])
  })

  test('tells nothing any more once it has been replaced', () => {
    const old = last()
    old.accept()
    old.lose()
    vi.advanceTimersByTime(1_000)
    old.say(state(9))
    expect(received).toEqual([])
  })
})

test('a state that is older than the one we have is not shown', () => {
  last().accept()
  for (const number of [4, 3, 4, 5]) last().say(state(number))
  expect(received).toEqual([4, 4, 5])
})

test('ids differ and are such as the server takes', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})
