// Games whose end is entered and counted by the server: `pad.ts` in a game's folder says what is entered and how it becomes a
// position document and comes back from one, `Score.svelte` beside it is where it is entered.
import type { Background } from '../games/sheets'
import type { ScoreSheet } from '../games/view'
import type { Texts } from '../texts/texts'
import type { Drawn } from './picture'

/** What is entered of any game; each adds its own, and what was entered of one stays while another is counted. */
export interface Entered {
  game: string
  count: number
  names: string[]
}

export interface PadOf<E extends Entered = Entered> {
  order: number // among the games that are offered
  most: number // players
  fresh: (players: number) => Omit<E, keyof Entered> // nothing is entered yet; there is room for so many
  stays?: (old: E) => Partial<E> // when the same people play again
  begun: (entered: E) => boolean // whether there is anything to be counted
  unfinished: (entered: E, player: number) => boolean
  countable: (entered: E) => boolean // whether the server can count what has begun
  decided: (entered: E) => boolean // of what is finished: whether somebody has won
  isOf: (row: string) => boolean // whether a line is of its sheet
  document: (entered: E) => Record<string, unknown> // without game and names
  read: (given: Record<string, unknown>) => { count: number } & Partial<E> // throws `Unreadable`
  isWhole: (kept: E) => boolean // whether it is still what we keep
  beside: (entered: E, sheet: ScoreSheet | null, texts: Texts) => Background
  drawn?: (entered: E) => { boards: string[][]; faces: Record<string, Drawn> } // for the picture of the result
}

/** What is wrong with a document: a text of the page, `web-score-CODE`, or of the game, `GAME-score-CODE`. */
export class Unreadable extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
    readonly game: string | null = null,
  ) {
    super(code)
  }
}

// ── what a pad needs to read ──────────────────────────────────────────────────────────────────────────────────────────

export const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make)

export const record = (thing: unknown): Record<string, unknown> => {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) throw new Unreadable('unreadable')
  return thing as Record<string, unknown>
}

/** Of each player something. */
export const list = (thing: unknown, most: number): unknown[] => {
  if (!Array.isArray(thing) || !thing.length || thing.length > most) throw new Unreadable('unreadable-players', { most })
  return thing
}

export const text = (thing: unknown): string => {
  if (typeof thing !== 'string') throw new Unreadable('unreadable')
  return thing
}

export const letters = (thing: unknown): string => text(thing).toUpperCase().replaceAll(' ', '')

/** Whether it is possible is the server's to say, at its place. */
export const whole = (thing: unknown): number => {
  if (thing === undefined) return 0
  if (!Number.isSafeInteger(thing) || (thing as number) < 0 || (thing as number) > 999) throw new Unreadable('unreadable')
  return thing as number
}

export const isWhole = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0
