// Ecosystem in words.
import type { Choice } from '../wire'
import { numeral } from '../texts/numbers'
import { ECOSYSTEM } from './facts'
import type { EcosystemView } from './views/ecosystem'
import { type Entry, type Event, type Panel, Words, runs } from './words'

type Cell = [number, number] // row, column

const cells = (choice: Choice): Cell[] =>
  choice.touches.flatMap(({ at }) => (Array.isArray(at) ? [[at[0], at[1]] as Cell] : []))
const key = ([row, column]: Cell): string => `${row} ${column}`

/** The one card that all these swaps move. */
function commonCell(choices: Choice[]): Cell | null {
  const sets = choices.map((choice) => new Set(cells(choice).map(key)))
  const common = [...(sets[0] ?? [])].filter((cell) => sets.every((set) => set.has(cell)))
  return common.length === 1 ? (common[0]!.split(' ').map(Number) as Cell) : null
}

/** Where a card lies once it is placed: what grows upwards or to the left makes the first row or column anew. */
const lying = ([row, column]: Cell): Cell => [Math.max(row, 0), Math.max(column, 0)]

/** The points for each number of gaps: "0–2: 12, 3: 7, 4+: −5". */
export function gapTable(points: readonly number[]): string {
  const parts: string[] = []
  for (let gaps = 0; gaps < points.length; ) {
    let last = gaps
    while (points[last + 1] === points[gaps]) last++
    const many = last === points.length - 1 ? `${gaps}+` : last === gaps ? `${gaps}` : `${gaps}–${last}`
    parts.push(`${many}: ${numeral(points[gaps]!)}`)
    gaps = last + 1
  }
  return parts.join(', ')
}

export class EcosystemWords extends Words<EcosystemView> {
  kind(name: string): string {
    return this.texts(`ecosystem-kind-${name}`)
  }

  aKind(name: string): string {
    return this.texts(`ecosystem-kind-${name}.object`)
  }

  kindOf(letter: string): string {
    return this.kind(ECOSYSTEM.names[ECOSYSTEM.letters.indexOf(letter)]!)
  }

  cardAt(view: EcosystemView, [row, column]: Cell): string {
    const letter = view.boards[view.seat ?? 0]?.[row]?.[column] ?? '.'
    return this.texts('ecosystem-card-at', { kind: this.kindOf(letter), row: String(row), column: String(column) })
  }

  question(view: EcosystemView, choices: Choice[]): string {
    if (view.moment === 'place') {
      const chosen = ECOSYSTEM.names[view.said[0]! - ECOSYSTEM.choose]!
      return this.texts('ecosystem-question-place', { kind: this.texts(`ecosystem-kind-${chosen}.the`) })
    }
    if (view.moment !== 'swap') return this.texts('ecosystem-question-choose')
    const first = commonCell(choices)
    return first
      ? this.texts('web-ecosystem-swap-with', { card: this.cardAt(view, first) })
      : this.texts('web-ecosystem-swap')
  }

  rules(view: EcosystemView): string {
    const moment = ['choose', 'place', 'swap'].includes(view.moment) ? view.moment : 'choose'
    const [rule = ''] = this.texts(`ecosystem-rules-${moment}`).split('\n') // what follows is about typing
    return `${rule}\n\n${this.texts('ecosystem-rules-scoring', { gaps: gapTable(view.gap_points) })}`
  }

  words(view: EcosystemView, choice: Choice): string {
    if (choice.verb === 'choose') {
      const letter = choice.text.split(' ').at(-1)!
      return this.texts('ecosystem-answer-choose', { letter, kind: this.kindOf(letter) })
    }
    const [first, second] = cells(choice)
    if (choice.verb === 'place')
      return this.texts('ecosystem-answer-place', { row: numeral(first![0]), column: numeral(first![1]) })
    if (choice.verb === 'swap')
      return this.texts('ecosystem-answer-swap', {
        card: this.cardAt(view, first!),
        other: this.cardAt(view, second!),
      })
    return this.texts('ecosystem-answer-noswap')
  }

