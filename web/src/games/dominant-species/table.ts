// A real table of Dominant Species, counted (docs/rules/dominant-species.md 6, 10, 12).
import { type Answer, type Laid, Table, type TileAnswer } from '../../earth/editor/counting'
import { type EarthDocument, type TileDocument, Wrong, formOf, hex, nothingOr, truth } from '../../earth/editor/document'
import { key } from '../../earth/hexes'
import { DOMINANT_SPECIES } from './facts'

export const BOX = {
  game: 'dominant-species',
  ...DOMINANT_SPECIES,
  form: formOf({ tundra: truth }, { saved: nothingOr(hex) }),
  covered: (side: string | null) => ({ tundra: side !== null }),
}
const SMALL = BOX.terrains[7]

export class DominantSpeciesTable extends Table<typeof BOX> {
  constructor(document: EarthDocument) {
    super(BOX, document)
  }

  protected get kinds(): readonly string[] {
    return this.box.terrains
  }

  protected override checkDisplay(animal: string, elements: Map<string, number>, place: string): void {
    const [element, ...more] = this.box.table.printed[animal as keyof typeof BOX.table.printed]
    const count = 1 + more.length
    if ((elements.get(element) ?? 0) < count) throw new Wrong('earth-printed', { place, count, element })
  }

  protected covers({ terrain, tundra = false }: TileDocument): boolean {
    return tundra || terrain === SMALL
  }

  protected override checkTiles(): void {
    const { covers, tiles } = this.box.table
    const small = this.tiles.filter((tile) => tile.covered).length
    if (small > covers) throw new Wrong('earth-tiles', { place: 'tiles', given: String(small), terrain: SMALL, most: covers })
    super.checkTiles()
    const most = Object.values(tiles).reduce((all, n) => all + n, 0)
    if (this.tiles.length > most) throw new Wrong('wrong-most', { place: 'tiles', most, given: String(this.tiles.length) })
  }

  protected disksOf(animal: string, element: string): number {
    const printed = this.box.table.printed[animal as keyof typeof BOX.table.printed].filter((one) => one === element).length
    return (this.needs.get(animal)!.get(element) ?? 0) - printed
  }

  protected override readLast(): void {
    const { saved } = this.document
    if (saved && !this.canSave(saved)) throw new Wrong('earth-saved', { place: 'saved', hex: key(saved) })
  }

  private canSave(hex: readonly number[]): boolean {
    const { saver } = this.box.table
    const tile = this.tiles.find((one) => key(one.hex) === key(hex))
    return !!tile?.cubes.has(saver) && this.endangered(saver, tile)
  }

  endangered(animal: string, tile: Laid): boolean {
    return this.match(animal, tile) === 0
  }

  private dominant(tile: Laid): string | null {
    const values = [...tile.cubes.keys()].map((animal) => [animal, this.match(animal, tile)] as const)
    const best = Math.max(0, ...values.map(([, value]) => value))
    const first = values.filter(([, value]) => value === best)
    return best && first.length === 1 ? first[0]![0] : null
  }

  protected tileAnswer(tile: Laid): TileAnswer {
    const here = [...tile.cubes.keys()]
    return {
      hex: tile.hex,
      match: Object.fromEntries(here.map((animal) => [animal, this.match(animal, tile)])),
      why: Object.fromEntries(here.map((animal) => [animal, this.why(animal, tile)])),
      dominant: this.dominant(tile),
      endangered: here.filter((animal) => this.endangered(animal, tile)),
      points: Object.fromEntries(this.paid(tile)),
    }
  }

  answer(): Answer {
    const { saved } = this.document
    const now = { tiles: this.tiles.map((tile) => this.tileAnswer(tile)), survival: this.survival() }
    const dead = this.die((animal, tile) => (saved && animal === this.box.table.saver && key(tile.hex) === key(saved) ? 1 : 0))
    return { ...now, extinction: this.told(dead), end: this.ending() }
  }
}
