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
  animals: Record<string, AnimalLook>
  elements: Record<string, ElementLook>
  terrains: Record<string, TerrainLook>
}

/** The colours of a thing of a game, whose names in tokens.css begin with `mark`. */
export const coloursOf = (mark: string, thing: string): Colours => ({ paper: `var(--${mark}-${thing})`, ink: `var(--${mark}-${thing}-ink)` })

/** Of a picture of game-icons: its path. */
export const pathOf = (picture: string): string => / d="([^"]+)"/.exec(picture)?.[1] ?? ''

export const SHAPES = {
  triangle: 'M0-13 13.4 9.6a1.4 1.4 0 0 1-1.2 2h-24.4a1.4 1.4 0 0 1-1.2-2z',
  pill: 'M-6.5-8.5h13a8.5 8.5 0 0 1 0 17h-13a8.5 8.5 0 0 1 0-17z',
  square: 'M-8-11H8a3 3 0 0 1 3 3V8a3 3 0 0 1-3 3H-8a3 3 0 0 1-3-3V-8a3 3 0 0 1 3-3z',
  diamond: 'M0-14.5 14.5 0 0 14.5-14.5 0z',
  star: 'M0-15 5.9-8.1 14.3-4.6 9.5 3.1 8.8 12.1 0 10-8.8 12.1-9.5 3.1-14.3-4.6-5.9-8.1z',
  drop: 'M0-15 8.6-3.6A10.4 10.4 0 1 1-8.6-3.6z',
} as const

const PATTERNS = ['', 'M-16-8h32M-16 0h32M-16 8h32', 'M-8-16v32M0-16v32M8-16v32', 'M-16 4 4-16M-14 16 16-14M-4 16 16-4', 'M-16-6h32M-16 6h32M-6-16v32M6-16v32', 'M-16-4 4 16M-14-16 16 14M-4-16 16 4']

type Named<Sort extends string> = { [name in Sort]: string }

/** Animals from their pictures, in the order of the food chain. */
export function animalLooks(mark: string, pictures: Record<string, string>): Record<string, AnimalLook> {
  return each(pictures, (animal, picture, i) => ({ animal, ...coloursOf(mark, animal), sign: pathOf(picture), pattern: PATTERNS[i % PATTERNS.length]! }))
}

export function elementLooks(mark: string, drawn: Record<string, [shape: keyof typeof SHAPES, sign: string]>): Record<string, ElementLook> {
  return each(drawn, (element, [shape, sign]) => ({ element, ...coloursOf(mark, element), shape: SHAPES[shape], sign }))
}

export function terrainLooks(mark: string, drawn: Record<string, Named<'pattern' | 'sign'>>): Record<string, TerrainLook> {
  return each(drawn, (terrain, paths) => ({ terrain, ...coloursOf(mark, terrain), ...paths }))
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

/** The look of a seat's first animal: for whoever has room for one mark. */
export const lookOfSeat = (looks: Looks, view: Seated, seat: number): AnimalLook | null => looksOfSeat(looks, view, seat)[0] ?? null
