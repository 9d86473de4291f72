import { expect, test } from 'vitest'
import { Teller } from '../src/table/story'
import type { Chunk } from '../src/table/table.svelte'
import type { Texts } from '../src/texts/texts'

const NAMES = ['Ada', 'Ben']

/** Says keys, and keeps what it was asked. */
function texts(language = 'en'): { t: Texts; asked: string[] } {
  const asked: string[] = []
  const say = (key: string) => (asked.push(key), key)
  return { t: Object.assign(say, { language }) as unknown as Texts, asked }
}

const chunk = (number: number, kind: Chunk['kind'] = 'answer', seat = 0): Chunk => ({
  number,
  kind,
  seat,
  events: [{ event: `e${number}`, seat }],
  told: [[`e${number}`, {}]],
})

test('every entry is told once, however long the game', () => {
  const { t, asked } = texts()
  const teller = new Teller()
  const [one, two, three] = [chunk(1), chunk(2), chunk(3)]
  teller.tell(t, NAMES, [one, two])
  const told = teller.tell(t, NAMES, [one, two, three])
  expect(asked).toEqual(['e1', 'e2', 'e3'])
  expect(told.map((each) => each.lines)).toEqual([['e1'], ['e2'], ['e3']])
})

test('what was taken back is gone, and said so', () => {
  const { t } = texts()
  const teller = new Teller()
  const first = chunk(1)
  teller.tell(t, NAMES, [first, chunk(2), chunk(3)])
  const told = teller.tell(t, NAMES, [first, chunk(4, 'undo')])
  expect(told.map((one) => one.number)).toEqual([1, 4])
  expect(told[1]!.lines[0]).toBe('web-happened-undo')
})

test('another language, or another name, tells everything anew', () => {
  const [one, other] = [texts(), texts('pl')]
  const teller = new Teller()
  const first = chunk(1)
  teller.tell(one.t, NAMES, [first])
  teller.tell(other.t, NAMES, [first])
  teller.tell(other.t, ['Eva', 'Ben'], [first])
  expect(one.asked).toEqual(['e1'])
  expect(other.asked).toEqual(['e1', 'e1'])
})

test('what several did at once is nobody’s', () => {
  const { t } = texts()
  const both: Chunk = { ...chunk(1), seat: 1, events: [{ event: 'revealed', seat: 0 }, { event: 'revealed', seat: 1 }] }
  expect(new Teller().tell(t, NAMES, [both])[0]!.seat).toBe(-1)
  const last: Chunk = { ...chunk(2), seat: 1, events: [{ event: 'laid', seat: 1 }, { event: 'round', seat: 0 }] }
  expect(new Teller().tell(t, NAMES, [last])[0]!.seat, 'that somebody else begins the next round').toBe(1)
})

test('a line is of whom it names, and what names nobody is of the table', () => {
  const { t } = texts()
  const ben = { is: 'seat' as const, seat: 1 }
  const laid: Chunk = { ...chunk(1), told: [['laid', { seat: { is: 'seat', seat: 0 } }], ['round', { seat: ben }], ['tiles', {}]] }
  expect(new Teller().tell(t, NAMES, [laid])[0]!.by.map((line) => line.seat)).toEqual([0, 1, -1])
  const acts: Chunk = { ...chunk(2), told: [['lifted', { animal: ['dominant-species-animal-insects.capital', {}] }]] }
  expect(new Teller().tell(t, NAMES, [acts], { insects: 1 })[0]!.by[0]!.seat).toBe(1)
})
