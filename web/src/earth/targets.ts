// What a board lets one touch. The server says which answers there are and what they are about (`touches`); a board lights
// these things, and asks nothing else.
import type { Choice } from '../wire'
import type { EarthView } from './land'

/** A thing on the table, as the server names it: a hex [q, r], a corner [side, q, r], a space, an element, a card… */
export type At = number | readonly number[]

export interface Targets {
  /** The answers that touch a thing, as far as others were chosen before; none: it is not to be touched now. */
  at(noun: string, at: At): Choice[]
  /** What choosing it means, in words: for whoever points at it or hears it. */
  label(noun: string, at: At): string
  pick(noun: string, at: At, event: Event): void
  /** A pawn is put onto a space: a special one by its element. */
  put(space: At, pawn: At | null, event: Event): void
  /** A pointer or the focus is on a thing, or has left it (null): what would come of it may be shown. */
  point(noun: string, at: At | null): void
  chosen(noun: string, at: At): boolean
  hinted(noun: string, at: At): boolean
}

/** How a thing stands, as plain data: many are asked after every answer, and only where it has changed something is drawn. */
export interface Mark {
  answers: readonly number[] // that touch it; none: it is not to be touched now
  label: string
  chosen: boolean
  hinted: boolean
}

export const markOf = (targets: Pick<Targets, 'at' | 'label' | 'chosen' | 'hinted'>, noun: string, at: At): Mark => ({
  answers: targets.at(noun, at).map((one) => one.answer),
  label: targets.label(noun, at),
  chosen: targets.chosen(noun, at),
  hinted: targets.hinted(noun, at),
})

/** What the map is given: what it shows, and what can be touched there. A table that is played, or one that is laid out. */
export interface OnMap extends Omit<Targets, 'put'> {
  readonly view: EarthView
  readonly isAhead: boolean // what is shown is only planned
  readonly question: string
  readonly groups: readonly { choice: Choice; before: EarthView; times: number }[] // what is planned
  /** What choosing a hex brings, where the server says so. */
  worth(hex: string): number | undefined
  /** All things of a kind that can be chosen now. */
  things(noun: string): At[]
  /** Whether after this thing another one of the same kind is asked: it can be dragged there. */
  leadsOn(noun: string, at: At): boolean
  /** The answer about an animal on a tile, where one click names both. */
  victim(hex: readonly number[], animal: number): Choice | null
  wordsOf(choice: Choice): string
  take(choice: Choice, event?: Event): void | Promise<void>
}

export const keyOf = (noun: string, at: At): string => `${noun} ${typeof at === 'number' ? at : at.join(',')}`
