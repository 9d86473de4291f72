// The texts of a language, from the files that Python reads.
import { readFileSync, readdirSync } from 'node:fs'
import { type Language, type Texts, make } from '../src/texts/texts'

const HOUSE = new URL('../../src/habitable/', import.meta.url)

/** The texts of a language in one, as the server sends them: without those of the terminal. */
export function source(language: Language): string {
  const house = readdirSync(new URL(`locale/${language}/`, HOUSE)).filter((name) => !['cli.ftl', 'tools.ftl'].includes(name)).map((name) => `locale/${language}/${name}`)
  const games = readdirSync(new URL('games/', HOUSE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => `games/${entry.name}/locale/${language}.ftl`)
  return [...house, ...games].map((name) => readFileSync(new URL(name, HOUSE), 'utf8')).join('\n')
}

export const texts = (language: Language): Texts => make(language, [source(language)])
