// Marine in words.
import type { Arguments } from '../texts/texts'
import type { Choice } from '../wire'
import { EarthWords } from './earth'
import { MARINE as BOX } from './facts'
import { key, neighbours } from './hexes'
import { type Asked, Phrases, bonus, number } from './phrases'
import { Story } from './story'
import type { AnimalView, MarineView, PawnView, TileView } from './views/marine'
import { type Entry, type Event, type Panel, runs, grouped } from './words'

const SOURCES = ['gene-pool', 'box'] // of a new cube

class MarinePhrases extends Phrases<MarineView> {
  readonly game = 'marine'
  readonly actions = BOX.actions
  readonly reasons = ['survival', 'final_scoring', 'start', 'special_pawns']
  readonly start = BOX.start

  kind(tile: TileView): string {
    return tile.eruption ?? tile.terrain
  }

  covered(event: Event): string | null {
    return event.event === 'erupted' ? (event.side as string) : null
  }

  trait = (name: string, form = ''): string => this.form('trait', name, form)
  side = (name: string): string => this.terrain(name)

  override reason(name: string): string {
    return (BOX.traits as readonly string[]).includes(name) ? this.trait(name) : super.reason(name)
  }

  /** The only space of Depletion has no number; the Benthic card is called after its trait. */
  space(name: string): string {
    const [action, index] = name.split(' ') as [string, string | undefined]
    if (index === undefined) return this.trait(action)
    return action === 'depletion' ? this.action(action) : `${this.action(action)} ${index}`
  }

  /** What is printed beside a space, or lies there. */
  printed(view: MarineView, name: string): string {
    const [action, index] = name.split(' ') as [string, string | undefined]
    if ((BOX.special as readonly string[]).includes(name)) return this.say(`special-${action}`)
    const i = Number(index ?? 1) - 1
    if (action === 'autotrophs') return this.terrain(BOX.sides[i]!)
    if (action === 'speciation') {
      const element = view.speciation[i] ?? null
      return element !== null ? this.element(element) : ''
    }
    if (action === 'tectonics') return this.say('printed-border')
    const many = () => this.say('printed-number', { number: view.printed[action]![i]! })
    if (action === 'migration') return many()
    if (action === 'competition')
      return [...(i < view.competition.length ? [this.terrain(view.competition[i]!)] : []), many()].join(', ')
    if (action === 'evolution' && i < view.evolution.length)
      return [this.terrain(view.evolution[i]!), this.say('printed-slots', { number: i + 1 })].join(', ')
    return ''
  }

  /** What scoring a tile would bring now; whoever thrives on it takes a card. */
  pay(view: MarineView, at: number[]): string {
    const tile = view.tiles.find((one) => key(one.hex) === key(at))
    const animal = view.question?.animal ?? ''
    const thrives = tile !== undefined && animal in tile.cubes && !tile.endangered.includes(animal)
    return this.pointsOn(view, at, thrives && view.cards.some((card) => card) ? animal : null)
  }
}

class MarineStory extends Story<MarinePhrases> {
  override named = ['terrain', 'element', 'card', 'action', 'space', 'reason', 'trait', 'side']
  override runs = ['drawn', 'dealt', 'marked', 'trait_dealt', 'trait_gained']
  laid = ['tile_laid', 'erupted']
  setup = ['tile_laid', 'erupted', 'element_put', 'cubes_added']

  /** The first tiles erupt only then; traits are dealt when Earth is ready. */
  setupEvents(events: Event[]): number {
    const start = BOX.eruptions.map(key)
    if (!events.some((event) => event.event === 'erupted' && start.includes(key(event.hex as number[])))) return 0
    const dealt = events.findIndex((event) => event.event === 'trait_dealt')
    return dealt < 0 ? events.length : dealt
  }

  /** Sorts of pawns; what came into a box and what left it. */
  special(event: Event): Arguments {
    const { words } = this
    if (event.event === 'pawn_placed') {
      const element = event.special as string | null
      return { pawn: element === null ? 'basic' : 'special', special: element === null ? '' : words.element(element) }
    }
    if (event.event === 'box_changed')
      return { came: words.element(event.came as string), left: words.element(event.left as string) }
    return {}
  }

