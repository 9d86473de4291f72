// What the Ecosystem board reads out of views and choices.
import { expect, test } from 'vitest'
import { at, cardsToChoose, changeOf, changed, counted, frameOf, litCells, nowAt, race, around, step } from '../src/games/ecosystem/logic'
import { numeral, signed } from '../src/texts/numbers'
import type { EcosystemView } from '../src/games/ecosystem/view'
import type { Event, ScoreSheet, SheetRow } from '../src/games/view'
import { placeOf, toldBy } from '../src/games/ecosystem/sayings'
import { type Part, render } from '../src/texts/phrases'
import { bare } from '../src/texts/texts'
import { texts } from './rooms'
import type { Choice } from '../src/wire'

const choice = (answer: number, verb: string, noun: string, ...things: (number | number[])[]): Choice => ({
  answer,
  verb,
  text: '',
  touches: things.map((thing) => ({ noun, at: thing })),
})

const row = (name: string, points: number[]): SheetRow => ({ name, points, scored: [], helped: [] })
const sheet = (wolves: number[], streams: number[], prizes: { wolf: number[]; stream: number[]; gap_points: number[] }): ScoreSheet => ({
  rows: Object.entries(prizes).map(([name, points]) => row(name, points)),
  totals: wolves.map((_, seat) => prizes.wolf[seat]! + prizes.stream[seat]! + prizes.gap_points[seat]!),
  facts: [
    row('longest_stream', streams),
    row('wolves', wolves),
    row('gaps', wolves.map(() => 9)),
  ],
  places: wolves.map(() => 1),
})

const view = (seats: number, more: Partial<EcosystemView> = {}): EcosystemView =>
  ({ seats, stage: 1, matt: null, hands: Array.from({ length: seats === 2 ? 3 : seats }, () => ({ size: 11, known: '' })), ...more }) as EcosystemView

test('cards that can be chosen', () => {
  expect([...cardsToChoose([choice(13, 'choose', 'hand', 1), choice(22, 'choose', 'hand', 10)])]).toEqual([['S', 13], ['R', 22]])
})

test('a place is a cell, a swap is two', () => {
  expect([...litCells([choice(30, 'place', 'cell', [-1, 0])], null)]).toEqual([['-1 0', [30]]])
  const swaps = [choice(0, 'noswap', 'cell'), choice(70, 'swap', 'cell', [0, 0], [0, 1]), choice(71, 'swap', 'cell', [0, 0], [1, 0])]
  expect([...litCells(swaps, null)]).toEqual([['0 0', [70, 71]], ['0 1', [70]], ['1 0', [71]]])
  expect([...litCells(swaps, '0 0')]).toEqual([['0 1', [70]], ['1 0', [71]]])
  expect([...litCells(swaps, '1 0')]).toEqual([['0 0', [71]]])
})

test('what is shown grows with the cards and the lit cells', () => {
  expect(frameOf([], [])).toEqual({ top: 0, left: 0, rows: 1, columns: 1 })
  expect(frameOf(['MS', 'D.'], [])).toEqual({ top: 0, left: 0, rows: 2, columns: 2 })
  expect(frameOf(['MS', 'D.'], ['-1 0', '0 2', '2 0', '1 -1'])).toEqual({ top: -1, left: -1, rows: 4, columns: 4 })
})

test('arrows stay inside', () => {
  const frame = { top: -1, left: 0, rows: 3, columns: 4 }
  expect(step(frame, [0, 0], 'ArrowUp')).toEqual([-1, 0])
  expect(step(frame, [-1, 0], 'ArrowUp')).toEqual([-1, 0])
  expect(step(frame, [0, 3], 'ArrowRight')).toEqual([0, 3])
  expect(step(frame, [0, 1], 'End')).toEqual([0, 3])
  expect(step(frame, [0, 1], 'Home')).toEqual([0, 0])
  expect(step(frame, [0, 1], 'x')).toBeNull()
})

test('cards on a board', () => {
  expect(at(['MS', 'D.'], [0, 1])).toBe('S')
  expect(at(['MS', 'D.'], [1, 1])).toBe('')
  expect(at(['MS', 'D.'], [-1, 7])).toBe('')
  expect([...counted('RMSM')]).toEqual([['M', 2], ['S', 1], ['R', 1]])
})

