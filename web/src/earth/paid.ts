// What the final scoring brought a seat, tile by tile: nothing lies otherwise since.
import { signed } from '../texts/numbers'
import type { Texts } from '../texts/texts'
import { type EarthView, tilesOf } from './land'
import { EarthNames } from './names'
import { Places } from './places'

const FINAL = 'final_scoring'

/** For the lines of a score sheet: in words; nothing where tiles do not add up to the line. */
export function paidBy(game: string, view: EarthView, texts: Texts): (row: string, seat: number) => string {
  const places = new Places(new EarthNames(texts, game))
  return (row, seat) => {
    if (row !== FINAL || !view.over) return ''
    const animal = view.animals.find((one) => one.seat === seat && !one.uncounted)
    const paid = [...tilesOf(view).values()].flatMap((tile) => {
      const points = tile.stacks.find((one) => one.animal === animal?.animal)?.points
      return points ? [{ points, words: `${places.tile(tile.hex, tile)} ${signed(points)}` }] : []
    })
    const total = paid.reduce((sum, { points }) => sum + points, 0)
    return total === view.sheet.rows.find((one) => one.name === FINAL)?.points[seat] ? paid.map(({ words }) => words).join('; ') : ''
  }
}
