// What is entered of a game on a real table, and how it becomes a position document and comes back from one. Nothing here
// knows a game: each says its part in `pad.ts`.
import { type Entered, type PadOf, Unreadable, record, text, times } from './pads'

const FOUND = import.meta.glob<{ default: PadOf<never> }>('../games/*/pad.ts', { eager: true })
const PADS = new Map(
  Object.entries(FOUND)
    .map(([path, { default: pad }]) => [path.split('/').at(-2)!, pad as unknown as PadOf] as const)
    .sort(([, one], [, other]) => one.order - other.order),
)

export const GAMES: readonly string[] = [...PADS.keys()]
const PLAYERS = Math.max(...[...PADS.values()].map((pad) => pad.most))
const LONGEST_NAME = 40

export const padOf = (game: string): PadOf => PADS.get(game)!

export const fresh = (): Entered =>
  Object.assign({ game: GAMES[0]!, count: 3, names: times(PLAYERS, () => '') }, ...[...PADS.values()].map((pad) => pad.fresh(PLAYERS))) as Entered

/** The same people play again. */
export const again = (old: Entered): Entered => ({ ...fresh(), game: old.game, count: old.count, names: [...old.names], ...padOf(old.game).stays?.(old) })

export const counts = (game: string): number[] => Array.from({ length: padOf(game).most }, (_, i) => i + 1)
export const fitting = (game: string, count: number): number => Math.min(count, padOf(game).most)

/** Whether there is anything to be counted. */
export const begun = (entered: Entered): boolean => padOf(entered.game).begun(entered)

/** Who is not ready. */
export const unfinished = (entered: Entered): number[] =>
  Array.from({ length: entered.count }, (_, i) => i).filter((i) => padOf(entered.game).unfinished(entered, i))

/** Whether the server can count it. */
export const countable = (entered: Entered): boolean => begun(entered) && padOf(entered.game).countable(entered)

/** Whether somebody has won. */
export const decided = (entered: Entered): boolean => entered.count > 1 && !unfinished(entered).length && padOf(entered.game).decided(entered)

// ── documents ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** As rules/positions.md has it. */
export function documentOf(entered: Entered): Record<string, unknown> {
  const given = entered.names.slice(0, entered.count).map((name) => name.trim())
  return { game: entered.game, ...padOf(entered.game).document(entered), ...(given.some(Boolean) ? { names: given } : {}) }
}

/** What was given, and what is usual where nothing was: of each player something. */
const filled = <T>(some: T, usual: T): T => (Array.isArray(some) && Array.isArray(usual) ? (usual.map((one, i) => (some as unknown[])[i] ?? one) as T) : some)

/** What a document describes, as if it had been tapped. */
export function fromDocument(source: string): Entered {
  let read: unknown
  try {
    read = JSON.parse(source)
  } catch {
    throw new Unreadable('unreadable')
  }
  const given = record(read)
  if (typeof given.game !== 'string' || !PADS.has(given.game)) throw new Unreadable('unreadable-game')
  const usual = fresh() as Entered & Record<string, unknown>
  const found = Object.entries(padOf(given.game).read(given)).map(([name, value]) => [name, filled<unknown>(value, usual[name])])
  const out = { ...usual, ...(Object.fromEntries(found) as object), game: given.game }
  if (Array.isArray(given.names)) out.names = filled(given.names.map((name) => text(name).slice(0, LONGEST_NAME)), out.names)
  return out
}

// ── what the server refuses ───────────────────────────────────────────────────────────────────────────────────────────

/** What a refusal is about: of which player, and what. */
export interface Place {
  player: number | null
  field: string
}

export function placeOf(place: string): Place {
  const [, all = '', player, field] = /^(\w+)(?:\[(\d+)\](?:\.(\w+))?)?/.exec(place) ?? []
  return { player: player === undefined ? null : Number(player), field: field ?? all }
}

// ── kept in the browser ───────────────────────────────────────────────────────────────────────────────────────────────

export const KEY = 'habitable-score'

/** What was kept, if it is still what we keep: an older or broken one is forgotten. */
export function restored(kept: string | null): Entered {
  const usual = fresh()
  try {
    const found = JSON.parse(kept ?? '') as Entered & Record<string, unknown>
    const room = Object.entries(usual).every(([name, one]) => !Array.isArray(one) || (found[name] as unknown[]).length === one.length)
    const good = PADS.has(found.game) && counts(found.game).includes(found.count) && room && found.names.every((name) => typeof name === 'string') && [...PADS.values()].every((pad) => pad.isWhole(found))
    if (good) return found
  } catch {
    // nothing was kept
  }
  return usual
}
