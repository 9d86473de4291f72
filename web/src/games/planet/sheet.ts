// What Planet's score sheet shows beside its numbers: who has settled, and which terrain somebody was to have.
import type { GameSheet } from '../sheets'
import { PlanetNames } from './names'
import type { PlanetView } from './view'

export default {
  beside: ({ objectives, won, beginner }, texts) => {
    const names = new PlanetNames(texts)
    return {
      hidden: (seat) => (beginner || objectives[seat] ? [] : ['objective', 'objective_fields']),
      notes: (row, seat) => {
        if (row.startsWith('animals')) return (won[seat] ?? []).map((animal) => names.animal(animal)).join(', ')
        const { terrain } = objectives[seat] ?? {}
        return terrain ? names.terrain(terrain) : ''
      },
    }
  },
} satisfies GameSheet<PlanetView>
