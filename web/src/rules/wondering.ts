// Why can I not choose this? A thing on a board says what it is (`data-thing`, "hex 1,-1"); a tap on one that is not lit asks
// the server, which knows the rules.
import { getContext, setContext } from 'svelte'
import type { Part } from '../texts/phrases'

export interface Thing {
  noun: string
  at: number | number[]
  near: DOMRect
}

/** What is planned and chosen so far on a board; null: there is nothing to be asked about. */
export interface Meant {
  answers: number[]
  among: number[] | null
}
export interface Wondering {
  meant: () => Meant | null
}

const KEY = Symbol('wondering')
export const wonder = (): Wondering => setContext(KEY, { meant: () => ({ answers: [], among: null }) })
export const wondersHere = (): Wondering | undefined => getContext(KEY)

const numbers = (text: string): number[] => text.split(',').map(Number)

/** The thing that was touched, if it is none that can be chosen. */
export function thingAt(target: Element, x: number, y: number): Thing | null {
  const found = target.closest('[data-thing], button, a, summary, input, select')
  const name = found?.getAttribute('data-thing')
  if (!found || !name || target.closest('[data-answer], [data-answers]')) return null
  const [noun = '', where = ''] = name.split(' ')
  if (noun === 'hex') {
    const corner = cornerAt(found, x, y)
    if (corner) return corner
  }
  const at = numbers(where)
  return { noun, at: where.includes(',') ? at : at[0]!, near: found.getBoundingClientRect() }
}

/** While corners are asked for, the element under the finger is meant and not the tile. */
function cornerAt(hex: Element, x: number, y: number): Thing | null {
  const map = hex.closest('svg')
  if (!map?.querySelector('[data-target-corner]')) return null
  for (const disc of map.querySelectorAll('[data-corner]')) {
    const near = disc.getBoundingClientRect()
    const name = disc.getAttribute('data-corner')!
    if (x >= near.left && x <= near.right && y >= near.top && y <= near.bottom) return { noun: 'corner', at: ['EW'.indexOf(name[0]!), ...numbers(name.slice(2, -1))], near }
  }
  return null
}

const LOOKED_AT = new Set(['hex', 'face', 'animal']) // a tap on these shows something already
const PLAIN = new Set(['why-asked', 'why-waiting', 'why-luck', 'why-over'])

/** Whether it is worth saying: whoever only looks is not told each time that it is not asked for. */
export const isWorthSaying = ({ noun }: Thing, words: Part): boolean => !(LOOKED_AT.has(noun) && Array.isArray(words) && PLAIN.has(words[0]))