  /** Only its player sees which trait an animal is dealt. */
  override sentence(event: Event): string {
    if (event.event === 'trait_dealt' && event.trait === null)
      return this.words.say('event-trait-dealt-hidden', this.arguments(event))
    return super.sentence(event)
  }

  run(kind: string, group: Event[]): string[] {
    const { words } = this
    if (kind === 'marked')
      return runs(group, (event) => event.action).map((part) =>
        words.say('marked', {
          action: words.action(part[0]!.action as string),
          terrains: part.map((event) => words.terrain(event.terrain as string)).join(', '),
        }),
      )
    if (kind === 'trait_gained') {
      const traits = group.map((event) => `${words.animal(event.animal as string)} – ${words.trait(event.trait as string)}`)
      return [words.say('traits-gained', { traits: traits.join(', ') })]
    }
    return runs(group, (event) => event.animal).map((part) =>
      this.dealt(
        part[0]!.animal as string,
        part.map((event) => event.trait as string | null),
      ),
    )
  }

  /** The traits that an animal may choose from. */
  private dealt(name: string, traits: (string | null)[]): string {
    const { words } = this
    const animal = words.animal(name, 'capital')
    if (traits.includes(null)) return words.say('traits-dealt-hidden', { animal, number: traits.length })
    return words.say('traits-dealt', { animal, traits: traits.map((trait) => words.trait(trait!)).join(', ') })
  }
}

export class MarineWords extends EarthWords<MarineView> {
  readonly facts = BOX
  readonly phrases = new MarinePhrases(this.texts)
  readonly teller = new MarineStory(this.phrases, this.names)

  // ── questions ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Traits are chosen by all at once, for one animal of theirs after the other. */
  override askedAnimal(view: MarineView, choices: Choice[]): string | null {
    const traits = choices.flatMap((choice) => BOX.traits[number(choice, 'trait') ?? -1] ?? []) as string[]
    const found = Object.entries(view.hands).find(([, hand]) => hand.some((trait) => traits.includes(trait)))
    return found ? found[0] : super.askedAnimal(view, choices)
  }

  /** Which pawn goes onto a space? */
  override ownQuestion(_view: MarineView, asked: Asked, choices: Choice[]): string | null {
    const spaces = new Set(choices.map((choice) => number(choice, 'space')))
    const [space] = spaces
    if (asked.question !== 'turn' || spaces.size !== 1 || space == null || choices.length === 1) return null
    return this.phrases.say('question-turn-with', { space: this.phrases.space(BOX.spaces[space]!) })
  }

  override ownFacts(view: MarineView, asked: Asked, choices: Choice[]): Record<string, string | number> {
    const cubes = view.tiles.reduce((n, tile) => n + (tile.cubes[asked.animal ?? ''] ?? 0), 0)
    const many = asked.left !== null && asked.left >= cubes // on the special space of Migration
    return { verb: choices[0]?.verb ?? '', any: many ? 'yes' : 'no' }
  }

  /** What an action does, also on its special space. */
  override rulesOfAction(action: string): string[] {
    const about = `${this.phrases.action(action)}: ${this.phrases.action(action, 'about')}`
    if (!this.texts.has(`marine-special-${action}`)) return [about]
    return [`${about} ${this.phrases.say('rules-special', { effect: this.phrases.say(`special-${action}`) })}`]
  }

  rulesOf(view: MarineView, question: string): string[] {
    if (question === 'turn')
      return [
        this.phrases.say('rules-turn'),
        ...Object.keys(view.spaces).flatMap((action) => this.rulesOfAction(action)),
        ...this.rulesOfTraits(view),
      ]
    if (question === 'keep_traits') return [this.phrases.say('rules-traits')]
    const trait = (BOX.traitOf as Record<string, string>)[question]
    if (trait) return [this.ruleOfTrait(trait)]
    return question === 'choose' ? [this.phrases.say('rules-setup')] : []
  }

  /** Those of the animal whose turn it is. */
  private rulesOfTraits(view: MarineView): string[] {
    const a = view.animals.find((animal) => animal.animal === view.question?.animal)
    return [...(a?.traits ?? []), a?.copied ?? null].flatMap((trait) => (trait ? [this.ruleOfTrait(trait)] : []))
  }

