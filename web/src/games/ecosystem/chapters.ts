import type { Chapters } from '../../table/chapters'

export const CHAPTERS: Chapters = { turns: ['event-stage'], phases: {}, actions: [], title: '', unsaid: ['event-revealed'], short: {} }
