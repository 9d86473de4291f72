// Written by tools/wire.py from habitable.games.dominant_species.view; a test sees that it is up to date.
import type { ScoreSheet } from './view'

export interface DominantSpeciesView {
  seat: number | null
  seats: number
  asked: number[]
  over: boolean
  scores: number[]
  places: number[]
  sheet: ScoreSheet
  round: number
  last: boolean
  question: AskedView | null
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

/** The question on top: its name, and as far as it has them the animal that is asked, the element or tile in hand, the tile it is about, and how many more are allowed. */
export interface AskedView {
  question: string
  animal: string | null
  element: string | null
  terrain: string | null
  hex: number[] | null
  left: number | null
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
  asleep: number
}

export interface StackView {
  tile: string | null
  face_down: number
}
