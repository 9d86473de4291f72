// What is entered of a game on a real table, and how it becomes a position document and comes back from one. Nothing here
// knows what anything is worth.
import { numberOf } from '../games/ecosystem/cards/places'
import { ECOSYSTEM } from '../games/ecosystem/facts'
import { PLANET } from '../games/planet/facts'

export const GAMES = ['ecosystem', 'planet'] as const
export type Game = (typeof GAMES)[number]

export const ROWS = 4
export const COLUMNS = 5
export const CELLS = ROWS * COLUMNS
const EMPTY = '.'.repeat(CELLS)
const MOST: Record<Game, number> = { ecosystem: 6, planet: 4 }
const PLAYERS = MOST.ecosystem
const LONGEST_NAME = 40

/** The end of a game of Planet, for one player. */
export interface Planet {
  objective: string | null // the letter of its terrain
  fields: number
  same: number // animals that live in that terrain
  other: number
}

export interface Entered {
  game: Game
  count: number
  names: string[]
  boards: string[] // of Ecosystem: twenty letters each, row by row
  turned: boolean[] // the cards lie 4 wide and 5 high; the board is kept and sent transposed, which changes no score
  matt: { plays: boolean; streams: number; wolves: number }
  planets: Planet[]
  beginner: boolean
}

const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make)
const nobody = (): Planet => ({ objective: null, fields: 0, same: 0, other: 0 })

export const fresh = (): Entered => ({
  game: 'ecosystem',
  count: 3,
  names: times(PLAYERS, () => ''),
  boards: times(PLAYERS, () => EMPTY),
  turned: times(PLAYERS, () => false),
  matt: { plays: true, streams: 0, wolves: 0 },
  planets: times(PLAYERS, nobody),
  beginner: false,
})

/** The same people play again. */
export const again = (old: Entered): Entered => ({ ...fresh(), game: old.game, count: old.count, names: [...old.names], beginner: old.beginner })

export const counts = (game: Game): number[] => times(MOST[game], () => 0).map((_, i) => i + 1)
export const fitting = (game: Game, count: number): number => Math.min(count, MOST[game])

// ── boards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The board as it is shown; its letters are counted as if it were not turned (`numberOf`). */
export const shape = (turned: boolean): [rows: number, columns: number] => (turned ? [COLUMNS, ROWS] : [ROWS, COLUMNS])

export const put = (board: string, index: number, letter: string): string => board.slice(0, index) + letter + board.slice(index + 1)
export const cards = (board: string): number => CELLS - board.split('.').length + 1
export const lines = (board: string): string[] => board.match(/.{5}/g) ?? []
/** Rows of letters as the cards lie. */
export function lying(board: string, turned: boolean): string[] {
  const [rows, columns] = shape(turned)
  return Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => board[numberOf(r, c, turned)]).join(''))
}

/** Whether there is anything to be counted. */
export function begun(entered: Entered): boolean {
  if (entered.game === 'ecosystem') return entered.boards.slice(0, entered.count).some((board) => board !== EMPTY)
  return entered.planets.slice(0, entered.count).some((one) => one.objective !== null || one.same + one.other > 0)
}

/** Who is not ready: an ecosystem with empty places, a planet without an objective. */
export function unfinished(entered: Entered): number[] {
  const players = Array.from({ length: entered.count }, (_, i) => i)
  if (entered.game === 'ecosystem') return players.filter((i) => cards(entered.boards[i]!) < CELLS)
  return players.filter((i) => !entered.beginner && entered.planets[i]!.objective === null)
}

/** Whether the server can count it: an ecosystem as it stands, planets once everybody has an objective. */
export const countable = (entered: Entered): boolean => begun(entered) && (entered.game === 'ecosystem' || !unfinished(entered).length)

/** Whether somebody has won: before the first animal nobody has. */
export function decided(entered: Entered): boolean {
  if (entered.count < 2 || unfinished(entered).length) return false
  return entered.game === 'ecosystem' || entered.planets.slice(0, entered.count).some((one) => one.same + one.other > 0)
}

// ── documents ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** As rules/positions.md has it. */
export function documentOf(entered: Entered): Record<string, unknown> {
  const { game, count } = entered
  const given = entered.names.slice(0, count).map((name) => name.trim())
  const names = given.some(Boolean) ? { names: given } : {}
  if (game === 'ecosystem') {
    const { plays, streams, wolves } = entered.matt
    // Of Matt's pile only streams and wolves count.
    const matt = count === 2 && plays ? { matt: 'S'.repeat(streams) + 'W'.repeat(wolves) } : {}
    return { game, boards: entered.boards.slice(0, count).map((board) => lines(board).join('/')), ...matt, ...names }
  }
  const players = entered.planets.slice(0, count).map(({ objective, fields, same, other }) => {
    if (entered.beginner) return { other: same + other }
    return { objective, fields: objective === null ? 0 : fields, same: objective === null ? 0 : same, other: objective === null ? same + other : other }
  })
  return { game, ...(entered.beginner ? { beginner: true } : {}), players, ...names }
}

