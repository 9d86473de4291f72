// Written by tools/wire.py from habitable.games.planet.view_types; a test sees that it is up to date.
import type { ScoreSheet } from '../view'

export interface PlanetView {
  seat: number | null
  seats: number
  asked: number[]
  over: boolean
  scores: number[]
  places: number[]
  sheet: ScoreSheet
  beginner: boolean
  round: number
  moment: string
  first: number | null
  planets: string[]
  areas: string[]
  touches: string[][]
  market: TileView[]
  held: TileView | null
  piles: TileView[][]
  unseen: number
  boxed: number[]
  races: RaceView[]
  hidden: number[]
  won: AnimalView[][]
  lost: AnimalView[]
  objectives: (ObjectiveView | null)[]
}

export interface TileView {
  tile: number
  fields: string
}

/** An animal that lies under a round: what each seat has to show for it now, and who leads (several when tied). */
export interface RaceView {
  animal: number
  id: string
  name: Name | null
  habitat: string
  kind: string
  other: string | null
  round: number
  values: number[]
  leaders: number[]
  counting: string[]
}

export interface Name {
  en: string
  pl: string
  he: string
}

export interface AnimalView {
  animal: number
  id: string
  name: Name | null
  habitat: string
  kind: string
  other: string | null
}

export interface ObjectiveView {
  terrain: string
  fields: number
  points: number
  next_fields: number | null
  next_points: number | null
}
