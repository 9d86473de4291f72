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

/** Tells each entry once: a long game has a thousand of them, and every answer adds one. */
export class Teller {
  private words: Words | null = null
  private told: Told[] = []

  /** The lines of all entries; `view` is the table after the last of them. */
  tell(words: Words, t: Texts, view: unknown, log: Chunk[]): Told[] {
    if (words !== this.words) this.told = []
    this.words = words
    let known = 0 // entries at the beginning that have been told
    while (known < log.length && this.told[known]?.number === log[known]!.number) known++
    const fresh = log.slice(known)
    if (!fresh.length) return (this.told = this.told.slice(0, known))
    words.look(view as never)
    const stories = words.stories(fresh.map((chunk) => chunk.events))
    const more = fresh.map((chunk, i) => {
      const name = chunk.seat < 0 ? '' : words.name(chunk.seat)
      const aside = chunk.kind === 'answer' ? [] : [t(`web-happened-${chunk.kind}`, { name })]
      return { number: chunk.number, kind: chunk.kind, seat: alone(chunk), lines: [...aside, ...stories[i]!] }
    })
    return (this.told = [...this.told.slice(0, known), ...more])
  }
}

/** Of what several did at once nobody is the one who did it; what follows from an answer, such as who begins next, is another thing. */
function alone({ seat, events }: Chunk): number {
  const same = events.filter((event) => event.event === events[0]!.event && typeof event.seat === 'number')
  return new Set(same.map((event) => event.seat)).size > 1 ? -1 : seat
}
