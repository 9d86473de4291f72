// Earth in words: animals, tiles, corners, spaces and cards, as sentences of both games on Earth need them.
import type { Arguments, Texts } from '../texts/texts'
import type { Choice } from '../wire'
import { EARTH } from './facts'
import { type Hex, hexesAt, key } from './hexes'
import type { View } from './views/view'
import { type Event, dashes } from './words'

/** What both views have in common, as far as words need it. */
export interface EarthView extends View {
  round: number
  last: boolean
  question: Asked | null
  animals: { animal: string; seat: number; points: number; gene_pool: number; cubes: number }[]
  tiles: EarthTile[]
  elements: Record<string, string>
  bag: Record<string, number>
  stacks: { tile: string | null; face_down: number }[]
  survival: string | null
}

export interface EarthTile {
  hex: number[]
  terrain: string
  cubes: Record<string, number>
  endangered: string[]
  points: Record<string, number>
}

export interface Asked {
  question: string
  animal: string | null
  element: string | null
  terrain: string | null
  hex: number[] | null
  left: number | null
  card: string | null
  about: Record<string, string[]>
}

// ── what an answer is about ───────────────────────────────────────────────────────────────────────────────────────────

export const hexes = (choice: Choice): Hex[] =>
  choice.touches.flatMap(({ noun, at }) => (noun === 'hex' && Array.isArray(at) ? [[at[0], at[1]] as Hex] : []))

/** The corner that an answer names, as `E(0,0)`. */
export function corner(choice: Choice): string | null {
  const found = choice.touches.find(({ noun, at }) => noun === 'corner' && Array.isArray(at))
  if (!found) return null
  const [side, q, r] = found.at as [number, number, number]
  return `${'EW'[side]}(${q},${r})`
}

/** The animal, element, card, space or stack that an answer names. */
export function number(choice: Choice, noun: string): number | null {
  const found = choice.touches.find((thing) => thing.noun === noun && typeof thing.at === 'number')
  return found ? (found.at as number) : null
}

export const bonus = (n: number): number => EARTH.bonus[Math.min(n, 9)]!

// ── the words ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const LEFT_TO_RIGHT_MARK = '\u200e'

/** The words of a game in one language. `land` is what lies on each hex, as far as it was seen or told of. */
export abstract class Phrases<V extends EarthView = EarthView> {
  abstract readonly game: string
  abstract readonly actions: readonly string[]
  abstract readonly reasons: readonly string[] // where points come from, besides actions and cards
  abstract readonly start: Readonly<Record<string, string>> // the tiles that are there before anything happens
  land = new Map<string, string>()

  constructor(readonly texts: Texts) {}

  /** What a tile is called: after the small tile that lies on it, if there is one. */
  abstract kind(tile: V['tiles'][number]): string
  /** What a tile is called after this event, if that is the one that covers it. */
  abstract covered(event: Event): string | null
  /** `speciation 2` as `Speciation 2`. */
  abstract space(name: string): string

  say(name: string, values: Arguments = {}): string {
    return this.texts(`${this.game}-${name}`, values)
  }

  form(sort: string, name: string, form = ''): string {
    const text = `${this.game}-${sort}-${dashes(name)}`
    return this.texts(form ? `${text}.${form}` : text)
  }

  animal = (name: string, form = ''): string => this.form('animal', name, form)
  terrain = (name: string, form = ''): string => this.form('terrain', name, form)
  element = (name: string, form = ''): string => this.form('element', name, form)
  action = (name: string, form = ''): string => this.form('action', name, form)
  card = (name: string, form = ''): string => this.form('card', name, form)

  /** Where points come from. */
  reason(name: string): string {
    if (this.actions.includes(name)) return this.action(name)
    return this.reasons.includes(name) ? this.form('reason', name) : this.card(name)
  }

  elements(names: string[]): string {
    return names.map((name) => this.element(name)).join(', ')
  }

  /** The table as it is now: sentences name the terrains of tiles. */
  look(view: V): void {
    this.land = new Map(view.tiles.map((tile) => [key(tile.hex), this.kind(tile)]))
  }

  /** Coordinates keep their order inside a line of Hebrew. */
  steady(text: string): string {
    return this.texts.rightToLeft ? `${LEFT_TO_RIGHT_MARK}${text}${LEFT_TO_RIGHT_MARK}` : text
  }

  hex(at: readonly number[]): string {
    return this.steady(key(at))
  }

  /** `savannah 1,-1`, or with the form `on`: `on savannah 1,-1`. */
  tile(at: readonly number[], form = ''): string {
    const terrain = this.land.get(key(at)) ?? this.start[key(at)]
    return terrain ? `${this.terrain(terrain, form)} ${this.hex(at)}` : this.hex(at)
  }

  /** With the tiles that touch it. */
  corner(name: string): string {
    const tiles = hexesAt(name).filter((at) => this.land.has(key(at)))
    return this.say('corner', { corner: this.steady(name), tiles: tiles.map((at) => this.tile(at)).join(', ') })
  }

  /** What scoring a tile would bring now, and to whom; and who takes a card. */
  pointsOn(view: V, at: readonly number[], taker: string | null): string {
    const tile = view.tiles.find((one) => key(one.hex) === key(at))
    const pay = Object.entries(tile?.points ?? {}).filter(([, n]) => n)
    pay.sort(([a, n], [b, m]) => m - n || (a < b ? 1 : -1))
    const parts = pay.map(([name, n]) => this.say('by-animal', { animal: this.animal(name), number: String(n) }))
    if (taker !== null) parts.push(this.say('card-for', { animal: this.animal(taker, 'of') }))
    return parts.join(', ') || this.say('no-points')
  }

  /** Goes back to the land as it was before these events, the last of which have been seen. */
  before(events: Event[]): void {
    for (const event of events.toReversed()) {
      if (this.covered(event) !== null) this.land.set(key(event.hex as number[]), event.terrain as string)
      else if (event.event === 'tile_laid') this.land.delete(key(event.hex as number[]))
    }
  }

  after(event: Event): void {
    const cover = this.covered(event)
    if (cover !== null || event.event === 'tile_laid')
      this.land.set(key(event.hex as number[]), cover ?? (event.terrain as string))
  }
}
