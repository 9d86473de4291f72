// What Planet's animals are called: those of the printed box by their ids, others by their own cards.
import { PLANET } from './facts'
import type { AnimalView, Name } from './views/planet'

const PRINTED: Record<string, Name> = PLANET.animals

export function animalName({ id, name }: Pick<AnimalView, 'id' | 'name'>, language: keyof Name): string {
  const word = (name ?? PRINTED[id]!)[language]
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
