// Places on Earth in the server's phrases, as one says them beside a map: "desert north-east of the middle". Coordinates
// are for terminals, where one types them.
import type { Texts } from '../texts/texts'
import { type Part, type Phrase, sayOwn } from '../texts/phrases'
import { cornerName, cornersOf, whereabouts } from './geometry'

const WAYS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] // of corners, clockwise from east
const hexOf = (at: Part | undefined): number[] => String(at).split(',').map(Number)

/** "north-east of the middle", farther away "in the east", at the edge "in the far north, on the east side". */
export function placeOf(t: Texts, hex: readonly number[]): string {
  const { way, side, ring } = whereabouts(hex)
  if (!ring) return t('earth-board-middle')
  const place = t(`earth-board-way-${way}`, { ring })
  return side ? t('earth-board-side', { place, side }) : place
}

/** The first tile that is named beside a corner. */
function tileIn(part: Part | undefined): Phrase | null {
  if (Array.isArray(part)) return part
  return typeof part === 'object' && part.is === 'list' ? tileIn(part.parts[0]) : null
}

sayOwn('earth-hex', (t, { at }) => placeOf(t, hexOf(at)))
sayOwn('earth-tile', (t, { at, terrain = '' }, say) => t('earth-board-tile', { terrain: say(terrain), place: placeOf(t, hexOf(at)) }))
sayOwn('earth-corner', (t, { corner, tiles }, say) => {
  const tile = tileIn(tiles)
  if (!tile) return String(corner)
  const way = WAYS[cornersOf(hexOf(tile[1].at)).findIndex((one) => cornerName(one) === corner)] ?? ''
  return t('earth-board-corner-at', { way, tile: say(tile) })
})
