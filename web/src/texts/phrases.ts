// What the server says in words: keys with arguments, which may be phrases again (src/habitable/texts/phrases.py). They
// become words here, in the language that is on; changing it asks nobody.
import { numeral } from './numbers'
import type { Texts } from './texts'

export type Phrase = [key: string, values: Record<string, Part>]

export interface SeatName {
  is: 'seat'
  seat: number
}

export interface Joined {
  is: 'list'
  parts: Part[]
  by: string
}

export type Part = string | number | Phrase | SeatName | Joined

type Own = (t: Texts, values: Record<string, Part>, say: (part: Part) => string) => string
const OWN = new Map<string, Own>()

/** A phrase that the page says in its own way, because it shows what a terminal has to spell. */
export function sayOwn(key: string, how: Own): void {
  OWN.set(key, how)
}

/** `names` are those of the seats; beyond them sits a virtual player. */
export function render(t: Texts, part: Part, names: readonly string[] = []): string {
  const found = value(t, part, names)
  return typeof found === 'number' ? numeral(found) : found
}

/** Numbers stay numbers: texts have forms that depend on them. */
function value(t: Texts, part: Part, names: readonly string[]): string | number {
  if (Array.isArray(part)) {
    const [key, values] = part
    const own = OWN.get(key)
    if (own) return own(t, values, (one) => render(t, one, names))
    return t(key, Object.fromEntries(Object.entries(values).map(([name, one]) => [name, value(t, one, names)])))
  }
  if (typeof part !== 'object') return part
  return part.is === 'seat' ? (names[part.seat] ?? '') : part.parts.map((one) => render(t, one, names)).join(part.by)
}

/** All phrases in what is said, also those within others. */
export function phrasesIn(parts: readonly Part[]): Phrase[] {
  return parts.flatMap((part): Phrase[] => {
    if (Array.isArray(part)) return [part, ...phrasesIn(Object.values(part[1]))]
    return typeof part === 'object' && part.is === 'list' ? phrasesIn(part.parts) : []
  })
}

/** The seat that is named there. */
export const seatIn = (part: Part | undefined): number | null => (typeof part === 'object' && !Array.isArray(part) && part.is === 'seat' ? part.seat : null)

/** Everybody at a table, a game's virtual player included. */
export function everybody(t: Texts, game: string, names: readonly string[]): string[] {
  const virtual = `${game}-virtual-player`
  return t.has(virtual) ? [...names, t(virtual)] : [...names]
}

/** What is wrong, in words. Of what we do not know only that it is. */
export function explain(t: Texts, part: Part): string {
  if (!Array.isArray(part)) return render(t, part)
  const [key, values] = part
  if (!t.has(key)) return t('refused-our-mistake')
  return render(t, [key, Object.fromEntries(Object.entries(values).map(([name, one]) => [name, Array.isArray(one) ? explain(t, one) : one]))])
}

/** Where it is wrong: the place that the problem names, or the problem that it comes from. */
export function placeIn({ place, why }: Record<string, Part>): string {
  if (place !== undefined) return String(place)
  return Array.isArray(why) ? placeIn(why[1]) : ''
}
