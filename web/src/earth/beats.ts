// What of an event is to be seen moving: on the map, and on the action display.
import type { Event } from '../games/view'

export type Passage = 'moved' | 'gone' | 'crown' // of a species to another tile, or to nowhere; of a crown

export type Beat =
  | { is: 'flight'; sort: Passage; animal: string | null; from: number[]; to: number[] }
  | { is: 'points'; animal: string; points: number; hex: number[] | null }
  | { is: 'pawn'; space: string; animal: string; lifted: boolean }

/** Points come from the tile that was scored, laid or covered before. */
export function beatsOf(events: readonly Event[]): Beat[] {
  const out: Beat[] = []
  let place: number[] | null = null
  for (const one of events) {
    const [name, hex, animal] = [one.event, one.hex as number[], one.animal as string]
    if (name === 'scored' || name === 'tile_laid' || name === 'frozen' || name === 'erupted') place = hex
    if (name === 'pawn_lifted' || name === 'pawn_placed') {
      place = null
      out.push({ is: 'pawn', space: one.space as string, animal, lifted: name === 'pawn_lifted' })
    } else if (name === 'cube_moved') out.push({ is: 'flight', sort: 'moved', animal, from: hex, to: one.target as number[] })
    else if (name === 'cubes_eliminated' || name === 'cubes_returned') out.push({ is: 'flight', sort: 'gone', animal, from: hex, to: hex })
    else if (name === 'dominance') out.push({ is: 'flight', sort: 'crown', animal: one.now as string | null, from: hex, to: hex })
    else if (name === 'points' && one.points) out.push({ is: 'points', animal, points: one.points as number, hex: place })
  }
  return out
}
