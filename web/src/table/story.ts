// The log in words: what happened, entry by entry, in the language that is on.
import { render } from '../texts/phrases'
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
  private known = new WeakMap<Chunk, Told>()
  private language = ''

  tell(t: Texts, names: string[], log: Chunk[]): Told[] {
    const language = [t.language, ...names].join('\n')
    if (language !== this.language) this.known = new WeakMap()
    this.language = language
    return log.map((chunk) => {
      const told = this.known.get(chunk) ?? tell(t, names, chunk)
      this.known.set(chunk, told)
      return told
    })
  }
}

function tell(t: Texts, names: string[], chunk: Chunk): Told {
  const aside = chunk.kind === 'answer' ? [] : [t(`web-happened-${chunk.kind}`, { name: names[chunk.seat] ?? '' })]
  const lines = chunk.told.map((part) => render(t, part, names))
  return { number: chunk.number, kind: chunk.kind, seat: alone(chunk), lines: [...aside, ...lines] }
}

/** Of what several did at once nobody is the one who did it; what follows from an answer, such as who begins next, is another thing. */
function alone({ seat, events }: Chunk): number {
  const same = events.filter((event) => event.event === events[0]!.event && typeof event.seat === 'number')
  return new Set(same.map((event) => event.seat)).size > 1 ? -1 : seat
}
