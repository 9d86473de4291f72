// Scoring a real table: what is tapped becomes a document, and comes back from one.
import { describe, expect, test } from 'vitest'
import { numberOf } from '../src/games/ecosystem/cards/places'
import { type EcosystemEntered, cards, lying, put, shape } from '../src/games/ecosystem/pad'
import type { PlanetEntered } from '../src/games/planet/pad'
import { again, begun, countable, decided, documentOf, fresh, fromDocument, placeOf, restored, unfinished } from '../src/score/entry'
import { Unreadable } from '../src/score/pads'
import { escaped, picture } from '../src/score/picture'

const BOARD = 'WFWWTMDSSDHESMWSSTMM'

const eco = () => fresh() as EcosystemEntered
const planet = () => fresh() as PlanetEntered

describe('documents', () => {
  test('of Ecosystem, as positions.md has them', () => {
    const entered = { ...eco(), count: 2, names: ['Ada', ' ', '', '', '', ''], matt: { plays: true, streams: 3, wolves: 2 } }
    entered.boards[0] = BOARD
    expect(documentOf(entered)).toEqual({
      game: 'ecosystem',
      boards: ['WFWWT/MDSSD/HESMW/SSTMM', '...../...../...../.....'],
      matt: 'SSSWW',
      names: ['Ada', ''],
    })
    expect(documentOf({ ...entered, count: 3 })).not.toHaveProperty('matt')
    expect(documentOf({ ...entered, matt: { ...entered.matt, plays: false } } as EcosystemEntered)).not.toHaveProperty('matt')
    expect(documentOf(fromDocument(JSON.stringify(documentOf(entered))))).toEqual(documentOf(entered))
  })

  test('of Planet; without an objective all animals live elsewhere', () => {
    const entered = { ...planet(), game: 'planet', count: 2 }
    entered.planets[0] = { objective: 'I', fields: 14, same: 1, other: 2 }
    entered.planets[1] = { objective: null, fields: 9, same: 1, other: 2 }
    const players = [
      { objective: 'I', fields: 14, same: 1, other: 2 },
      { objective: null, fields: 0, same: 0, other: 3 },
    ]
    expect(documentOf(entered)).toEqual({ game: 'planet', players })
    expect(documentOf({ ...entered, beginner: true } as PlanetEntered)).toEqual({ game: 'planet', beginner: true, players: [{ other: 3 }, { other: 3 }] })
    expect(documentOf(fromDocument(JSON.stringify(documentOf(entered))))).toEqual(documentOf(entered))
  })

  test.each([
    ['no JSON', 'unreadable'],
    ['[]', 'unreadable'],
    ['{"game":"chess"}', 'unreadable-game'],
    ['{"game":"planet","planets":["O"]}', 'unreadable-game'],
    ['{"game":"ecosystem","boards":[]}', 'unreadable-players'],
    ['{"game":"planet","players":[{},{},{},{},{}]}', 'unreadable-players'],
    ['{"game":"ecosystem","boards":["WFWWT/MDSSD"]}', 'unreadable-board'],
    ['{"game":"ecosystem","boards":["WFWWT/MDSSD/HESMW/SSTMX"]}', 'unreadable-card'],
    ['{"game":"planet","players":[{"objective":"X"}]}', 'unreadable-objective'],
    ['{"game":"planet","players":[{"fields":1.5}]}', 'unreadable'],
  ])('%s is said to be wrong', (source, code) => {
    expect(() => fromDocument(source)).toThrow(expect.objectContaining({ constructor: Unreadable, code }))
  })

  test('small letters, spaces and line breaks do not matter', () => {
    expect((fromDocument('{"game":"ecosystem","boards":["wfwwt\\nmdssd/ hesmw/s stmm"]}') as EcosystemEntered).boards[0]).toBe(BOARD)
  })
})

test('a board that lies upright is kept transposed', () => {
  expect(shape(true)).toEqual([5, 4])
  const all = new Set(Array.from({ length: 5 }, (_, r) => Array.from({ length: 4 }, (_, c) => numberOf(r, c, true))).flat())
  expect(all.size).toBe(20)
  expect(numberOf(4, 3, true)).toBe(19)
  expect(numberOf(1, 0, true)).toBe(1)
  expect([lying(BOARD, false)[1], lying(BOARD, true)[1]]).toEqual(['MDSSD', 'FDES'])
})

test('cards are put and counted', () => {
  const board = put('.'.repeat(20), 7, 'F')
  expect([board[7], cards(board), cards(put(board, 7, '.')), cards(BOARD)]).toEqual(['F', 1, 0, 20])
})

test('what was kept comes back; what is broken is forgotten', () => {
  const entered = { ...eco(), count: 4, names: ['Ada', '', '', '', '', ''] }
  entered.boards[3] = BOARD
  expect(restored(JSON.stringify(entered))).toEqual(entered)
  for (const broken of [null, '', '{}', '{"game":"chess"}', JSON.stringify({ ...entered, boards: ['X'] }), JSON.stringify({ ...entered, count: 9 })])
    expect(restored(broken)).toEqual(fresh())
  expect([begun(entered), begun(again(entered)), again(entered).names[0], again(entered).count]).toEqual([true, false, 'Ada', 4])
})

test('planets are counted once everybody has an objective, and nobody has won before the first animal', () => {
  const entered = { ...planet(), game: 'planet', count: 2 }
  entered.planets[0]!.objective = 'I'
  expect([unfinished(entered), countable(entered), decided(entered)]).toEqual([[1], false, false])
  entered.planets[1]!.objective = 'O'
  expect([unfinished(entered), countable(entered), decided(entered)]).toEqual([[], true, false])
  entered.planets[1]!.other = 1
  expect(decided(entered)).toBe(true)
  expect(decided({ ...entered, count: 1 })).toBe(false)
  const ecosystem = { ...eco(), count: 2, boards: [BOARD, ...eco().boards.slice(1)] }
  expect([unfinished(ecosystem), countable(ecosystem), decided(ecosystem)]).toEqual([[1], true, false])
})

test('an objective in lower case', () => {
  expect((fromDocument('{"game":"planet","players":[{"objective":"i"}]}') as PlanetEntered).planets[0]!.objective).toBe('I')
})

test('a refusal names its place', () => {
  expect(placeOf('players[1].fields')).toEqual({ player: 1, field: 'fields' })
  expect(placeOf('boards[2]')).toEqual({ player: 2, field: 'boards' })
  expect(placeOf('matt')).toEqual({ player: null, field: 'matt' })
  expect(placeOf('')).toEqual({ player: null, field: '' })
})

test('the picture is whole, in both directions, and names cannot break it', () => {
  const sheet = { rows: [{ name: 'objective', points: [4, -5], scored: [], helped: [] }], totals: [9, 5], facts: [], places: [1, 2] }
  const colours = { paper: 'white', card: 'white', ink: 'black', soft: 'grey', line: 'grey', lit: 'green' }
  for (const rightToLeft of [false, true]) {
    const svg = picture({ title: 'T', names: ['<b>&', '\u2068Ben\u2069'], sheet, label: (row) => row, total: 'sum', boards: [['WF...'], []], faces: {}, colours, rightToLeft, font: 'x' })
    expect(svg).toContain('&#60;b&#62;&#38;')
    expect(svg).toContain('−5')
    expect(svg).not.toMatch(/NaN|undefined|<b>/)
  }
  expect(escaped('"')).toBe('&#34;')
})
