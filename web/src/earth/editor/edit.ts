// How a table is laid out: each change makes another document, so that it can be taken back. Nothing here asks whether the
// table is possible; counting it says so.
import { cornerName, cornersOf } from '../geometry'
import { type Hex, hexesAt, key } from '../hexes'
import type { Box } from './counting'
import { type EarthDocument, type TileDocument, isDocument } from './document'

export const tileAt = (table: EarthDocument, hex: readonly number[]): TileDocument | undefined => table.tiles.find((tile) => key(tile.hex) === key(hex))

/** The small tile on a large one, if there is one. */
export const coverOf = (tile: TileDocument): string | null => (tile.tundra ? 'tundra' : (tile.eruption ?? null))

const changed = (table: EarthDocument, hex: readonly number[], change: (tile: TileDocument) => TileDocument): EarthDocument => ({
  ...table,
  tiles: table.tiles.map((tile) => (key(tile.hex) === key(hex) ? change(tile) : tile)),
})
const without = <T>(all: Record<string, T> = {}, name: string): Record<string, T> => Object.fromEntries(Object.entries(all).filter(([one]) => one !== name))
const having = <T>(all: Record<string, T> = {}, name: string, value: T | null): Record<string, T> => (value === null ? without(all, name) : { ...all, [name]: value })

// ── a whole table ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const empty = (box: Box): EarthDocument => ({ game: box.game, tiles: [], displays: displaysOf(box, box.animals), elements: {}, points: {}, names: {} })

const displaysOf = (box: Box, animals: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(box.animals.filter((animal) => animals.includes(animal)).map((animal) => [animal, [...box.table.printed[animal]!]]))

/** Nothing lies there any more; the same people lead the same animals. */
export const cleared = (box: Box, { displays, names }: EarthDocument): EarthDocument => ({ ...empty(box), displays: displaysOf(box, Object.keys(displays)), names })

/** As the game begins, for the animals in play. */
export function started(box: Box, table: EarthDocument): EarthDocument {
  const playing = Object.keys(table.displays)
  const tiles = (box.table.start.tiles as readonly TileDocument[]).map((tile) => ({
    ...tile,
    cubes: Object.fromEntries(Object.entries(tile.cubes ?? {}).filter(([animal]) => playing.includes(animal))),
  }))
  return { ...cleared(box, table), tiles, elements: { ...box.table.start.elements } }
}

export const isEmpty = ({ tiles, points = {} }: EarthDocument): boolean => !tiles.length && !Object.values(points).some(Boolean)

/** As it is kept in files and links: nothing that says nothing. */
export function written(table: EarthDocument): EarthDocument {
  const { points, names, markers, control, traits, saved, ...rest } = table
  const some = <T>(all: Record<string, T> = {}, is: (one: T) => boolean) => Object.fromEntries(Object.entries(all).filter(([, one]) => is(one)))
  const parts = {
    points: some(points, (n) => n !== 0),
    names: some(names, (name) => name.trim() !== ''),
    markers: some(markers, (n) => n !== 1),
    control: some(control, () => true),
    traits: some(traits, (all) => all.length > 0),
  }
  return {
    ...rest,
    tiles: rest.tiles.map((tile) => ({ ...tile, cubes: some(tile.cubes, (n) => n !== 0) })),
    ...Object.fromEntries(Object.entries(parts).filter(([, all]) => Object.keys(all).length)),
    ...(saved ? { saved } : {}),
  }
}

/** Whether all that is named is in the box, so that it can be shown: a table that was kept, or opened. */
export function isShowable(box: Box, thing: unknown): thing is EarthDocument {
  if (!isDocument(box, thing)) return false
  const { tiles, displays, elements = {}, points = {}, names = {}, markers = {}, control = {}, traits = {} } = thing
  const playing = new Set(Object.keys(displays))
  const corners = new Set(box.hexes.flatMap((hex) => cornersOf(hex.split(',').map(Number)).map(cornerName)))
  const known = (all: Iterable<string>, names: readonly string[]) => [...all].every((one) => names.includes(one))
  return (
    playing.size > 0 &&
    known(playing, box.animals) &&
    Object.values(displays).every((all) => all.length <= box.display && known(all, box.elements)) &&
    new Set(tiles.map(({ hex }) => key(hex))).size === tiles.length &&
    tiles.every(({ hex, terrain, cubes = {} }) => box.hexes.includes(key(hex)) && box.terrains.includes(terrain) && Object.keys(cubes).every((one) => playing.has(one)) && Object.values(cubes).every((n) => n >= 0)) &&
    known(Object.values(elements), box.elements) &&
    Object.keys(elements).every((corner) => corners.has(corner)) &&
    [points, names, traits].every((all) => Object.keys(all).every((one) => playing.has(one))) &&
    known([...Object.keys(markers), ...Object.keys(control)], box.elements) &&
    Object.values(control).every((animal) => playing.has(animal))
  )
}

// ── Earth ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function lay(table: EarthDocument, hex: Hex, terrain: string): EarthDocument {
  return tileAt(table, hex) ? changed(table, hex, (tile) => ({ ...tile, terrain })) : { ...table, tiles: [...table.tiles, { hex, terrain, cubes: {} }] }
}

