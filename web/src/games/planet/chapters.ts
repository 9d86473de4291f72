import type { Chapters } from '../../table/chapters'

export const CHAPTERS: Chapters = { turns: ['event-round'], phases: {}, actions: ['event-took'], title: '', unsaid: ['tiles-turned-up', 'event-tile'], short: {} }
