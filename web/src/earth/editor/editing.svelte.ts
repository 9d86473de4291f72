// A table while it is laid out: what lies there, what is in hand, and what can be taken back. The map shows it as it shows a
// game.
import type { Choice } from '../../wire'
import { type Corner, cornerName, cornerOf } from '../geometry'
import { type Hex, key } from '../hexes'
import type { EarthView } from '../land'
import type { At, OnMap } from '../targets'
import type { Answer, Box, TileAnswer } from './counting'
import { type EarthDocument, Wrong } from './document'
import * as edit from './edit'

/** What is in hand: nothing (a tap looks), or a thing of a kind. */
export type Kind = 'tile' | 'cover' | 'element' | 'animal'
export interface Tool {
  kind: Kind
  thing: string
}

const REMEMBERED = 300 // changes

export interface Given {
  box: Box
  count: (table: EarthDocument) => Answer // it throws `Wrong`
  table: EarthDocument
  label: (tool: Tool, takes: boolean) => string // what a tap would do, in words
  said: (hex: Hex | null, corner: Corner | null) => void // something has changed there
  opened: () => void // a tile is to be looked at
}

export class Editing implements OnMap {
  table: EarthDocument = $state.raw({ game: '', tiles: [], displays: {} })
  tool: Tool | null = $state.raw(null)
  takes = $state(false) // taps take away
  looked: Hex | null = $state.raw(null)
  private past: EarthDocument[] = $state.raw([])
  private future: EarthDocument[] = $state.raw([])

  constructor(private readonly given: Given) {
    this.table = given.table
  }

  get box(): Box {
    return this.given.box
  }

  // ── what it is worth ──────────────────────────────────────────────────────────────────────────────────────────────────

  readonly counted = $derived.by((): { answer: Answer | null; wrong: Wrong | null } => {
    try {
      return { answer: this.given.count(this.table), wrong: null }
    } catch (error) {
      if (error instanceof Wrong) return { answer: null, wrong: error }
      throw error
    }
  })

  readonly animals = $derived.by(() => this.given.box.animals.filter((animal) => animal in this.table.displays))

  readonly view = $derived.by((): EarthView => {
    const { tiles, displays, elements = {}, points = {} } = this.table
    const { answer } = this.counted
    const places = this.animals.map(() => 1)
    return {
      seat: null,
      seats: this.animals.length,
      asked: [],
      over: false,
      scores: places,
      places,
      sheet: { rows: [], totals: [], facts: [], places },
      question: null,
      animals: this.animals.map((animal, seat) => ({ animal, seat, points: points[animal] ?? 0, elements: displays[animal]!, suited: {}, reach: [] })),
      tiles: tiles.map((tile, i) => {
        const found = answer?.tiles[i]
        const cubes = Object.fromEntries(this.animals.flatMap((animal) => (tile.cubes?.[animal] ? [[animal, tile.cubes[animal]]] : [])))
        return { ...tile, cubes, ...this.inCommon(found, Object.keys(cubes)), dominant: found?.dominant ?? null, endangered: found?.endangered ?? [], dying: !!found?.endangered.length, points: found?.points ?? {} }
      }),
      elements,
    }
  })

  /** What animals have of what lies around a tile, as a view says it. */
  private inCommon(found: TileAnswer | undefined, here: string[]): { match?: Record<string, number>; shared: number[][] } {
    const number = (element: string) => this.given.box.elements.indexOf(element)
    const shared = here.map((animal) => (found?.why[animal] ?? []).flatMap(([element, has, there]) => (found?.match ? [number(element), has, there] : [number(element)])))
    return found?.match ? { match: found.match, shared } : { shared }
  }

  // ── changing it, and taking that back ─────────────────────────────────────────────────────────────────────────────────

  change(next: EarthDocument): void {
    if (next === this.table) return
    this.past = [...this.past.slice(-REMEMBERED), this.table]
    this.future = []
    this.table = this.tidied(next)
  }

  /** Where nothing can be saved any more, nothing is. */
  private tidied(table: EarthDocument): EarthDocument {
    if (!table.saved) return table
    try {
      this.given.count(table)
    } catch (error) {
      if (error instanceof Wrong && error.code === 'earth-saved') return edit.save(table, null)
    }
    return table
  }

  readonly canUndo = $derived.by(() => this.past.length > 0)
  readonly canRedo = $derived.by(() => this.future.length > 0)

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.future = [...this.future, this.table]
    this.past = this.past.slice(0, -1)
    this.table = before
  }

  redo(): void {
    const after = this.future.at(-1)
    if (!after) return
    this.past = [...this.past, this.table]
    this.future = this.future.slice(0, -1)
    this.table = after
  }

  hold(kind: Kind, thing: string): void {
    this.tool = this.holds(kind, thing) ? null : { kind, thing }
  }

  holds = (kind: Kind, thing: string): boolean => this.tool?.kind === kind && this.tool.thing === thing

  // ── on the map ────────────────────────────────────────────────────────────────────────────────────────────────────────

  pick(noun: string, at: At): void {
    if (noun === 'corner') this.touchCorner(at as Corner)
    else if (noun === 'hex') this.touch(at as Hex, this.takes)
  }

  private touchCorner(corner: Corner): void {
    if (this.tool?.kind !== 'element') return
    const name = cornerName(corner)
    const there = this.table.elements?.[name]
    this.change(edit.put(this.table, name, this.takes || there === this.tool.thing ? null : this.tool.thing))
    this.given.said(null, corner)
  }

  /** What is in hand is put onto a hex, or taken from it. */
  touch(hex: Hex, takes: boolean): void {
    this.looked = hex
    const { tool } = this
    if (!tool || tool.kind === 'element') {
      this.given.opened()
      return
    }
    this.change(this.touched(tool, hex, takes))
    this.given.said(hex, null)
  }

  private touched({ kind, thing }: Tool, hex: Hex, takes: boolean): EarthDocument {
    const { table } = this
    const tile = edit.tileAt(table, hex)
    if (kind === 'tile') {
      if (takes) return tile ? edit.unlay(table, hex) : table
      return tile?.terrain === thing ? table : edit.lay(table, hex, thing)
    }
    if (!tile) return table
    if (kind === 'cover') return edit.coverOf(tile) === (takes ? null : thing) ? table : edit.cover(this.box, table, hex, takes ? null : thing)
    const n = tile.cubes?.[thing] ?? 0
    if (!(thing in table.displays) || (takes && !n)) return table
    return edit.populate(table, hex, thing, n + (takes ? -1 : 1))
  }

  /** While an element is in hand, all corners of Earth. */
  things(noun: string): At[] {
    return noun === 'corner' && this.tool?.kind === 'element' ? edit.cornersOn(this.table).map(cornerOf) : []
  }

  label(noun: string): string {
    return this.tool && noun === 'corner' ? this.given.label(this.tool, this.takes) : ''
  }

  chosen = (noun: string, at: At): boolean => noun === 'hex' && this.looked !== null && key(at as Hex) === key(this.looked)

  // nobody asks anything, and nothing is planned
  readonly isAhead = false
  readonly question = ''
  readonly groups = []
  at = (): Choice[] => []
  point = (): void => {}
  hinted = (): boolean => false
  worth = (): undefined => undefined
  leadsOn = (): boolean => false
  victim = (): null => null
  wordsOf = (): string => ''
  take = (): void => {}
}
