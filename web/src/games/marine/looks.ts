// How the things of Marine look.
import fish from '~icons/game-icons/tropical-fish?raw'
import octopus from '~icons/game-icons/octopus?raw'
import shrimp from '~icons/game-icons/shrimp?raw'
import turtle from '~icons/game-icons/turtle?raw'
import { animalLooks, elementLooks, terrainLooks, type Looks } from '../../earth/looks'
import './tokens.css'

const MARK = 'sea'

export const LOOKS: Looks = {
  game: 'marine',
  animals: animalLooks(MARK, { reptiles: turtle, cephalopods: octopus, fishes: fish, crustaceans: shrimp }),
  elements: elementLooks(MARK, {
    algae: ['triangle', 'M0 9V-5M0 5-4 1M0 5 4 1M0-.5-3-3.5'],
    gastropods: ['diamond', 'M0 0a2 2 0 0 1 3-2a4 4 0 0 1 0 6a6 6 0 0 1-9-4a7 7 0 0 1 9-7'],
    plankton: ['drop', 'M-3 1h.1M3-1h.1M1 6h.1'],
    sponges: ['square', 'M-4.5-4.5h.1M4.5-5h.1M0 0h.1M-5 5h.1M4.5 5h.1'],
    sun: ['star', 'M0-4.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z'],
    worms: ['pill', 'M-10 1q3.3-7 6.7 0t6.6 0t6.7 0'],
  }),
  terrains: terrainLooks(MARK, {
    land: { pattern: 'M6 10 L9 3 L12 10 Z M17 22 L20 15 L23 22 Z', sign: 'M0-9 7 4H-7zM0 4v5' },
    kelp: { pattern: 'M6 0 Q1 6 6 12 T6 24 M18 0 Q13 6 18 12 T18 24 M5 8 l4 -3 M17 20 l4 -3', sign: 'M-4 9q-4-4.5 0-9t0-9M4 9q-4-4.5 0-9t0-9' },
    reef: { pattern: 'M6 12 v-8 M6 8 l4 -4 M6 10 l-4 -4 M18 24 v-8 M18 20 l4 -4 M18 22 l-4 -4', sign: 'M0 9V-8M0 1 6-5M0 5-6-1M6-5v-3M-6-1v-4' },
    seamount: { pattern: 'M0 12 L6 4 L12 12 M12 24 L18 16 L24 24', sign: 'M-10 8-2-5H2L10 8zM-8-8Q-4-11 0-8T8-8' },
    meadow: { pattern: 'M5 10 l-2 -6 M5 10 v-7 M5 10 l2 -6 M17 22 l-2 -6 M17 22 v-7 M17 22 l2 -6', sign: 'M0 7-6-5M0 7V-8M0 7 6-5M-8 8H8' },
    sand: { pattern: 'M4 5 h1.6 M16 3 h1.6 M10 12 h1.6 M21 15 h1.6 M4 20 h1.6 M14 21 h1.6', sign: 'M-6-5h.1M1-7h.1M6-2h.1M-2 0h.1M-7 4h.1M2 5h.1M7 7h.1' },
    ocean: { pattern: 'M0 6 Q6 0 12 6 T24 6 M0 18 Q6 12 12 18 T24 18', sign: 'M-9-3Q-4.5-8 0-3T9-3M-9 4Q-4.5-1 0 4T9 4' },
    eruption: { pattern: 'M0 8 L6 2 L12 8 L18 2 L24 8 M0 20 L6 14 L12 20 L18 14 L24 20', sign: 'M-9 0-4.5-5 0 0 4.5-5 9 0M-9 7-4.5 2 0 7 4.5 2 9 7' },
    vent: { pattern: 'M6 12 q-5 -3 0 -6 q5 -3 0 -6 M18 24 q-5 -3 0 -6 q5 -3 0 -6', sign: 'M-5 9-2 0H2L5 9zM0-2q-4-2 0-4q4-2 0-4' },
    geyser: { pattern: 'M6 2 v5 M18 14 v5 M6 11 h.1 M18 23 h.1 M12 9 v3 M0 21 v3', sign: 'M0 8V-6M0-4q-5-6-7 3M0-4q5-6 7 3M-4 8H4' },
  }),
}
