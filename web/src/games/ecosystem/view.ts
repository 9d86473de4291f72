// Written by tools/wire.py from habitable.games.ecosystem.view_types; a test sees that it is up to date.
import type { ScoreSheet } from '../view'

export interface EcosystemView {
  seat: number | null
  seats: number
  asked: number[]
  over: boolean
  scores: number[]
  places: number[]
  sheet: ScoreSheet
  stage: number
  turn: number
  moment: string
  boards: string[][]
  texts: string[]
  hands: HandView[]
  revealed: (string | null)[]
  said: number[]
  stock: number
  deal: number
  orientation: string
  placing: string
  matt: string | null
  gap_table: string
  so_far: number[]
  passes_to: number[]
}

/** A hand on its way round: how many cards, and those the viewer can name. */
export interface HandView {
  size: number
  known: string
}
