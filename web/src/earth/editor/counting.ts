// What lies on a real table is counted here, because there it may be without a connection: the few rules of both games that
// need nothing but the table (docs/rules/dominant-species.md 6, 10 and 12, docs/rules/marine.md 5, 9 and 10). Everywhere
// else the page knows no rules. A test (test/editor.test.ts) holds it to what Python answers, number by number.
import { cornerName, cornersOf } from '../geometry'
import { hexesAt, key } from '../hexes'
import { type EarthDocument, type Form, type TileDocument, Wrong } from './document'

/** What is in the box, as far as counting needs it: from `facts.ts`. */
export interface Box {
  game: string
  animals: readonly string[] // by food chain
  elements: readonly string[]
  terrains: readonly string[] // the last one is the small tile
  hexes: readonly string[]
  display: number // elements that an animal display holds
  form: Form // of its documents
  covered: (side: string | null) => Partial<TileDocument> // what a tile says of the small tile on it
  table: {
    tiles: Readonly<Record<string, number>>
    covers: number
    disks: number
    cubes: readonly number[] // by number of animals: so many of each may be on Earth
    printed: Readonly<Record<string, readonly string[]>>
    prizes: Readonly<Record<string, readonly number[]>>
    bonus: readonly number[]
    points: number
    start: { tiles: readonly unknown[]; elements: Readonly<Record<string, string>> }
  }
}

export interface TileAnswer {
  hex: number[]
  match?: Record<string, number>
  why: Record<string, [element: string, has: number, there: number][]>
  dominant?: string | null
  endangered: string[]
  points: Record<string, number>
}

export interface EndAnswer {
  animal: string
  so_far: number
  survival: number
  final_scoring: number
  traits?: number
  special_pawns?: number
  total: number
  place: number
}

export interface Answer {
  tiles: TileAnswer[]
  adaptation?: Record<string, Record<string, number>>
  dominates?: Record<string, string[]>
  survival: { holder: string | null; points: number }
  extinction: { hex: number[]; cubes: Record<string, number> }[]
  end: EndAnswer[]
}

/** A large tile while it is counted. */
export interface Laid {
  hex: number[]
  terrain: string // that counts: of the small tile where one lies
  covered: boolean
  cubes: Map<string, number> // by food chain, none with 0
  supply: Map<string, number> // elements on its corners
}

export const counted = (things: readonly string[]): Map<string, number> => {
  const out = new Map<string, number>()
  for (const thing of things) out.set(thing, (out.get(thing) ?? 0) + 1)
  return out
}
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, n) => all + n, 0)

/** The table of a document that is possible; `Wrong` for one that is not. Each game adds what is its own. */
export abstract class Table<B extends Box = Box> {
  readonly animals: string[] // in play, by food chain
  readonly needs = new Map<string, Map<string, number>>()
  readonly tiles: Laid[] = [] // in the order given
  protected readonly most: number // cubes of one animal

  constructor(
    readonly box: B,
    readonly document: EarthDocument,
  ) {
    const { displays, tiles, elements = {}, points = {}, names = {} } = document
    this.most = box.table.cubes[Math.min(Object.keys(displays).length, box.animals.length)]!
    this.readDisplays(displays)
    this.animals = box.animals.filter((animal) => this.needs.has(animal))
    const taken = new Set<string>()
    tiles.forEach((tile, i) => this.readTile(tile, `tiles[${i}]`, taken))
    this.checkTiles()
    this.readElements(elements)
    const pool = new Map(this.animals.map((animal) => [animal, this.most]))
    tiles.forEach((tile, i) => this.readCubes(this.tiles[i]!, tile.cubes ?? {}, pool, `tiles[${i}].cubes`))
    this.readOwn()
    for (const [name, given] of Object.entries(points)) {
      this.inPlay(name, 'points')
      if (given < 0 || given > box.table.points) throw new Wrong('wrong-range', { place: `points.${name}`, least: 0, most: box.table.points, given: String(given) })
    }
    for (const name of Object.keys(names)) this.inPlay(name, 'names')
    this.readLast()
  }

