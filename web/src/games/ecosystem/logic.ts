// What the board reads out of views and choices. No rules: where a card may lie, and what it brings, the server says.
import { ECOSYSTEM } from './facts'
import type { EcosystemView } from './view'
import type { Event, ScoreSheet } from '../view'
import type { Choice } from '../../wire'

export type Cell = readonly [number, number] // row, column
export type Name = (typeof ECOSYSTEM.names)[number]

export const keyOf = ([row, column]: Cell): string => `${row} ${column}`
const cellOf = (key: string): Cell => key.split(' ').map(Number) as unknown as Cell
export const letterOf = (kind: number): string => ECOSYSTEM.letters[kind] ?? '?'
export const nameOf = (letter: string): Name => ECOSYSTEM.names[ECOSYSTEM.letters.indexOf(letter)]!
export const letterFor = (name: string): string => letterOf((ECOSYSTEM.names as readonly string[]).indexOf(name))

export const cellsOf = (choice: Choice): Cell[] =>
  choice.touches.flatMap(({ at }) => (Array.isArray(at) ? [[at[0]!, at[1]!] as const] : []))

/** The cards that can be chosen: letter and answer. */
export function cardsToChoose(choices: Choice[]): Map<string, number> {
  const out = new Map<string, number>()
  for (const { verb, touches, answer } of choices) if (verb === 'choose') out.set(letterOf(touches[0]!.at as number), answer)
  return out
}

/** The lit cells, each with its answers: one is sent, several are the first half of a swap. `first` is that half. */
export function litCells(choices: Choice[], first: string | null): Map<string, number[]> {
  const out = new Map<string, number[]>()
  const add = (key: string, answer: number) => out.set(key, [...(out.get(key) ?? []), answer])
  for (const choice of choices) {
    const keys = cellsOf(choice).map(keyOf)
    if (choice.verb === 'place') add(keys[0]!, choice.answer)
    else if (choice.verb === 'swap') {
      if (first === null) for (const key of keys) add(key, choice.answer)
      else if (keys.includes(first)) add(keys.find((key) => key !== first)!, choice.answer)
    }
  }
  return out
}

export interface Frame {
  top: number
  left: number
  rows: number
  columns: number
}

/** The part of the endless plane that is shown: the cards and the lit cells. */
export function frameOf(board: string[], lit: Iterable<string>): Frame {
  const cells: Cell[] = [...lit].map(cellOf)
  if (board.length) cells.push([0, 0], [board.length - 1, board[0]!.length - 1])
  if (!cells.length) return { top: 0, left: 0, rows: 1, columns: 1 }
  const rows = cells.map(([row]) => row)
  const columns = cells.map(([, column]) => column)
  const top = Math.min(...rows)
  const left = Math.min(...columns)
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 }
}

/** Where the focus goes with an arrow; beyond the edge it stays. */
export function step(frame: Frame, [row, column]: Cell, key: string): Cell | null {
  const within = (n: number, from: number, many: number) => Math.min(Math.max(n, from), from + many - 1)
  const moves: Record<string, Cell> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, frame.left],
    End: [row, frame.left + frame.columns - 1],
  }
  const to = moves[key]
  return to ? [within(to[0], frame.top, frame.rows), within(to[1], frame.left, frame.columns)] : null
}

/** Where cards lie now that lay on these cells when a line of the log told of them; `since`: what happened from then on. A card
 * above or to the left of all others begins a new row or column: the others are one further. */
export function nowAt(seat: number, cells: readonly string[], since: readonly Event[]): string[] {
  const told = (event: Event) => [event.cell, event.other_cell].filter(Array.isArray).map((cell) => keyOf(cell as unknown as Cell))
  const own = since.filter((event) => event.seat === seat && (event.event === 'placed' || event.event === 'swapped'))
  const first = own.findIndex((event) => String(told(event)) === String(cells))
  if (first < 0) return []
  let now = cells.map(cellOf)
  own.slice(first).forEach((event, i) => {
    const [one, other] = told(event) as [string, string?]
    if (event.event === 'swapped') {
      if (i) now = now.map((cell) => (keyOf(cell) === one ? cellOf(other!) : keyOf(cell) === other ? cellOf(one) : cell))
      return
    }
    const [row, column] = cellOf(one)
    now = now.map(([r, c]) => [r + (row < 0 ? 1 : 0), c + (column < 0 ? 1 : 0)])
  })
  return now.map(keyOf)
}

