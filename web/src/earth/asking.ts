// What a board of hexes is asked, and what it is given to answer with.
import type { Question } from '../table/options'
import type { Choice, Touched } from '../wire'
import type { EarthView } from './land'
import { type At, keyOf } from './targets'

/** A moment: what is seen, and what can be answered. */
export interface Moment<V = EarthView> {
  view: V
  choices: Choice[]
  question: Question | null
}

/** What the board is given. */
export interface Asked {
  now: Moment
  busy: boolean
  hints: readonly number[] // answers that are suggested, in order; some may be planned already
  taught: boolean // what is asked for next is told by a lesson first
  selected: number | null // what is looked at in the list
  listed: readonly Choice[] // … and what is pointed at there: several answers that begin alike
  ahead: (answers: number[]) => Promise<Moment | null>
  send: (answers: number[], pointer: boolean) => void
  ask: (final: boolean) => boolean // whether an answer is shown first, and sent with the second tap; final: nothing more is asked
  said: (words: string) => void
}

export interface Planned {
  choice: Choice
  words: string
  before: EarthView // what was seen when it was chosen
}

/** In which order the things of an answer are chosen: a space before the pawn that goes there. */
export const thingsOf = ({ touches }: Choice): Touched[] =>
  touches.length < 2 ? touches : [...touches].sort((one, other) => Number(other.noun === 'space') - Number(one.noun === 'space'))

/** Whether this is that thing. */
export const isAt = (one: Touched, noun: string, at: At): boolean => keyOf(one.noun, one.at) === keyOf(noun, at)
