// The log as people tell a game: turn by turn, in each one its phases, in each of these one action after the other; and
// what an action did in many small steps at once. Lines are phrases: which of them begins something a game says in
// `chapters.ts` of its folder.
import type { Part, Phrase } from '../texts/phrases'
import type { Gain, Told } from './story'

/** Texts of a game, by their keys without its name. */
export interface Chapters {
  turns: readonly string[] // a turn, or a round, begins with them
  phases: Readonly<Record<string, string>> // a phase begins with them; in each turn they come in this order
  actions: readonly string[] // an action begins with them
  title: string // the text above an action, with the arguments of the line that began it; none: that line itself
  unsaid?: readonly string[] // what only numbers things, or is told by the line that follows
  short: Readonly<Record<string, string>> // where the animal that they name is clear: said without naming it
}

const NONE: Chapters = { turns: [], phases: {}, actions: [], title: '', short: {} }
const FOUND = import.meta.glob<{ CHAPTERS: Chapters }>('../games/*/chapters.ts', { eager: true })
export const chaptersOfGame = (game: string): Chapters => FOUND[`../games/${game}/chapters.ts`]?.CHAPTERS ?? NONE

export interface Line {
  seat: number
  part: Part
  times: number
  short: boolean // a part of a sentence
  other?: boolean // … about another one than who acts
}

/** What one seat did, and what came of it. */
export interface Deed {
  place: number // in the order of deeds
  number: number // of its last entry
  seat: number
  head: Part | null // the line with which it began
  title: Part | null // the same, above the others
  lines: Line[]
}

/** A phase of a turn, or all of a turn that has none. */
export interface Chapter {
  place: number
  turn: Part | null // what began it; null: before the first one
  phase: string | null
  deeds: Deed[]
  gains: Gain[] // of all of its turn, one after the other
}

const textOf = (game: string, part: Part): string | null => (Array.isArray(part) && part[0].startsWith(`${game}-`) ? part[0].slice(game.length + 1) : null)
const includes = (texts: readonly string[], text: string | null): boolean => text !== null && texts.includes(text)

/** Whether a line begins an action, or a turn: what comes then is something new. */
export function isHeading(game: string, part: Part): boolean {
  const { turns, actions } = chaptersOfGame(game)
  const text = textOf(game, part)
  return includes(turns, text) || includes(actions, text)
}

export function chaptersOf(game: string, told: readonly Told[]): Chapter[] {
  const { turns, phases, actions, unsaid = [] } = chaptersOfGame(game)
  const order = [...new Set(Object.values(phases))]
  const out: Chapter[] = []
  let deeds = 0
  let gains: Gain[] = []
  const open = (turn: Part | null, phase: string | null) => out.push({ place: out.length, turn, phase, deeds: [], gains })
  const begin = (number: number, seat: number, head: Part | null) => out.at(-1)!.deeds.push({ place: deeds++, number, seat, head, title: null, lines: [] })

  for (const { number, by, gains: paid } of told) {
    gains.push(...paid) // an entry that ends a turn begins the next one, in which nobody has been paid yet
    for (const { seat, part } of by) {
      const text = textOf(game, part)
      if (includes(turns, text)) {
        gains = []
        open(part, null)
        continue
      }
      if (includes(unsaid, text)) continue
      if (!out.length) open(null, null)
      const now = out.at(-1)!
      const phase = text === null ? undefined : phases[text]
      if (phase !== undefined && order.indexOf(phase) > order.indexOf(now.phase ?? '')) {
        if (now.phase === null && !now.deeds.length) out[out.length - 1] = { ...now, phase }
        else open(now.turn, phase)
      }
      const last = out.at(-1)!.deeds.at(-1)
      if (includes(actions, text)) begin(number, seat, part)
      else if (last?.head || last?.seat === seat) add(last, number, seat, part)
      else {
        begin(number, seat, null)
        add(out.at(-1)!.deeds.at(-1)!, number, seat, part)
      }
    }
  }
  return out
}

