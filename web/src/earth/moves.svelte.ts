// What has just happened on Earth, only to be looked at: the state itself is shown at once. Events play one after the
// other over it: species fly, crowns change hands, pawns are lifted, points go to their animal.
import { duration } from '../app/settings.svelte'
import type { Event } from '../games/view'
import { type Beat, type Passage, beatsOf } from './beats'
import { type EarthView, differences } from './land'

const FLIGHT = 700 // milliseconds that one thing moves
const STAGGER = 160 // … until the next one begins
const MOST = 4_000 // nobody looks on for longer
const NONE: ReadonlySet<string> = new Set()

/** Something that moves over the map: a species that goes to another tile or is gone, or a crown that comes. */
export interface Flight {
  id: number
  sort: Passage
  animal: string | null // null: a crown that nobody has any more
  from: number[]
  to: number[]
  delay: number
  until: number
}

export interface Payment {
  id: number
  animal: string
  points: number
  hex: number[] | null // where they come from
  delay: number
  until: number
}

export class Moves {
  tiles: ReadonlySet<string> = $state.raw(NONE)
  corners: ReadonlySet<string> = $state.raw(NONE)
  flights: Flight[] = $state.raw([])
  payments: Payment[] = $state.raw([])
  pawns: ReadonlyMap<string, { animal: string; lifted: boolean; delay: number; until: number }> = $state.raw(new Map()) // by space
  playing = $state(false)
  private cubes: ReadonlyMap<string, ReadonlySet<string>> = $state.raw(new Map())
  private timer: ReturnType<typeof setTimeout> | undefined
  private until = 0 // when all of it is over
  private made = 0

  species(hex: string): ReadonlySet<string> {
    return this.cubes.get(hex) ?? NONE
  }

  /** From one state to the next. What still moves goes on, and this comes after it. */
  mark(before: EarthView, now: EarthView, happened: readonly Event[]): void {
    if (!duration(FLIGHT)) return
    const beats = beatsOf(happened)
    const { cubes, tiles, corners } = differences(before, now)
    if (!cubes.length && !tiles.length && !corners.length && !beats.length) return
    const by = new Map([...this.cubes].map(([key, animals]) => [key, new Set(animals)]))
    for (const { key, animal } of cubes) by.set(key, (by.get(key) ?? new Set()).add(animal))
    this.cubes = by
    this.tiles = new Set([...this.tiles, ...tiles])
    this.corners = new Set([...this.corners, ...corners])
    this.schedule(beats)
  }

  private schedule(beats: readonly Beat[]): void {
    const time = performance.now()
    const room = duration(MOST) - duration(FLIGHT)
    const start = Math.min(Math.max(0, this.until - time - duration(FLIGHT) + duration(STAGGER)), room)
    const step = Math.min(duration(STAGGER), (room - start) / Math.max(1, beats.length))
    const left = ({ until }: { until: number }): boolean => until > time
    const [flights, payments] = [this.flights.filter(left), this.payments.filter(left)]
    const pawns = new Map([...this.pawns].filter(([, pawn]) => left(pawn)))
    beats.forEach((beat, i) => {
      const delay = Math.round(start + i * step)
      const one = { id: this.made++, delay, until: time + delay + duration(FLIGHT) }
      if (beat.is === 'flight') flights.push({ ...beat, ...one })
      else if (beat.is === 'points') payments.push({ ...beat, ...one })
      else pawns.set(beat.space, { ...beat, ...one })
    })
    this.flights = flights
    this.payments = payments
    this.pawns = pawns
    this.playing = true
    this.until = Math.max(this.until, time + start + Math.max(0, beats.length - 1) * step + duration(FLIGHT))
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.end(), this.until - time + 50)
  }

  /** It is over, or nobody wants to see more of it. */
  end(): void {
    clearTimeout(this.timer)
    this.until = 0
    if (!this.playing) return
    this.playing = false
    this.cubes = new Map()
    this.tiles = this.corners = NONE
    this.flights = []
    this.payments = []
    this.pawns = new Map()
  }
}
