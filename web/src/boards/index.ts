// The games that have a board of their own; it is loaded when somebody sits at its table. All others keep the plain picture.
import type { Component } from 'svelte'
import type { View } from '../games/views/view'
import type { Event } from '../games/words'
import type { Choice } from '../wire'

/** What every board is given. It shows a view, and lets people choose among the answers that the server offers. */
export interface BoardProps<V = View> {
  view: V
  seat: number | null // whose hands these are; null for whoever only looks
  choices: Choice[] // empty: nothing is asked of that seat
  names: string[]
  happened: Event[] // what led to this view from the one before: only for movement
  choose: (answer: number) => void
  preview: (answers: number[]) => Promise<V | null> // the view after them, or null where nobody can tell
  busy: boolean // an answer is on its way
}

// each board takes its own kind of view
type AnyBoard = Component<BoardProps<any>>

const BOARDS: Record<string, () => Promise<{ default: AnyBoard }>> = {
  planet: () => import('./planet/PlanetBoard.svelte'),
}

export const hasBoard = (game: string): boolean => game in BOARDS

export const boardOf = async (game: string): Promise<AnyBoard> => (await BOARDS[game]!()).default
