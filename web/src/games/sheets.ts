// What a score sheet can show beside its numbers: the boards that a line speaks of, and words about a seat's part in it.
import type { Texts } from '../texts/texts'
import { PlanetNames } from './planet/names'
import { gapTable } from './ecosystem/gaps'
import type { EcosystemView } from './ecosystem/view'
import type { PlanetView } from './planet/view'
import type { ScoreSheet, SheetRow, View } from './view'

export interface Background {
  boards?: string[][] // of Ecosystem: rows of letters, as the cards lie
  turned?: boolean[] // which of them lie upright, and are counted as if they did not
  notes?: (row: string, seat: number) => string
  hidden?: (seat: number) => string[] // lines of a seat that one may not know yet
  gaps?: string // of Ecosystem: what gaps bring at this table
}

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

const isAboutGaps = (row: string): boolean => row === 'gap_points' || row === 'gaps'

/** What the frames on the boards mean. */
export function legendOf(row: SheetRow, texts: Texts): string {
  if (isAboutGaps(row.name)) return texts('sheet-lit-gaps')
  return row.helped.length ? `${texts('sheet-lit')} ${texts('sheet-lit-helped')}` : texts('sheet-lit')
}

/** The kinds that brought a seat nothing, in words. */
export function gapsOf(sheet: ScoreSheet, seat: number, texts: Texts): string {
  const kinds = sheet.rows.filter((row) => row.points[seat] === 0 && row.name !== 'gap_points').map((row) => texts(`ecosystem-kind-${row.name}`))
  return kinds.length ? texts('sheet-gaps-of', { kinds: kinds.join(', ') }) : texts('sheet-no-gaps')
}

export const gapNotes = (sheet: ScoreSheet | null, texts: Texts) => (row: string, seat: number) =>
  sheet && isAboutGaps(row) ? gapsOf(sheet, seat, texts) : ''

const GAPS = 'gap_points'

/** What everybody has so far. In Ecosystem the points for gaps come at the end: before that nobody has filled theirs. */
export function soFar(game: string, { scores, sheet, over }: View): number[] {
  const gaps = sheet.rows.find((row) => row.name === GAPS)
  return game !== 'ecosystem' || over || !gaps ? scores : scores.map((points, seat) => points - gaps.points[seat]!)
}

/** A terrain of Planet by its letter. */
export const terrainOf = (letter: string | null, texts: Texts): string => (letter ? new PlanetNames(texts).terrain(letter) : '')

/** From a table's view. */
export function backgroundOf(game: string, view: View, texts: Texts): Background {
  if (game === 'ecosystem') {
    const { boards, sheet, gap_points } = view as EcosystemView
    return { boards, notes: gapNotes(sheet, texts), gaps: gapTable(gap_points) }
  }
  if (game !== 'planet') return {}
  const { objectives, won, beginner } = view as PlanetView
  const names = new PlanetNames(texts)
  return {
    hidden: (seat) => (beginner || objectives[seat] ? [] : ['objective', 'objective_fields']),
    notes: (row, seat) => {
      if (row.startsWith('animals')) return (won[seat] ?? []).map((animal) => names.animal(animal)).join(', ')
      return terrainOf(objectives[seat]?.terrain ?? null, texts)
    },
  }
}
