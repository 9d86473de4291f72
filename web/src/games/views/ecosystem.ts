// Written by tools/wire.py from habitable.games.ecosystem.view; a test sees that it is up to date.

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
  matt: string | null
}

/** The score pad: lines that add up to the totals, facts that do not, and who is where. */
export interface ScoreSheet {
  rows: SheetRow[]
  totals: number[]
  facts: SheetRow[]
  places: number[]
}

/** One line of the score pad: its name (a key for translation) and the points of each seat. */
export interface SheetRow {
  name: string
  points: number[]
}

/** A hand on its way round: how many cards, and those the viewer can name. */
export interface HandView {
  size: number
  known: string
}
