// The action display of a game on hexes, as it is to be shown: each game makes it from its view (games/*/display.ts).
import type { EarthView } from './land'
import type { Lights } from './lights'
import type { EarthNames } from './names'

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

/** What happens at a space. */
export interface Eye {
  actor: string | null // whose pawn acts here, though it was lifted
  ghost: string | null // whose pawn would stand here
  idle: boolean // it cannot be used now
  told: boolean // a line of the log is about it
  moved: ReturnType<Lights['pawn']> // a pawn was lifted here, or came
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

/** Why a space would bring the animal that is asked nothing now; `element`: the one that it is about. */
export function idleOf(view: Pick<EarthView, 'question'>, space: number, element: string | null, words: EarthNames): string {
  const [reason] = Object.entries(view.question?.idle ?? {}).find(([, spaces]) => spaces.includes(space)) ?? []
  if (!reason) return ''
  return words.t(`earth-show-idle-${reason}`, element === null ? {} : { element: words.element(element) })
}
