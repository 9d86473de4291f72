// What has just happened on Earth: for a moment it is marked, and species fly to where they are. The state itself is
// shown at once.
import { duration } from '../app/settings.svelte'
import type { Event } from '../games/view'
import { type EarthView, differences } from './land'

const MOMENT = 1_000 // milliseconds
const NONE: ReadonlySet<string> = new Set()
const MOST = 24 // more flights than this nobody can follow

export interface Flight {
  animal: string
  from: number[]
  to: number[]
}

export class Moves {
  tiles: ReadonlySet<string> = $state.raw(NONE)
  corners: ReadonlySet<string> = $state.raw(NONE)
  flights: Flight[] = $state.raw([])
  private cubes: ReadonlyMap<string, ReadonlySet<string>> = $state.raw(new Map())
  private timer: ReturnType<typeof setTimeout> | undefined

  species(hex: string): ReadonlySet<string> {
    return this.cubes.get(hex) ?? NONE
  }

  /** From one state to the next. */
  mark(before: EarthView, now: EarthView, happened: readonly Event[]): void {
    const time = duration(MOMENT)
    if (!time) return
    const { cubes, tiles, corners } = differences(before, now)
    if (!cubes.length && !tiles.length && !corners.length) return
    const by = new Map<string, Set<string>>()
    for (const { key, animal } of cubes) by.set(key, (by.get(key) ?? new Set()).add(animal))
    this.cubes = by
    this.tiles = new Set(tiles)
    this.corners = new Set(corners)
    this.flights = happened
      .filter((one) => one.event === 'cube_moved')
      .map((one) => ({ animal: one.animal as string, from: one.hex as number[], to: one.target as number[] }))
      .slice(-MOST)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.end(), time)
  }

  end(): void {
    clearTimeout(this.timer)
    if (this.cubes.size) this.cubes = new Map()
    if (this.tiles.size) this.tiles = NONE
    if (this.corners.size) this.corners = NONE
    if (this.flights.length) this.flights = []
  }
}
