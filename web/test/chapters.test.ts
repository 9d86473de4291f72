// The log by turn, phase and action; and what an action did, as one entry. With phrases as the server makes them.
import { expect, test } from 'vitest'
import { type Deed, chaptersOf, isHeading, retold, summed } from '../src/table/chapters'
import { othersSince, scenesOf } from '../src/table/scenes'
import type { Told } from '../src/table/story'
import { type Part, type Phrase, render } from '../src/texts/phrases'
import { bare } from '../src/texts/texts'
import type { Frame } from '../src/wire'
import '../src/earth/sayings'
import { texts } from './rooms'

const DS = 'dominant-species'
const t = texts('en')
const animal = (name: string): Phrase => [`${DS}-animal-${name}.capital`, {}]
const tile = (at: string, terrain: string, form = ''): Phrase => ['earth-tile', { terrain: [`${DS}-terrain-${terrain}${form && `.${form}`}`, {}], at }]
const turn = (round: number): Phrase => [`${DS}-event-turn`, { round: String(round) }]
const space = (action: string, n: number): Part => ({ is: 'list', parts: [[`${DS}-action-${action}`, {}], String(n)], by: ' ' })
const placed = (who: string, action: string, n: number): Phrase => [`${DS}-event-pawn-placed`, { animal: animal(who), space: space(action, n) }]
const acts = (who: string, action: string, n: number): Phrase => [`${DS}-event-pawn-lifted`, { animal: animal(who), space: space(action, n) }]
const moved = (who: string, from: Phrase, to: Phrase): Phrase => [`${DS}-event-cube-moved`, { animal: animal(who), number: 1, from, to }]
const added = (who: string, on: Phrase): Phrase => [`${DS}-event-cubes-added`, { animal: animal(who), number: 1, on }]
const dominance = (change: string, who: string, of: string, over: Phrase): Phrase => [`${DS}-event-dominance`, { change, animal: animal(who), of: of && [`${DS}-animal-${of}.of`, {}], over }]

let number = 0
const told = (seat: number, ...parts: Part[]): Told => ({ number: ++number, seat, kind: 'answer', lines: [], by: parts.map((part) => ({ seat, part, words: '' })), gains: [] })
const words = (deed: Deed) => {
  const { title, lines } = retold(DS, deed)
  return [title, ...lines.map((line) => line.part)].filter((part) => part !== null).map((part) => bare(render(t, part!)))
}

const FOREST = tile('0,-1', 'forest', 'from')
const DESERT = tile('1,0', 'desert', 'to')
const TURN = [
  told(-1, turn(2)),
  told(0, placed('insects', 'migration', 4)),
  told(1, placed('birds', 'speciation', 1), acts('birds', 'speciation', 1)),
  told(1, added('birds', tile('0,0', 'jungle', 'on'))),
  told(1, added('birds', tile('0,0', 'jungle', 'on')), acts('insects', 'migration', 4)),
  told(0, moved('insects', FOREST, DESERT)),
  told(0, moved('insects', FOREST, DESERT)),
]

test('turns have phases, and these have actions', () => {
  const [planning, execution, ...more] = chaptersOf(DS, TURN)
  expect(more).toEqual([])
  expect([planning!.turn, planning!.phase, execution!.phase]).toEqual([turn(2), 'planning', 'execution'])
  expect(planning!.deeds.map((deed) => deed.seat)).toEqual([0, 1])
  expect(execution!.deeds.map((deed) => deed.lines.length)).toEqual([2, 2])
})

test('an action is one entry, with what it did in many steps at once', () => {
  const [birds, insects] = chaptersOf(DS, TURN)[1]!.deeds
  expect(words(birds!)).toEqual(['Birds: Speciation 1', '+2 on the jungle in the middle'])
  expect(words(insects!)).toEqual(['Insects: Migration 4', '2 from the forest north of the middle to the desert south-east of the middle'])
})

test('a turn knows who was paid in it, in whichever phase; what the entry pays that ends it, too', () => {
  const paid = (told: Told, ...gains: [seat: number, points: number][]): Told => ({ ...told, gains: gains.map(([seat, points]) => ({ seat, points })) })
  const [begun, placed, acts, , ...more] = TURN
  const chapters = chaptersOf(DS, [begun!, placed!, paid(acts!, [1, 2]), ...more, paid(told(-1, turn(3)), [0, 5], [1, 4]), placed!])
  expect(chapters.map((one) => [one.turn, one.phase, summed(one.gains)])).toEqual([
    [turn(2), 'planning', [{ seat: 1, points: 6 }, { seat: 0, points: 5 }]],
    [turn(2), 'execution', [{ seat: 1, points: 6 }, { seat: 0, points: 5 }]],
    [turn(3), 'planning', []],
  ])
})

