// What lies beside the map of the games on hexes: looks, the action display, animals, cards, the chart.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ahead, changes, type Animal } from '../src/earth/animals'
import { lastOf } from '../src/earth/cards'
import { apart, ticks } from '../src/earth/chart'
import { looksOfSeat } from '../src/earth/looks'
import { EarthNames } from '../src/earth/names'
import { nearest } from '../src/earth/roving'
import type { Targets } from '../src/earth/targets'
import { NO_TARGETS, only } from '../src/earth/where'
import { displayOf } from '../src/games/dominant-species/display'
import { DOMINANT_SPECIES } from '../src/games/dominant-species/facts'
import { LOOKS as LAND } from '../src/games/dominant-species/looks'
import type { DominantSpeciesView } from '../src/games/dominant-species/view'
import { displayOf as marineDisplayOf } from '../src/games/marine/display'
import { MARINE } from '../src/games/marine/facts'
import { LOOKS as SEA } from '../src/games/marine/looks'
import type { MarineView, PawnView } from '../src/games/marine/view'
import { LANGUAGES, bare } from '../src/texts/texts'
import type { Choice } from '../src/wire'
import { texts } from './rooms'

describe.each([
  ['dominant-species', LAND, DOMINANT_SPECIES],
  ['marine', SEA, MARINE],
] as const)('the looks of %s', (game, looks, box) => {
  const all = [...Object.values(looks.animals), ...Object.values(looks.elements), ...Object.values(looks.terrains)]

  test('everything in the box has one', () => {
    expect(Object.keys(looks.animals)).toEqual(box.animals)
    expect(Object.keys(looks.elements)).toEqual(box.elements)
    expect(Object.keys(looks.terrains)).toEqual(expect.arrayContaining([...box.terrains]))
  })

  test('no sign, shape or pattern means two things', () => {
    for (const one of all) expect(one.sign).not.toBe('')
    expect(new Set(all.map((one) => one.sign)).size).toBe(all.length)
    expect(new Set(Object.values(looks.elements).map((one) => one.shape)).size).toBe(6)
    expect(new Set(Object.values(looks.animals).map((one) => one.pattern)).size).toBe(box.animals.length)
  })

  test('its colours are there', () => {
    const css = readFileSync(new URL(`../src/games/${game}/tokens.css`, import.meta.url), 'utf8')
    for (const { paper, ink } of all) for (const colour of [paper, ink]) expect(css).toContain(`${colour.slice(4, -1)}: #`)
  })

  test.each(LANGUAGES)('it is named in %s', (language) => {
    const words = new EarthNames(texts(language), game)
    for (const animal of box.animals) expect(words.animal(animal)).not.toContain(game)
    for (const element of Object.keys(looks.elements)) expect(words.element(element)).not.toContain(game)
    for (const terrain of Object.keys(looks.terrains)) expect(words.terrain(terrain)).not.toContain(game)
    for (const card of box.cards) expect(words.effect(card)).not.toContain(game)
  })
})

test('a seat is known by its animals, the highest first', () => {
  const view = { animals: [{ animal: 'reptiles', seat: 1 }, { animal: 'birds', seat: 0 }, { animal: 'insects', seat: 1 }] }
  expect(looksOfSeat(LAND, view, 1).map((look) => look.animal)).toEqual(['reptiles', 'insects'])
  expect(looksOfSeat(LAND, view, 2)).toEqual([])
})

describe('who acts next', () => {
  const words = new EarthNames(texts('en'), 'dominant-species')
  const space = (name: string) => (DOMINANT_SPECIES.spaces as readonly string[]).indexOf(name)
  const free = (action: string) => DOMINANT_SPECIES.spaces.length + (DOMINANT_SPECIES.actions as readonly string[]).indexOf(action)
  const view = (asked: { space: string | null; animal: string; idle?: Record<string, number[]> }, coming: [animal: string, place: number][], pawns: Record<string, string> = {}) =>
    ({
      question: { question: '', card: null, idle: {}, ...asked },
      coming: coming.map(([animal, place]) => [(DOMINANT_SPECIES.animals as readonly string[]).indexOf(animal), place]),
      animals: ['mammals', 'reptiles', 'insects', 'arachnids'].map((one) => ({ animal: one, hand: 1 })),
      glaciation_acts: 'space1',
      spaces: Object.fromEntries(
        DOMINANT_SPECIES.actions.map((action) => [action, DOMINANT_SPECIES.spaces.filter((one) => one.startsWith(action)).map((one) => pawns[one] ?? null)]),
      ),
      squares: { adaptation: ['sun'], abundance: [], wanderlust: [] },
      boxes: { regression: [], wasteland: [], depletion: ['sun'] },
      tiles: [],
    }) as unknown as DominantSpeciesView
  const queue = (v: DominantSpeciesView) => displayOf(v, words).queue.map((turn) => bare(`${turn.animal}: ${turn.where}`))

  test('in planning they have no place yet', () => {
    const display = displayOf(view({ space: null, animal: 'reptiles' }, [['mammals', -1], ['insects', -1]]), words)
    expect(display.now).toEqual({ animal: 'reptiles', where: '' })
    expect(display.queue).toEqual([{ animal: 'mammals', where: '' }, { animal: 'insects', where: '' }])
    expect(display.sections.every((section) => section.state === '')).toBe(true)
  })

  test('in execution each by its space, or without a pawn', () => {
    const next: [string, number][] = [['mammals', space('depletion 1')], ['insects', free('speciation')], ['arachnids', free('competition')], ['reptiles', space('competition 2')]]
    expect(queue(view({ space: 'abundance 1', animal: 'mammals' }, next))).toEqual([
      'mammals: Depletion', 'insects: Speciation, without a pawn', 'arachnids: Competition, without a pawn', 'reptiles: Competition 2',
    ]) // prettier-ignore
  })

  test('what is done without a pawn is done in its action', () => {
    const display = displayOf(view({ space: 'speciation', animal: 'insects' }, []), words)
    expect(bare(display.now!.where)).toBe('Speciation')
    expect(display.sections.map((section) => section.state)).toEqual([...Array<string>(7).fill('over'), 'now', ...Array<string>(4).fill('before')])
    expect(display.sections.flatMap((section) => (section.free ? [`${section.action} ${section.free.animal} ${section.free.first}`] : []))).toEqual([
      'regression reptiles false', 'speciation insects false', 'competition arachnids true',
    ]) // prettier-ignore
  })

  test('why nothing would come of it', () => {
    const { sections } = displayOf(view({ space: null, animal: 'reptiles', idle: { empty: [space('wasteland 1')], element: [space('speciation 4')] } }, []), words)
    const idle = (action: string) => sections.find((one) => one.action === action)!.spaces.map((one) => bare(one.idle))
    expect(idle('adaptation')).toEqual(['', '', ''])
    expect(idle('wasteland')).toEqual(['Nothing lies there now.'])
    expect(idle('speciation')).toEqual(['', '', '', 'There is no water on Earth now.', '', ''])
  })
})

