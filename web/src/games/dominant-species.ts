// Dominant Species in words.
import type { Arguments } from '../texts/texts'
import type { Choice } from '../wire'
import { EarthWords } from './earth'
import { DOMINANT_SPECIES as BOX } from './facts'
import { key, neighbours } from './hexes'
import { type Asked, Phrases, bonus } from './phrases'
import { Story } from './story'
import type { DominantSpeciesView, TileView } from './views/dominant-species'
import type { Event, Panel } from './words'

class DominantSpeciesPhrases extends Phrases<DominantSpeciesView> {
  readonly game = 'dominant-species'
  readonly actions = BOX.actions
  readonly reasons = ['survival', 'final_scoring', 'start']
  readonly start = BOX.start

  kind(tile: TileView): string {
    return tile.tundra ? 'tundra' : tile.terrain
  }

  covered(event: Event): string | null {
    return event.event === 'frozen' ? 'tundra' : null
  }

  /** The only space of an action has no number. */
  space(name: string): string {
    const [action, index] = name.split(' ') as [string, string]
    return ['initiative', 'wasteland', 'depletion'].includes(action)
      ? this.action(action)
      : `${this.action(action)} ${index}`
  }

  /** What is printed beside a space. */
  printed(name: string): string {
    const [action, index] = name.split(' ') as [string, string]
    const i = Number(index) - 1
    if (action === 'speciation') return this.element(BOX.speciation[i]!)
    if (action === 'migration') return this.say('printed-number', { number: BOX.migration[i]! })
    if (action === 'competition') return BOX.competition[i]!.map((terrain) => this.terrain(terrain)).join(', ')
    return ''
  }

  pay(view: DominantSpeciesView, at: number[]): string {
    const tile = view.tiles.find((one) => key(one.hex) === key(at))
    return this.pointsOn(view, at, view.cards.length ? (tile?.dominant ?? null) : null)
  }
}

class DominantSpeciesStory extends Story<DominantSpeciesPhrases> {
  override forms = ['on', 'from', 'object', 'over']
  override species = ['cubes_added', 'cube_moved', 'cubes_eliminated', 'cubes_returned', 'dominance']
  override runs = ['drawn', 'dealt', 'pawn_placed']
  laid = ['tile_laid', 'frozen']
  setup = ['tile_laid', 'frozen', 'element_put', 'cubes_added', 'dominance']

  setupEvents(events: Event[]): number {
    return Math.max(
      0,
      events.findIndex((event) => event.event === 'turn' && event.round === 1),
    )
  }

  /** Dominance may be nobody's. */
  special(event: Event): Arguments {
    const { words } = this
    if (event.event === 'initiative_swapped') return { other: words.animal(event.other as string) }
    if (event.event !== 'dominance') return {}
    const [before, now] = [event.before as string | null, event.now as string | null]
    return {
      change: before === null ? 'gained' : now === null ? 'lost' : 'passed',
      animal: words.animal((before ?? now)!, 'capital'),
      of: now !== null ? words.animal(now, 'of') : '',
    }
  }

  run(_kind: string, group: Event[]): string[] {
    const { words } = this
    const pawns = group.map((event) => `${words.animal(event.animal as string)} – ${words.space(event.space as string)}`)
    return [words.say('pawns-placed', { pawns: pawns.join(', ') })]
  }

  /** Cubes, and then who dominates what in the end. */
  override moved(group: Event[]): string[] {
    const ruled = new Map<string, Event>()
    for (const event of group) {
      if (event.event !== 'dominance') continue
      const at = key(event.hex as number[])
      ruled.set(at, { ...event, before: (ruled.get(at) ?? event).before })
    }
    const changed = [...ruled.values()].filter((event) => event.before !== event.now)
    const cubes = group.filter((event) => event.event !== 'dominance')
    return [...super.moved(cubes), ...changed.map((event) => this.sentence(event))]
  }
}

export class DominantSpeciesWords extends EarthWords<DominantSpeciesView> {
  readonly facts = BOX
  readonly phrases = new DominantSpeciesPhrases(this.texts)
  readonly teller = new DominantSpeciesStory(this.phrases, this.names)

  rulesOf(view: DominantSpeciesView, question: string): string[] {
    if (question === 'place_pawn')
      return [
        this.phrases.say('rules-planning'),
        ...Object.keys(view.spaces).flatMap((action) => this.rulesOfAction(action)),
      ]
    if (question === 'save_one') return [this.phrases.say('rules-extinction')]
    return question === 'choose' ? [this.phrases.say('rules-setup')] : []
  }

  wordsOfSpace(_view: DominantSpeciesView, _choice: Choice, name: string): string {
    const printed = this.phrases.printed(name)
    return this.phrases.space(name) + (printed ? ` (${printed})` : '')
  }

