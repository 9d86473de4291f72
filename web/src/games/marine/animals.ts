// The animals of Marine as they are to be shown.
import type { Animal, Trait } from '../../earth/animals'
import type { EarthNames } from '../../earth/names'
import { MARINE as BOX } from './facts'
import type { AnimalView, MarineView } from './view'

export function animalsOf(view: MarineView, words: EarthNames): Animal[] {
  return view.animals.map((one, i): Animal => ({
    animal: one.animal,
    seat: one.seat,
    stats: { points: one.points, leads: one.thrives, earth: one.cubes, pool: one.gene_pool, pawns: one.hand, covers: one.on_eruptions, eliminated: one.eliminated },
    supply: null,
    printed: one.printed,
    gained: one.acquired,
    kept: one.on_traits,
    order: view.animals.length - i,
    rank: i + 1,
    survival: view.survival === one.animal,
    retrieved: one.retrieved,
    traits: [...one.traits, ...offered(one, view)].map((trait) => traitOf(trait, one, words)),
    pawns: view.specials.filter((pawn) => pawn.animal === one.animal).map(({ element, value, space }) => ({ element, value, away: space !== null })),
    adaptation: BOX.elements.map((element) => ({ element, value: one.adaptation[element] ?? 0, above: one.dominates.includes(element) })),
  }))
}

/** Traits that its player chooses from: nobody else sees them. */
const offered = ({ animal }: AnimalView, { hands, question }: MarineView): string[] => [...(hands[animal] ?? []), ...(question?.animal === animal ? question.looking_at : [])]

function traitOf(trait: string, { copied, settled }: AnimalView, words: EarthNames): Trait {
  const at = (BOX.traits as readonly string[]).indexOf(trait)
  const name = words.trait(trait)
  if (trait !== 'exaptation' || copied === null) return { trait, name, effect: words.traitEffect(trait), at }
  return { trait, name: words.t('marine-copy', { trait: name, copied: words.trait(copied), settled: settled ? 'yes' : 'no' }), effect: words.traitEffect(copied), at }
}