  private ruleOfTrait(trait: string): string {
    return this.phrases.say('rules-trait', {
      trait: this.phrases.trait(trait),
      effect: this.phrases.trait(trait, 'effect'),
    })
  }

  // ── answers ───────────────────────────────────────────────────────────────────────────────────────────────────────

  wordsOfSpace(view: MarineView, choice: Choice, name: string): string {
    const place = this.place(view, name)
    return choice.verb === 'pawn' ? place : `${place}, ${this.pawn(choice)}`
  }

  /** A space, with what is printed beside it, and whose pawn is bumped there. */
  private place(view: MarineView, name: string): string {
    const printed = this.phrases.printed(view, name)
    const words = this.phrases.space(name) + (printed ? ` (${printed})` : '')
    const pawn = pawnOn(view, name)
    if (!pawn || pawn.animal === null) return words
    return this.phrases.say('answer-bump', { space: words, animal: this.phrases.animal(pawn.animal) })
  }

  private pawn(choice: Choice): string {
    const element = number(choice, 'element')
    if (element === null) return this.phrases.say('answer-basic')
    return this.phrases.say('answer-special', { element: this.phrases.element(BOX.elements[element]!) })
  }

  wordsOfTile(view: MarineView, verb: string, at: number[]): string {
    const words = this.phrases
    if (verb === 'lay') {
      const points = bonusAt(view, at, [view.question?.terrain ?? ''])
      return words.say('with-bonus', { place: words.hex(at), points })
    }
    if (verb === 'erupt') return words.say('with-bonus', { place: words.tile(at), points: bonusAt(view, at, BOX.sides) })
    return verb === 'evolve' ? `${words.tile(at)}: ${words.pay(view, at)}` : words.tile(at)
  }

  ownWords(view: MarineView, choice: Choice): string | null {
    const words = this.phrases
    const { verb } = choice
    const asked = view.question?.question ?? ''
    if (verb === 'pass' && ['shelter', 'express_trait'].includes(asked))
      return words.say(asked === 'shelter' ? 'answer-display' : 'answer-keep-trait')
    if (['shelter', 'hide', 'guard'].includes(verb)) return words.say(`answer-${verb}`)
    if (verb === 'retrieve') return words.say('answer-retrieve', { number: this.pawnsOut(view) })
    const trait = number(choice, 'trait')
    if (trait !== null) {
      const name = BOX.traits[trait]!
      return words.say('answer-effect', { name: words.trait(name), effect: words.trait(name, 'effect') })
    }
    const terrain = number(choice, 'terrain')
    if (terrain !== null) return words.terrain(BOX.terrains[terrain]!)
    const side = number(choice, 'side')
    if (side !== null) return words.terrain(BOX.sides[side]!)
    const source = number(choice, 'source')
    if (source !== null) return words.say(`answer-${SOURCES[source]}`)
    const element = number(choice, 'element')
    if (['swap', 'dominate'].includes(verb) && element !== null)
      return this.wordsOfElement(view, verb, BOX.elements[element]!)
    return null
  }

  private wordsOfElement(view: MarineView, verb: string, name: string): string {
    const words = this.phrases
    if (verb === 'swap') return words.say('answer-swap', { element: words.element(name, 'object') })
    const animal = view.animals.find((one) => one.animal === view.question?.animal)
    const marker = view.specials.find((special) => special.element === name)
    return words.say('answer-dominate', {
      element: words.element(name),
      value: String(animal?.adaptation[name]),
      marker: String(marker?.value),
    })
  }

  /** How many pawns a player gets back. */
  private pawnsOut(view: MarineView): number {
    const asked = view.question?.animal
    const out = Object.values(view.spaces).flat().filter((pawn) => pawn && pawn.animal === asked).length
    const own = view.animals.find((animal) => animal.animal === asked)?.benthic ?? null
    return out + (own === null ? 0 : 1)
  }

