// A table as this browser knows it: what the server said last, what we have said and it has not heard, what happened.
import type { Event } from '../games/view'
import { later, replying } from '../app/later.svelte'
import { share } from '../app/share'
import type { Part } from '../texts/phrases'
import { Refusal, api } from '../server/api'
import { outdated, reload } from '../server/build'
import { Link, type Socket, newId, unheard } from '../server/link'
import type { Change, Happened, Offered, SeatState, State, TableInfo } from '../wire'

const LOBBY = 2_000 // milliseconds between looks at a table that has not begun
const ROUND = 8_000 // … whether those we wait for are at it
const SEEN = 300 // … until the server is told what was seen: others have just moved, and much is drawn
const AGAIN = 4_000 // … at one that is over, where somebody may want to play again
export const STILL = 250 // milliseconds after a change of the options in which a click is for the old ones

/** What happened at one entry of the log. */
export interface Chunk {
  number: number
  kind: Happened['kind']
  seat: number
  events: Event[]
  told: Part[] // the same in words
}

type Requests = { [K in Change as K['type']]: Omit<K, 'type' | 'id' | 'seat' | 'number'> }

export class Table {
  info: TableInfo | null = $state.raw(null)
  state: State | null = $state.raw(null)
  received = $state(0) // when the state came, for clocks
  connected = $state(true)
  sending: Change | null = $state.raw(null)
  problem: unknown = $state.raw(null)
  missing: unknown = $state.raw(null) // why there is no such table for us
  log: Chunk[] = $state.raw([])
  away = $state(0) // the entry up to which the person had looked when the page was opened
  seat: number | null = $state(null) // whose place we take
  declined: Offered['offer'] | null = $state(null) // what we had asked for, and somebody said no to
  absent: number[] = $state.raw([]) // seats of people who were not at the table at the last two looks
  answering = false // the person was at the answers when these went away: the next ones get the focus
  private link: Link | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private round: ReturnType<typeof setInterval>
  private missed: number[] = [] // at the last look
  private changed = 0
  private looking: ReturnType<typeof setTimeout> | undefined
  private replied = (): void => {}
  private withdrew = false // a request of ours went by our own hand
  private stale = false // the server has a newer page
  private ended = false