test('which card came, also when it pushed the others', () => {
  expect(changed(['MS'], ['MSD'])).toEqual(['0 2'])
  expect(changed(['MS'], ['D.', 'MS'])).toEqual(['0 0'])
  expect(changed(['MS'], ['DMS'])).toEqual(['0 0'])
  expect(changed(['MM'], ['MMM'])).toEqual(['0 2'])
  expect(changed([], ['M'])).toEqual(['0 0'])
  expect(changed(['MS', 'D.'], ['MD', 'S.'])).toEqual(['0 1', '1 0'])
  expect(changed(['MSD'], ['MS'])).toEqual([]) // back in a replay
  expect(changed(['M'], ['MSD'])).toEqual([]) // a jump
  expect(changed(['MS'], ['MS'])).toEqual([])
})

test('what an answer changes, by kind', () => {
  const before = sheet([1, 1], [2, 0], { wolf: [12, 12], stream: [8, 0], gap_points: [-5, -5] })
  const after = sheet([2, 1], [2, 0], { wolf: [12, 8], stream: [8, 0], gap_points: [0, -5] })
  const change = changeOf({ sheet: before, so_far: [20, 12] }, { sheet: after, so_far: [20, 8] }, 0)
  expect([...change.rows]).toEqual([['gap_points', 5]])
  expect([change.total, change.soFar]).toEqual([5, 0])
  expect(change.others).toEqual([5, -4])
})

test('a race, with Matt in it', () => {
  const two = view(2, { matt: 'WWSM', sheet: sheet([1, 3], [2, 0], { wolf: [4, 12], stream: [8, 0], gap_points: [0, 0] }) })
  expect(race(two, 'wolf').map(({ holder, value }) => [holder, value])).toEqual([[1, 3], [2, 2], [0, 1]])
  expect(race(two, 'stream').map(({ holder, prize }) => [holder, prize])).toEqual([[0, 8], [2, 0], [1, 0]])
})

test('who sits around', () => {
  expect(around(view(4), 2)).toEqual([3, 0, 1])
  expect(around(view(2), 1)).toEqual([2, 0])
  expect(around(view(2), null)).toEqual([0, 1, 2])
})

test('signs', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '±0', '−2'])
  expect(numeral(-5)).toBe('−5')
  expect(numeral('2026-11-15 x-5 E(-1,-2) -3')).toBe('2026-11-15 x-5 E(-1,-2) −3')
})

test('a line of the log lights cards where they lie now', () => {
  const placed = (seat: number, ...cell: number[]): Event => ({ event: 'placed', seat, kind: 'bear', cell })
  const swapped = (seat: number, cell: number[], other_cell: number[]): Event => ({ event: 'swapped', seat, cell, other_cell })
  expect(nowAt(0, ['0 1'], [placed(1, 0, 1), placed(0, 0, 1), placed(1, -1, 0)])).toEqual(['0 1'])
  expect(nowAt(0, ['-1 0'], [placed(0, -1, 0), placed(0, 0, -1)])).toEqual(['0 1'])
  expect(nowAt(0, ['0 1'], [placed(0, 0, 1), placed(0, -1, 1), swapped(0, [0, 1], [1, 1])])).toEqual(['0 1'])
  expect(nowAt(0, ['0 0', '0 1'], [swapped(0, [0, 0], [0, 1]), placed(0, -1, 1)])).toEqual(['1 0', '1 1'])
  expect(nowAt(0, ['0 1'], [placed(1, 0, 1)])).toEqual([])
  const line: Part = ['ecosystem-event-placed', { seat: { is: 'seat', seat: 2 }, cell: '-1 1' }]
  const lit = toldBy([line, ['ecosystem-event-received', { seat: { is: 'seat', seat: 1 } }]], () => [placed(2, -1, 1)])
  expect([...lit].map(([seat, { scored }]) => [seat, [...scored]])).toEqual([[2, [1]]])
})

test('places are counted from 1, and a new row or column is called so', () => {
  const place = (...cell: [number, number]) => bare(placeOf(texts('en'), ['MS', 'B.'], cell))
  expect(place(1, 1)).toBe('row 2, column 2')
  expect(place(-1, 0)).toBe('new row above, column 1')
  expect(place(0, 2)).toBe('row 1, new column on the right')
  const beside: Part = ['ecosystem-place-beside', { place: ['ecosystem-place', { row: '2', column: '2' }], cards: ['ecosystem-beside-left', { kind: ['ecosystem-kind-bear', {}] }] }]
  expect(bare(render(texts('en'), ['ecosystem-answer-place', { row: '1', column: '1', place: beside }]))).toBe('row 2, column 2 (bear on the left)')
})
