import type { Chapters } from '../../table/chapters'
import { SHORT } from '../../earth/short'

export const CHAPTERS: Chapters = {
  turns: ['event-round-ends'],
  phases: {},
  actions: ['event-pawn-placed', 'event-retrieved'],
  title: 'earth-log-action',
  short: SHORT,
}
