// What things and places are called on the boards with hexes.
import { type Texts, dashes } from '../texts/texts'
import { steps } from './geometry'
import type { Stack, Tile } from './land'

export class EarthNames {
  constructor(
    readonly t: Texts,
    readonly game: string,
  ) {}

  /** Of an animal, a terrain, an element, a card… */
  of(sort: string, name: string, form = ''): string {
    const key = `${this.game}-${sort}-${dashes(name)}`
    return this.t(form ? `${key}.${form}` : key)
  }

  /** "north-east of the middle": where a hex lies, for people. */
  place(hex: readonly number[]): string {
    const parts = steps(hex).map(({ way, steps }) => this.t(`earth-board-way-${way}`, { steps }))
    return parts.length ? this.t('earth-board-place', { way: parts.join(', ') }) : this.t('earth-board-middle')
  }

  terrain(tile: Tile): string {
    const land = this.of('terrain', tile.terrain)
    return tile.cover ? this.t('earth-board-covered', { cover: this.of('terrain', tile.cover), terrain: land }) : land
  }

  tile(hex: readonly number[], tile: Tile | undefined): string {
    const values = { terrain: tile ? this.terrain(tile) : this.t('earth-board-vacant'), place: this.place(hex) }
    return this.t('earth-board-tile', values)
  }

  /** "desert north-east of the middle: reptiles dominate with 6; 3 insects, endangered". */
  described(hex: readonly number[], tile: Tile | undefined): string {
    const name = this.tile(hex, tile)
    if (!tile?.stacks.length) return name
    const first = [...tile.stacks].sort((one, other) => Number(other.dominant) - Number(one.dominant))
    return this.t('earth-board-described', { tile: name, species: first.map((one) => this.species(one)).join('; ') })
  }

  species({ animal, number, match, dominant, endangered, asleep }: Stack): string {
    const said = [this.t('earth-board-species', { number, animal: this.of('animal', animal) })]
    if (dominant) said.push(this.t('earth-board-dominant-with', { match: match ?? 0 }))
    else if (endangered) said.push(this.t('earth-board-endangered'))
    else if (match !== null) said.push(this.t('earth-board-match', { match }))
    if (asleep) said.push(this.t('earth-board-asleep', { number: asleep }))
    return said.join(', ')
  }

  /** A corner by the tiles around it. */
  corner(tiles: (Tile | undefined)[], element: string | undefined): string {
    const around = tiles.flatMap((tile) => (tile ? [this.t('earth-board-tile', { terrain: this.terrain(tile), place: this.place(tile.hex) })] : []))
    const place = this.t('earth-board-corner', { tiles: around.join('; ') })
    return element ? `${this.of('element', element)}: ${place}` : place
  }
}