  wordsOfTile(view: DominantSpeciesView, verb: string, at: number[]): string {
    const words = this.phrases
    if (verb === 'lay') {
      const tiles = new Set(view.tiles.map((tile) => key(tile.hex)))
      const points = bonus(neighbours(at).filter((near) => tiles.has(near)).length)
      return words.say('empty-hex', { hex: words.hex(at), points })
    }
    return verb === 'dominate' ? `${words.tile(at)}: ${words.pay(view, at)}` : words.tile(at)
  }

  /** Initiative, and what Immigrants cost. */
  ownWords(view: DominantSpeciesView, choice: Choice): string | null {
    const asked = view.question?.animal ?? null
    if (choice.verb === 'swap' && asked !== null) {
      const other = view.initiative.at(view.initiative.indexOf(asked) - 1)!
      return this.phrases.say('answer-swap', { animal: this.phrases.animal(other) })
    }
    if (choice.verb === 'keep') return this.phrases.say('answer-keep')
    if (choice.verb === 'cube') return this.phrases.say(`answer-${choice.text.replaceAll(' ', '-')}`)
    if (choice.verb === 'sacrifice') {
      const surplus = view.tiles.reduce((n, tile) => n + Math.max(0, (tile.cubes[asked ?? ''] ?? 1) - 1), 0)
      return this.phrases.say(`answer-${choice.text.replaceAll(' ', '-')}`, { number: surplus })
    }
    return null
  }

  /** Whose cubes hibernate beside others. */
  override ownFacts(_view: DominantSpeciesView, asked: Asked): Record<string, string | number> {
    const victim = asked.about.victim?.[0]
    return victim === undefined ? {} : { of: this.phrases.animal(victim, 'of') }
  }

  /** Also the space whose pawn acts, what is left of it, and which Glaciation pawn acts. */
  override now(view: DominantSpeciesView): string[] {
    const words = this.phrases
    const asked = view.question
    if (!asked) return []
    const { terrains = [], protected: kept = [] } = asked.about
    const pairs = kept.map((pair) => pair.split(' ') as [string, string])
    return [
      ...(asked.space !== null ? [words.space(asked.space)] : []),
      ...super.now(view),
      ...(terrains.length ? [words.say('now-terrains', { terrains: terrains.map((one) => words.terrain(one)).join(', ') })] : []),
      ...(pairs.length
        ? [words.say('now-protected', { list: pairs.map(([animal, element]) => `${words.animal(animal)} – ${words.element(element)}`).join(', ') })]
        : []),
      ...(asked.question === 'glaciate' ? [words.say(`now-${view.glaciation_acts.replace('_', '-')}`)] : []),
    ]
  }

  heading(view: DominantSpeciesView): string {
    if (view.over) return this.untitled('dominant-species-heading-over')
    return this.untitled('dominant-species-heading', {
      round: String(view.round),
      phase: this.phrases.say(`phase-${phase(view)}`),
      last: view.last ? 'yes' : 'no',
    })
  }

  panels(view: DominantSpeciesView): Panel[] {
    const words = this.phrases
    this.look(view)
    return [
      ...this.nowPanels(view),
      {
        name: 'animals',
        title: words.say('panel-animals'),
        head: ['', ...['points', 'pool', 'earth', 'dominates', 'pawns'].map((name) => words.say(`column-${name}`)), words.say('row-elements')],
        rows: view.animals.map((animal) => [
          `${words.animal(animal.animal, 'capital')} (${this.name(animal.seat)})`,
          ...[animal.points, animal.gene_pool, animal.cubes, animal.dominates, animal.hand].map(String),
          words.elements(animal.elements),
        ]),
      },
      {
        name: 'actions',
        title: words.say('panel-actions'),
        head: [],
        rows: Object.entries(view.spaces).map(([action, pawns]) => [
          words.action(action),
          [
            ...pawns.map((animal, i) => `${i + 1}: ${animal ? words.animal(animal) : '–'}`),
            words.elements(view.squares[action] ?? view.boxes[action] ?? []),
          ]
            .filter(Boolean)
            .join(' · '),
        ]),
      },
      this.tilesPanel(view, (tile) => [
        ...Object.entries(tile.asleep).map(([animal, n]) =>
          words.say('picture-asleep', { animal: words.animal(animal), number: String(n) }),
        ),
        ...(tile.dominant ? [words.say('picture-dominant', { animal: words.animal(tile.dominant) })] : []),
      ]),
      this.elementsPanel(view),
      {
        name: 'cards',
        title: words.say('panel-cards'),
        head: [],
        rows: view.cards.map((card) => [words.card(card), words.card(card, 'effect')]),
      },
      this.stocksPanel(view, [
        [words.say('initiative'), view.initiative.map((animal) => words.animal(animal)).join(' → ')],
        [words.terrain('tundra'), String(view.tundra_left)],
        [this.texts('web-deck'), String(view.deck.length)],
      ]),
    ]
  }
}

function phase(view: DominantSpeciesView): string {
  if (view.round === 0) return 'setup'
  const question = view.question?.question ?? ''
  if (question === 'place_pawn') return 'planning'
  return ['save_one', 'deal_card', 'draw_disk', 'turn_up'].includes(question) ? 'reset' : 'execution'
}
