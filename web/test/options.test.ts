import { describe, expect, test } from 'vitest'
import type { Entry } from '../src/table/options'
import { blamed, choosing, different, numbers, swapped } from '../src/making/schema'
import { kept, missing, quickTable, reached, waitingFirst } from '../src/pages/tables'
import { arrange, search } from '../src/table/options'
import { sharedWith } from '../src/table/seats'
import type { SeatInfo, TableInfo } from '../src/wire'

const entry = (answer: number, verb: string, words = `${verb} ${answer}`): Entry => ({
  words,
  choices: [{ answer, text: words, verb, touches: [] }],
  question: '',
  within: [],
})
const sits = (seat: number, name: string, person: number | null, mine = false): SeatInfo => ({ seat, kind: 'person', name, level: null, here: null, mine, person })
const several = (n: number, verb: string, first = 1) => Array.from({ length: n }, (_, i) => entry(first + i, verb))

describe('answers', () => {
  test('few stand together without headings or search', () => {
    const { groups, done, searchable } = arrange([entry(1, 'take'), entry(2, 'put')])
    expect(groups.map((group) => group.verb)).toEqual([''])
    expect(done).toBeNull()
    expect(searchable).toBe(false)
  })

  test('many are grouped by what one does', () => {
    const { groups, searchable } = arrange([...several(5, 'take'), ...several(4, 'put', 10)])
    expect(groups.map((group) => [group.verb, group.entries.length])).toEqual([['take', 5], ['put', 4]])
    expect(searchable).toBe(true)
  })

  test('"done" stands apart, so that it is always there', () => {
    const { groups, done } = arrange([entry(0, 'pass'), ...several(3, 'move')])
    expect(done?.choices[0]!.answer).toBe(0)
    expect(groups[0]!.entries.length).toBe(3)
  })

  test('nothing is lost', () => {
    const all = [entry(0, 'pass'), ...several(9, 'take'), ...several(9, 'put', 20)]
    const { groups, done } = arrange(all)
    expect([...groups.flatMap((group) => group.entries), done].length).toBe(all.length)
  })

  test('typing leaves those with words that begin so', () => {
    const groups = [{ verb: '', entries: [entry(1, 'x', 'Żółw na łące'), entry(2, 'x', 'row \u20681\u2069, column 12'), entry(3, 'x', 'ים ויבשה')] }]
    const found = (typed: string) => search(groups, typed).flatMap((group) => group.entries.map((one) => one.choices[0]!.answer))
    expect(found('zolw')).toEqual([1])
    expect(found('lace zo')).toEqual([1])
    expect(found('col 1')).toEqual([2])
    expect(found('olumn')).toEqual([])
    expect(found('יב')).toEqual([3])
    expect(found(' ')).toEqual([1, 2, 3])
  })

})

