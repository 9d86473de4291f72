// Points over turns, from what was told: every point that an animal gets or loses is an event.
import type { Event } from '../games/view'

const START = 'start' // the reason of points that come with a place on Earth

export interface After {
  turn: number | null // null: the end of the game, with what was scored then
  points: number[] // by animal
}

/** What the animals had after each turn. Null while the events do not add up to what they have now, as before the whole log is there. */
export function pointsOverTurns(events: Iterable<Event>, animals: readonly { animal: string; points: number }[]): After[] | null {
  const now = animals.map(() => 0)
  const start = animals.map(() => 0) // what they began with
  const rows: After[] = []
  let turn: number | null = 1 // that is being played
  const close = (after: number | null) => rows.push({ turn: after, points: [...now] })
  for (const event of events) {
    if (event.event === 'points') {
      const at = animals.findIndex((one) => one.animal === event.animal)
      if (at < 0) return null
      now[at]! += event.points as number
      if (event.reason === START) start[at]! += event.points as number
    } else if (event.event === 'turn') {
      turn = event.round as number
      close(turn - 1)
    } else if (event.event === 'round_ends') {
      if (!rows.length) rows.push({ turn: 0, points: start })
      close(event.round as number)
      turn = (event.round as number) + 1
    } else if (event.event === 'final_scoring') {
      close(turn)
      turn = null
    }
  }
  close(turn)
  return now.every((points, i) => points === animals[i]!.points) ? rows : null
}