/** What each seat was paid altogether, the most first. */
export function summed(gains: readonly Gain[]): Gain[] {
  const sums = new Map<number, number>()
  for (const { seat, points } of gains) sums.set(seat, (sums.get(seat) ?? 0) + points)
  return [...sums].map(([seat, points]) => ({ seat, points })).sort((one, other) => other.points - one.points)
}

function add(deed: Deed, number: number, seat: number, part: Part): void {
  deed.number = number
  deed.lines.push({ seat, part, times: 1, short: false })
}

// ── many small steps as one ─────────────────────────────────────────────────────────────────────────────────────────

/** A deed as it is told: lines that differ only in a number are one with their sum, and of what changed hands several times
 * only the last is told, or nothing if it is again as it was. */
export function retold(game: string, deed: Deed): Deed {
  const { title, short } = chaptersOfGame(game)
  const head = Array.isArray(deed.head) && title && 'space' in deed.head[1] ? ([title, deed.head[1]] as Phrase) : deed.head
  const who = Array.isArray(deed.head) ? JSON.stringify(deed.head[1].animal) : null
  const brief = ({ part }: Line): Phrase | null => (Array.isArray(part) && short[part[0].slice(game.length + 1)] ? [short[part[0].slice(game.length + 1)]!, part[1]] : null)
  const lines = folded(deed.lines)
  // what becomes of one animal in several places is one sentence, too, where it is told first
  const whose = new Map<string, Line[]>()
  for (const line of lines) {
    const name = JSON.stringify(brief(line)?.[1].animal ?? null)
    whose.set(name, [...(whose.get(name) ?? []), line])
  }
  const said = lines.flatMap((line): Line[] => {
    const part = brief(line)
    if (!part) return [line]
    const name = JSON.stringify(part[1].animal)
    if (name === who) return [{ ...line, part, short: true }]
    const all = whose.get(name)!
    if (all.length === 1) return [line]
    return line === all[0] ? all.map((one) => ({ ...one, part: brief(one)!, short: true, other: true })) : []
  })
  const changes = (line: Line) => 'over' in (values(line.part) ?? {}) // who rules what then: after all that led to it
  return { ...deed, title: head, lines: [...said.filter((line) => !changes(line)), ...said.filter(changes)] }
}

function folded(lines: readonly Line[]): Line[] {
  const out = new Map<string, Line & { first: Line }>()
  for (const line of lines) {
    const name = nameOf(line.part)
    const before = out.get(name)
    const part = before && sum(before.part, line.part)
    const times = !before || part !== line.part || 'over' in (values(line.part) ?? {}) ? 1 : before.times + 1
    out.set(name, before ? { ...line, times, first: before.first, part: part! } : { ...line, first: line })
  }
  return [...out.values()].filter(({ part, first }) => part === first.part || !undone(first.part, part)).map(({ first: _, ...line }) => line)
}

const values = (part: Part): Record<string, Part> | null => (Array.isArray(part) ? part[1] : null)

/** What a line is about: the same for lines that are told as one. */
function nameOf(part: Part): string {
  if (!Array.isArray(part)) return JSON.stringify(part)
  const [key, given] = part
  if ('over' in given) return JSON.stringify([key, given.over])
  return JSON.stringify([key, Object.entries(given).filter(([name, value]) => name !== 'number' || typeof value !== 'number')])
}

function sum(one: Part, other: Part): Part {
  const [a, b] = [values(one)?.number, values(other)?.number]
  if (!Array.isArray(other) || typeof a !== 'number' || typeof b !== 'number') return other
  return [other[0], { ...other[1], number: a + b }]
}

/** Whether somebody who lost something has it again in the end, or who gained it no more. */
function undone(first: Part, last: Part): boolean {
  const [one, other] = [values(first), values(last)]
  if (!one || !other || !('over' in one)) return false
  const before = one.change === 'gained' ? null : thing(one.animal)
  const now = other.change === 'lost' ? null : thing(other.change === 'gained' ? other.animal : other.of)
  return before === now
}

const thing = (part: Part | undefined): string | null => (Array.isArray(part) ? part[0].split('.')[0]! : null)
