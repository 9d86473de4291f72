// What a space would not bring now, as far as anybody can see it on the table: nothing is forbidden by it.
interface Tile {
  terrain: string
  cubes: Record<string, number>
}

/** Whether an animal lives beside others on a tile of one of these terrains. */
export const hasRivals = <T extends Tile>(tiles: readonly T[], animal: string, terrainOf: (tile: T) => string, terrains: readonly string[]): boolean =>
  tiles.some((tile) => terrains.includes(terrainOf(tile)) && tile.cubes[animal] && Object.keys(tile.cubes).length > 1)

/** Whether an element of one of these kinds lies on Earth. */
export const liesOnEarth = (elements: Record<string, string>, kinds: readonly string[]): boolean => Object.values(elements).some((element) => kinds.includes(element))
