// The browser says what the terminal says: phrases of real games, and their words, written by tools/samples.py.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Part, everybody, render } from '../src/texts/phrases'
import { LANGUAGES, type Language, bare } from '../src/texts/texts'
import { texts } from './rooms'

interface Sample {
  game: string
  names: string[]
  parts: Part[]
  said: Record<Language, string[]>
}

const FILE = new URL('./.samples.json', import.meta.url)

test('there are samples: tools/samples.py writes them', () => {
  expect(existsSync(FILE)).toBe(true)
})

const samples: Sample[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []

// Every moment of whole games, beside a browser that is being tested: that may take its time.
describe.each(LANGUAGES)('in %s', { timeout: 60_000 }, (language) => {
  const t = texts(language)
  test.each([...new Set(samples.map((sample) => sample.game))])('%s', (game) => {
    for (const { names, parts, said } of samples.filter((sample) => sample.game === game))
      expect(parts.map((part) => bare(render(t, part, everybody(t, game, names))))).toEqual(said[language].map(bare))
  })
})
