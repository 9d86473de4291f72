// Every line of every game's score sheet is explained, in every language.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { View } from '../src/games/view'
import { backgroundOf, lineOf, litOf, soFar } from '../src/games/sheets'
import { bare, dashes } from '../src/texts/texts'
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
    const { boards, legend, notes } = backgroundOf(game, view, say)
    for (const row of [...view.sheet.rows, ...view.sheet.facts]) {
      expect(say.has(`${game}-sheet-${dashes(row.name)}`), `${game} ${row.name}`).toBe(true)
      if (legend && row.scored.length) expect(legend(row)).not.toContain('-lit')
      for (let seat = 0; seat < view.seats; seat++) expect(notes?.(row.name, seat) ?? '').not.toContain('undefined')
    }
    if (boards) expect(boards).toHaveLength(view.seats)
    expect(soFar(game, view)).toHaveLength(view.seats)
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

test('the final scoring is told tile by tile, for the animal that counts, and only where it adds up', () => {
  const tile = (q: number, terrain: string, points: Record<string, number>) => ({ hex: [q, 0], terrain, tundra: false, cubes: { birds: 1, insects: 1 }, match: {}, dominant: null, endangered: [], points, scored: false, asleep: {}, shared: [] })
  const row = { name: 'final_scoring', points: [11, 3], scored: [], helped: [] }
  const animals = [{ animal: 'birds', seat: 0, points: 20 }, { animal: 'mammals', seat: 0, points: 10, uncounted: true }, { animal: 'insects', seat: 1, points: 3 }] // prettier-ignore
  const view = { over: true, seats: 2, elements: {}, sheet: { rows: [row], totals: [20, 3], facts: [], places: [1, 2] }, animals, tiles: [tile(0, 'sea', { birds: 9, insects: 5 }), tile(1, 'desert', { birds: 2 })] }
  const said = (over: boolean, seat: number) => bare(backgroundOf('dominant-species', { ...view, over } as unknown as View, texts('en')).notes!('final_scoring', seat))
  expect(said(true, 0)).toBe('sea in the middle +9; desert south-east of the middle +2')
  expect(said(true, 1)).toBe('')
  expect(said(false, 0)).toBe('')
})
