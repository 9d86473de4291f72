// What Ecosystem's score sheet shows beside its numbers: the ecosystems that a line speaks of, and which kinds brought nothing.
import type { Texts } from '../../texts/texts'
import type { Background, GameSheet } from '../sheets'
import type { ScoreSheet, SheetRow } from '../view'
import type { EcosystemView } from './view'

const GAP_POINTS = 'gap_points'
const isAboutGaps = (row: string): boolean => row === GAP_POINTS || row === 'gaps'

/** The kinds without points, in words. */
function withoutPoints(sheet: ScoreSheet, seat: number, texts: Texts): string {
  const kinds = sheet.rows.filter((row) => row.points[seat] === 0 && row.name !== GAP_POINTS).map((row) => texts(`ecosystem-kind-${row.name}`))
  return kinds.length ? texts('ecosystem-gaps-of', { kinds: kinds.join(', ') }) : texts('ecosystem-no-gaps')
}

/** What the frames on the boards mean. */
function legend(row: SheetRow, texts: Texts): string {
  if (isAboutGaps(row.name)) return texts('ecosystem-lit-gaps')
  return row.helped.length ? `${texts('ecosystem-lit')} ${texts('ecosystem-lit-helped')}` : texts('ecosystem-lit')
}

/** `gaps`: what they bring, in words. */
export function beside(boards: string[][], sheet: ScoreSheet | null, gaps: string, texts: Texts): Background {
  return {
    boards,
    Board: () => import('./cards/Mini.svelte'),
    legend: (row) => legend(row, texts),
    notes: (row, seat) => (sheet && isAboutGaps(row) ? withoutPoints(sheet, seat, texts) : ''),
    values: { gaps },
  }
}

export default {
  beside: ({ boards, sheet, gap_table }, texts) => beside(boards, sheet, gap_table, texts),
  soFar: ({ so_far }) => so_far,
} satisfies GameSheet<EcosystemView>