  /** Pawns first by the space they may go to; then, if there are several, which of them. */
  override entries(view: MarineView, choices: Choice[]): Entry[] {
    const placed = choices.filter((choice) => number(choice, 'space') !== null)
    const others = choices.filter((choice) => number(choice, 'space') === null)
    if (!placed.length) return super.entries(view, choices)
    this.look(view)
    const spaces = grouped(placed, (choice) => number(choice, 'space')!)
    if (spaces.size === 1 && !others.length)
      return choices.map((choice) => ({ words: this.pawn(choice), choices: [choice] }))
    const out: Entry[] = others.map((choice) => ({ words: this.words(view, choice), choices: [choice] }))
    for (const [space, group] of [...spaces].sort(([a], [b]) => a - b)) {
      const words = group.length > 1 ? `${this.place(view, BOX.spaces[space]!)} …` : this.words(view, group[0]!)
      out.push({ words, choices: group })
    }
    return out
  }

  // ── the table ─────────────────────────────────────────────────────────────────────────────────────────────────────

  heading(view: MarineView): string {
    if (view.over) return this.untitled('marine-heading-over')
    return this.untitled('marine-heading', {
      phase: view.round ? 'round' : 'setup',
      round: String(view.round),
      last: view.last ? 'yes' : 'no',
    })
  }

  /** Also whether the animal on turn will take another one. */
  override now(view: MarineView): string[] {
    return [...super.now(view), ...(view.again ? [this.phrases.say('now-again')] : [])]
  }

  /** With what Exaptation copies, and whether for good. */
  private traitOf(animal: AnimalView, trait: string): string {
    const words = this.phrases
    if (trait !== 'exaptation' || animal.copied === null) return words.trait(trait)
    const settled = animal.settled ? 'yes' : 'no'
    return words.say('copy', { trait: words.trait(trait), copied: words.trait(animal.copied), settled })
  }

  panels(view: MarineView): Panel[] {
    const words = this.phrases
    this.look(view)
    const pawn = (one: PawnView | null) =>
      !one ? '–' : [one.animal ? words.animal(one.animal) : '', one.special ? words.element(one.special) : ''].filter(Boolean).join(' ')
    const columns = ['points', 'pool', 'earth', 'pawns'].map((name) => words.say(`column-${name}`))
    return [
      ...this.nowPanels(view),
      {
        name: 'animals',
        title: words.say('panel-animals'),
        head: ['', ...columns, words.say('traits'), words.say('elements')],
        rows: view.animals.map((animal) => [
          `${words.animal(animal.animal, 'capital')} (${this.name(animal.seat)})`,
          ...[animal.points, animal.gene_pool, animal.cubes, animal.hand].map(String),
          animal.traits.map((trait) => this.traitOf(animal, trait)).join(', ') || '–',
          words.elements([...animal.printed, ...animal.acquired, ...animal.on_traits]),
        ]),
      },
      {
        name: 'actions',
        title: words.say('panel-actions'),
        head: [],
        rows: Object.entries(view.spaces).map(([action, pawns]) => [
          words.action(action),
          [...pawns.map((one, i) => `${i + 1}: ${pawn(one)}`), words.elements(view.boxes[action] ?? [])].filter(Boolean).join(' · '),
        ]),
      },
      this.tilesPanel(view, () => []),
      this.elementsPanel(view),
      {
        name: 'cards',
        title: words.say('panel-cards'),
        head: [],
        rows: view.cards.flatMap((card, i) => (card ? [[`${i + 1}: ${words.card(card.card)}`, words.card(card.card, 'effect')]] : [])),
      },
      this.stocksPanel(view, [
        [words.say('markers'), view.specials.map((special) => `${words.element(special.element)} ${special.value}`).join(' · ')],
        [words.terrain('eruption'), String(view.eruptions_left)],
        [this.texts('web-deck'), String(view.deck)],
      ]),
    ]
  }
}

/** What a new tile on this hex pays: it and the adjacent ones of its kind count. */
function bonusAt(view: MarineView, at: number[], kinds: readonly string[]): number {
  const near = new Set(neighbours(at))
  const alike = view.tiles.filter((tile) => kinds.includes(tile.eruption ?? tile.terrain))
  return bonus(1 + alike.filter((tile) => near.has(key(tile.hex))).length)
}

/** The pawn on a space of the display. */
function pawnOn(view: MarineView, space: string): PawnView | null {
  const [action, index] = space.split(' ') as [string, string | undefined]
  return index === undefined ? null : (view.spaces[action]?.[Number(index) - 1] ?? null)
}
