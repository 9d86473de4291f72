// The log in words: what happened, entry by entry, in the language that is on.
import { type Part, render } from '../texts/phrases'
import type { Texts } from '../texts/texts'
import type { Chunk } from './table.svelte'

/** A line, and the seat that it is about: whose mark it bears. Nobody (-1): luck, or the table. */
export interface Line {
  seat: number
  words: string
}

export interface Told {
  number: number
  seat: number
  kind: Chunk['kind']
  lines: string[]
  by: Line[] // the same, each with whose it is
}

/** What one seat did before another one did something. */
export interface Turn {
  place: number // in the order of turns
  number: number // of its last entry
  seat: number
  lines: { words: string; times: number }[]
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
  const aside = chunk.kind === 'answer' ? [] : [{ seat: chunk.seat, words: t(`web-happened-${chunk.kind}`, { name: names[chunk.seat] ?? '' }) }]
  const seat = alone(chunk)
  // beside lines that name somebody, those that name nobody are about the table
  const whose = chunk.told.map((part) => about(part, chunk, names.length, owners))
  const nobody = whose.every((one) => one === null) ? seat : -1
  const by = [...aside, ...chunk.told.map((part, i) => ({ seat: whose[i] ?? nobody, words: render(t, part, names) }))]
  return { number: chunk.number, kind: chunk.kind, seat, lines: by.map((line) => line.words), by }
}

/** Of what several did at once nobody is the one who did it; what follows from an answer, such as who begins next, is another thing. */
function alone({ seat, events }: Chunk): number {
  const same = events.filter((event) => event.event === events[0]!.event && typeof event.seat === 'number')
  return new Set(same.map((event) => event.seat)).size > 1 ? -1 : seat
}

/** The seat that a line names as the one who acts: itself, or its animal. */
function about(part: Part, { events, told }: Chunk, seats: number, owners: Owners): number | null {
  if (!Array.isArray(part)) return null
  const { seat } = part[1]
  if (typeof seat === 'object' && !Array.isArray(seat) && seat.is === 'seat') return seat.seat < seats ? seat.seat : -1
  // where each event is a line
  const event = events.length === told.length ? events[told.indexOf(part)] : undefined
  if (typeof event?.animal === 'string') return owners[event.animal] ?? null
  return null
}

/** The log as people tell it: turn by turn, in each one what came first, and what came several times once. */
export function turnsOf(told: Told[]): Turn[] {
  const out: Turn[] = []
  for (const { number, by } of told)
    for (const { seat, words } of by) {
      let turn = out.at(-1)
      if (turn?.seat !== seat) out.push((turn = { place: out.length, number, seat, lines: [] }))
      turn.number = number
      const last = turn.lines.at(-1)
      if (last?.words === words) last.times++
      else turn.lines.push({ words, times: 1 })
    }
  return out
}
