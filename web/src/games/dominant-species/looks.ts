// How the things of Dominant Species look.
import bird from '~icons/game-icons/eagle-head?raw'
import frog from '~icons/game-icons/frog?raw'
import gecko from '~icons/game-icons/gecko?raw'
import insect from '~icons/game-icons/dragonfly?raw'
import spider from '~icons/game-icons/spider-alt?raw'
import wolf from '~icons/game-icons/wolf-head?raw'
import { animalLooks, elementLooks, terrainLooks, type Looks } from '../../earth/looks'
import './tokens.css'

const MARK = 'ds'

export const LOOKS: Looks = {
  game: 'dominant-species',
  animals: animalLooks(MARK, { mammals: wolf, reptiles: gecko, birds: bird, amphibians: frog, arachnids: spider, insects: insect }),
  elements: elementLooks(MARK, {
    grass: ['triangle', 'M0 8.5V-4M-1 8.5Q-6 5-6.5 1M1 8.5Q6 5 6.5 1'],
    grub: ['pill', 'M-4-8q3 8 0 16M3-8q3 8 0 16M-10-1.5h.1'],
    meat: ['square', 'M-5.5 5.5 3-3M1.5-6.5a3 3 0 1 1 5 5M-5.5 5.5h-2M-5.5 5.5v2'],
    seed: ['diamond', 'M0-8Q7 0 0 8Q-7 0 0-8zM0-3V8'],
    sun: ['star', 'M0-4.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z'],
    water: ['drop', 'M-5 4a5.5 5.5 0 0 0 5 5'],
  }),
  terrains: terrainLooks(MARK, {
    sea: { pattern: 'M0 6 Q6 0 12 6 T24 6 M0 18 Q6 12 12 18 T24 18', sign: 'M-9-3Q-4.5-8 0-3T9-3M-9 4Q-4.5-1 0 4T9 4' },
    wetland: { pattern: 'M2 6 h9 M14 6 h5 M6 18 h12 M22 18 h2 M8 6 v-4 M10 18 v-4', sign: 'M-8 5H8M-5 9H5M-4 5v-8M0 5V-8M4 5v-6' },
    savannah: { pattern: 'M5 10 l-2 -6 M5 10 v-7 M5 10 l2 -6 M17 22 l-2 -6 M17 22 v-7 M17 22 l2 -6', sign: 'M0 7-6-5M0 7V-8M0 7 6-5M-8 8H8' },
    jungle: { pattern: 'M0 12 Q6 4 12 12 Q6 20 0 12 M12 0 Q18 -8 24 0 Q18 8 12 0 M12 24 Q18 16 24 24 M12 24 Q18 32 24 24', sign: 'M-9 4Q-3-10 9-6Q8 8-5 6Q0 0 4-2' },
    forest: { pattern: 'M6 10 L9 3 L12 10 Z M17 22 L20 15 L23 22 Z', sign: 'M0-9 7 4H-7zM0 4v5' },
    desert: { pattern: 'M4 5 h1.6 M16 3 h1.6 M10 12 h1.6 M21 15 h1.6 M4 20 h1.6 M14 21 h1.6', sign: 'M-10 7Q-5-3 0 4Q4-1 10 7M5-6a2.2 2.2 0 1 0 .1 0z' },
    mountain: { pattern: 'M0 12 L6 4 L12 12 M12 24 L18 16 L24 24', sign: 'M-10 7-3-7 2 3 5-2 10 7z' },
    tundra: { pattern: 'M0 24 L24 0 M-4 4 L4 -4 M20 28 L28 20', sign: 'M0-9V9M-8-4.5 8 4.5M-8 4.5 8-4.5' },
  }),
}
