// Which fields are lit: the one place that decides it.
import type { Area } from './geometry'

interface Seen {
  areas: Area[] // of the planet that is looked at
  counting: (animal: number) => string // its areas that count for an animal
  pointing: boolean // the pointer shows areas, and not where a tile would lie
  fresh: readonly number[] // fields that have just come
  told: readonly number[] // fields that a line of the log is about
  scored: readonly number[] // fields that a line of the score sheet is about
}

export class Lighting {
  over: number | null = $state(null) // the field under the pointer
  private field: number | null = $state(null) // of the area that was chosen
  animal: number | null = $state(null) // whose areas are shown

  constructor(private readonly seen: () => Seen) {}

  readonly areas = $derived.by(() => this.seen().areas)
  /** Of areas, by the field that bears the number. */
  readonly sizes = $derived.by(() => new Map(this.areas.filter((one) => one.fields.length > 1).map((one) => [one.label, one.fields.length])))

  /** The areas that somebody wants to see. */
  readonly shown = $derived.by((): Area[] => {
    if (this.animal !== null) {
      const counting = this.seen().counting(this.animal)
      return this.areas.filter((one) => counting.includes(one.letter))
    }
    const field = this.field ?? (this.seen().pointing ? this.over : null)
    return field === null ? [] : this.areas.filter((one) => one.fields.includes(field))
  })
  readonly fields = $derived.by((): ReadonlySet<number> | null => {
    if (this.shown.length || this.animal !== null) return new Set(this.shown.flatMap((one) => one.fields))
    const { told, scored, fresh } = this.seen()
    if (told.length) return new Set(told)
    if (scored.length) return new Set(scored)
    const joined = this.areas.filter((one) => one.fields.length > 1 && one.fields.some((field) => fresh.includes(field)))
    return joined.length ? new Set(joined.flatMap((one) => one.fields)) : null
  })

  get any(): boolean {
    return this.field !== null || this.animal !== null
  }

  areaAt(field: number): Area | undefined {
    return this.areas.find((one) => one.fields.includes(field))
  }

  /** An area; the same one once more puts its light out. */
  show(area: Area | undefined): void {
    const same = this.field !== null && area?.fields.includes(this.field)
    this.animal = null
    this.field = same || !area ? null : area.label
  }

  showAnimal(animal: number | null): void {
    this.field = null
    this.animal = animal
  }

  clear(): void {
    this.field = this.animal = null
  }
}
