// The end of a game of Ecosystem on a real table: every board, card by card, and what counts of Matt's pile. Nothing here knows
// what anything is worth.
import { type Entered, type PadOf, Unreadable, isWhole, letters, list, times } from '../../score/pads'
import type { Drawn } from '../../score/picture'
import { numberOf } from './cards/places'
import { ECOSYSTEM } from './facts'
import { beside } from './sheet'

export const ROWS = 4
export const COLUMNS = 5
export const CELLS = ROWS * COLUMNS
const EMPTY = '.'.repeat(CELLS)
const MOST = 6

export interface EcosystemEntered extends Entered {
  boards: string[] // twenty letters each, row by row
  turned: boolean[] // the cards lie 4 wide and 5 high; the board is kept and sent transposed, which changes no score
  matt: { plays: boolean; streams: number; wolves: number }
}

// ── boards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The board as it is shown; its letters are counted as if it were not turned (`numberOf`). */
export const shape = (turned: boolean): [rows: number, columns: number] => (turned ? [COLUMNS, ROWS] : [ROWS, COLUMNS])

export const put = (board: string, index: number, letter: string): string => board.slice(0, index) + letter + board.slice(index + 1)
export const cards = (board: string): number => CELLS - board.split('.').length + 1
const lines = (board: string): string[] => board.match(/.{5}/g) ?? []
const laid = ({ boards, count }: EcosystemEntered): string[] => boards.slice(0, count)
/** Rows of letters as the cards lie. */
export function lying(board: string, turned: boolean): string[] {
  const [rows, columns] = shape(turned)
  return Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => board[numberOf(r, c, turned)]).join(''))
}

function boardOf(thing: unknown, player: number): string {
  const rows = letters(thing).trim().replaceAll('\n', '/').split('/')
  if (rows.length !== ROWS || rows.some((row) => row.length !== COLUMNS)) throw new Unreadable('unreadable-board', { player }, 'ecosystem')
  for (const [r, row] of rows.entries())
    for (const [c, letter] of [...row].entries())
      if (letter !== '.' && !ECOSYSTEM.letters.includes(letter))
        throw new Unreadable('unreadable-card', { player, row: r + 1, column: c + 1, letter }, 'ecosystem')
  return rows.join('')
}

/** The cards as they look on this page, with its colours. */
function faces(): Record<string, Drawn> {
  const style = getComputedStyle(document.documentElement)
  const writer = new XMLSerializer()
  const out: Record<string, Drawn> = {}
  for (const letter of ECOSYSTEM.letters) {
    const drawn = [...(document.querySelector(`[data-kind="${letter}"] svg`)?.children ?? [])]
    out[letter] = {
      ground: style.getPropertyValue(`--kind-${letter}`).trim(),
      ink: style.getPropertyValue(`--kind-${letter}-ink`).trim(),
      picture: drawn.map((one) => writer.serializeToString(one)).join(''),
    }
  }
  return out
}

// ── the pad ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export default {
  order: 1,
  most: MOST,
  fresh: (players) => ({ boards: times(players, () => EMPTY), turned: times(players, () => false), matt: { plays: true, streams: 0, wolves: 0 } }),
  begun: (entered) => laid(entered).some((board) => board !== EMPTY),
  unfinished: ({ boards }, player) => cards(boards[player]!) < CELLS,
  countable: () => true, // as it stands
  decided: () => true,
  isOf: (row) => (ECOSYSTEM.names as readonly string[]).includes(row),
  document: (entered) => {
    const { plays, streams, wolves } = entered.matt
    // Of Matt's pile only streams and wolves count.
    const matt = entered.count === 2 && plays ? { matt: 'S'.repeat(streams) + 'W'.repeat(wolves) } : {}
    return { boards: laid(entered).map((board) => lines(board).join('/')), ...matt }
  },
  read: (given) => {
    const boards = list(given.boards, MOST).map((board, i) => boardOf(board, i + 1))
    const pile = given.matt === undefined || given.matt === null ? null : letters(given.matt)
    const number = (letter: string) => [...(pile ?? '')].filter((one) => one === letter).length
    return { count: boards.length, boards, matt: { plays: pile !== null, streams: number('S'), wolves: number('W') } }
  },
  isWhole: ({ boards, matt }) =>
    boards.every((board) => typeof board === 'string' && board.length === CELLS && [...board].every((letter) => letter === '.' || ECOSYSTEM.letters.includes(letter))) &&
    [matt.streams, matt.wolves].every(isWhole),
  beside: (entered, sheet, texts) => ({ ...beside(laid(entered).map((board, i) => lying(board, entered.turned[i]!)), sheet, ECOSYSTEM.gapTable, texts), turned: entered.turned }),
  drawn: (entered) => ({ boards: laid(entered).map(lines), faces: faces() }),
} satisfies PadOf<EcosystemEntered>
