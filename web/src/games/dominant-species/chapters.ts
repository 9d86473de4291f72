import type { Chapters } from '../../table/chapters'
import { SHORT } from '../../earth/short'

export const CHAPTERS: Chapters = {
  turns: ['event-turn'],
  phases: { 'event-pawn-placed': 'planning', 'pawns-placed': 'planning', 'event-pawn-lifted': 'execution', 'event-survival': 'reset' },
  actions: ['event-pawn-lifted'],
  title: 'earth-log-action',
  short: SHORT,
}
