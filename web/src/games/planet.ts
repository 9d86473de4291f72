// Planet in words.
import type { Choice } from '../wire'
import { animalName } from './animals'
import { PLANET } from './facts'
import type { AnimalView, PlanetView } from './views/planet'
import { type Entry, type Event, type Panel, Words, dashes, runs, grouped } from './words'

type Animal = Pick<AnimalView, 'animal' | 'id' | 'name' | 'habitat' | 'kind' | 'other'>

const face = (choice: Choice): number => choice.touches[0]!.at as number

/** The letters of a face on which a tile lies turned. */
const turned = (fields: string, turn: number): string =>
  [...fields].map((_, edge) => fields[(edge - turn + fields.length) % fields.length]).join('')

export class PlanetWords extends Words<PlanetView> {
  private animals = new Map<number, Animal>() // by number, those that have been seen

  /** Events name animals by their numbers; what they are called is on their cards. */
  override look(view: PlanetView): void {
    for (const card of [...view.races, ...view.lost, ...view.won.flat()]) this.animals.set(card.animal, card)
  }

  terrain(name: string): string {
    return this.texts(`planet-terrain-${name}`)
  }

  terrainOf(letter: string, form = ''): string {
    const key = `planet-terrain-${PLANET.names[PLANET.letters.indexOf(letter)]}`
    return this.texts(form ? `${key}.${form}` : key)
  }

  /** The fields of a tile or a face. */
  fields(letters: string): string {
    return [...letters].map((letter) => (letter === '.' ? '–' : this.terrainOf(letter))).join(', ')
  }

  /** An area: how large it is, and the terrains beside it. */
  area(letter: string, count: number, touches: string): string {
    const values = { area: this.terrainOf(letter, 'area'), fields: this.texts('web-board-planet-fields', { count }) }
    if (!touches) return this.texts('web-board-planet-area-alone', values)
    const beside = [...touches].map((one) => this.terrainOf(one, 'beside')).join(', ')
    return this.texts('web-board-planet-area', { ...values, beside })
  }

  animalName(animal: Animal): string {
    return animalName(animal, this.texts.language)
  }

  requirement(animal: Animal): string {
    if (animal.other === null)
      return this.texts('planet-requirement-most', { areas: this.terrainOf(animal.habitat, 'areas') })
    return this.texts(`planet-requirement-${dashes(animal.kind)}`, {
      area: this.terrainOf(animal.habitat, 'area'),
      beside: this.terrainOf(animal.other, 'beside'),
    })
  }

  question(view: PlanetView, choices: Choice[]): string {
    if (view.held === null) return this.texts('planet-question-take')
    const faces = new Set(choices.map(face))
    if (faces.size === 1) return this.texts('planet-question-turn', { face: String([...faces][0]) })
    return this.texts('planet-question-lay', { tile: String(view.held.tile) })
  }

  rules(view: PlanetView): string {
    const [rule = ''] = this.texts(view.held ? 'planet-rules-lay' : 'planet-rules-take').split('\n')
    return `${rule}\n\n${this.texts('planet-rules-scoring')}`
  }

  /** The fields of the tile that an answer takes, or as it lays it. */
  private shown(view: PlanetView, choice: Choice): string {
    const [first, turn] = choice.touches.map((thing) => thing.at as number) as [number, number]
    if (choice.verb === 'take') return view.market.find((one) => one.tile === first)?.fields ?? ''
    return turned(view.held?.fields ?? '', turn)
  }

  words(view: PlanetView, choice: Choice): string {
    const [first, turn] = choice.touches.map((thing) => String(thing.at)) as [string, string]
    const fields = this.shown(view, choice)
    if (choice.verb === 'take') return this.texts('planet-answer-take', { tile: first, fields })
    return this.texts('planet-answer-lay', { face: first, turn, fields })
  }

  /** Tiles one by one; of a place first the face and then the turn. */
  override entries(view: PlanetView, choices: Choice[]): Entry[] {
    const byFace = grouped(choices, face)
    if (choices[0]?.verb !== 'lay' || byFace.size === 1)
      return choices.map((choice) => ({ words: this.words(view, choice), more: this.fields(this.shown(view, choice)), choices: [choice] }))
    return [...byFace].map(([at, turns]) => ({
      words: this.texts('planet-answer-face', { face: String(at) }),
      choices: turns,
    }))
  }

