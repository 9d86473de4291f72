// What a score sheet can show beside its numbers: the boards that a line speaks of, and words about a seat's part in it.
import type { Texts } from '../texts/texts'
import { animalName } from './animals'
import { ECOSYSTEM, PLANET } from './facts'
import type { EcosystemView } from './views/ecosystem'
import type { PlanetView } from './views/planet'
import type { ScoreSheet, View } from './views/view'

export interface Background {
  boards?: string[] // of Ecosystem, in the notation of the rules
  notes?: (row: string, seat: number) => string
}

const WHOLE_ROWS: Record<string, string> = { longest_stream: 'S', wolves: 'W' }

/** The kind of card that a line of Ecosystem is about, as its letter; nothing for lines about all of them. */
export function letterOf(row: string): string {
  const kind = (ECOSYSTEM.names as readonly string[]).indexOf(row)
  return kind < 0 ? (WHOLE_ROWS[row] ?? '') : ECOSYSTEM.letters[kind]!
}

/** The kinds that brought a seat nothing, in words. */
export function gapsOf(sheet: ScoreSheet, seat: number, texts: Texts): string {
  const kinds = sheet.rows.filter((row) => row.points[seat] === 0 && row.name !== 'gap_points').map((row) => texts(`ecosystem-kind-${row.name}`))
  return kinds.length ? texts('sheet-gaps-of', { kinds: kinds.join(', ') }) : texts('sheet-no-gaps')
}

/** A terrain of Planet by its letter. */
export const terrainOf = (letter: string | null, texts: Texts): string =>
  letter ? texts(`planet-terrain-${PLANET.names[PLANET.letters.indexOf(letter)]}`) : ''

/** From a table's view. */
export function backgroundOf(game: string, view: View, texts: Texts): Background {
  if (game === 'ecosystem') {
    const { texts: boards, sheet } = view as EcosystemView
    return { boards, notes: (row, seat) => (row === 'gap_points' || row === 'gaps' ? gapsOf(sheet, seat, texts) : '') }
  }
  if (game !== 'planet') return {}
  const { objectives, won } = view as PlanetView
  return {
    notes: (row, seat) => {
      if (row.startsWith('animals')) return (won[seat] ?? []).map((animal) => animalName(animal, texts.language)).join(', ')
      return terrainOf(objectives[seat]?.terrain ?? null, texts)
    },
  }
}
