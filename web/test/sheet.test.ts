// Every line of every game's score sheet is explained, in every language.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { View } from '../src/games/views/view'
import { backgroundOf, letterOf } from '../src/games/sheets'
import { dashes } from '../src/games/words'
import { LANGUAGES, make } from '../src/texts/texts'

const FILE = new URL('./.samples.json', import.meta.url)
const LOCALE = new URL('../../src/habitable/locale/', import.meta.url)
const samples: { game: string; view: View }[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []

test.each(LANGUAGES)('in %s', (language) => {
  const folder = new URL(`${language}/`, LOCALE)
  const say = make(language, readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')))
  const games = new Set<string>()
  for (const { game, view } of samples) {
    games.add(game)
    expect(say.has(`sheet-${game}-ties`), game).toBe(true)
    const { boards, notes } = backgroundOf(game, view, say)
    for (const row of [...view.sheet.rows, ...view.sheet.facts]) {
      expect(say.has(`sheet-${game}-${dashes(row.name)}`), `${game} ${row.name}`).toBe(true)
      for (let seat = 0; seat < view.seats; seat++) expect(notes?.(row.name, seat) ?? '').not.toContain('undefined')
    }
    if (game === 'ecosystem') expect(boards).toHaveLength(view.seats)
  }
  expect(games.size).toBe(4)
})

test('lines of Ecosystem light the cards they are about', () => {
  expect([letterOf('fox'), letterOf('wolves'), letterOf('longest_stream'), letterOf('gap_points')]).toEqual(['F', 'W', 'S', ''])
})
