// Which fields are lit: the one place that decides it.
import type { AreaView, RaceView } from './view'
import { type Area, labelled } from './geometry'

interface Seen {
  areas: readonly AreaView[] // of the planet that is looked at
  pointing: boolean // the pointer shows areas, and not where a tile would lie
  fresh: readonly number[] // fields that have just come
  scored: readonly number[] // fields that a line of the score sheet is about
}

export class Lighting {
  over: number | null = $state(null) // the field under the pointer
  private field: number | null = $state(null) // of the area that was chosen
  private race: RaceView | null = $state.raw(null)

  constructor(private readonly seen: () => Seen) {}

  readonly areas = $derived.by(() => labelled(this.seen().areas))
  /** Of areas, by the field that bears the number. */
  readonly sizes = $derived.by(() => new Map(this.areas.filter((one) => one.fields.length > 1).map((one) => [one.label, one.fields.length])))

  /** The areas that somebody wants to see. */
  readonly shown = $derived.by((): Area[] => {
    if (this.race) return this.countingFor(this.race)
    const field = this.field ?? (this.seen().pointing ? this.over : null)
    return field === null ? [] : this.areas.filter((one) => one.fields.includes(field))
  })
  readonly fields = $derived.by((): ReadonlySet<number> | null => {
    if (this.shown.length || this.race) return new Set(this.shown.flatMap((one) => one.fields))
    const { scored, fresh } = this.seen()
    if (scored.length) return new Set(scored)
    const joined = this.areas.filter((one) => one.fields.length > 1 && one.fields.some((field) => fresh.includes(field)))
    return joined.length ? new Set(joined.flatMap((one) => one.fields)) : null
  })

  get animal(): number | null {
    return this.race?.animal ?? null
  }

  get any(): boolean {
    return this.field !== null || this.race !== null
  }

  /** Those that count for an animal: all of its habitat, or the largest that touches what it wants. */
  private countingFor({ habitat, other, kind }: RaceView): Area[] {
    const all = this.areas.filter((one) => one.terrain === habitat)
    if (other === null) return all
    const fits = all.filter((one) => one.touches.includes(other) === (kind === 'adjacent'))
    const most = Math.max(0, ...fits.map((one) => one.fields.length))
    return fits.filter((one) => one.fields.length === most)
  }

  areaAt(field: number): Area | undefined {
    return this.areas.find((one) => one.fields.includes(field))
  }

  /** An area; the same one once more puts its light out. */
  show(area: Area | undefined): void {
    const same = this.field !== null && area?.fields.includes(this.field)
    this.race = null
    this.field = same || !area ? null : area.label
  }

  showRace(race: RaceView | null): void {
    this.field = null
    this.race = race
  }

  clear(): void {
    this.field = this.race = null
  }
}
