// What a score sheet can show beside its numbers: the boards that a line speaks of, and words about a seat's part in it. Each
// game says its own in `sheet.ts` of its folder, if it has something to say.
import type { Component } from 'svelte'
import type { Texts } from '../texts/texts'
import type { ScoreSheet, SheetRow, View } from './view'

export interface Background {
  boards?: string[][] // of each seat: rows of letters, as the cards lie
  turned?: boolean[] // which of them lie upright, and are counted as if they did not
  Board?: () => Promise<{ default: Component<{ board: string[]; label: string; lit?: Lit | null; turned?: boolean }> }> // what draws one
  legend?: (row: SheetRow) => string // what is lit on them
  notes?: (row: string, seat: number) => string
  hidden?: (seat: number) => string[] // lines of a seat that one may not know yet
  values?: Record<string, string> // of this table, for the texts that explain its lines
}

export interface GameSheet<V = View> {
  beside?: (view: V, texts: Texts) => Background
  soFar?: (view: V) => number[] // what everybody has while it is played, where that is not the score
}

const SHEETS = import.meta.glob<{ default: GameSheet }>('./*/sheet.ts', { eager: true })
const sheetOf = (game: string): GameSheet => SHEETS[`./${game}/sheet.ts`]?.default ?? {}

/** From a table's view. */
export const backgroundOf = (game: string, view: View, texts: Texts): Background => sheetOf(game).beside?.(view, texts) ?? {}

/** What everybody has so far. */
export const soFar = (game: string, view: View): number[] => sheetOf(game).soFar?.(view) ?? view.scores

/** What a line lights on a seat's board: the places that scored, and those that they scored by. */
export interface Lit {
  scored: Set<number>
  helped: Set<number>
}

export const lineOf = (sheet: ScoreSheet, name: string | null): SheetRow | null =>
  [...sheet.rows, ...sheet.facts].find((row) => row.name === name) ?? null

/** Nothing for lines that are about no places. */
export const litOf = (row: SheetRow | null, seat: number): Lit | null =>
  row?.scored[seat] ? { scored: new Set(row.scored[seat]), helped: new Set(row.helped[seat]) } : null
