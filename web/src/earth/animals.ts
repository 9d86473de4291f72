// The animals of a game on hexes, as they are to be shown beside each other: each game makes them from its view.
export const STATS = ['points', 'leads', 'earth', 'pool', 'pawns', 'covers', 'eliminated'] as const
export type Stat = (typeof STATS)[number]

/** Where most is not best: nobody is ahead there. */
const NO_RACE: readonly Stat[] = ['eliminated']

export interface Trait {
  trait: string
  name: string
  effect: string
  at: number // in FACTS.traits; -1: an ability that is printed, no target
}

export interface Animal {
  animal: string
  seat: number
  stats: Record<Stat, number> // leads: tiles dominated, or on which it thrives; covers: species on tundra or eruptions
  supply: number | null // pawns that it may still gain
  printed: readonly string[] // elements
  gained: readonly string[]
  kept: readonly string[] // on its traits, where it cannot lose them
  order: number // its turn, from 1; 0: not yet known
  rank: number // in the food chain, from 1
  survival: boolean
  retrieved: boolean | null
  traits: Trait[]
  pawns: readonly { element: string; value: number; away: boolean }[] // special ones
  adaptation: readonly { element: string; value: number; above: boolean }[]
}

/** What is new since another state: by animal and stat, only what differs. */
export function changes(before: readonly Animal[], now: readonly Animal[]): Record<string, Partial<Record<Stat, number>>> {
  const out: Record<string, Partial<Record<Stat, number>>> = {}
  for (const one of now) {
    const then = before.find((other) => other.animal === one.animal)
    if (!then) continue
    const changed = STATS.filter((stat) => one.stats[stat] !== then.stats[stat])
    if (changed.length) out[one.animal] = Object.fromEntries(changed.map((stat) => [stat, one.stats[stat] - then.stats[stat]]))
  }
  return out
}

/** The most of each stat, where one or some have more than others. */
export function ahead(animals: readonly Animal[]): Partial<Record<Stat, number>> {
  const out: Partial<Record<Stat, number>> = {}
  for (const stat of STATS) {
    const values = animals.map((one) => one.stats[stat])
    const most = Math.max(...values)
    if (!NO_RACE.includes(stat) && values.some((value) => value < most)) out[stat] = most
  }
  return out
}