describe('Marine', () => {
  const words = new EarthNames(texts('en'), 'marine')
  const view = (pawns: Record<string, PawnView>) =>
    ({
      question: { question: 'turn', animal: 'fishes', card: null, idle: { adapted: [MARINE.spaces.length - 1] } }, coming: [[2, -1], [0, -1]],
      animals: MARINE.animals.map((animal) => ({ animal, traits: animal === 'reptiles' ? ['benthic'] : [], copied: null, benthic: null, dominates: [], controls: [] })),
      spaces: Object.fromEntries(MARINE.actions.map((action) => [action, MARINE.spaces.filter((one) => one.startsWith(action)).map((one) => pawns[one] ?? null)])),
      boxes: {}, speciation: ['sun', null, null, null], printed: { migration: [3, 4, 5], competition: [1, 2, 3] }, competition: ['land'], evolution: [], guards: [],
      elements: {}, tiles: [], specials: [],
    }) as unknown as MarineView // prettier-ignore

  test('turns come as the server says', () => {
    expect(marineDisplayOf(view({}), words).queue.map((turn) => turn.animal)).toEqual([MARINE.animals[2], MARINE.animals[0]])
  })

  test('also a Benthic card may bring nothing', () => {
    const benthic = marineDisplayOf(view({}), words).sections.at(-1)!
    expect(benthic.spaces.map((one) => one.idle !== '')).toEqual([true])
  })
})

test('elements are lit where their answers mean them', () => {
  const choice = (verb: string) => ({ answer: 1, text: '', verb, touches: [] }) as Choice
  const offering = (verb: string): Targets => ({ ...NO_TARGETS, at: () => [choice(verb)], chosen: () => true })
  expect(only(offering('lose'), 'display').at('element', 1)).toHaveLength(1)
  expect(only(offering('lose'), 'row').at('element', 1)).toHaveLength(0)
  expect(only(offering('lose'), 'row').chosen('element', 1)).toBe(false)
  expect(only(offering('take'), 'row').at('element', 1)).toHaveLength(1)
  expect(only(offering('dominate'), 'pawn').at('element', 1)).toHaveLength(1)
})

test('who is ahead, and what has changed', () => {
  const animal = (name: string, points: number, earth: number): Animal =>
    ({ animal: name, stats: { points, earth, leads: 0, pool: 1, pawns: 1, covers: 0, eliminated: points } }) as unknown as Animal
  expect(ahead([animal('a', 3, 2), animal('b', 5, 2)])).toEqual({ points: 5 })
  expect(changes([animal('a', 3, 2)], [animal('a', 3, 2), animal('b', 5, 2)])).toEqual({})
  expect(changes([animal('a', 3, 2)], [animal('a', 3, 4)])).toEqual({ a: { earth: 2 } })
})

test('how far the last card is', () => {
  expect(lastOf('ice_age', false, false, 13, 1)).toMatchObject({ state: 'coming', least: 12, most: 12 })
  expect(lastOf('asteroid', false, false, 20, 5)).toMatchObject({ state: 'coming', least: 15, most: 19 })
  expect(lastOf('asteroid', false, false, 3, 5)).toMatchObject({ least: 0, most: 2 })
  expect(lastOf('ice_age', true, false, 0, 1).state).toBe('lies')
  expect(lastOf('ice_age', true, true, 0, 1).state).toBe('taken')
})

test('a chart reaches from nothing to the most', () => {
  for (const values of [[], [3], [0, 106], [-7, 42], [999]]) {
    const marks = ticks(values)
    expect(marks[0]).toBeLessThanOrEqual(Math.min(0, ...values))
    expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, ...values))
    expect(marks.length).toBeLessThanOrEqual(9)
  }
  expect(apart([10, 12, 100], 20, 0, 110)).toEqual([10, 30, 100])
  expect(apart([100, 101, 102], 20, 0, 110)).toEqual([70, 90, 110])
})

test('arrows go to what lies that way', () => {
  const boxes = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 }, { x: 30, y: 9 }]
  expect(nearest(boxes, 0, 'ArrowRight')).toBe(1)
  expect(nearest(boxes, 0, 'ArrowDown')).toBe(2)
  expect(nearest(boxes, 0, 'ArrowLeft')).toBe(-1)
  expect(nearest(boxes, 3, 'ArrowLeft')).toBe(2)
  expect(nearest(boxes, 1, 'Enter')).toBe(-1)
})
