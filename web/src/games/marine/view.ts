// Written by tools/wire.py from habitable.games.marine.view_types; a test sees that it is up to date.
import type { ScoreSheet } from '../view'

export interface MarineView {
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
  turn: number
  food_chain: string
  again: boolean
  hands: Record<string, string[]>
  said: string[]
  spaces: Record<string, (PawnView | null)[]>
  specials: SpecialView[]
  speciation: (string | null)[]
  printed: Record<string, number[]>
  competition: string[]
  evolution: string[]
  guards: string[]
  eruptions_left: number
  cards: (CardView | null)[]
  deck: number
  unknown: string[]
  discard: string[]
  spare_traits: string[]
}

/** The question on top, and the traits that it is about. */
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
  looking_at: string[]
}

/** In hand are its basic pawns. */
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
  printed: string[]
  acquired: string[]
  on_traits: string[]
  traits: string[]
  copied: string | null
  settled: boolean
  sapient: boolean
  plankton: string | null
  specials: string[]
  controls: string[]
  adaptation: Record<string, number>
  dominates: string[]
  on_eruptions: number
  thrives: number
  guards: number
  retrieved: boolean
  benthic: string | null
  joined: number[][]
}

export interface TileView {
  hex: number[]
  terrain: string
  cubes: Record<string, number>
  endangered: string[]
  points: Record<string, number>
  dying?: boolean
  eruption: string | null
  shared: number[][]
}

export interface StackView {
  tile: string | null
  face_down: number
}

export interface PawnView {
  animal: string | null
  special: string | null
}

export interface SpecialView {
  element: string
  value: number
  animal: string | null
  space: string | null
}

export interface CardView {
  card: string
  symbol: string
}
