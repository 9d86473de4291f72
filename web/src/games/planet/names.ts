// What things are called on the board of Planet.
import { PLANET } from './facts'
import type { AnimalView } from './view'
import { dashes, type Texts } from '../../texts/texts'

const REQUIREMENTS: Record<string, Record<string, readonly [of: string, form: string]>> = PLANET.requirements

type Animal = Pick<AnimalView, 'id' | 'name' | 'habitat' | 'kind' | 'other'>

export class PlanetNames {
  constructor(readonly t: Texts) {}

  terrain(letter: string, form = ''): string {
    const key = `planet-terrain-${PLANET.names[PLANET.letters.indexOf(letter)]}`
    return this.t(form ? `${key}.${form}` : key)
  }

  /** The fields of a tile or a face. */
  fields(letters: string): string {
    return [...letters].map((letter) => (letter === '.' ? '–' : this.terrain(letter))).join(', ')
  }

  /** An area: how large it is, and the terrains beside it. */
  area(letter: string, count: number, touches: string): string {
    const values = { area: this.terrain(letter, 'area'), fields: this.t('planet-board-fields', { count }) }
    if (!touches) return this.t('planet-board-area-alone', values)
    const beside = [...touches].map((one) => this.terrain(one, 'beside')).join(', ')
    return this.t('planet-board-area', { ...values, beside })
  }

  animal({ id, name }: Pick<Animal, 'id' | 'name'>): string {
    return name ? this.t('planet-animal-named', { ...name }) : this.t(`planet-animal-${dashes(id)}`)
  }

  /** What it wants to settle: "largest forest area touching ice". */
  requirement({ habitat, kind, other }: Animal): string {
    const named = Object.entries(REQUIREMENTS[kind] ?? {}).map(([name, [of, form]]) => [name, this.terrain((of === 'habitat' ? habitat : other) ?? '', form)])
    return this.t(`planet-requirement-${dashes(kind)}`, Object.fromEntries(named) as Record<string, string>)
  }
}
