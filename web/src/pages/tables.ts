// Lists of tables, and a table for whoever wants to play at once.
import type { GameInfo, NewTable, TableLine } from '../wire'

/** With how many a game is at its best to begin with: three where it can be played by three. */
export const fewest = (game: GameInfo): number => Math.min(3, game.seats[1] ?? 2)

export const quickTable = (game: string, bots: string[], level: string): NewTable => ({
  game,
  seats: [{ kind: 'me' }, ...bots.map((name) => ({ kind: 'bot' as const, name, level }))],
  settings: {
    listed: false,
    pace: { kind: 'none', reserve: 600, turn: 30 },
    undo: 'free',
    hints: true,
    serious: false,
    absent: 'bot',
    bots: 'usual',
    lesson: false,
    chapter: 1,
  },
})

/** A first game by hand: the server knows with which options, and for a while with which luck. */
export function lessonTable(game: GameInfo, bots: string[], chapter = 1): NewTable {
  const quick = quickTable(game.name, bots.slice(0, game.lesson - 1), 'casual')
  return { ...quick, settings: { ...quick.settings!, lesson: true, chapter } }
}

/** Whether a seat is asked at which I sit myself. */
export const waits = (table: TableLine): boolean =>
  table.state === 'playing' && table.seats.some((seat) => seat.mine && seat.level === null && table.asked.includes(seat.seat))

/** How many must still come before it can begin. */
export const missing = (table: TableLine): number => table.seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length

/** Whether a seat is kept for me at a table that has not begun: those who played together play again. */
export const kept = (table: TableLine): boolean => table.state === 'open' && table.seats.some((seat) => seat.mine && seat.kind === 'invited')

/** The best place that I have reached at a table that is over. */
export const reached = ({ places, seats }: TableLine): number | null => {
  const mine = seats.flatMap((seat) => (seat.mine ? (places?.[seat.seat] ?? []) : []))
  return mine.length ? Math.min(...mine) : null
}

/** Whether a computer plays on for me. */
export const away = (table: TableLine): boolean =>
  table.state === 'playing' && table.seats.some((seat) => seat.mine && seat.level !== null)

/** Those that wait for me, then those that are played, those that wait for others to come, and at last what is over. */
export function waitingFirst(tables: TableLine[]): TableLine[] {
  const rank = (table: TableLine) => (waits(table) || kept(table) ? 0 : { playing: 1, open: 2, over: 3 }[table.state])
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed)
}
