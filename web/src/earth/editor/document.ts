// Position documents of the two games on hexes, as docs/rules/positions.md has them: their form, and what is wrong with one.
import type { Hex } from '../hexes'

export interface TileDocument {
  hex: Hex
  terrain: string
  tundra?: boolean // of Dominant Species
  eruption?: string | null // of Marine
  cubes?: Record<string, number>
}

export interface EarthDocument {
  game: string
  tiles: TileDocument[]
  displays: Record<string, string[]>
  elements?: Record<string, string>
  points?: Record<string, number>
  names?: Record<string, string>
  saved?: Hex | null // of Dominant Species: where the mammals save a species
  markers?: Record<string, number> // of Marine: by element, the value of its special pawn
  control?: Record<string, string> // … and the animal that controls it
  traits?: Record<string, string[]>
}

/** What is wrong with a table: the code and the values that `habitable score` has for it (src/habitable/locale, kernel.ftl). */
export class Wrong extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number>,
  ) {
    super(code)
  }
}

// ── the form ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Form = (thing: unknown) => boolean

export const text: Form = (thing) => typeof thing === 'string'
export const whole: Form = (thing) => Number.isSafeInteger(thing)
export const truth: Form = (thing) => typeof thing === 'boolean'
export const nothingOr = (form: Form): Form => (thing) => thing === null || form(thing)
export const several = (form: Form): Form => (thing) => Array.isArray(thing) && thing.every(form)
export const hex: Form = (thing) => several(whole)(thing) && (thing as unknown[]).length === 2
const object = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null && !Array.isArray(thing)
export const byName = (form: Form): Form => (thing) => object(thing) && Object.values(thing).every(form)
const having = (needed: Record<string, Form>, allowed: Record<string, Form>): Form => (thing) =>
  object(thing) &&
  Object.keys(needed).every((name) => Object.hasOwn(thing, name)) &&
  Object.entries(thing).every(([name, value]) => {
    const form = Object.hasOwn(needed, name) ? needed[name] : Object.hasOwn(allowed, name) ? allowed[name] : undefined
    return form?.(value) ?? false
  })

const COMMON = { elements: byName(text), points: byName(whole), names: byName(text) }

/** The form of a game's documents: what it says of a tile, and of the table, besides what both say. */
export const formOf = (tile: Record<string, Form>, own: Record<string, Form>): Form =>
  having({ game: text, tiles: several(having({ hex, terrain: text }, { cubes: byName(whole), ...tile })), displays: byName(several(text)) }, { ...COMMON, ...own })

/** Whether it has the form of a document of that game; whether the table is possible, counting it says. */
export const isDocument = (box: { game: string; form: Form }, thing: unknown): thing is EarthDocument => object(thing) && thing.game === box.game && box.form(thing)