  // ── each game's own ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** What an animal's display must hold. */
  protected checkDisplay(_animal: string, _elements: Map<string, number>, _place: string): void {}
  /** Whether a small tile lies on it. */
  protected abstract covers(tile: TileDocument, place: string): boolean
  /** Terrains that a tile may be of. */
  protected abstract get kinds(): readonly string[]
  /** Disks of an element on an animal's display. */
  protected abstract disksOf(animal: string, element: string): number
  protected readOwn(): void {}
  protected readLast(): void {}
  abstract endangered(animal: string, tile: Laid): boolean
  protected abstract tileAnswer(tile: Laid): TileAnswer
  abstract answer(): Answer

  // ── reading ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  protected known(name: string, names: readonly string[], place: string): string {
    if (!names.includes(name)) throw new Wrong('wrong-word', { place, given: name, known: names.join(', ') })
    return name
  }

  protected inPlay(name: string, place: string): string {
    this.known(name, this.box.animals, place)
    if (!this.needs.has(name)) throw new Wrong('earth-not-in-play', { place: `${place}.${name}`, animal: name })
    return name
  }

  private readDisplays(displays: Record<string, string[]>): void {
    const { animals, elements, display } = this.box
    if (!Object.keys(displays).length) throw new Wrong('wrong-none', { place: 'displays' })
    for (const [name, words] of Object.entries(displays)) {
      const place = `displays.${name}`
      this.known(name, animals, 'displays')
      if (words.length > display) throw new Wrong('wrong-most', { place, most: display, given: String(words.length) })
      words.forEach((word, i) => this.known(word, elements, `${place}[${i}]`))
      this.needs.set(name, counted(words))
      this.checkDisplay(name, this.needs.get(name)!, place)
    }
  }

  private readTile(tile: TileDocument, place: string, taken: Set<string>): void {
    const at = key(tile.hex)
    if (!this.box.hexes.includes(at)) throw new Wrong('earth-no-hex', { place: `${place}.hex`, hex: at })
    if (taken.has(at)) throw new Wrong('earth-tile-twice', { place: `${place}.hex`, hex: at })
    taken.add(at)
    this.known(tile.terrain, this.kinds, `${place}.terrain`)
    const covered = this.covers(tile, place)
    this.tiles.push({ hex: tile.hex, terrain: covered ? this.box.terrains.at(-1)! : tile.terrain, covered, cubes: new Map(), supply: new Map() })
  }

  protected checkTiles(): void {
    const laid = counted(this.document.tiles.map((tile) => tile.terrain))
    for (const [terrain, most] of Object.entries(this.box.table.tiles)) {
      const given = laid.get(terrain) ?? 0
      if (given > most) throw new Wrong('earth-tiles', { place: 'tiles', given: String(given), terrain, most })
    }
  }

  private readElements(elements: Record<string, string>): void {
    const { box } = this
    const corners = new Set(box.hexes.flatMap((hex) => cornersOf(hex.split(',').map(Number)).map(cornerName)))
    const at = new Map(this.tiles.map((tile) => [key(tile.hex), tile]))
    for (const [corner, element] of Object.entries(elements)) {
      const place = `elements.${corner}`
      this.known(element, box.elements, place)
      if (!corners.has(corner)) throw new Wrong('earth-no-corner', { place })
      const around = hexesAt(corner).flatMap((hex) => at.get(key(hex)) ?? [])
      if (!around.length) throw new Wrong('earth-bare-corner', { place })
      for (const { supply } of around) supply.set(element, (supply.get(element) ?? 0) + 1)
    }
    const onEarth = counted(Object.values(elements))
    for (const element of box.elements) {
      const disks = (onEarth.get(element) ?? 0) + sum(this.animals.map((animal) => this.disksOf(animal, element)))
      if (disks > box.table.disks) throw new Wrong('earth-elements', { place: 'elements', given: String(disks), element, most: box.table.disks })
    }
  }

  private readCubes(tile: Laid, cubes: Record<string, number>, pool: Map<string, number>, place: string): void {
    for (const [name, n] of Object.entries(cubes)) {
      const left = pool.get(this.inPlay(name, place))!
      if (n < 0 || n > left) throw new Wrong('earth-cubes', { place: `${place}.${name}`, given: String(n), most: this.most })
      pool.set(name, left - n)
    }
    for (const animal of this.animals) if (cubes[animal]) tile.cubes.set(animal, cubes[animal])
  }

  // ── counting ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Of each element that an animal has and that is there: how often it has it, and how often it is there. */
  why(animal: string, tile: Laid): [element: string, has: number, there: number][] {
    const its = this.needs.get(animal)!
    return this.box.elements.flatMap((element) => {
      const [has, there] = [its.get(element) ?? 0, tile.supply.get(element) ?? 0]
      return has * there ? [[element, has, there]] : []
    })
  }

  match = (animal: string, tile: Laid): number => sum(this.why(animal, tile).map(([, has, there]) => has * there))

  /** What scoring a tile pays each animal there: by cubes, ties by food chain. */
  paid(tile: Laid): Map<string, number> {
    const prizes = this.box.table.prizes[tile.terrain]!
    const first = [...tile.cubes].sort(([, one], [, other]) => other - one) // stable
    const places = new Map(first.map(([animal], place) => [animal, prizes[place] ?? 0]))
    return new Map([...tile.cubes.keys()].map((animal) => [animal, places.get(animal)!]))
  }

  survival(): Answer['survival'] {
    const covered = this.tiles.filter((tile) => tile.covered)
    const cubes = this.animals.map((animal) => sum(covered.map((tile) => tile.cubes.get(animal) ?? 0)))
    const most = Math.max(...cubes)
    if (!most || cubes.filter((n) => n === most).length > 1) return { holder: null, points: 0 }
    const holder = this.animals[cubes.indexOf(most)]!
    const { bonus } = this.box.table
    return { holder, points: bonus[Math.min(covered.filter((tile) => tile.cubes.has(holder)).length, bonus.length - 1)]! }
  }

  /** All that are endangered now die together, but so many; returns how many died of which animal, tile by tile. */
  protected die(spared: (animal: string, tile: Laid) => number): Map<Laid, Map<string, number>> {
    const dying = new Map(
      this.tiles.map((tile) => [tile, new Map([...tile.cubes].flatMap(([animal, n]) => (this.endangered(animal, tile) ? [[animal, n - spared(animal, tile)] as const] : [])))]),
    )
    for (const [tile, dead] of dying)
      for (const [animal, n] of dead) {
        if (n < tile.cubes.get(animal)!) tile.cubes.set(animal, tile.cubes.get(animal)! - n)
        else tile.cubes.delete(animal)
      }
    return dying
  }

  protected told(dead: Map<Laid, Map<string, number>>): Answer['extinction'] {
    return [...dead].flatMap(([{ hex }, cubes]) => {
      const some = [...cubes].filter(([, n]) => n > 0)
      return some.length ? [{ hex, cubes: Object.fromEntries(some) }] : []
    })
  }

  /** If the game ended now, after its last Extinction: Survival, every tile once more, and what else there is. */
  protected ending(more: (animal: string) => Omit<Partial<EndAnswer>, 'animal'> = () => ({})): EndAnswer[] {
    const survival = this.survival()
    const paid = this.tiles.map((tile) => this.paid(tile))
    const rows = this.animals.map((animal) => {
      const so_far = this.document.points?.[animal] ?? 0
      const own = {
        survival: survival.holder === animal ? survival.points : 0,
        final_scoring: sum(paid.map((tile) => tile.get(animal) ?? 0)),
        ...more(animal),
      }
      return { animal, so_far, ...own, total: so_far + sum(Object.values(own)), place: 0 }
    })
    const order = [...rows].sort((one, other) => other.total - one.total) // stable: ties by food chain
    return rows.map((row) => ({ ...row, place: order.indexOf(row) + 1 }))
  }
}
