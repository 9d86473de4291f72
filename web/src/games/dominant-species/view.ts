// Written by tools/wire.py from habitable.games.dominant_species.view_types; a test sees that it is up to date.
import type { ScoreSheet } from '../view'

export interface DominantSpeciesView {
  seat: number | null
  seats: number
  asked: number[]
  over: boolean
  scores: number[]
  places: number[]
  sheet: ScoreSheet
  round: number
  turn_limit: number
  glaciation_acts: string
  last: boolean
  question: AskedView | null
  then: string[]
  animals: AnimalView[]
  initiative: string[]
  tiles: TileView[]
  elements: Record<string, string>
  spaces: Record<string, (string | null)[]>
  squares: Record<string, string[]>
  boxes: Record<string, string[]>
  bag: Record<string, number>
  stacks: StackView[]
  unseen: Record<string, number>
  tundra_left: number
  cards: string[]
  deck: string[]
  survival: string | null
}

/** The question on top, and the space of the display whose pawn acts. */
export interface AskedView {
  question: string
  animal: string | null
  element: string | null
  terrain: string | null
  hex: number[] | null
  left: number | null
  card: string | null
  about: Record<string, string[]>
  space: string | null
}

export interface AnimalView {
  animal: string
  seat: number
  points: number
  elements: string[]
  gene_pool: number
  cubes: number
  eliminated: number
  hand: number
  supply: number
  dominates: number
  on_tundra: number
  sources: number[]
}

export interface TileView {
  hex: number[]
  terrain: string
  tundra: boolean
  cubes: Record<string, number>
  match: Record<string, number>
  dominant: string | null
  endangered: string[]
  points: Record<string, number>
  scored: boolean
  asleep: Record<string, number>
}

export interface StackView {
  tile: string | null
  face_down: number
}
