import { expect, test } from 'vitest'
import type { Words } from '../src/games/words'
import { Teller } from '../src/table/story'
import type { Chunk } from '../src/table/table.svelte'
import type { Texts } from '../src/texts/texts'

const t = ((key: string) => key) as unknown as Texts
const chunk = (number: number, kind: Chunk['kind'] = 'answer', seat = 0): Chunk => ({ number, kind, seat, events: [{ event: `e${number}`, seat }] })

function words(): { words: Words; asked: string[][] } {
  const asked: string[][] = []
  const fake = {
    look: () => {},
    name: () => 'Ada',
    stories: (moments: { event: string }[][]) => moments.map((events) => events.map((event) => event.event)),
  }
  const counting = { ...fake, stories: (moments: { event: string }[][]) => (asked.push(moments.flat().map((e) => e.event)), fake.stories(moments)) }
  return { words: counting as unknown as Words, asked }
}

test('every entry is told once, however long the game', () => {
  const { words: w, asked } = words()
  const teller = new Teller()
  teller.tell(w, t, {}, [chunk(1), chunk(2)])
  const told = teller.tell(w, t, {}, [chunk(1), chunk(2), chunk(3)])
  expect(asked).toEqual([['e1', 'e2'], ['e3']])
  expect(told.map((one) => one.lines)).toEqual([['e1'], ['e2'], ['e3']])
})

test('what was taken back is gone, and said so', () => {
  const { words: w } = words()
  const teller = new Teller()
  teller.tell(w, t, {}, [chunk(1), chunk(2), chunk(3)])
  const told = teller.tell(w, t, {}, [chunk(1), chunk(4, 'undo')])
  expect(told.map((one) => one.number)).toEqual([1, 4])
  expect(told[1]!.lines[0]).toBe('web-happened-undo')
})

test('another language tells everything anew', () => {
  const [one, other] = [words(), words()]
  const teller = new Teller()
  teller.tell(one.words, t, {}, [chunk(1)])
  teller.tell(other.words, t, {}, [chunk(1)])
  expect(other.asked).toEqual([['e1']])
})

test('what several did at once is nobody’s', () => {
  const { words: w } = words()
  const both: Chunk = { number: 1, kind: 'answer', seat: 1, events: [{ event: 'revealed', seat: 0 }, { event: 'revealed', seat: 1 }] }
  expect(new Teller().tell(w, t, {}, [both])[0]!.seat).toBe(-1)
  const last: Chunk = { number: 2, kind: 'answer', seat: 1, events: [{ event: 'laid', seat: 1 }, { event: 'round', seat: 0 }] }
  expect(new Teller().tell(w, t, {}, [last])[0]!.seat, 'that somebody else begins the next round').toBe(1)
})
