// The animals of Dominant Species as they are to be shown.
import type { Animal } from '../../earth/animals'
import type { EarthNames } from '../../earth/names'
import { DOMINANT_SPECIES as BOX } from './facts'
import type { DominantSpeciesView } from './view'

export function animalsOf(view: DominantSpeciesView, words: EarthNames): Animal[] {
  return view.animals.map((one, i): Animal => {
    const printed = BOX.printed[one.animal as keyof typeof BOX.printed]
    return {
      animal: one.animal,
      seat: one.seat,
      stats: { points: one.points, leads: one.dominates, earth: one.cubes, pool: one.gene_pool, pawns: one.hand, covers: one.on_tundra, eliminated: one.eliminated },
      supply: one.supply,
      printed: one.elements.slice(0, printed),
      gained: one.elements.slice(printed),
      kept: [],
      order: view.initiative.indexOf(one.animal) + 1,
      rank: i + 1,
      survival: view.survival === one.animal,
      retrieved: null,
      traits: [{ trait: one.animal, name: '', effect: words.t(`earth-show-ability-${one.animal}`), at: -1 }],
      pawns: [],
      adaptation: [],
    }
  })
}
