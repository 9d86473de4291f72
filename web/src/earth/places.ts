// What places on Earth are called, and what is to be said of them.
import { hexesAt, key } from './hexes'
import { cornerName } from './geometry'
import type { Stack, Tile } from './land'
import type { EarthNames } from './names'
import { placeOf } from './sayings'

export class Places {
  constructor(readonly names: EarthNames) {}

  private get t() {
    return this.names.t
  }

  /** "north-east of the middle": where a hex lies, for people. */
  place(hex: readonly number[]): string {
    return placeOf(this.t, hex)
  }

  terrain(tile: Tile): string {
    const land = this.names.terrain(tile.terrain)
    return tile.cover ? this.t('earth-board-covered', { cover: this.names.terrain(tile.cover), terrain: land }) : land
  }

  /** "desert north-east of the middle". */
  tile(hex: readonly number[], tile: Tile | undefined): string {
    return this.t('earth-board-tile', { terrain: tile ? this.terrain(tile) : this.t('earth-board-vacant'), place: this.place(hex) })
  }

  /** … "reptiles dominate with 6; 3 insects, endangered". */
  described(hex: readonly number[], tile: Tile | undefined): string {
    const name = this.tile(hex, tile)
    if (!tile?.stacks.length) return name
    const first = [...tile.stacks].sort((one, other) => Number(other.dominant) - Number(one.dominant))
    return this.t('earth-board-described', { tile: name, species: first.map((one) => this.species(one)).join('; ') })
  }

  species({ animal, number, match, dominant, endangered, asleep }: Stack): string {
    const said = [this.t('earth-board-species', { number, animal: this.names.animal(animal) })]
    if (dominant) said.push(this.t('earth-board-dominant-with', { match: match ?? 0 }))
    else if (endangered) said.push(this.t('earth-board-endangered'))
    else if (match !== null) said.push(this.t('earth-board-match', { match }))
    if (asleep) said.push(this.t('earth-board-asleep', { number: asleep }))
    return said.join(', ')
  }

  /** How well one's own animal lives, or would live, on a tile. */
  suited = (match: number): string => this.t('earth-board-suited', { game: this.names.game, match })

  /** A corner by the tiles around it, and what lies there. */
  corner(at: readonly number[], tiles: ReadonlyMap<string, Tile>, elements: Record<string, string>): string {
    const name = cornerName(at)
    const around = hexesAt(name).flatMap((hex) => (tiles.has(key(hex)) ? [this.tile(hex, tiles.get(key(hex)))] : []))
    const place = this.t('earth-board-corner', { tiles: around.join('; ') })
    const element = elements[name]
    return element ? this.t('earth-board-element-at', { element: this.names.element(element), place }) : place
  }
}
