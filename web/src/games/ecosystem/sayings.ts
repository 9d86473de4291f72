// Places of an ecosystem as one says them beside it: counted from 1, and by the cards on their sides. Rows and columns from 0
// are for terminals, where one types them.
import { type Part, phrasesIn, sayOwn, seatIn } from '../../texts/phrases'
import type { Texts } from '../../texts/texts'
import type { Event } from '../view'
import type { Lit } from '../sheets'
import { numberOf } from './cards/places'
import { type Cell, nowAt } from './logic'

sayOwn('ecosystem-answer-place', (_, { place = '' }, say) => say(place))
sayOwn('ecosystem-card-at', (t, { kind = '', place = '' }, say) => t('ecosystem-board-card', { kind: say(kind), place: say(place) }))

/** "row 2, column 1": a place among the cards, or beside all of them. */
export function placeOf(t: Texts, board: readonly string[], [row, column]: Cell): string {
  const beyond = row < 0 ? '-above' : row >= board.length ? '-below' : column < 0 ? '-left' : column >= board[0]!.length ? '-right' : ''
  return t(`ecosystem-place${board.length ? beyond : ''}`, { row: String(row + 1), column: String(column + 1) })
}

/** The cards that lines of the log are about, on each seat's board. */
export function toldBy(lines: readonly Part[], since: (line: Part) => Event[]): Map<number, Lit> {
  const out = new Map<number, Lit>()
  for (const line of lines)
    for (const [, { seat, cell, other_cell }] of phrasesIn([line])) {
      const whose = seatIn(seat)
      if (whose === null || cell === undefined) continue
      const cells = [cell, ...(other_cell === undefined ? [] : [other_cell])].map(String)
      const lit = out.get(whose) ?? { scored: new Set<number>(), helped: new Set<number>() }
      for (const key of nowAt(whose, cells, since(line))) lit.scored.add(numberOf(...(key.split(' ').map(Number) as [number, number])))
      out.set(whose, lit)
    }
  return out
}
