// The games, by name. A new game adds its own file and a line here; its words are loaded when somebody sits at its table.
import type { Texts } from '../texts/texts'
import type { View } from './views/view'
import type { Words } from './words'

type Maker = new (texts: Texts, game: string, names: string[]) => Words<never>

const GAMES: Record<string, () => Promise<Maker>> = {
  ecosystem: async () => (await import('./ecosystem')).EcosystemWords,
  planet: async () => (await import('./planet')).PlanetWords,
  'dominant-species': async () => (await import('./dominant-species')).DominantSpeciesWords,
  marine: async () => (await import('./marine')).MarineWords,
}

export async function wordsOf(game: string): Promise<(texts: Texts, names: string[]) => Words> {
  const found = GAMES[game]
  if (!found) throw new Error(`there are no words for "${game}"`)
  const made = await found()
  return (texts, names) => new made(texts, game, names) as unknown as Words<View>
}
