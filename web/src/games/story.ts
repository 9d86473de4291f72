// What happened on Earth, told: events in words, and many small ones in one sentence.
import type { Arguments } from '../texts/texts'
import type { Phrases } from './phrases'
import { type Event, dashes, runs } from './words'

export abstract class Story<P extends Phrases<never> = Phrases<never>> {
  forms = ['on', 'from', 'object'] // of tiles, that the texts of events are given
  named = ['terrain', 'element', 'card', 'action', 'space', 'reason'] // fields with names
  species = ['cubes_added', 'cube_moved', 'cubes_eliminated', 'cubes_returned']
  runs = ['drawn', 'dealt'] // of several such events only one sentence is made
  abstract laid: string[] // events with the terrain that a tile had until then
  abstract setup: string[] // nobody needs to read how it began

  constructor(
    readonly words: P,
    readonly names: string[],
  ) {}

  /** How many of the events are from before the first turn. */
  abstract setupEvents(events: Event[]): number
  /** What the text of an event needs besides its fields. */
  abstract special(event: Event): Arguments
  /** One sentence for events of the game's own that come in runs. */
  abstract run(kind: string, group: Event[]): string[]

  /** The fields of an event as its text wants them. */
  arguments(event: Event): Arguments {
    const { words } = this
    const out: Arguments = { number: 1 }
    for (const [field, value] of Object.entries(event)) {
      if (field === 'animal' && value !== null) {
        out.animal = words.animal(value as string, 'capital')
        out.of = words.animal(value as string, 'of')
        out.with = words.animal(value as string, 'with')
      } else if (field === 'hex') {
        for (const form of this.forms) out[form] = words.tile(value as number[], form)
        out.tile = words.tile(value as number[])
      } else if (field === 'target') out.to = words.tile(value as number[], 'to')
      else if (field === 'corner') out.corner = words.corner(value as string)
      else if (field === 'seat') out.seat = this.names[value as number] ?? ''
      else if (field === 'stack') out.stack = String((value as number) + 1)
      else if (this.named.includes(field) && value !== null)
        out[field] = (words as unknown as Record<string, (name: string) => string>)[field]!.call(words, value as string)
      else if (['number', 'points', 'tiles'].includes(field)) {
        out[field] = Math.abs(value as number)
        out.change = (value as number) > 0 ? 'gained' : 'lost'
      } else if (['round', 'value', 'slot'].includes(field)) out[field] = String(value)
      else if (field === 'guard') out.guard = value ? 'yes' : 'no'
    }
    return { ...out, ...this.survivalOrTile(event), ...this.special(event) }
  }

  /** Survival may be nobody's; a new tile has its own terrain. */
  private survivalOrTile(event: Event): Arguments {
    const { words } = this
    if (event.event === 'survival') {
      const held = event.animal as string | null
      return { change: held !== null ? 'held' : 'nobody', of: held !== null ? words.animal(held, 'of') : '' }
    }
    const named = (form: string) =>
      `${words.terrain(event.terrain as string, form)} ${words.hex(event.hex as number[])}`
    if (this.laid.includes(event.event)) return { tile: named(''), object: named('object') }
    return event.event === 'scored' ? { tile: named('') } : {}
  }

  sentence(event: Event): string {
    return this.words.say(`event-${dashes(event.event)}`, this.arguments(event))
  }

  /** All of it, in lines. The land is as it is after the last event, before and when this returns. */
  tell(events: Event[]): string[] {
    const { words } = this
    const now = new Map(words.land)
    words.before(events)
    const dull = new Set(events.slice(0, this.setupEvents(events)).filter((event) => this.setup.includes(event.event)))
    for (const event of dull) words.after(event)
    const lines: string[] = []
    for (const group of this.groups(events.filter((event) => !dull.has(event)))) {
      if (group.length > 1 || group[0]!.event === 'scored') lines.push(...this.together(group))
      else lines.push(this.sentence(group[0]!))
      for (const event of group) words.after(event)
    }
    words.land = now
    return lines
  }

  /** Runs of events that are told together. */
  private groups(events: Event[]): Event[][] {
    const out: Event[][] = []
    for (const event of events) {
      const last = out.at(-1)
      if (last && this.belongs(last[0]!, event)) last.push(event)
      else out.push([event])
    }
    return out
  }

  private belongs(first: Event, event: Event): boolean {
    if (first.event === 'scored') return event.event === 'points' && event.reason === first.reason
    if (this.species.includes(first.event)) return this.species.includes(event.event)
    return this.runs.includes(first.event) && event.event === first.event
  }

  private together(group: Event[]): string[] {
    const { words } = this
    const kind = group[0]!.event
    if (kind === 'drawn')
      return runs(group, (event) => event.action).map((part) =>
        words.say('drawn', {
          action: words.action(part[0]!.action as string),
          elements: words.elements(part.map((event) => event.element as string)),
        }),
      )
    if (kind === 'dealt')
      return [words.say('dealt', { cards: group.map((event) => words.card(event.card as string)).join(', ') })]
    if (kind === 'scored') return [this.scored(group)]
    return this.species.includes(kind) ? this.moved(group) : this.run(kind, group)
  }

  private scored([first, ...rest]: Event[]): string {
    const { words } = this
    const pay = rest.toSorted((a, b) => (b.points as number) - (a.points as number))
    const parts = pay.map((event) =>
      words.say('by-animal', { animal: words.animal(event.animal as string), number: String(event.points) }),
    )
    return words.say('scored', { ...this.arguments(first!), points: parts.join(', ') || words.say('no-points') })
  }

  /** Cubes that came, went and moved, each sort once with its number. */
  moved(group: Event[]): string[] {
    const sorts = new Map<string, Event>()
    for (const event of group) {
      const sort = JSON.stringify([event.event, event.animal, event.hex, event.target ?? null])
      const n = (sorts.get(sort)?.number as number | undefined) ?? 0
      sorts.set(sort, { ...event, number: n + ((event.number as number | undefined) ?? 1) })
    }
    return [...sorts.values()].map((event) => this.sentence(event))
  }
}
