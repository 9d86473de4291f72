// The words for the things of a game on hexes, from its own texts.
import { dashes, type Texts } from '../texts/texts'

export class EarthNames {
  constructor(
    readonly t: Texts,
    readonly game: string,
  ) {}

  /** `form`: capital, of, on, effect, about… */
  private say(sort: string, thing: string, form = ''): string {
    return this.t(`${this.game}-${sort}-${dashes(thing)}${form && `.${form}`}`)
  }

  animal = (name: string, form = ''): string => this.say('animal', name, form)
  element = (name: string): string => this.say('element', name)
  terrain = (name: string): string => this.say('terrain', name)
  action = (name: string): string => this.say('action', name)
  about = (action: string): string => this.say('action', action, 'about')
  card = (name: string): string => this.say('card', name)
  effect = (card: string): string => this.say('card', card, 'effect')
  trait = (name: string): string => this.say('trait', name)
  traitEffect = (name: string): string => this.say('trait', name, 'effect')
  symbol = (name: string): string => this.say('symbol', name)

  /** Several things in one line. */
  list = (things: readonly string[]): string => things.join(', ')

  /** Elements as they lie, equal ones counted: "2 × sun, water". */
  elements(names: readonly string[]): string {
    const counts = new Map<string, number>()
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    return this.list([...counts].map(([name, n]) => (n > 1 ? this.t('earth-show-times', { number: String(n), thing: this.element(name) }) : this.element(name))))
  }
}
