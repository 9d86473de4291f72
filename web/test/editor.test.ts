// A real table of a game on hexes: the browser counts what `habitable score` counts. The tables, and what is to come out, were
// written by tools/tables.py: real games from the first turn to the last, any tables, and tables that cannot be.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Answer, Table } from '../src/earth/editor/counting'
import { type EarthDocument, Wrong, isDocument } from '../src/earth/editor/document'
import { DominantSpeciesTable } from '../src/games/dominant-species/table'
import { MarineTable } from '../src/games/marine/table'

interface Sample {
  document: EarthDocument
  answer?: Answer
  wrong?: string
  values?: Record<string, string | number>
}
const SAMPLES = JSON.parse(readFileSync(new URL('./.tables.json', import.meta.url), 'utf8')) as Sample[]
const TABLES: Record<string, new (document: EarthDocument) => Table> = { 'dominant-species': DominantSpeciesTable, marine: MarineTable }
const FORM = ['wrong-form', 'wrong-value'] // said by the library that reads documents

const of = (game: string, good: boolean) => SAMPLES.filter((one) => one.document.game === game && 'answer' in one === good)

/** What the browser says of a table. */
function counted(document: EarthDocument): unknown {
  try {
    return isDocument(document) ? new TABLES[document.game]!(document).answer() : { wrong: 'form' }
  } catch (error) {
    if (error instanceof Wrong) return { wrong: error.code, values: error.values }
    throw error
  }
}

describe.each(Object.keys(TABLES))('%s', (game) => {
  test('what lies there is worth the same', () => {
    const samples = of(game, true)
    expect(samples.length).toBeGreaterThan(300)
    for (const { document, answer } of samples) expect(counted(document), JSON.stringify(document)).toEqual(answer)
  })

  test('what cannot be is refused for the same reason', () => {
    const samples = of(game, false)
    const met = new Set(samples.map((one) => one.wrong))
    expect(met.size).toBeGreaterThan(11)
    for (const { document, wrong, values } of samples)
      expect(counted(document), JSON.stringify(document)).toEqual(FORM.includes(wrong!) ? { wrong: 'form' } : { wrong, values })
  })

  test('the samples are about everything', () => {
    const answers = of(game, true).map((one) => one.answer!)
    const some = (is: (answer: Answer) => boolean) => answers.filter(is).length
    expect(some(({ survival }) => survival.points > 5)).toBeGreaterThan(5)
    expect(some(({ extinction }) => extinction.length > 3)).toBeGreaterThan(20)
    expect(some(({ tiles }) => tiles.length > 20)).toBeGreaterThan(20)
    expect(some(({ end }) => end.some((one) => one.survival > 0))).toBeGreaterThan(20)
    expect(new Set(end(answers).map((one) => one.total)).size).toBeGreaterThan(50)
    if (game === 'marine') expect(end(answers).filter((one) => one.traits! > 0 && one.special_pawns! > 0).length).toBeGreaterThan(20)
    else expect(some(({ tiles }) => tiles.some((one) => one.dominant && Object.keys(one.match!).length > 2))).toBeGreaterThan(50)
  })
})

const end = (answers: Answer[]) => answers.flatMap((one) => one.end)
