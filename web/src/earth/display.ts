// The action display of a game on hexes, as it is to be shown: each game makes it from its view (games/*/display.ts).
export interface Pawn {
  animal: string | null // whose it is
  special: string | null // the element of a special pawn
}

/** What is printed on a space. */
export type Printed =
  | { is: 'nothing' }
  | { is: 'element'; element: string }
  | { is: 'number'; number: number; sign: '' | '−' | '≤' }
  | { is: 'terrains'; terrains: readonly string[] }
  | { is: 'sign'; sign: string } // ∞, ⇄ …: `about` of the space explains it

/** What lies beside a space: a marker of a terrain, or a box for an element. */
export interface Beside {
  terrain?: string
  element?: string | null
}

export interface Space {
  at: number // in FACTS.spaces: how targets name it
  number: number // in its section, from 1
  pawn: Pawn | null
  printed: Printed
  beside: Beside | null
  special: boolean // for special pawns only
  acting: boolean // its pawn is the one that acts
  owner: string | null // the only animal that may use it
  about: string[] // what it does beyond its action, in words
  idle: string // why it would bring the animal that is asked nothing now; empty if it would, or nobody can say
}

export interface Section {
  action: string
  name: string
  about: string
  spaces: Space[]
  elements: readonly string[]
  keeps: 'squares' | 'box' | null // where its elements lie
  free: { animal: string; first: boolean; about: string } | null // who acts here without a pawn
  guards: readonly string[]
  state: 'before' | 'now' | 'over' | ''
}

/** Who acts, and where: what comes next. */
export interface Turn {
  animal: string
  where: string // in words; empty where it is only a turn
}

export interface Display {
  sections: Section[]
  now: Turn | null
  queue: Turn[]
}

/** The places in turn from one on: who comes after it, round and round. */
export function after<T>(things: readonly T[], one: T): T[] {
  const at = things.indexOf(one)
  return at < 0 ? [...things] : [...things.slice(at + 1), ...things.slice(0, at + 1)]
}

/** Who places the next pawns: round the track, whoever still has one in hand. The one asked has not placed his yet. */
export function placing(track: readonly string[], hands: Readonly<Record<string, number>>, asked: string, most: number): string[] {
  const left = { ...hands, [asked]: (hands[asked] ?? 1) - 1 }
  const out: string[] = []
  let who = asked
  while (out.length < most) {
    const next = after(track, who).find((animal) => (left[animal] ?? 0) > 0)
    if (next === undefined) break
    left[next] = left[next]! - 1
    out.push(next)
    who = next
  }
  return out
}
