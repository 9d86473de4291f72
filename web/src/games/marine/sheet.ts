// What the score sheet shows beside its numbers: the final scoring, tile by tile.
import type { EarthView } from '../../earth/land'
import { paidBy } from '../../earth/paid'
import type { GameSheet } from '../sheets'

export default {
  beside: (view, texts) => ({ notes: paidBy('marine', view, texts) }),
} satisfies GameSheet<EarthView>
