// A real table of Marine, counted (docs/rules/marine.md 5, 9, 10; of the traits of 12.3 those that count here).
import { type Answer, type Laid, Table, type TileAnswer, counted } from '../../earth/editor/counting'
import { type EarthDocument, type TileDocument, Wrong, byName, formOf, nothingOr, several, text, whole } from '../../earth/editor/document'
import { MARINE } from './facts'

export const BOX = {
  game: 'marine',
  ...MARINE,
  form: formOf({ eruption: nothingOr(text) }, { markers: byName(whole), control: byName(text), traits: byName(several(text)) }),
  covered: (side: string | null) => ({ eruption: side }),
}
type Trait = keyof typeof BOX.table.traits

export class MarineTable extends Table<typeof BOX> {
  constructor(document: EarthDocument) {
    super(BOX, document)
  }

  protected get kinds(): readonly string[] {
    return this.box.terrains.slice(0, -1)
  }

  protected covers({ eruption = null }: TileDocument, place: string): boolean {
    if (eruption === null) return false
    this.known(eruption, this.box.sides, `${place}.eruption`)
    if (this.tiles.filter((tile) => tile.covered).length === this.box.table.covers) throw new Wrong('marine-wrong-eruptions', { place: `${place}.eruption`, most: this.box.table.covers })
    return true
  }

  /** At least: of what is printed on the usual side of a display none, if the animal has all of that. */
  protected disksOf(animal: string, element: string): number {
    const has = this.needs.get(animal)!
    const printed = counted(this.box.table.printed[animal as keyof typeof BOX.table.printed])
    const usual = [...printed].every(([one, n]) => (has.get(one) ?? 0) >= n)
    return (has.get(element) ?? 0) - (usual ? (printed.get(element) ?? 0) : 0)
  }

  protected override readOwn(): void {
    const { markers = {}, control = {} } = this.document
    const most = this.box.table.markers
    for (const [name, value] of Object.entries(markers)) {
      this.known(name, this.box.elements, 'markers')
      if (value < 1 || value > most) throw new Wrong('wrong-range', { place: `markers.${name}`, least: 1, most, given: String(value) })
    }
    for (const [name, animal] of Object.entries(control)) {
      this.known(name, this.box.elements, 'control')
      this.inPlay(animal, 'control')
    }
  }

  protected override readLast(): void {
    for (const [name, words] of Object.entries(this.document.traits ?? {})) {
      this.inPlay(name, 'traits')
      words.forEach((word, i) => this.known(word, this.box.traits, `traits.${name}[${i}]`))
    }
  }

  /** The number of a trait for an animal, 0 without it. */
  private trait = (animal: string, trait: Trait): number => (this.document.traits?.[animal]?.includes(trait) ? this.box.table.traits[trait] : 0)

  endangered(animal: string, tile: Laid): boolean {
    if (this.why(animal, tile).length) return false
    const others = [...tile.cubes].reduce((all, [other, n]) => all + (other === animal ? 0 : n), 0)
    const enough = this.trait(animal, 'carnivore')
    return !enough || others < enough
  }

  /** What living alone on a tile that is scored brings. */
  private alone = (animal: string, tile: Laid): number =>
    tile.cubes.size === 1 && tile.cubes.has(animal) ? this.trait(animal, 'solitary') * tile.cubes.get(animal)! : 0

  protected tileAnswer(tile: Laid): TileAnswer {
    const here = [...tile.cubes.keys()]
    return {
      hex: tile.hex,
      why: Object.fromEntries(here.map((animal) => [animal, this.why(animal, tile)])),
      endangered: here.filter((animal) => this.endangered(animal, tile)),
      points: Object.fromEntries([...this.paid(tile)].map(([animal, points]) => [animal, points + this.alone(animal, tile)])),
    }
  }

  private adaptation(animal: string, element: string): number {
    const tiles = this.tiles.filter((tile) => tile.cubes.has(animal) && tile.supply.has(element)).length
    return (this.needs.get(animal)!.get(element) ?? 0) * tiles
  }

  private marker = (element: string): number => this.document.markers?.[element] ?? 1

  answer(): Answer {
    const { box, animals } = this
    const now = {
      tiles: this.tiles.map((tile) => this.tileAnswer(tile)),
      adaptation: Object.fromEntries(animals.map((animal) => [animal, Object.fromEntries(box.elements.map((one) => [one, this.adaptation(animal, one)]))])),
      dominates: Object.fromEntries(animals.map((animal) => [animal, box.elements.filter((one) => this.adaptation(animal, one) > this.marker(one))])),
      survival: this.survival(),
    }
    const dead = this.extinction()
    const died = (animal: string) => [...dead.values()].reduce((all, cubes) => all + (cubes.get(animal) ?? 0), 0)
    const end = this.ending((animal) => ({
      traits: died(animal) * this.trait(animal, 'cannibal') + this.tiles.reduce((all, tile) => all + this.alone(animal, tile), 0),
      special_pawns: Object.entries(this.document.control ?? {}).reduce((all, [element, one]) => all + (one === animal ? this.marker(element) : 0), 0),
    }))
    return { ...now, extinction: this.told(dead), end }
  }

  /** Who lived on others dies after them. */
  private extinction(): Map<Laid, Map<string, number>> {
    const all = new Map(this.tiles.map((tile) => [tile, new Map<string, number>()]))
    for (;;) {
      const dead = this.die(() => 0)
      for (const [tile, cubes] of dead) for (const [animal, n] of cubes) all.get(tile)!.set(animal, n)
      if (![...dead.values()].some((cubes) => cubes.size)) return all
    }
  }
}
