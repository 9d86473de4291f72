// Written by tools/wire.py from habitable.games.dominant_species.view_types; a test sees that it is up to date.
import type { ScoreSheet } from '../view'

/** A round is called a turn in the rules. */
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
  last: boolean
  question: AskedView | null
  then: string[]
  coming: number[][]
  animals: AnimalView[]
  tiles: TileView[]
  elements: Record<string, string>
  boxes: Record<string, string[]>
  bag: Record<string, number>
  stacks: StackView[]
  unseen: Record<string, number>
  survival: string | null
  glaciation_acts: string
  initiative: string[]
  spaces: Record<string, (string | null)[]>
  squares: Record<string, string[]>
  tundra_left: number
  cards: string[]
  deck: string[]
}

/** The question on top: its name, and as far as it has them the animal that is asked, the element or tile in hand, the tile it is about, how many more are allowed, the card that is being carried out, the space of the display whose pawn acts, or only its action where none does, by name what else it is about, by what its answers name the points that they bring or the things they cost, by tile the animal that would take a card, and where a pawn is placed, by reason the spaces (by number) that would bring its animal nothing now. */
export interface AskedView {
  question: string
  animal: string | null
  element: string | null
  terrain: string | null
  hex: number[] | null
  left: number | null
  card: string | null
  space: string | null
  about: Record<string, string[]>
  worth: Record<string, number>
  takers: Record<string, string>
  idle: Record<string, number[]>
}

export interface AnimalView {
  animal: string
  seat: number
  points: number
  gene_pool: number
  cubes: number
  eliminated: number
  hand: number
  sources: number[]
  suited: Record<string, number>
  reach: string[]
  uncounted?: boolean
  elements: string[]
  supply: number
  dominates: number
  on_tundra: number
}

export interface TileView {
  hex: number[]
  terrain: string
  cubes: Record<string, number>
  endangered: string[]
  points: Record<string, number>
  dying?: boolean
  tundra: boolean
  match: Record<string, number>
  shared: number[][]
  dominant: string | null
  scored: boolean
  asleep: Record<string, number>
  taker?: string | null
}

export interface StackView {
  tile: string | null
  face_down: number
}
