// What a game was decided by.
import type { ScoreSheet } from '../games/view'
import { signed } from '../texts/numbers'
import { type Texts, dashes } from '../texts/texts'

const FEW = 2

/** The lines of the sheet in which the first was furthest ahead of the second: "meadow +12, wolf +8". */
export function reasons(sheet: ScoreSheet, game: string, first: number, second: number, t: Texts): string {
  return sheet.rows
    .map(({ name, points }) => ({ name, by: (points[first] ?? 0) - (points[second] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, FEW)
    .map(({ name, by }) => `${t(`${game}-row-${dashes(name)}`)} \u2066${signed(by)}\u2069`)
    .join(', ')
}