  constructor(readonly id: string) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.round = setInterval(() => void this.lookRound(), ROUND)
    void this.refresh()
  }

  end(): void {
    clearInterval(this.round)
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.looking)
    this.link?.end()
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
  }

  // ── what is known ─────────────────────────────────────────────────────────────────────────────────────────────────

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? []
  }

  get mine(): SeatState | null {
    return this.state?.seats.find((one) => one.seat === this.seat) ?? null
  }

  /** What everybody sees, with what only this seat sees instead. */
  get view(): unknown {
    // A game that was ended by agreement asks nobody any more, whatever its rules would ask next.
    return this.state && { ...(this.state.view as object), ...this.mine?.own, ...(this.state.over && { over: true, asked: [] }) }
  }

  get asked(): boolean {
    return this.seat !== null && !this.state?.over && !!this.mine?.choices.length
  }

  /** Another seat of this browser that is asked, while the present one is not: the device goes to its player. */
  get next(): number | null {
    if (!this.state || this.state.over || this.asked) return null
    return this.state.seats.find((one) => one.seat !== this.seat && one.choices.length)?.seat ?? null
  }

  /** Two seats that see the same need not look away. */
  readonly secrets = $derived.by((): boolean => {
    const views = this.state?.seats.map((one) => JSON.stringify({ ...one.own, seat: 0 })) ?? []
    return new Set(views).size > 1
  })

  private get place(): string {
    return `habitable-seat-${this.id}`
  }

  /** Takes another seat of this browser. A page that is loaded anew stays where it was: who sits before it may not look
   *  into the hand of whoever is next. */
  sit(seat: number | null): void {
    this.seat = seat
    if (seat !== null) later(() => sessionStorage.setItem(this.place, String(seat)))
  }

  /** A click this soon after the options changed was meant for the old ones. */
  tooSoon(): boolean {
    return performance.now() - this.changed < STILL
  }

  // ── what we send ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** One answer, or several that are one step. */
  answer(answer: number, then: number[] = []): void {
    this.submit('answer', { answer, then })
  }

  submit<K extends keyof Requests>(type: K, more: Requests[K]): void {
    if (this.seat === null || !this.state || !this.link || this.sending) return
    const change = { type, seat: this.seat, number: this.state.number, ...more, id: newId() } as unknown as Change
    if (type === 'consent') this.withdrew = true
    this.declined = null
    if (type === 'resign' || type === 'return') delete (change as { number?: number }).number
    this.sending = change
    this.replied = replying()
    this.problem = null
    this.link.submit(change)
  }

  private heard(): void {
    this.sending = null
    this.replied()
  }

  /** Only computer players are asked, and I wait for them. */
  get botsPlay(): boolean {
    const { state, info } = this
    if (!state || !info || state.over || this.seat === null || !state.asked.length) return false
    return state.asked.every((seat) => seat < 0 || (info.seats[seat]?.level ?? null) !== null)
  }

  /** Lets them play without pauses until somebody is asked. */
  hurryBots(): void {
    if (this.botsPlay) this.link?.sendOnce({ type: 'hurry' })
  }

  /** The person has seen everything so far. */
  looked(): void {
    clearTimeout(this.looking)
    if (this.seat === null || document.visibilityState !== 'visible') return
    this.looking = setTimeout(() => this.state && this.link?.sendOnce({ type: 'seen', number: this.state.number }), SEEN)
  }

  // ── what we receive ───────────────────────────────────────────────────────────────────────────────────────────────

  /** The table itself: its seats, and whether it has begun. */
  async refresh(): Promise<void> {
    clearTimeout(this.timer)
    let late = false // we were asked to come later
    try {
      this.info = await api.table(this.id)
      this.missing = null
      this.connected = true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      late = error.status === 429
      const final = error.code === 'damaged' || (error.status >= 400 && error.status < 500)
      if (final && !late) this.missing = error
      else if (!late) this.connected = false
    }
    if (this.ended) return
    const { state, rematch } = this.info ?? {}
    if (state && state !== 'open') this.follow()
    const pause = state === 'over' ? AGAIN : LOBBY
    if ((state !== 'playing' || late) && !rematch && !this.missing) this.timer = setTimeout(() => void this.refresh(), pause)
  }

  /** Whether the people whom we wait for are at the table. Whoever only loads the page anew is not away. */
  private async lookRound(): Promise<void> {
    const others = this.state?.asked.filter((seat) => this.info?.seats[seat]?.kind === 'person' && !this.info.seats[seat].mine) ?? []
    if (this.info?.state !== 'playing' || !others.length || document.visibilityState === 'hidden') return
    const info = await api.table(this.id).catch(() => null)
    if (!info || this.ended) return
    const gone = info.seats.filter((seat) => seat.here === false).map((seat) => seat.seat)
    this.absent = gone.filter((seat) => this.missed.includes(seat))
    this.missed = gone
  }

  private follow(): void {
    this.link ??= new Link(() => this.open(), {
      state: (state) => this.onState(state),
      taken: (change) => {
        if (this.sending?.id === change.id) this.heard()
        this.renew()
      },
      refused: (change, { code, arguments: values }) => {
        if (change === null || this.sending?.id === change.id) this.heard()
        this.problem = new Refusal(code, values)
        this.renew()
      },
      connected: (yes) => void this.connection(yes),
    })
  }

  private open(): Socket {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`) as unknown as Socket
  }

  private async connection(yes: boolean): Promise<void> {
    const back = yes && !this.connected
    this.connected = yes
    // The server may have been another one meanwhile.
    if (back) this.stale = await outdated()
    this.renew()
  }

  /** Between two answers an old page may go: what was sent is in the server's log, nothing is lost. */
  private renew(): void {
    if (this.stale && this.connected && !this.ended && !unheard()) reload()
  }

  private onState(state: State): void {
    const before = this.state
    const choices = (one: State | null) => JSON.stringify(one?.seats.map((seat) => seat.choices.map((c) => c.answer)))
    if (before && choices(before) !== choices(state)) this.changed = performance.now()
    this.notice(before, state)
    this.state = { ...state, view: share(before?.view, state.view) }
    this.received = Date.now()
    if (!before) this.begin(state)
    else if (state.number > before.number) this.append(before.number, state)
    // The device goes round without a word where nobody has a secret.
    if (this.next !== null && !this.secrets) this.sit(this.next)
    // who sits where changes only with an entry
    const asides = state.happened.some((one) => one.kind !== 'answer' && one.kind !== 'undo')
    if (state.over !== (this.info?.state === 'over') || (before && asides)) void this.refresh()
  }

  /** A request that went without any new entry was declined; one that an entry overtook has lapsed. */
  private notice(before: State | null, state: State): void {
    if (before?.number !== state.number) this.declined = null
    const mine = before?.offers.filter((one) => one.seat === this.seat) ?? []
    const gone = mine.find(({ offer }) => !state.offers.some((one) => one.offer === offer && one.seat === this.seat))
    if (gone && before?.number === state.number && !this.withdrew) this.declined = gone.offer
    if (!state.offers.some((one) => one.seat === this.seat)) this.withdrew = false
  }

  /** The first state: which seat is ours, and what has happened until now? */
  private begin(state: State): void {
    const last = state.seats.find((one) => String(one.seat) === sessionStorage.getItem(this.place))
    this.sit((last ?? state.seats.find((one) => one.choices.length) ?? state.seats[0])?.seat ?? null)
    this.away = this.mine?.looked ?? state.number
    void this.read(state.number)
  }

  /** All of the log. */
  private async read(until: number): Promise<void> {
    let after = 0
    const found: Chunk[] = []
    try {
      for (;;) {
        const { frames } = await api.replay(this.id, { after, views: 0, ...(this.seat === null ? {} : { eyes: this.seat }) })
        for (const { number, seat, events, told } of frames)
          found.push({ number, kind: 'answer', seat, events: events as Event[], told })
        after = frames.at(-1)?.number ?? until
        if (!frames.length || after >= until) break
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
    const known = new Set(this.log.map((chunk) => chunk.number))
    this.log = [...found.filter((chunk) => !known.has(chunk.number)), ...this.log].sort((a, b) => a.number - b.number)
  }

  private append(since: number, state: State): void {
    const fresh = state.happened.filter((one) => one.number > since)
    if (fresh[0]?.number !== since + 1) {
      // Too much has happened for the message to carry it.
      this.log = []
      void this.read(state.number)
      return
    }
    let log = this.log
    for (const one of fresh) {
      if (one.kind === 'undo') log = log.filter((chunk) => chunk.number <= one.to)
      log = [...log, { number: one.number, kind: one.kind, seat: one.seat, events: one.events as Event[], told: one.told }]
    }
    this.log = log
  }

  private hurry = (): void => {
    if (document.visibilityState === 'hidden') return
    this.link?.hurry()
    if (!this.link) void this.refresh()
  }
}