/** What is wrong with a document: a text of the page, `web-score-CODE`. */
export class Unreadable extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code)
  }
}

const record = (thing: unknown): Record<string, unknown> => {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) throw new Unreadable('unreadable')
  return thing as Record<string, unknown>
}
const list = (thing: unknown, game: Game): unknown[] => {
  if (!Array.isArray(thing) || !thing.length || thing.length > MOST[game]) throw new Unreadable('unreadable-players', { most: MOST[game] })
  return thing
}
const text = (thing: unknown): string => {
  if (typeof thing !== 'string') throw new Unreadable('unreadable')
  return thing
}
/** Whether it is possible is the server's to say, at its place. */
const whole = (thing: unknown): number => {
  if (thing === undefined) return 0
  if (!Number.isSafeInteger(thing) || (thing as number) < 0 || (thing as number) > 999) throw new Unreadable('unreadable')
  return thing as number
}
const letters = (thing: unknown): string => text(thing).toUpperCase().replaceAll(' ', '')

function boardOf(thing: unknown, player: number): string {
  const rows = letters(thing).trim().replaceAll('\n', '/').split('/')
  if (rows.length !== ROWS || rows.some((row) => row.length !== COLUMNS)) throw new Unreadable('unreadable-board', { player })
  for (const [r, row] of rows.entries())
    for (const [c, letter] of [...row].entries())
      if (letter !== '.' && !ECOSYSTEM.letters.includes(letter))
        throw new Unreadable('unreadable-card', { player, row: r + 1, column: c + 1, letter })
  return rows.join('')
}

function planetOf(thing: unknown, player: number): Planet {
  const { objective = null, fields, same, other } = record(thing)
  const letter = typeof objective === 'string' ? letters(objective) : null
  if (objective !== null && !(letter?.length === 1 && PLANET.letters.includes(letter))) throw new Unreadable('unreadable-objective', { player })
  return { objective: letter, fields: whole(fields), same: whole(same), other: whole(other) }
}

const filled = <T>(some: T[], usual: T[]): T[] => usual.map((one, i) => some[i] ?? one)

/** What a document describes, as if it had been tapped. */
export function fromDocument(source: string): Entered {
  let read: unknown
  try {
    read = JSON.parse(source)
  } catch {
    throw new Unreadable('unreadable')
  }
  const given = record(read)
  const out = fresh()
  if (given.game === 'ecosystem') {
    const boards = list(given.boards, 'ecosystem').map((board, i) => boardOf(board, i + 1))
    const pile = given.matt === undefined || given.matt === null ? null : letters(given.matt)
    const number = (letter: string) => [...(pile ?? '')].filter((one) => one === letter).length
    out.count = boards.length
    out.boards = filled(boards, out.boards)
    out.matt = { plays: pile !== null, streams: number('S'), wolves: number('W') }
  } else if (given.game === 'planet' && 'players' in given) {
    const planets = list(given.players, 'planet').map((player, i) => planetOf(player, i + 1))
    out.game = 'planet'
    out.count = planets.length
    out.planets = filled(planets, out.planets)
    out.beginner = given.beginner === true
  } else throw new Unreadable('unreadable-game')
  if (Array.isArray(given.names)) out.names = filled(given.names.map((name) => text(name).slice(0, LONGEST_NAME)), out.names)
  return out
}

// ── what the server refuses ───────────────────────────────────────────────────────────────────────────────────────────

/** What a refusal is about: of which player, and what. */
export interface Place {
  player: number | null
  field: string
}

export function placeOf(place: string): Place {
  const found = /^(boards|players)\[(\d+)\](?:\.(\w+))?/.exec(place)
  if (found) return { player: Number(found[2]), field: found[3] ?? 'board' }
  return { player: null, field: /^(matt|players|boards|names)\b/.exec(place)?.[1] ?? '' }
}

// ── kept in the browser ───────────────────────────────────────────────────────────────────────────────────────────────

export const KEY = 'habitable-score'
const isWhole = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0

/** What was kept, if it is still what we keep: an older or broken one is forgotten. */
export function restored(kept: string | null): Entered {
  try {
    const found = JSON.parse(kept ?? '') as Entered
    const board = (one: unknown) => typeof one === 'string' && one.length === CELLS && [...one].every((letter) => letter === '.' || ECOSYSTEM.letters.includes(letter))
    const planet = (one: Planet) =>
      [one.fields, one.same, one.other].every(isWhole) && (one.objective === null || (PLANET.letters as string).includes(one.objective))
    const good =
      GAMES.includes(found.game) &&
      counts(found.game).includes(found.count) &&
      [found.names, found.boards, found.turned, found.planets].every((all) => all.length === PLAYERS) &&
      found.names.every((name) => typeof name === 'string') &&
      found.boards.every(board) &&
      found.planets.every(planet) &&
      [found.matt.streams, found.matt.wolves].every(isWhole)
    if (good) return found
  } catch {
    // nothing was kept
  }
  return fresh()
}
