// How many things of each kind are left in the box. Fewer than none: more lie there than there are.
import { type Box, counted } from './counting'
import type { EarthDocument } from './document'
import { coverOf } from './edit'
import type { Kind } from './editing.svelte'

export type Left = Record<Kind, Record<string, number>>

export function leftOf(box: Box, table: EarthDocument, covers: readonly string[]): Left {
  const { tiles, printed, disks, cubes } = box.table
  const laid = counted(table.tiles.map((tile) => tile.terrain))
  const covered = table.tiles.filter((tile) => coverOf(tile) !== null || covers.includes(tile.terrain)).length
  const gained = Object.entries(table.displays).flatMap(([animal, all]) => {
    const its = counted(all)
    for (const one of printed[animal] ?? []) its.set(one, Math.max(0, (its.get(one) ?? 0) - 1))
    return [...its].flatMap(([element, n]) => Array<string>(n).fill(element))
  })
  const out = counted([...Object.values(table.elements ?? {}), ...gained])
  const most = cubes[Math.min(Object.keys(table.displays).length, box.animals.length)]!
  const onEarth = (animal: string) => table.tiles.reduce((all, tile) => all + (tile.cubes?.[animal] ?? 0), 0)
  return {
    tile: Object.fromEntries(Object.entries(tiles).map(([terrain, n]) => [terrain, n - (laid.get(terrain) ?? 0)])),
    cover: Object.fromEntries(covers.map((side) => [side, box.table.covers - covered])),
    element: Object.fromEntries(box.elements.map((element) => [element, disks - (out.get(element) ?? 0)])),
    animal: Object.fromEntries(box.animals.map((animal) => [animal, most - onEarth(animal)])),
  }
}
