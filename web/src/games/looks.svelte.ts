// The looks of the games whose seats are animals: `looks.ts` in a game's folder, loaded when such a game is first shown.
import { looksOfSeat, type AnimalLook, type Looks, type Seated } from '../earth/looks'

const FOUND = import.meta.glob<{ LOOKS: Looks }>('./*/looks.ts')
let loaded: Record<string, Looks> = $state.raw({})
const asked = new Set<string>()

/** Null for a game without, and until they are there: whoever reads it where it is shown is told. */
export function looksOf(game: string): Looks | null {
  const load = FOUND[`./${game}/looks.ts`]
  if (load && !asked.has(game)) {
    asked.add(game)
    void load().then(({ LOOKS }) => (loaded = { ...loaded, [game]: LOOKS }))
  }
  return loaded[game] ?? null
}

/** The animals that a seat plays at a table, as far as its game has looks and they are assigned. */
export function animalsOfSeat(game: string, view: unknown, seat: number): AnimalLook[] {
  const looks = looksOf(game)
  return looks && isSeated(view) ? looksOfSeat(looks, view, seat) : []
}

const isSeated = (view: unknown): view is Seated => Array.isArray((view as Partial<Seated> | null)?.animals)