export const at = (board: string[], [row, column]: Cell): string => {
  const letter = board[row]?.[column] ?? '.'
  return letter === '.' ? '' : letter
}

export interface Change {
  rows: Map<string, number> // only what changes: kinds and gap points, by name
  total: number
  soFar: number // of what is shown while it is played
  gaps: number
  others: number[] // what it does to everybody's total
}

type Counted = Pick<EcosystemView, 'sheet' | 'so_far'>

export function changeOf({ sheet: before, so_far: had }: Counted, { sheet: after, so_far: has }: Counted, seat: number): Change {
  const rows = new Map<string, number>()
  before.rows.forEach((row, i) => {
    const difference = after.rows[i]!.points[seat]! - row.points[seat]!
    if (difference) rows.set(row.name, difference)
  })
  const others = before.totals.map((points, i) => after.totals[i]! - points)
  return { rows, total: others[seat]!, soFar: has[seat]! - had[seat]!, gaps: gapsOf(after, seat) - gapsOf(before, seat), others }
}

export const gapsOf = (sheet: ScoreSheet, seat: number): number =>
  sheet.facts.find((row) => row.name === 'gaps')?.points[seat] ?? 0

export interface Runner {
  holder: number // beyond the seats: Matt
  value: number
  prize: number
}

/** A race in which all contend: the longest stream, or most wolves. The one in front first. */
export function race(view: EcosystemView, name: 'wolf' | 'stream'): Runner[] {
  const values = view.sheet.facts.find((row) => row.name === (name === 'wolf' ? 'wolves' : 'longest_stream'))!.points
  const prizes = view.sheet.rows.find((row) => row.name === name)!.points
  const out = values.map((value, holder) => ({ holder, value, prize: prizes[holder]! }))
  if (view.matt !== null) out.push({ holder: view.seats, value: counted(view.matt).get(letterFor(name)) ?? 0, prize: 0 })
  return out.sort((a, b) => b.value - a.value || b.prize - a.prize || a.holder - b.holder)
}

export function counted(letters: string): Map<string, number> {
  const out = new Map<string, number>()
  for (const letter of letters) out.set(letter, (out.get(letter) ?? 0) + 1)
  return new Map([...out].sort(([a], [b]) => ECOSYSTEM.letters.indexOf(a) - ECOSYSTEM.letters.indexOf(b)))
}

/** The others, clockwise from the left; for a spectator everybody. */
export function around(view: EcosystemView, seat: number | null): number[] {
  const n = view.hands.length
  const from = seat === null ? 0 : seat + 1
  return Array.from({ length: seat === null ? n : n - 1 }, (_, i) => (from + i) % n)
}

/** Which cells of a board changed: the card that came, or the two that changed places. After anything else none. */
export function changed(before: string[], after: string[]): string[] {
  const cards = (board: string[], down = 0, right = 0) =>
    new Map(
      board.flatMap((row, r) =>
        [...row].flatMap((letter, c) => (letter === '.' ? [] : [[keyOf([r + down, c + right]), letter] as const])),
      ),
    )
  const now = cards(after)
  const old = cards(before)
  if (old.size === now.size) {
    const differ = [...now].filter(([key, letter]) => old.get(key) !== letter).map(([key]) => key)
    return differ.length === 2 ? differ : []
  }
  if (old.size + 1 !== now.size) return []
  // A card above or to the left pushes all others down or to the right.
  for (const [down, right] of [[0, 0], [1, 0], [0, 1]] as const) {
    const moved = cards(before, down, right)
    const more = [...now].filter(([key, letter]) => moved.get(key) !== letter).map(([key]) => key)
    if (more.length === 1 && [...moved].every(([key]) => now.has(key))) return more
  }
  return []
}