  /** All, one by one; of a swap first the one card and then the other. */
  override entries(view: EcosystemView, choices: Choice[]): Entry[] {
    const swaps = choices.filter((choice) => choice.verb === 'swap')
    if (!swaps.length || swaps.length === choices.length) return super.entries(view, choices)
    const out = super.entries(
      view,
      choices.filter((choice) => choice.verb === 'noswap'),
    )
    const all = new Map(swaps.flatMap((choice) => cells(choice).map((cell) => [key(cell), cell] as const)))
    for (const cell of [...all.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
      const withIt = swaps.filter((choice) => cells(choice).some((other) => key(other) === key(cell)))
      out.push({ words: this.texts('ecosystem-answer-swap-first', { card: this.cardAt(view, cell) }), choices: withIt })
    }
    return out
  }

  arguments(event: Event): Record<string, string | number> {
    const out: Record<string, string | number> = {}
    for (const [field, value] of Object.entries(event)) {
      if (['seat', 'giver', 'hand'].includes(field)) out[field] = this.name(value as number)
      else if (field === 'kind' && value !== null)
        Object.assign(out, { kind: this.kind(value as string), a_kind: this.aKind(value as string) })
      else if (field === 'cell') [out.row, out.column] = lying(value as Cell).map(String) as [string, string]
      else if (field === 'other_cell')
        [out.other_row, out.other_column] = (value as Cell).map(String) as [string, string]
      else if (field !== 'event' && value !== null) out[field] = value as string | number
    }
    return out
  }

  /** A deal is one line, hands that one cannot see go round without a word, and points are for the sheet. */
  override story(events: Event[]): string[] {
    const lines: string[] = []
    for (const group of runs(events, (event) => `${event.event} ${event.hand}`)) {
      const told = group.filter((event) => !Object.values(event).includes(null))
      const { event: name, hand } = group[0]!
      if (name === 'dealt' && told.length) {
        lines.push(this.texts('ecosystem-dealt-hand', { hand: this.name(hand as number), cards: told.length }))
      } else if (!['dealt', 'scored', 'gaps'].includes(name)) {
        lines.push(...told.map((event) => this.event(event)))
      }
    }
    return lines
  }

  heading(view: EcosystemView): string {
    if (view.over) return this.untitled('ecosystem-heading-over')
    const { stage } = view
    if (view.moment === 'deal') return this.untitled('ecosystem-heading-deal', { stage })
    const direction = view.stage === 1 ? 'left' : 'right'
    return this.untitled('ecosystem-heading', { stage, turn: String(view.turn), direction })
  }

  panels(view: EcosystemView): Panel[] {
    const hand = view.seat === null ? null : view.hands[view.seat]
    const out: Panel[] = []
    if (hand?.known)
      out.push({
        name: 'hand',
        title: this.texts('web-ecosystem-hand'),
        head: [],
        rows: [...counted(hand.known)].map(([letter, n]) => [this.kindOf(letter), String(n)]),
        mine: true,
      })
    const mine = view.seat ?? -1
    const seats = view.boards.map((_, seat) => seat).sort((a, b) => Number(b === mine) - Number(a === mine) || a - b)
    for (const seat of seats) {
      const rows = view.boards[seat]!
      const columns = Math.max(0, ...rows.map((row) => row.length))
      out.push({
        name: `board-${seat}`,
        title: this.texts('web-ecosystem-board', { name: this.name(seat) }),
        head: rows.length ? ['', ...Array.from({ length: columns }, (_, c) => String(c))] : [],
        rows: rows.map((row, r) => [String(r), ...[...row].map((letter) => (letter === '.' ? '–' : this.kindOf(letter)))]),
        mine: seat === mine,
      })
    }
    if (view.matt !== null)
      out.push({
        name: 'matt',
        title: this.texts('ecosystem-fact-matt').replace(/:$/, ''),
        head: [],
        rows: [...counted(view.matt)].map(([letter, n]) => [this.kindOf(letter), String(n)]),
      })
    return out
  }
}

function counted(letters: string): Map<string, number> {
  const out = new Map<string, number>()
  for (const letter of letters) out.set(letter, (out.get(letter) ?? 0) + 1)
  return out
}

