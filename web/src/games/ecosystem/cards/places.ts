// The places of an ecosystem, numbered as a score sheet names them: row by row, five to a row.
import type { Lit } from '../../sheets'

const COLUMNS = 5

/** Of a cell; a board that was turned is counted as it lay before. */
export const numberOf = (row: number, column: number, turned = false): number => (turned ? column * COLUMNS + row : row * COLUMNS + column)

/** How a card looks while a line is explained: framed, as it is, or faint. */
export type Light = 'scored' | 'helped' | 'dim' | ''
export const lightOf = (lit: Lit | null, place: number): Light =>
  !lit ? '' : lit.scored.has(place) ? 'scored' : lit.helped.has(place) ? 'helped' : 'dim'
