// The games that can be counted on a real table: those that have a `Score.svelte` in their folder. With a `pad.ts` their end is
// entered (`Pad`), without one it lays out the whole table.
import type { Component, Snippet } from 'svelte'
import type { Lit } from '../games/sheets'
import { GAMES as ENTERED } from './entry'
import type { Entered } from './pads'

/** What lays out a table. */
export interface EditorProps {
  opened: string | null // a document to begin with
  games: Snippet // which game it is
  onopen: (text: string) => boolean // a document of another game; false: of none
}

/** Where the end of a game is entered. */
export interface EntryProps<E extends Entered = Entered> {
  entered: E
  names: string[]
  wrong: (player: number | null, field: string) => string
  lit: (player: number) => Lit | null // what a line of the sheet is about
  onchange: () => void
  ondone: () => void // everything lies there
}

const FOUND = import.meta.glob<{ default: unknown }>('../games/*/Score.svelte')
const placeOf = (game: string): string => `../games/${game}/Score.svelte`
const gameIn = (path: string): string => path.split('/').at(-2)!

export const isLaid = (game: string): boolean => isGame(game) && !ENTERED.includes(game)
export const GAMES: readonly string[] = [...ENTERED, ...Object.keys(FOUND).map(gameIn).filter((game) => !ENTERED.includes(game))]
export const isGame = (game: unknown): game is string => typeof game === 'string' && placeOf(game) in FOUND

export const editorOf = async (game: string): Promise<Component<EditorProps>> => (await FOUND[placeOf(game)]!()).default as Component<EditorProps>
export const entryOf = async (game: string): Promise<Component<EntryProps>> => (await FOUND[placeOf(game)]!()).default as Component<EntryProps>

/** The game that a document names. */
export function gameOf(text: string): string | null {
  try {
    const { game } = JSON.parse(text) as { game?: unknown }
    return isGame(game) ? game : null
  } catch {
    return null
  }
}
