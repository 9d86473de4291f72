// A game on Earth: the words of its questions and answers, and which answers stand together.
import type { Texts } from '../texts/texts'
import type { Choice } from '../wire'
import { key } from './hexes'
import { now } from './now'
import { type Asked, type EarthView, type Phrases, corner, hexes, number } from './phrases'
import { type Entry, type Event, type Panel, Words, dashes, grouped } from './words'

const SHORT = 6 // as many victims are listed one by one

/** Names in the order of the answers' numbers, and what belongs to which question. */
export interface EarthFacts {
  animals: readonly string[]
  elements: readonly string[]
  terrains: readonly string[]
  cards: readonly string[]
  spaces: readonly string[]
  chains: readonly string[] // questions that come again until one has enough
  victims: readonly string[] // questions about a tile and then an animal on it
  actionOf: Readonly<Record<string, string>> // the action that asks this
  cardsOf: Readonly<Record<string, readonly string[]>> // the cards that may ask this
}

/** What happened, told (story.ts). */
interface Teller {
  arguments(event: Event): Record<string, string | number>
  sentence(event: Event): string
  tell(events: Event[]): string[]
}

export abstract class EarthWords<V extends EarthView> extends Words<V> {
  abstract readonly facts: EarthFacts
  abstract readonly phrases: Phrases<V>
  abstract readonly teller: Teller

  constructor(texts: Texts, game: string, names: string[]) {
    super(texts, game, names)
  }

  // ── each game's own ───────────────────────────────────────────────────────────────────────────────────────────────

  /** Rules for a question that no action asks. */
  abstract rulesOf(view: V, question: string): string[]
  abstract wordsOfTile(view: V, verb: string, at: number[]): string
  abstract wordsOfSpace(view: V, choice: Choice, name: string): string
  /** An answer that only this game has, or has in other words. */
  abstract ownWords(view: V, choice: Choice): string | null
  ownQuestion(_view: V, _asked: Asked, _choices: Choice[]): string | null {
    return null
  }
  ownFacts(_view: V, _asked: Asked, _choices: Choice[]): Record<string, string | number> {
    return {}
  }

  override look(view: V): void {
    this.phrases.look(view)
  }

  // ── questions ─────────────────────────────────────────────────────────────────────────────────────────────────────

  question(view: V, all: Choice[]): string {
    if (!view.question) return ''
    this.look(view)
    const choices = all.filter((choice) => choice.verb !== 'pass')
    const asked = view.question
    const text =
      this.narrowed(view, asked, choices) ??
      this.phrases.say(`question-${dashes(asked.question)}`, this.factsFor(view, asked, choices))
    const animal = this.askedAnimal(view, choices)
    if (animal === null) return text
    return this.phrases.say('asked', { animal: this.phrases.animal(animal, 'capital'), question: text })
  }

  askedAnimal(view: V, _choices: Choice[]): string | null {
    return view.question?.animal ?? null
  }

  /** The second half of an answer in two parts: a move from one tile, a victim on one tile. */
  private narrowed(view: V, asked: Asked, choices: Choice[]): string | null {
    const first = new Map(choices.flatMap((choice) => hexes(choice).slice(0, 1).map((at) => [key(at), at] as const)))
    const [at] = first.values()
    if (first.size === 1 && asked.question === 'migrate')
      return this.phrases.say('question-migrate-to', { from: this.phrases.tile(at!, 'from') })
    if (first.size === 1 && this.facts.victims.includes(asked.question) && choices.length > 1)
      return this.phrases.say('question-victim-on', { on: this.phrases.tile(at!, 'on') })
    return this.ownQuestion(view, asked, choices)
  }