  arguments(event: Event): Record<string, string | number> {
    const out: Record<string, string | number> = {}
    for (const [field, value] of Object.entries(event)) {
      if (value === null || field === 'event') continue
      if (field === 'seat') out[field] = this.name(value as number)
      else if (field === 'animal') {
        const animal = this.animals.get(value as number)
        out[field] = animal ? this.animalName(animal) : `#${value as number}`
      } else if (field === 'terrain') out[field] = this.terrain(value as string)
      else if (field === 'place') [out.face, out.turn] = (value as number[]).map(String) as [string, string]
      else if (['tile', 'round', 'slot', 'value'].includes(field)) out[field] = String(value)
      else if (field === 'areas') out[field] = (value as number[]).join(', ')
      else out[field] = value as string | number
    }
    return out
  }

  /** Animals laid out and tiles turned up are one line each; piles can be seen, and points are for the sheet. */
  override story(events: Event[]): string[] {
    const lines: string[] = []
    for (const group of runs(events, (event) => (event.event === 'tied' ? `tied ${event.animal}` : event.event))) {
      const name = group[0]!.event
      if (name === 'animal_laid') lines.push(this.texts('planet-animals-laid', { count: group.length }))
      else if (name === 'tile')
        lines.push(this.texts('planet-tiles-turned-up', { tiles: group.map((event) => event.tile).join(', ') }))
      else if (name === 'tied') lines.push(this.tie(group))
      else if (!['left', 'scored'].includes(name)) lines.push(...group.map((event) => this.event(event)))
    }
    return lines
  }

  /** Who is equal in the last round, and with what: for one animal. */
  private tie(events: Event[]): string {
    const kind = this.animals.get(events[0]!.animal as number)?.kind ?? 'adjacent'
    const shown = events.map((event) => this.arguments(event))
    const who = shown.map((each) => `${each.seat}: ${each.areas}`).join('; ')
    return this.texts('planet-tied', { animal: shown[0]!.animal!, kind, who })
  }

  /** The animals of the last round. */
  override ending(events: Event[]): string[] {
    const last = events.findLastIndex((event) => event.event === 'round')
    return this.story(events.slice(Math.max(last, 0)).filter((event) => ['tied', 'settled', 'boxed'].includes(event.event)))
  }

  heading(view: PlanetView): string {
    if (view.over) return this.untitled('planet-heading-over')
    if (view.round === 0 || view.first === null) return this.untitled('planet-heading-setup')
    return this.untitled('planet-heading', { round: String(view.round), name: this.name(view.first) })
  }

  panels(view: PlanetView): Panel[] {
    const out: Panel[] = []
    const objectives = view.objectives.flatMap((known, seat) => {
      if (!known) return []
      const parts = [`${this.terrainOf(known.terrain)} ${known.fields}`, this.texts('planet-points', { points: known.points })]
      if (known.next_fields !== null && !view.over)
        parts.push(this.texts('planet-objective-more', { more: String(known.next_points), next: String(known.next_fields) }))
      return [[this.name(seat), parts.join(' · ')]]
    })
    if (objectives.length)
      out.push({ name: 'objective', title: this.texts('planet-row-objective'), head: [], rows: objectives, mine: true })
    out.push(this.tiles('market', this.texts('planet-panel-market'), view.market))
    out.push({
      name: 'races',
      title: this.texts('planet-races'),
      head: [this.texts('planet-column-round'), '', '', ...view.planets.map((_, seat) => this.name(seat))],
      rows: view.races.map((race) => [
        String(race.round),
        this.animalName(race),
        this.requirement(race),
        ...race.values.map((value, seat) => (race.leaders.includes(seat) ? `★ ${value}` : String(value))),
      ]),
    })
    for (const [seat, fields] of view.planets.entries()) out.push(this.planet(view, seat, fields))
    for (const [i, pile] of view.piles.entries())
      if (pile.length)
        out.push(this.tiles(`pile-${i}`, this.texts('planet-pile', { pile: String(11 + i) }), pile))
    return out
  }

  private tiles(name: string, title: string, tiles: { tile: number; fields: string }[]): Panel {
    return {
      name,
      title,
      head: [],
      rows: tiles.map((tile) => [String(tile.tile), this.fields(tile.fields)]),
    }
  }

  /** Faces with something on them: five fields each. */
  private planet(view: PlanetView, seat: number, fields: string): Panel {
    const faces = fields.match(/.{5}/g) ?? []
    const laid = faces.flatMap((letters, i) => (/[^.]/.test(letters) ? [[String(i), this.fields(letters)]] : []))
    return {
      name: `planet-${seat}`,
      title: this.texts('planet-panel-planet', { name: this.name(seat) }),
      head: [],
      rows: [...laid, ...(view.won[seat]?.length ? [['★', view.won[seat]!.map((one) => this.animalName(one)).join(', ')]] : [])],
      mine: seat === view.seat,
    }
  }
}
