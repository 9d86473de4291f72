// Written by tools/wire.py from habitable.kernel.game; a test sees that it is up to date.

/** What a seat, or a spectator, may see. Each game adds its own. */
export interface View {
  seat: number | null
  seats: number
  asked: number[]
  over: boolean
  scores: number[]
  places: number[]
  sheet: ScoreSheet
}

/** The score pad: lines that add up to the totals, facts that do not, and who is where. */
export interface ScoreSheet {
  rows: SheetRow[]
  totals: number[]
  facts: SheetRow[]
  places: number[]
}

/** One line of the score pad: its name (a key for translation), the points of each seat, and where on that seat's board they come from: what scored, and what helped it to. Boards number their places; most lines have none. */
export interface SheetRow {
  name: string
  points: number[]
  scored: number[][]
  helped: number[][]
}

/** What happened: an event of the game, with its fields. */
export type Event = { event: string } & Record<string, unknown>
