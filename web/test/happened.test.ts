// What is lit by a line of the log, what moves on the map after an event, and how places are called.
import { expect, test } from 'vitest'
import { touchedBy } from '../src/earth/lights'
import { beatsOf } from '../src/earth/beats'
import { type Part, type Phrase, render } from '../src/texts/phrases'
import { DOMINANT_SPECIES } from '../src/games/dominant-species/facts'
import { MARINE } from '../src/games/marine/facts'
import { LANGUAGES, bare } from '../src/texts/texts'
import '../src/earth/sayings'
import { texts } from './rooms'

const DS = 'dominant-species'
const tile = (at: string, terrain: string): Phrase => ['earth-tile', { terrain: [`${DS}-terrain-${terrain}`, {}], at }]
const lit = (...parts: Part[]) => Object.fromEntries(Object.entries(touchedBy(DS, parts)).map(([sort, names]) => [sort, [...names]]))
const NOTHING = { hexes: [], corners: [], spaces: [], cards: [] }

test('a line lights the tiles that it names', () => {
  expect(lit([`${DS}-event-cube-moved`, { number: 1, from: tile('0,-1', 'forest'), to: tile('1,0', 'desert') }])).toEqual({ ...NOTHING, hexes: ['0,-1', '1,0'] })
})

test('a corner, and not the tiles that only say where it is', () => {
  const corner: Phrase = ['earth-corner', { corner: 'E(0,0)', tiles: { is: 'list', parts: [tile('0,0', 'jungle'), tile('1,0', 'desert')], by: ', ' } }]
  expect(lit([`${DS}-event-element-put`, { element: [`${DS}-element-sun`, {}], corner }])).toEqual({ ...NOTHING, corners: ['E(0,0)'] })
})

test('spaces of pawns, the only one of an action too, and cards', () => {
  const migration: Part = { is: 'list', parts: [[`${DS}-action-migration`, {}], '2'], by: ' ' }
  expect(lit([`${DS}-event-pawn-lifted`, { space: migration }])).toEqual({ ...NOTHING, spaces: ['migration 2'] })
  expect(lit([`${DS}-event-pawn-lifted`, { space: [`${DS}-action-wasteland`, {}] }])).toEqual({ ...NOTHING, spaces: ['wasteland'] })
  expect(lit([`${DS}-event-card-taken`, { card: [`${DS}-card-ice-age`, {}] }])).toEqual({ ...NOTHING, cards: ['ice_age'] })
})

test('events move what they are about, and nothing else does', () => {
  expect(
    beatsOf([
      { event: 'pawn_lifted', animal: 'insects', space: 'migration 2' },
      { event: 'cube_moved', animal: 'insects', hex: [0, 0], target: [1, 0] },
      { event: 'dominance', hex: [1, 0], before: 'birds', now: 'insects' },
      { event: 'cubes_eliminated', animal: 'birds', hex: [1, 0], number: 2 },
      { event: 'drawn', action: 'adaptation', element: 'sun' },
      { event: 'scored', hex: [0, 1], terrain: 'sea', reason: 'domination' },
      { event: 'points', animal: 'birds', points: 9, reason: 'domination' },
    ]),
  ).toEqual([
    { is: 'pawn', space: 'migration 2', animal: 'insects', lifted: true },
    { is: 'flight', sort: 'moved', animal: 'insects', from: [0, 0], to: [1, 0] },
    { is: 'flight', sort: 'crown', animal: 'insects', from: [1, 0], to: [1, 0] },
    { is: 'flight', sort: 'gone', animal: 'birds', from: [1, 0], to: [1, 0] },
    { is: 'points', animal: 'birds', points: 9, hex: [0, 1] },
  ])
})

test('a tile is called by where it lies, differently for each hex, in every language', () => {
  const hexes = [...new Set([...MARINE.hexes, ...DOMINANT_SPECIES.hexes])]
  for (const language of LANGUAGES) {
    const t = texts(language)
    const said = hexes.map((at) => bare(render(t, tile(at, 'forest'))))
    expect(new Set(said).size).toBe(hexes.length)
    expect(said.some((words) => /-?\d,-?\d/.test(words))).toBe(false)
  }
  expect(bare(render(texts('en'), tile('1,-1', 'desert')))).toBe('desert north-east of the middle')
  expect(bare(render(texts('en'), tile('-2,0', 'sea')))).toBe('sea in the north-west')
  expect(bare(render(texts('en'), tile('1,-3', 'sea')))).toBe('sea in the far north (east side)')
  expect(bare(render(texts('pl'), tile('1,-3', 'sea')))).toBe('morze na dalekiej północy, bliżej wschodu')
  expect(bare(render(texts('en'), ['earth-corner', { corner: 'E(0,-1)', tiles: tile('0,-1', 'wetland') }]))).toBe('east corner of the wetland north of the middle')
})