  private factsFor(view: V, asked: Asked, choices: Choice[]): Record<string, string | number> {
    const words = this.phrases
    const out: Record<string, string | number> = {}
    if (asked.element !== null) out.element = words.element(asked.element, 'object')
    if (asked.terrain !== null) out.terrain = words.terrain(asked.terrain, 'object')
    if (asked.left !== null) out.left = asked.left
    const at = asked.hex ?? choices.map((choice) => hexes(choice)[0]).find((one) => one)
    if (at) {
      for (const form of ['on', 'from', 'to', 'object']) out[form] = words.tile(at, form)
      out.tile = words.tile(at)
    }
    if (asked.question === 'exodus' && asked.hex !== null) {
      const tile = view.tiles.find((one) => key(one.hex) === key(asked.hex!))
      out.of = words.animal(Object.keys(tile?.cubes ?? {})[0] ?? '', 'of') // they leave by food chain
    }
    return { ...out, ...this.ownFacts(view, asked, choices) }
  }

  rules(view: V): string {
    const question = view.question?.question ?? ''
    const action = this.facts.actionOf[question]
    const parts = action ? this.rulesOfAction(action) : this.rulesOf(view, question)
    const asking = view.question?.card ?? null
    for (const card of asking !== null ? [asking] : (this.facts.cardsOf[question] ?? []))
      parts.push(
        this.phrases.say('rules-card', { card: this.phrases.card(card), effect: this.phrases.card(card, 'effect') }),
      )
    return [...parts, '', this.phrases.say('rules-basics')].join('\n')
  }

  rulesOfAction(action: string): string[] {
    return [`${this.phrases.action(action)}: ${this.phrases.action(action, 'about')}`]
  }

  // ── answers ───────────────────────────────────────────────────────────────────────────────────────────────────────

  words(view: V, choice: Choice): string {
    this.look(view)
    const own = this.ownWords(view, choice)
    if (own !== null) return own
    if (choice.verb === 'pass')
      return this.phrases.say(
        this.facts.chains.includes(view.question?.question ?? '') ? 'answer-done' : 'answer-pass',
      )
    const at = corner(choice)
    if (at !== null) return this.wordsOfCorner(view, at)
    return hexes(choice).length ? this.wordsOfHexes(view, choice) : this.wordsOfThing(view, choice)
  }

  private wordsOfCorner(view: V, at: string): string {
    const element = view.elements[at]
    const place = this.phrases.corner(at)
    if (element === undefined) return place
    return this.phrases.say('answer-corner-of', { element: this.phrases.element(element), corner: place })
  }

  private wordsOfHexes(view: V, choice: Choice): string {
    const words = this.phrases
    const [from, to] = hexes(choice)
    if (choice.verb === 'move')
      return words.say('answer-move', { from: words.tile(from!, 'from'), to: words.tile(to!, 'to') })
    const animal = number(choice, 'animal')
    if (animal !== null)
      return words.say('answer-victim', {
        animal: words.animal(this.facts.animals[animal]!),
        on: words.tile(from!, 'on'),
      })
    return this.wordsOfTile(view, choice.verb, from!)
  }

  private wordsOfThing(view: V, choice: Choice): string {
    const words = this.phrases
    const space = number(choice, 'space')
    if (space !== null) return this.wordsOfSpace(view, choice, this.facts.spaces[space]!)
    const element = number(choice, 'element')
    if (element !== null) return words.element(this.facts.elements[element]!)
    const animal = number(choice, 'animal')
    if (animal !== null) return words.animal(this.facts.animals[animal]!)
    const card = number(choice, 'card')
    if (card !== null) {
      const name = this.facts.cards[card]!
      return `${words.card(name)}: ${words.card(name, 'effect')}`
    }
    const stack = number(choice, 'stack')
    if (stack === null) return choice.text
    const terrain = words.terrain(view.stacks[stack]?.tile ?? this.facts.terrains[0]!)
    return words.say('answer-stack', { terrain, stack: String(stack + 1) })
  }

  /** One by one; but moves first by the tile where they begin, many victims by theirs, corners as they lie on the map. */
  override entries(view: V, choices: Choice[]): Entry[] {
    this.look(view)
    const named = choices.filter((choice) => hexes(choice).length)
    const tiles = new Set(named.map((choice) => key(hexes(choice)[0]!)))
    const moves = named.length > 0 && named.every((choice) => choice.verb === 'move')
    const victims = named.some((choice) => number(choice, 'animal') !== null)
    if (tiles.size > 1 && (moves || (victims && choices.length > SHORT))) return this.byTile(view, choices)
    const sorted = choices.some((choice) => corner(choice)) ? choices.toSorted(readingOrder) : choices
    return super.entries(view, sorted)
  }

