// The log in words: what happened, entry by entry, in the language that is on.
import { type Part, render } from '../texts/phrases'
import type { Texts } from '../texts/texts'
import type { Chunk } from './table.svelte'

/** A line, and the seat that it is about: whose mark it bears. Nobody (-1): luck, or the table. */
export interface Line {
  seat: number
  part: Part
  words: string
}

/** Points that a seat was paid. */
export interface Gain {
  seat: number
  points: number
}

export interface Told {
  number: number
  seat: number
  kind: Chunk['kind']
  lines: string[]
  by: Line[] // the same, each with whose it is
  gains: Gain[]
}

/** Whose seat a name on the table stands for, such as an animal's: the games on hexes speak of these. */
export type Owners = Record<string, number>

/** Tells each entry once: a long game has a thousand of them, and every answer adds one. */
export class Teller {
  private known = new WeakMap<Chunk, Told>()
  private language = ''

  tell(t: Texts, names: string[], log: Chunk[], owners: Owners = {}): Told[] {
    const language = [t.language, ...names, JSON.stringify(owners)].join('\n')
    if (language !== this.language) this.known = new WeakMap()
    this.language = language
    return log.map((chunk) => {
      const told = this.known.get(chunk) ?? tell(t, names, chunk, owners)
      this.known.set(chunk, told)
      return told
    })
  }
}

function tell(t: Texts, names: string[], chunk: Chunk, owners: Owners): Told {
  const aside = chunk.kind === 'answer' ? [] : [{ seat: chunk.seat, part: [`web-happened-${chunk.kind}`, { name: { is: 'seat', seat: chunk.seat } }] as Part }]
  const seat = alone(chunk)
  // beside lines that name somebody, those that name nobody are about the table
  const whose = chunk.told.map((part) => about(part, names.length, owners))
  const nobody = whose.every((one) => one === null) ? seat : -1
  const by = [...aside, ...chunk.told.map((part, i) => ({ seat: whose[i] ?? nobody, part }))].map((line) => ({ ...line, words: render(t, line.part, names) }))
  return { number: chunk.number, kind: chunk.kind, seat, lines: by.map((line) => line.words), by, gains: gainsOf(chunk, owners) }
}

function gainsOf({ events }: Chunk, owners: Owners): Gain[] {
  return events.flatMap(({ event, animal, points }) => {
    const seat = owners[String(animal)]
    return event === 'points' && typeof points === 'number' && points && seat !== undefined ? [{ seat, points }] : []
  })
}

/** Of what several did at once nobody is the one who did it; what follows from an answer, such as who begins next, is another thing. */
function alone({ seat, events }: Chunk): number {
  const same = events.filter((event) => event.event === events[0]?.event && typeof event.seat === 'number')
  return new Set(same.map((event) => event.seat)).size > 1 ? -1 : seat
}

/** The seat that a line names as the one who acts: itself, or its animal. */
function about(part: Part, seats: number, owners: Owners): number | null {
  if (!Array.isArray(part)) return null
  const { seat, animal } = part[1]
  if (typeof seat === 'object' && !Array.isArray(seat) && seat.is === 'seat') return seat.seat < seats ? seat.seat : -1
  const name = Array.isArray(animal) ? /-animal-([^.]+)/.exec(animal[0])?.[1] : undefined
  return name === undefined ? null : (owners[name.replaceAll('-', '_')] ?? null)
}
