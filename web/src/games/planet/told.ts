// What lines of the log are about: the face that a tile was laid on, and animals.
import { type Part, phrasesIn, seatIn } from '../../texts/phrases'
import type { Landed } from './arrivals.svelte'
import { SIDES } from './geometry'

export interface Told {
  laid: Landed | null // the first of them
  animals: readonly number[]
}

export function toldBy(lines: readonly Part[]): Told {
  const out: { laid: Landed | null; animals: number[] } = { laid: null, animals: [] }
  for (const [, { seat, face, card }] of phrasesIn(lines)) {
    const whose = seatIn(seat)
    if (whose !== null && face !== undefined) out.laid ??= { seat: whose, face: Number(face) }
    if (card !== undefined) out.animals.push(Number(card))
  }
  return out
}

export const fieldsOf = (face: number): number[] => Array.from({ length: SIDES }, (_, edge) => SIDES * face + edge)