describe('options of a game', () => {
  const schema = {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        properties: {
          deal: { enum: [10, 11], default: 11 },
          mystery: { type: 'boolean', default: false },
          start: { anyOf: [{ type: 'integer', minimum: 0, exclusiveMaximum: 4 }, { type: 'null' }], default: null },
          animals: { anyOf: [{ enum: ['choose', 'draw'] }, { type: 'array', items: { type: 'string', enum: ['birds', 'insects'] } }], default: 'draw' },
          exaptation: { anyOf: [{ type: 'boolean' }, { type: 'null' }], default: null },
          components: { anyOf: [{ $ref: '#/$defs/Box' }, { type: 'null' }], default: null },
          gap_points: { type: 'array', items: { type: 'integer' } },
        },
      },
    },
  }

  test('are chosen from a list, the usual first, or written, or in a file', () => {
    expect(choosing(schema, 3)).toEqual([
      { name: 'deal', kind: 'switch', values: [11, 10], names: [], usual: 11 },
      { name: 'mystery', kind: 'check', values: [false, true], names: [], usual: false },
      { name: 'start', kind: 'switch', values: [null, 0, 1, 2], names: [], usual: null },
      { name: 'animals', kind: 'switch', values: ['draw', 'choose'], names: ['birds', 'insects'], usual: 'draw' },
      { name: 'exaptation', kind: 'switch', values: [null, true, false], names: [], usual: null },
      { name: 'components', kind: 'file', values: [], names: [], usual: null },
      { name: 'gap_points', kind: 'numbers', values: [], names: [], usual: null },
    ])
  })

  test('may be rows of numbers; what is none is left to the server', () => {
    expect(numbers(' 12, 7;3 0 -5 −6 ')).toEqual([12, 7, 3, 0, -5, -6])
    expect(numbers('1 x 2.5')).toEqual([1, 'x', '2.5'])
    expect(numbers('')).toEqual([])
  })

  test('that are as usual, or no longer possible, are not sent', () => {
    const wanted = { deal: 11, start: 2, animals: ['birds', 'insects'], gap_points: [1], components: {} }
    expect(different(wanted, choosing(schema, 3))).toEqual({ start: 2, animals: ['birds', 'insects'], gap_points: [1], components: {} })
    expect(different(wanted, choosing(schema, 2))).not.toHaveProperty('start')
  })

  test('name nothing twice', () => {
    expect(swapped(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a'])
    expect(swapped(['a', 'b', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
  })

  test('are told what the server says of them', () => {
    const made = choosing(schema, 3)
    expect(blamed('components.tiles', made)).toBe('components')
    expect(blamed('gap_points[0]', made)).toBe('gap_points')
    expect(blamed('', made)).toBeNull()
  })
})

describe('tables', () => {
  const table = (id: string, state: TableInfo['state'], asked: number[], changed = 0, level: string | null = null) =>
    ({ id, state, asked, changed, seats: [{ seat: 0, mine: true, level }, { seat: 1, mine: false, level: null }] }) as unknown as TableInfo

  test('that wait for me come first, those that are over last', () => {
    const sorted = waitingFirst([
      table('over', 'over', []),
      table('others', 'playing', [1]),
      table('away', 'playing', [0], 3, 'greedy'),
      table('open', 'open', []),
      table('old', 'playing', [0], 1),
      table('new', 'playing', [0, 1], 2),
    ])
    expect(sorted.map((one) => one.id)).toEqual(['new', 'old', 'away', 'others', 'open', 'over'])
  })

  test('that have not begun: who must come, and whether a seat is kept for me', () => {
    const seats = [{ kind: 'person', mine: false }, { kind: 'invited', mine: true }, { kind: 'open', mine: false }, { kind: 'bot', mine: false }]
    const again = { id: 'again', state: 'open', asked: [], changed: 0, seats } as unknown as TableInfo
    expect(missing(again)).toBe(2)
    expect(kept(again)).toBe(true)
    expect(waitingFirst([table('others', 'playing', [1]), again])[0]).toBe(again)
  })

  test('that are over: where I came in', () => {
    const over = (places: number[] | null) => ({ ...table('over', 'over', []), places }) as TableInfo
    expect(reached(over([2, 1]))).toBe(2)
    expect(reached(over(null))).toBeNull()
  })

  test('for a game at once have me and bots', () => {
    expect(quickTable('planet', ['Hazel'], 'greedy').seats).toEqual([{ kind: 'me' }, { kind: 'bot', name: 'Hazel', level: 'greedy' }])
  })
})

describe('seats', () => {
  test('several of one browser are marked, but not for whoever has them', () => {
    const seats = [sits(0, 'Ada', 0, true), sits(1, 'Bob', 1), sits(2, 'Zoe', 0, true), sits(3, 'Eve', 1), sits(4, 'Hazel', null), sits(5, 'Max', 5)]
    expect(seats.map(({ seat }) => sharedWith(seats, seat))).toEqual([null, 'Eve', null, 'Bob', null, null])
  })
})