  private byTile(view: V, choices: Choice[]): Entry[] {
    const out = super.entries(
      view,
      choices.filter((choice) => choice.verb === 'pass'),
    )
    const rest = choices.filter((choice) => choice.verb !== 'pass')
    const form = rest.some((choice) => choice.verb === 'move') ? 'from' : 'on'
    for (const group of grouped(rest, (choice) => key(hexes(choice)[0]!)).values()) {
      const at = hexes(group[0]!)[0]!
      const words = group.length > 1 ? `${this.phrases.tile(at, form)} …` : this.words(view, group[0]!)
      out.push({ words, choices: group })
    }
    return out
  }

  // ── events ────────────────────────────────────────────────────────────────────────────────────────────────────────

  arguments(event: Event): Record<string, string | number> {
    return this.teller.arguments(event)
  }

  override event(event: Event): string {
    return this.teller.sentence(event)
  }

  override story(events: Event[]): string[] {
    return this.teller.tell(events)
  }

  /** Sentences name tiles as they were at the time. */
  override stories(moments: Event[][]): string[][] {
    for (const events of moments.toReversed()) this.phrases.before(events)
    return moments.map((events) => {
      for (const event of events) this.phrases.after(event)
      return this.story(events)
    })
  }

  // ── the table ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What goes on right now, in short facts. */
  now(view: V): string[] {
    return now(this.phrases, view)
  }

  protected nowPanels(view: V): Panel[] {
    const facts = this.now(view)
    if (!facts.length) return []
    const rows = facts.map((fact) => {
      const [what, ...about] = fact.split(': ')
      return [what!, about.join(': ')]
    })
    return [{ name: 'now', title: this.texts('web-now'), head: [], rows }]
  }

  protected tilesPanel(view: V, more: (tile: V['tiles'][number]) => string[]): Panel {
    const words = this.phrases
    return {
      name: 'map',
      title: words.say('panel-map'),
      head: [],
      rows: view.tiles.map((tile) => [
        words.tile(tile.hex),
        [
          ...Object.entries(tile.cubes).map(([animal, n]) => `${words.animal(animal)} ${n}`),
          ...more(tile as V['tiles'][number]),
        ].join(' · ') || '–',
      ]),
    }
  }

  protected elementsPanel(view: V): Panel {
    const words = this.phrases
    const sorted = Object.entries(view.elements).sort(([a], [b]) => (a < b ? -1 : 1))
    return {
      name: 'elements',
      title: this.texts(`web-elements-${this.game}`),
      head: [],
      rows: sorted.map(([at, element]) => [words.element(element), words.corner(at)]),
    }
  }

  protected stocksPanel(view: V, more: string[][]): Panel {
    const words = this.phrases
    const stacks = view.stacks.map((stack, i) => `${i + 1}: ${stack.tile ? words.terrain(stack.tile) : '–'} + ${stack.face_down}`)
    const bag = Object.entries(view.bag).map(([name, n]) => `${words.element(name)} ${n}`)
    const rows = [
      [words.say('tiles'), stacks.join(' · ')],
      [words.say('survival'), view.survival ? words.animal(view.survival) : words.say('nobody')],
      [words.say('bag'), bag.join(' · ')],
      ...more,
    ]
    return {
      name: 'stocks',
      title: this.texts('web-stocks'),
      head: [],
      rows: rows.map(([name, ...rest]) => [name!.replace(/:$/, ''), ...rest]),
    }
  }
}

/** Corners from top to bottom and from left to right; what has none comes first. */
function readingOrder(a: Choice, b: Choice): number {
  const [x, y] = [place(a), place(b)]
  return x[0] - y[0] || x[1] - y[1]
}

function place(choice: Choice): [number, number] {
  const at = corner(choice)
  if (at === null) return [-99, 0]
  const [q, r] = at.slice(2, -1).split(',').map(Number) as [number, number]
  return [2 * r + q, 1.5 * q + (at[0] === 'E' ? 1 : -1)]
}
