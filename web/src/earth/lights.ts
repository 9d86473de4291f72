// What is shown for a moment beyond the state: what a line of the log names, and pawns that were just lifted or placed.
import { getContext, setContext } from 'svelte'
import type { Part, Phrase } from '../texts/phrases'

/** The things on the table that lines of the log are about. */
export interface Lit {
  hexes: ReadonlySet<string> // "1,-1"
  corners: ReadonlySet<string> // "E(0,0)"
  spaces: ReadonlySet<string> // "migration 2"; "wasteland" is all of an action's
  cards: ReadonlySet<string>
}

/** All that phrases name: they carry their places, spaces and cards as arguments. */
export function touchedBy(game: string, parts: readonly Part[]): Lit {
  const [hexes, corners, spaces, cards] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  const named = (key: string, sort: string) => (key.startsWith(`${game}-${sort}-`) ? key.slice(game.length + sort.length + 2).replaceAll('-', '_') : null)

  function phrase([key, values]: Phrase): void {
    const [action, card] = [named(key, 'action'), named(key, 'card')]
    if (key === 'earth-tile' || key === 'earth-hex') hexes.add(String(values.at))
    else if (key === 'earth-corner') corners.add(String(values.corner))
    else if (action !== null) spaces.add(action)
    else if (card !== null && !key.includes('.') && card !== 'for') cards.add(card)
    if (key !== 'earth-corner') Object.values(values).forEach(walk) // a corner's tiles only say where it is
  }

  function walk(part: Part): void {
    if (Array.isArray(part)) phrase(part)
    else if (typeof part === 'object' && part.is === 'list') {
      const [first, number] = part.parts
      const action = part.by === ' ' && Array.isArray(first) ? named(first[0], 'action') : null
      if (action !== null && typeof number === 'string') spaces.add(`${action} ${number}`)
      else part.parts.forEach(walk)
    }
  }

  parts.forEach(walk)
  return { hexes, corners, spaces, cards }
}

export interface Lights {
  /** Whether what is pointed at in the log is about it. */
  told(noun: string, at: number): boolean
  /** The pawn that has just come to a space, or left it. */
  pawn(space: number): { animal: string; lifted: boolean; delay: number } | undefined
}

const KEY = Symbol('lights')
export const shine = (lights: Lights): Lights => setContext(KEY, lights)
export const lightsHere = (): Lights | undefined => getContext(KEY)
