// The games that can be counted on a real table: two whose end is entered (`Pad`), two whose table is laid out.
import type { Component, Snippet } from 'svelte'
import { GAMES as ENTERED, type Game as Entered } from './entry'

export interface EditorProps {
  opened: string | null // a document to begin with
  games: Snippet // which game it is
  onopen: (text: string) => boolean // a document of another game; false: of none
}

const LAID = ['dominant-species', 'marine'] as const
export type Laid = (typeof LAID)[number]
export type Game = Entered | Laid
export const GAMES: readonly Game[] = [...ENTERED, ...LAID]

export const isLaid = (game: string): game is Laid => (LAID as readonly string[]).includes(game)
export const isGame = (game: unknown): game is Game => (GAMES as readonly unknown[]).includes(game)

const EDITORS: Record<Laid, () => Promise<{ default: Component<EditorProps> }>> = {
  'dominant-species': () => import('../games/dominant-species/Score.svelte'),
  marine: () => import('../games/marine/Score.svelte'),
}

export const editorOf = async (game: Laid): Promise<Component<EditorProps>> => (await EDITORS[game]()).default

/** The game that a document names. */
export function gameOf(text: string): Game | null {
  try {
    const { game } = JSON.parse(text) as { game?: unknown }
    return isGame(game) ? game : null
  } catch {
    return null
  }
}
