// How the things of a game on hexes look: one source for board, head, log, clocks, legend and chart. A sign or a shape
// always says the same as a colour, and no sign means two things. The colours are in the game's tokens.css.
import './tokens.css'

export interface Colours {
  paper: string
  ink: string
}

export interface AnimalLook extends Colours {
  animal: string
  sign: string // a path in a square of 512, filled with the ink
  pattern: string // a path in a square of 32 around 0, 0; for people who want patterns
}

export interface ElementLook extends Colours {
  element: string
  shape: string // a path around 0, 0, within 16 each way
  sign: string // drawn on it in the ink, not filled
}

export interface TerrainLook extends Colours {
  terrain: string
  pattern: string // on a square of 24, to be repeated over a tile
  sign: string // one such thing around 0, 0, within 12 each way; drawn, not filled
}

export interface Looks {
  game: string // how the names of its texts begin
  scores: string // the verb that chooses a tile to be scored
  marks: readonly string[] // its own, for the legend
  suited: (match: number) => string // how well an animal would live on a tile
  animals: Record<string, AnimalLook>
  elements: Record<string, ElementLook>
  terrains: Record<string, TerrainLook>
}

/** The colours of a thing of a game, whose names in tokens.css begin with `mark`. */
export const coloursOf = (mark: string, thing: string): Colours => ({ paper: `var(--${mark}-${thing})`, ink: `var(--${mark}-${thing}-ink)` })

const PATTERNS = ['', 'M-16-8h32M-16 0h32M-16 8h32', 'M-8-16v32M0-16v32M8-16v32', 'M-16 4 4-16M-14 16 16-14M-4 16 16-4', 'M-16-6h32M-16 6h32M-6-16v32M6-16v32', 'M-16-4 4 16M-14-16 16 14M-4-16 16 4']

/** What stands in the game's facts.ts: the pictures of `habitable draw` are drawn with the same. */
interface Drawn {
  animals: Record<string, string>
  elements: Record<string, Pick<ElementLook, 'shape' | 'sign'>>
  terrains: Record<string, Pick<TerrainLook, 'pattern' | 'sign'>>
}

/** `mark`: with which the names of its colours begin. */
export function looksOf(mark: string, own: Pick<Looks, 'game' | 'scores' | 'marks' | 'suited'>, { animals, elements, terrains }: Drawn): Looks {
  return {
    ...own,
    animals: each(animals, (animal, sign, i) => ({ animal, ...coloursOf(mark, animal), sign, pattern: PATTERNS[i % PATTERNS.length]! })), // in the order of the food chain
    elements: each(elements, (element, paths) => ({ element, ...coloursOf(mark, element), ...paths })),
    terrains: each(terrains, (terrain, paths) => ({ terrain, ...coloursOf(mark, terrain), ...paths })),
  }
}

function each<From, To>(things: Record<string, From>, make: (name: string, thing: From, i: number) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(things).map(([name, thing], i) => [name, make(name, thing, i)]))
}

/** Whose seats play which animals: all that this needs of a view. */
export interface Seated {
  animals: readonly { animal: string; seat: number }[]
}

/** The animals of a seat, the highest in the food chain first; none before they are assigned. */
export const looksOfSeat = (looks: Looks, view: Seated, seat: number): AnimalLook[] =>
  view.animals.filter((one) => one.seat === seat).map((one) => looks.animals[one.animal]!)
