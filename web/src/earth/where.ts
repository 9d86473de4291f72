// Elements lie in many places. Which of them an answer means, its verb says: nothing of a rule, only where to light it.
import type { Choice } from '../wire'
import type { At, Targets } from './targets'

export type Where = 'display' | 'row' | 'pawn' // an animal's display; a row of the action display, or the bag; a special pawn

const PLACES: Record<string, Where> = { lose: 'display', protect: 'display', dominate: 'pawn', claim: 'pawn', special: 'pawn' }

export const whereOf = (choice: Choice): Where => PLACES[choice.verb] ?? 'row'

/** Targets, as far as their answers are about one place: in any other nothing is to be touched. */
export function only(targets: Targets, where: Where): Targets {
  const at = (noun: string, thing: At) => targets.at(noun, thing).filter((choice) => whereOf(choice) === where)
  const here = (noun: string, thing: At) => at(noun, thing).length > 0
  return {
    at,
    label: (noun, thing) => targets.label(noun, thing),
    pick: (noun, thing, event) => targets.pick(noun, thing, event),
    put: (space, pawn, event) => targets.put(space, pawn, event),
    point: (noun, thing) => targets.point(noun, thing),
    chosen: (noun, thing) => targets.chosen(noun, thing) && here(noun, thing),
    hinted: (noun, thing) => targets.hinted(noun, thing) && here(noun, thing),
  }
}

/** Nothing is to be touched: a replay, or somebody else's turn. */
export const NO_TARGETS: Targets = { at: () => [], label: () => '', pick: () => {}, put: () => {}, point: () => {}, chosen: () => false, hinted: () => false }
