// What has just come, as long as it is marked: a tile that landed, animals that settled.
import { duration } from '../../app/settings.svelte'
import type { Event } from '../view'
import { fieldsOf } from './told'

const MOMENT = 1300 // milliseconds
const NONE: readonly number[] = []

export interface Landed {
  seat: number
  face: number
}

export class Arrivals {
  tile: Landed | null = $state.raw(null)
  animals: readonly number[] = $state.raw(NONE)
  readonly fields = $derived.by(() => {
    const { tile } = this
    return tile ? fieldsOf(tile.face) : NONE
  })
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Marks what came, beside what is still marked; the tile that a seat laid, or for a spectator anybody's. */
  mark(events: Event[], seat: number | null): Landed | null {
    const laid = events.findLast((event) => event.event === 'laid' && (seat === null || event.seat === seat))
    const tile = laid ? { seat: laid.seat as number, face: (laid.place as number[])[0]! } : null
    const animals = events.flatMap((event) => (event.event === 'settled' ? [event.animal as number] : []))
    const time = duration(MOMENT)
    if (!time || (!tile && !animals.length)) return tile
    this.tile = tile ?? this.tile
    this.animals = [...this.animals, ...animals]
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.end(), time)
    return tile
  }

  end(): void {
    clearTimeout(this.timer)
    this.tile = null
    this.animals = NONE
  }
}
