// Every line of every game's score sheet is explained, in every language.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { View } from '../src/games/view'
import { backgroundOf, legendOf, lineOf, litOf } from '../src/games/sheets'
import { dashes } from '../src/texts/texts'
import { LANGUAGES } from '../src/texts/texts'
import { texts } from './rooms'

const FILE = new URL('./.samples.json', import.meta.url)
const samples: { game: string; view: View }[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []

test.each(LANGUAGES)('in %s', (language) => {
  const say = texts(language)
  const games = new Set<string>()
  for (const { game, view } of samples) {
    games.add(game)
    expect(say.has(`${game}-sheet-ties`), game).toBe(true)
    const { boards, notes } = backgroundOf(game, view, say)
    for (const row of [...view.sheet.rows, ...view.sheet.facts]) {
      expect(say.has(`${game}-sheet-${dashes(row.name)}`), `${game} ${row.name}`).toBe(true)
      if (row.scored.length) expect(legendOf(row, say)).not.toContain('sheet-')
      for (let seat = 0; seat < view.seats; seat++) expect(notes?.(row.name, seat) ?? '').not.toContain('undefined')
    }
    if (game === 'ecosystem') expect(boards).toHaveLength(view.seats)
  }
  expect(games.size).toBe(4)
})

test('a line lights what scored and what helped it, and nothing where it is about no places', () => {
  const fox = { name: 'fox', points: [3, 0], scored: [[8], []], helped: [] }
  const bee = { name: 'bee', points: [3, 0], scored: [[10], []], helped: [[5], []] }
  const traits = { name: 'traits', points: [4, 1], scored: [], helped: [] }
  const sheet = { rows: [fox, bee], totals: [6, 0], facts: [traits], places: [1, 2] }
  expect(litOf(lineOf(sheet, 'fox'), 0)).toEqual({ scored: new Set([8]), helped: new Set() })
  expect(litOf(lineOf(sheet, 'fox'), 1)).toEqual({ scored: new Set(), helped: new Set() })
  expect(litOf(lineOf(sheet, 'bee'), 0)).toEqual({ scored: new Set([10]), helped: new Set([5]) })
  expect([litOf(lineOf(sheet, 'traits'), 0), litOf(lineOf(sheet, 'total'), 0), litOf(lineOf(sheet, null), 0)]).toEqual([null, null, null])
})
