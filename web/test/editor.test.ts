// A real table of a game on hexes: the browser counts what `habitable score` counts. The tables, and what is to come out, were
// written by tools/tables.py: real games from the first turn to the last, any tables, and tables that cannot be.
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Answer, Box, Table } from '../src/earth/editor/counting'
import { type EarthDocument, Wrong, isDocument } from '../src/earth/editor/document'
import * as edit from '../src/earth/editor/edit'
import { leftOf } from '../src/earth/editor/left'
import { BOX, DominantSpeciesTable } from '../src/games/dominant-species/table'
import { BOX as SEA, MarineTable } from '../src/games/marine/table'
import { isPacked, packed, unpacked } from '../src/score/link'

interface Sample {
  document: EarthDocument
  answer?: Answer
  wrong?: string
  values?: Record<string, string | number>
}
const SAMPLES = JSON.parse(readFileSync(new URL('./.tables.json', import.meta.url), 'utf8')) as Sample[]
const TABLES: Record<string, new (document: EarthDocument) => Table> = { 'dominant-species': DominantSpeciesTable, marine: MarineTable }
const BOXES: Record<string, Box> = { 'dominant-species': BOX, marine: SEA }
/** Said by the library that reads documents, perhaps with the place. */
const isForm = (wrong: string) => wrong === 'wrong-at' || wrong.startsWith('data-')

const of = (game: string, good: boolean) => SAMPLES.filter((one) => one.document.game === game && 'answer' in one === good)

/** What the browser says of a table. */
function counted(document: EarthDocument): unknown {
  try {
    return isDocument(BOXES[document.game]!, document) ? new TABLES[document.game]!(document).answer() : { wrong: 'form' }
  } catch (error) {
    if (error instanceof Wrong) return { wrong: error.code, values: error.values }
    throw error
  }
}

/** The first table on which they differ is shown. */
function agree(samples: Sample[], wanted: (sample: Sample) => unknown): void {
  const found = samples.find((one) => !isDeepStrictEqual(counted(one.document), wanted(one)))
  if (found) expect(counted(found.document), JSON.stringify(found.document)).toEqual(wanted(found))
}

describe.each(Object.keys(TABLES))('%s', (game) => {
  test('what lies there is worth the same', () => {
    const samples = of(game, true)
    expect(samples.length).toBeGreaterThan(300)
    agree(samples, ({ answer }) => answer)
  })

  test('what cannot be is refused for the same reason', () => {
    const samples = of(game, false)
    const met = new Set(samples.map((one) => one.wrong))
    expect(met.size).toBeGreaterThan(11)
    agree(samples, ({ wrong, values }) => (isForm(wrong!) ? { wrong: 'form' } : { wrong, values }))
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

// ── laying it out ───────────────────────────────────────────────────────────────────────────────────────────────────────

describe('a table is laid out', () => {
  const begun = edit.started(BOX, edit.empty(BOX))

  test('as the game begins: everybody dominates a tile of their own, and tundra lies in the middle', () => {
    const { tiles, end: ended } = new DominantSpeciesTable(begun).answer()
    expect(new Set(tiles.map((one) => one.dominant))).toEqual(new Set([null, ...BOX.animals]))
    expect(ended.map((one) => one.total)).toEqual([8, 10, 8, 12, 12, 9]) // T125
    expect(leftOf(BOX, begun, ['tundra'])).toMatchObject({ tile: { sea: 6, wetland: 3 }, cover: { tundra: 11 }, element: { sun: 18 }, animal: { birds: 30 } })
    expect(new MarineTable(edit.started(SEA, edit.empty(SEA))).answer().dominates).toEqual({ reptiles: ['sun'], cephalopods: ['gastropods'], fishes: ['plankton'], crustaceans: ['worms'] })
  })

  test('who does not play has nothing there; the last one stays', () => {
    const without = edit.play(BOX, edit.score(begun, 'birds', 9), 'birds', false)
    expect(JSON.stringify(without)).not.toContain('birds')
    expect(new DominantSpeciesTable(without).animals).toHaveLength(5)
    expect(Object.keys(edit.play(BOX, without, 'birds', true).displays)).toEqual(BOX.animals) // by food chain
    const alone = { ...edit.empty(BOX), displays: { birds: ['seed', 'seed'] } }
    expect(edit.play(BOX, alone, 'birds', false)).toBe(alone)
  })

  test('with a tile go the elements that no other touches', () => {
    expect(Object.keys(edit.unlay(begun, [1, 0]).elements!)).toHaveLength(12)
    const one = edit.lay(edit.lay(edit.empty(BOX), [0, 0], 'sea'), [1, 0], 'sea')
    const both = edit.put(edit.put(one, 'E(0,0)', 'sun'), 'E(1,0)', 'sun')
    expect(edit.unlay(both, [1, 0]).elements).toEqual({ 'E(0,0)': 'sun' })
  })

  test('a tile changes under what is on it, and says nothing that is nothing', () => {
    const frozen = edit.cover(BOX, edit.populate(edit.lay(edit.empty(BOX), [0, 0], 'sea'), [0, 0], 'birds', 2), [0, 0], 'tundra')
    expect(edit.lay(frozen, [0, 0], 'desert').tiles).toEqual([{ hex: [0, 0], terrain: 'desert', tundra: true, cubes: { birds: 2 } }])
    expect(edit.written(edit.populate(frozen, [0, 0], 'birds', 0))).toEqual({ game: 'dominant-species', tiles: [{ hex: [0, 0], terrain: 'sea', tundra: true, cubes: {} }], elements: {}, displays: edit.empty(BOX).displays })
  })

  test('what was kept is shown again, also if it is not possible; what is not in the box is not', () => {
    const seas = { ...begun, tiles: begun.tiles.map((tile) => ({ ...tile, terrain: 'sea' })) }
    expect(edit.isShowable(BOX, seas) && edit.isShowable(BOX, edit.lay(seas, [2, 0], 'sea'))).toBe(true)
    for (const broken of [null, {}, { ...begun, game: 'marine' }, { ...begun, tiles: [{ hex: [0, 0], terrain: 'lava' }] }, { ...begun, displays: {} }, { ...begun, tiles: [...begun.tiles, begun.tiles[0]] }, { ...begun, elements: { constructor: 'sun' } }, { ...begun, points: { ants: 1 } }])
      expect(edit.isShowable(BOX, broken)).toBe(false)
  })

  test('all of it goes into a link and comes back; a bomb does not', async () => {
    const link = await packed(edit.written(begun))
    expect(link.length).toBeLessThan(1000)
    expect(JSON.parse(await unpacked(link))).toEqual(edit.written(begun))
    expect([isPacked(link), isPacked('#else'), isPacked('')]).toEqual([true, false, false])
    await expect(unpacked(await packed('x'.repeat(90_000)))).resolves.toContain('xxx')
    await expect(packed('x'.repeat(200_000)).then(unpacked)).rejects.toThrow(RangeError)
    await expect(unpacked('#t=what?')).rejects.toThrow()
  })
})
