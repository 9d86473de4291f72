// The log in words: what happened, entry by entry, in the language that is on.
import type { Words } from '../games/words'
import type { Texts } from '../texts/texts'
import type { Chunk } from './table.svelte'

export interface Told {
  number: number
  seat: number
  kind: Chunk['kind']
  lines: string[]
}

/** The lines of all entries; `view` is the table after the last of them. */
export function tell(words: Words, t: Texts, view: unknown, log: Chunk[]): Told[] {
  words.look(view as never)
  const stories = words.stories(log.map((chunk) => chunk.events))
  return log.map(({ number, kind, seat }, i) => {
    const aside = kind === 'answer' ? [] : [t(`web-happened-${kind}`, { name: seat < 0 ? '' : words.name(seat) })]
    return { number, kind, seat: alone(seat, log[i]!), lines: [...aside, ...stories[i]!] }
  })
}

/** Of what several did at once nobody is the one who did it. */
function alone(seat: number, { events }: Chunk): number {
  const seats = new Set(events.flatMap((event) => (typeof event.seat === 'number' ? [event.seat] : [])))
  return seats.size > 1 ? -1 : seat
}
