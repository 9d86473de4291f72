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

type Form = (thing: unknown) => boolean

const text: Form = (thing) => typeof thing === 'string'
const whole: Form = (thing) => Number.isSafeInteger(thing)
const truth: Form = (thing) => typeof thing === 'boolean'
const nothingOr = (form: Form): Form => (thing) => thing === null || form(thing)
const several = (form: Form): Form => (thing) => Array.isArray(thing) && thing.every(form)
const hex: Form = (thing) => several(whole)(thing) && (thing as unknown[]).length === 2
const object = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null && !Array.isArray(thing)
const byName = (form: Form): Form => (thing) => object(thing) && Object.values(thing).every(form)
const having = (needed: Record<string, Form>, allowed: Record<string, Form>): Form => (thing) =>
  object(thing) &&
  Object.keys(needed).every((name) => Object.hasOwn(thing, name)) &&
  Object.entries(thing).every(([name, value]) => {
    const form = Object.hasOwn(needed, name) ? needed[name] : Object.hasOwn(allowed, name) ? allowed[name] : undefined
    return form?.(value) ?? false
  })

const COMMON = { elements: byName(text), points: byName(whole), names: byName(text) }
const FORMS: Record<string, Form> = {
  'dominant-species': having(
    { game: text, tiles: several(having({ hex, terrain: text }, { tundra: truth, cubes: byName(whole) })), displays: byName(several(text)) },
    { ...COMMON, saved: nothingOr(hex) },
  ),
  marine: having(
    { game: text, tiles: several(having({ hex, terrain: text }, { eruption: nothingOr(text), cubes: byName(whole) })), displays: byName(several(text)) },
    { ...COMMON, markers: byName(whole), control: byName(text), traits: byName(several(text)) },
  ),
}

/** Whether it has the form of a document; whether the table is possible, counting it says. */
export const isDocument = (thing: unknown): thing is EarthDocument =>
  object(thing) && typeof thing.game === 'string' && Object.hasOwn(FORMS, thing.game) && FORMS[thing.game]!(thing)
