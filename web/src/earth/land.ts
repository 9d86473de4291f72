// Earth as the map shows it, the same for both games: what lies where, and how one state differs from another.
import type { View } from '../games/view'
import { type Hex, key } from './hexes'
import { cornerName, cornersOf } from './geometry'

/** What the views of both games have in common, as far as the map and the questions need it. */
export interface EarthView extends View {
  question: { question: string; animal: string | null; hex: number[] | null; left: number | null; card: string | null; element: string | null; terrain: string | null; space: string | null; worth: Record<string, number>; takers: Record<string, string>; idle: Record<string, number[]> } | null
  animals: { animal: string; seat: number; points: number; suited: Record<string, number>; reach: string[]; uncounted?: boolean }[]
  tiles: {
    hex: number[]
    terrain: string
    tundra?: boolean
    eruption?: string | null
    cubes: Record<string, number>
    match?: Record<string, number>
    shared: number[][] // of each animal elements; where there is a match, each with how often the animal has it and how often it is there
    dominant?: string | null
    endangered: string[]
    points: Record<string, number>
    scored?: boolean
    asleep?: Record<string, number>
    dying?: boolean
    taker?: string | null
  }[]
  elements: Record<string, string>
}

/** A game as the board needs it: its name in keys, and what is in its box. */
export interface Box {
  game: string
  animals: readonly string[]
  elements: readonly string[]
  terrains: readonly string[]
  hexes: readonly string[]
  spaces: readonly string[]
  cards: readonly string[]
}

/** An element that an animal has and that lies around a tile; where there is a match, it counts so often. */
export interface Shared {
  element: number // in the box
  has?: number
  there?: number
}

export interface Stack {
  animal: string
  number: number
  match: number | null
  shared: Shared[]
  dominant: boolean
  endangered: boolean
  asleep: number
  points: number
}

export interface Tile {
  key: string
  hex: Hex
  terrain: string // as printed
  cover: string | null // what lies on it: tundra, a vent, a geyser
  stacks: Stack[]
  scored: boolean
  dying: boolean // Extinction would take cubes
  taker: string | null // of a card, if it were scored
  elements: string[] // on its corners
}

const known = new WeakMap<EarthView, ReadonlyMap<string, Tile>>() // a view never changes, and many parts of the page ask

export function tilesOf(view: EarthView): ReadonlyMap<string, Tile> {
  let tiles = known.get(view)
  if (!tiles) known.set(view, (tiles = tilesIn(view)))
  return tiles
}

function tilesIn(view: EarthView): ReadonlyMap<string, Tile> {
  return new Map(
    view.tiles.map((tile) => {
      const stacks = Object.entries(tile.cubes).map(([animal, number], i) => ({
        animal,
        number,
        match: tile.match?.[animal] ?? null,
        shared: tile.match ? terms(tile.shared[i] ?? []) : (tile.shared[i] ?? []).map((element) => ({ element })),
        dominant: tile.dominant === animal,
        endangered: tile.endangered.includes(animal),
        asleep: tile.asleep?.[animal] ?? 0,
        points: tile.points[animal] ?? 0,
      }))
      const elements = cornersOf(tile.hex).flatMap((corner) => view.elements[cornerName(corner)] ?? [])
      const cover = tile.tundra ? 'tundra' : (tile.eruption ?? null)
      const at = key(tile.hex)
      return [at, { key: at, hex: tile.hex as Hex, terrain: tile.terrain, cover, stacks, scored: !!tile.scored, dying: !!tile.dying, taker: tile.taker ?? null, elements }]
    }),
  )
}

function terms(numbers: readonly number[]): Shared[] {
  return Array.from({ length: numbers.length / 3 }, (_, i) => ({ element: numbers[3 * i]!, has: numbers[3 * i + 1]!, there: numbers[3 * i + 2]! }))
}

export interface Change {
  key: string // of the hex
  animal: string
  by: number
}

/** How one state differs from another: cubes by tile and animal, who dominates, elements and tiles that came or went. */
export interface Difference {
  cubes: Change[]
  points: { animal: string; by: number }[]
  dominance: { key: string; before: string | null; now: string | null }[]
  tiles: string[] // new, or covered
  corners: string[] // whose element is another one, or new, or gone
}

const leader = (tile: Tile | undefined): string | null => tile?.stacks.find((one) => one.dominant)?.animal ?? null

export function differences(before: EarthView, now: EarthView): Difference {
  const [old, fresh] = [tilesOf(before), tilesOf(now)]
  const out: Difference = { cubes: [], points: [], dominance: [], tiles: [], corners: [] }
  for (const [at, tile] of fresh) {
    const was = old.get(at)
    if (!was || was.cover !== tile.cover || was.terrain !== tile.terrain) out.tiles.push(at)
    const there = new Map(was?.stacks.map((one) => [one.animal, one.number]))
    for (const { animal, number } of tile.stacks) {
      const by = number - (there.get(animal) ?? 0)
      there.delete(animal)
      if (by) out.cubes.push({ key: at, animal, by })
    }
    for (const [animal, number] of there) out.cubes.push({ key: at, animal, by: -number })
    if (leader(was) !== leader(tile)) out.dominance.push({ key: at, before: leader(was), now: leader(tile) })
  }
  for (const corner of new Set([...Object.keys(before.elements), ...Object.keys(now.elements)]))
    if (before.elements[corner] !== now.elements[corner]) out.corners.push(corner)
  for (const { animal, points } of now.animals) {
    const by = points - (before.animals.find((one) => one.animal === animal)?.points ?? 0)
    if (by) out.points.push({ animal, by })
  }
  return out
}
