// What the map shows of a hex and of a corner, as plain data: where it is equal to what was shown, nothing is drawn anew.
import type { Hex } from '../hexes'
import type { Tile } from '../land'
import type { Mark } from '../targets'

export interface Shown {
  hex: Hex
  tile: Tile | undefined
  mark: Mark
  question: string // what is asked, where it can be chosen
  leads: boolean // another hex is chosen after it
  scores: boolean // choosing it scores it: what it pays decides
  worth: number | undefined // points that choosing it brings
  victims: Record<string, { answer: number; label: string }> // by animal: answers about its species here
  suited: number | undefined // how well one's own animal lives, or would live, here; shown where it is said
  reached: boolean // one's own species could come here; shown
  changed: Record<string, number> // by animal: what is only looked at
  fresh: boolean // the tile is new
  freshly: readonly string[] // animals whose species have just come or gone
  told: boolean // a line of the log is about it
  named: boolean // the question is about it
  far: boolean // seen from far away: no names
  tabbed: boolean
}