test('what becomes of another animal in several places is one sentence', () => {
  const lost = (who: string, on: Phrase): Phrase => [`${DS}-event-cubes-eliminated`, { animal: animal(who), number: 1, on }]
  const [jungle, forest] = [tile('0,0', 'jungle', 'on'), tile('0,-1', 'forest', 'on')]
  const [deed] = chaptersOf(DS, [told(0, acts('insects', 'glaciation', 1), lost('birds', jungle), lost('insects', jungle), lost('arachnids', jungle), lost('birds', forest))])[0]!.deeds
  const { lines } = retold(DS, deed!)
  expect(lines.map(({ short, other }) => [short, other])).toEqual([[true, true], [true, true], [true, undefined], [false, undefined]])
  expect(words(deed!).slice(1, 3)).toEqual(['−1 on the jungle in the middle', '−1 on the forest north of the middle'])
})

test('of dominance that changes hands several times the end is told, and nothing if it is as before', () => {
  const over = tile('0,0', 'jungle', 'over')
  const deed = (...parts: Part[]) => chaptersOf(DS, [told(0, acts('insects', 'migration', 1), ...parts)])[0]!.deeds[0]!
  expect(retold(DS, deed(dominance('lost', 'birds', '', over), dominance('gained', 'birds', '', over))).lines).toEqual([])
  const passed = retold(DS, deed(dominance('lost', 'birds', '', over), dominance('gained', 'insects', '', over))).lines
  expect(passed.map((line) => (line.part as Phrase)[1].animal)).toEqual([animal('insects')])
})

test('what is said again is counted, where it has no number', () => {
  const gained: Phrase = [`${DS}-event-points`, { animal: animal('birds'), points: 1 }]
  const [deed] = chaptersOf(DS, [told(0, gained, gained)])[0]!.deeds
  expect(retold(DS, deed!).lines.map((line) => line.times)).toEqual([2])
})

test('without a game that says how, what one seat did stands together', () => {
  const [chapter] = chaptersOf('draughts', [told(0, 'a', 'b'), told(0, 'c'), told(1, 'd')])
  expect(chapter!.deeds.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 3], [1, 1]])
})

test('since my last turn: what others did between two turns of mine', () => {
  const log = (...seats: number[]) => seats.map((seat, i) => ({ number: i + 1, kind: 'answer' as const, seat }))
  const mine = (seat: number) => seat === 0
  expect(othersSince(log(-1, 0, 1, 2), mine)).toEqual({ after: 2, last: 4 })
  expect(othersSince(log(-1, 0, 1, 2, 0, 0), mine), 'also while I am at it').toEqual({ after: 2, last: 4 })
  expect(othersSince(log(-1, 1, 2), mine), 'or from the beginning').toEqual({ after: 0, last: 3 })
  expect(othersSince(log(0, 0), mine)).toBeNull()
})

test('an action is one scene, whatever entries it came in', () => {
  const frame = (number: number, seat: number, ...parts: Part[]) => ({ number, seat, told: parts }) as unknown as Frame
  expect(isHeading(DS, acts('birds', 'speciation', 1))).toBe(true)
  const scenes = scenesOf(DS, [
    frame(1, 1, added('birds', FOREST)),
    frame(2, 1, added('birds', FOREST), acts('birds', 'migration', 2)),
    frame(3, 1, moved('birds', FOREST, DESERT)),
    frame(4, 2, moved('insects', FOREST, DESERT)),
  ])
  expect(scenes.map((scene) => scene.frames.map((one) => one.number))).toEqual([[1, 2], [3], [4]])
})

test('what the next line tells, or what only numbers things, is left out', () => {
  const phrase = (key: string): Phrase => [`ecosystem-${key}`, {}]
  expect(chaptersOf('ecosystem', [told(0, phrase('event-revealed')), told(0, phrase('event-placed'))]).map((one) => one.deeds.flatMap((deed) => deed.lines.map((line) => line.part)))).toEqual([[phrase('event-placed')]])
})