/** A tile goes, with all that is on it, and the elements that no other tile touches. */
export function unlay(table: EarthDocument, hex: Hex): EarthDocument {
  const tiles = table.tiles.filter((tile) => key(tile.hex) !== key(hex))
  const land = new Set(tiles.map((tile) => key(tile.hex)))
  const elements = Object.fromEntries(Object.entries(table.elements ?? {}).filter(([corner]) => hexesAt(corner).some((at) => land.has(key(at)))))
  return { ...table, tiles, elements }
}

export const cover = (box: Box, table: EarthDocument, hex: Hex, side: string | null): EarthDocument => changed(table, hex, (tile) => ({ ...tile, ...box.covered(side) }))

export const populate = (table: EarthDocument, hex: Hex, animal: string, n: number): EarthDocument =>
  changed(table, hex, (tile) => ({ ...tile, cubes: having(tile.cubes, animal, n > 0 ? n : null) }))

export const put = (table: EarthDocument, corner: string, element: string | null): EarthDocument => ({ ...table, elements: having(table.elements, corner, element) })

/** The corners on which an element may lie. */
export const cornersOn = (table: EarthDocument): string[] => [...new Set(table.tiles.flatMap(({ hex }) => cornersOf(hex).map(cornerName)))]

export const save = (table: EarthDocument, saved: Hex | null): EarthDocument => ({ ...table, saved })

// ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An animal plays, or does not: then nothing of it is left. The last one stays. */
export function play(box: Box, table: EarthDocument, animal: string, plays: boolean): EarthDocument {
  const playing = box.animals.filter((one) => (one === animal ? plays : one in table.displays))
  if (!playing.length) return table
  const displays = { ...displaysOf(box, playing), ...Object.fromEntries(Object.entries(table.displays).filter(([one]) => playing.includes(one))) }
  if (plays) return { ...table, displays }
  return {
    ...table,
    displays,
    tiles: table.tiles.map((tile) => ({ ...tile, cubes: without(tile.cubes, animal) })),
    points: without(table.points, animal),
    names: without(table.names, animal),
    ...(table.traits ? { traits: without(table.traits, animal) } : {}),
    ...(table.control ? { control: Object.fromEntries(Object.entries(table.control).filter(([, one]) => one !== animal)) } : {}),
  }
}

export const gain = (table: EarthDocument, animal: string, element: string): EarthDocument => ({ ...table, displays: { ...table.displays, [animal]: [...table.displays[animal]!, element] } })

export const lose = (table: EarthDocument, animal: string, at: number): EarthDocument => ({ ...table, displays: { ...table.displays, [animal]: table.displays[animal]!.toSpliced(at, 1) } })

export const score = (table: EarthDocument, animal: string, points: number): EarthDocument => ({ ...table, points: having(table.points, animal, points || null) })

export const call = (table: EarthDocument, animal: string, name: string): EarthDocument => ({ ...table, names: having(table.names, animal, name || null) })

export const mark = (table: EarthDocument, element: string, value: number): EarthDocument => ({ ...table, markers: having(table.markers, element, value === 1 ? null : value) })

export const control = (table: EarthDocument, element: string, animal: string | null): EarthDocument => ({ ...table, control: having(table.control, element, animal) })

export function endow(table: EarthDocument, animal: string, trait: string, has: boolean): EarthDocument {
  const all = (table.traits?.[animal] ?? []).filter((one) => one !== trait)
  return { ...table, traits: { ...table.traits, [animal]: has ? [...all, trait] : all } }
}
