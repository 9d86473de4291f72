// The boards: `Board.svelte` in a game's folder. A game without one keeps the picture that the server draws; the list of answers stays in any case.
import type { Component } from 'svelte'
import type { View } from './view'
import type { Event } from './view'
import type { Question } from '../table/options'
import type { Part } from '../texts/phrases'
import type { Choice, TurnPoints } from '../wire'

export interface BoardProps<V = View> {
  view: V
  seat: number | null // whose eyes these are; null: a spectator's, or with `open` everybody's
  choices: Choice[] // what that seat can answer now
  question: Question | null // the same in words
  heading: string
  names: string[] // of the seats, and of a virtual player
  number: number // of the entry or step that is shown
  happened: Event[] // what led here from what was shown before; empty after a jump
  busy: boolean // an answer is on its way
  open: boolean // hands lie open: a replay
  past?: boolean // a replay: nobody is asked any more
  over?: boolean // the game has come to its end
  selected: number | null // the answer that is looked at in the list
  listed?: readonly Choice[] // the answers of the line of the list that is pointed at
  hint: number | null
  hints?: readonly number[] // … and what follows it, for a board that plans several answers
  taught?: boolean // a lesson goes along: another question is asked when it has said its word
  shows?: string | null // the part of the board that it speaks of
  reading?: boolean // it has more to say first: the question can wait
  sought?: { seat: number } | null // a seat that was tapped among the players: what it has is shown
  told?: readonly Part[] // lines of the log that are pointed at: what they name is lit
  since?: (line: Part) => Event[] // what has happened from such a line on: things may lie elsewhere by now
  explained: string | null // the line of the score sheet that is being explained: its places are lit
  /** Sends an answer, or several as one step. A click of a pointer that comes too soon after a change does nothing. */
  choose: (answers: number[], pointer: boolean) => void
  /** What the seat would see, and be asked, after these answers; null where there is nothing to be seen. */
  ahead: (answers: number[]) => Promise<Future<V> | null>
}

export interface Future<V = View> {
  view: V
  choices: Choice[] // empty where somebody else is asked, or luck decides
  question: Question | null
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte')
const placeOf = (game: string): string => `./${game}/Board.svelte`

export const hasBoard = (game: string): boolean => placeOf(game) in BOARDS

const LAYOUTS = import.meta.glob<{ WIDE?: boolean; OF_SEAT?: string }>('./*/layout.ts', { eager: true })

/** Whether its board wants the whole width of a table: `layout.ts` in the game's folder says so. */
export const isWide = (game: string): boolean => LAYOUTS[`./${game}/layout.ts`]?.WIDE ?? false

/** Of a game whose board can show what any seat has: the text that names it, likewise. */
export const ofSeat = (game: string): string | null => LAYOUTS[`./${game}/layout.ts`]?.OF_SEAT ?? null

export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await BOARDS[placeOf(game)]?.())?.default ?? null
}

export interface EndingProps<V = View> {
  view: V
  turns: TurnPoints[] // how the points grew
}

const ENDINGS = import.meta.glob<{ default: Component<EndingProps> }>('./*/Ending.svelte')

/** What a game shows below its score sheet when it is over: `Ending.svelte` in its folder. */
export async function endingOf(game: string): Promise<Component<EndingProps> | null> {
  return (await ENDINGS[`./${game}/Ending.svelte`]?.())?.default ?? null
}
