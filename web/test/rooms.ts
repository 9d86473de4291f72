// The texts of a language, from the files that Python reads.
import { readFileSync, readdirSync } from 'node:fs'
import { type Language, type Texts, make } from '../src/texts/texts'

const HOUSE = new URL('../../src/habitable/', import.meta.url)

export function texts(language: Language): Texts {
  const house = readdirSync(new URL(`locale/${language}/`, HOUSE)).map((name) => `locale/${language}/${name}`)
  const games = readdirSync(new URL('games/', HOUSE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => `games/${entry.name}/locale/${language}.ftl`)
  return make(language, [...house, ...games].map((name) => readFileSync(new URL(name, HOUSE), 'utf8')))
}
