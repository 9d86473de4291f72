// What lies beside the map of the games on hexes: looks, the action display, animals, cards, the chart.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ahead, changes, type Animal } from '../src/earth/animals'
import { lastOf } from '../src/earth/cards'
import { apart, ticks } from '../src/earth/chart'
import { after, placing } from '../src/earth/display'
import { lookOfSeat, looksOfSeat } from '../src/earth/looks'
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
  expect(lookOfSeat(LAND, view, 0)?.animal).toBe('birds')
  expect(lookOfSeat(LAND, view, 2)).toBeNull()
})

describe('who acts next', () => {
  test('round and round', () => {
    expect(after(['a', 'b', 'c'], 'b')).toEqual(['c', 'a', 'b'])
    expect(placing(['a', 'b', 'c'], { a: 2, b: 1, c: 0 }, 'a', 9)).toEqual(['b', 'a'])
    expect(placing(['a', 'b', 'c'], { a: 3, b: 3, c: 3 }, 'b', 4)).toEqual(['c', 'a', 'b', 'c'])
  })

  const words = new EarthNames(texts('en'), 'dominant-species')
  const view = (space: string | null, question: string, animal: string, pawns: Record<string, string>) =>
    ({
      question: { question, animal, space, card: null },
      animals: ['mammals', 'reptiles', 'insects', 'arachnids'].map((one) => ({ animal: one, hand: 1 })),
      initiative: ['insects', 'arachnids', 'reptiles', 'mammals'],
      glaciation_acts: 'space1',
      spaces: Object.fromEntries(
        DOMINANT_SPECIES.actions.map((action) => [action, DOMINANT_SPECIES.spaces.filter((one) => one.startsWith(action)).map((one) => pawns[one] ?? null)]),
      ),
      squares: { adaptation: ['sun'], abundance: [], wanderlust: [] },
      boxes: { regression: [], wasteland: [], depletion: ['sun'] },
      elements: { 'E(0,0)': 'water' },
      tiles: [],
    }) as unknown as DominantSpeciesView
  const queue = (v: DominantSpeciesView) => displayOf(v, words).queue.map((turn) => bare(`${turn.animal}: ${turn.where}`))

  test('in planning the track', () => {
    const display = displayOf(view(null, 'place_pawn', 'reptiles', {}), words)
    expect(display.queue.map((turn) => turn.animal)).toEqual(['mammals', 'insects', 'arachnids'])
    expect(display.sections.every((section) => section.state === '')).toBe(true)
  })

  test('in execution what stands on the display, and who acts without a pawn', () => {
    const pawns = { 'glaciation 1': 'mammals', 'glaciation 2': 'reptiles', 'speciation 3': 'mammals', 'competition 2': 'reptiles' }
    expect(queue(view('abundance 1', 'take_abundance', 'mammals', pawns))).toEqual([
      'mammals: Glaciation 1', 'mammals: Speciation 3', 'insects: Speciation, without a pawn', 'arachnids: Competition, without a pawn', 'reptiles: Competition 2',
    ]) // prettier-ignore
    expect(queue(view(null, 'hunt', 'arachnids', { 'competition 2': 'reptiles' }))).toEqual(['reptiles: Competition 2'])
    expect(queue(view(null, 'swarm', 'insects', { 'domination 1': 'mammals' }))).toEqual(['arachnids: Competition, without a pawn', 'mammals: Domination 1'])
  })

  test('where nothing would come of it', () => {
    const { sections } = displayOf(view(null, 'place_pawn', 'reptiles', {}), words)
    const idle = (action: string) => sections.find((one) => one.action === action)!.spaces.map((space) => Boolean(space.idle))
    expect(idle('adaptation')).toEqual([false, false, false])
    expect(idle('wasteland')).toEqual([true])
    expect(idle('depletion')).toEqual([true])
    expect(idle('speciation')).toEqual([true, true, true, false, true, true])
  })
})

describe('Marine', () => {
  const words = new EarthNames(texts('en'), 'marine')
  const view = (pawns: Record<string, PawnView>) =>
    ({
      round: 2, again: true, question: { question: 'turn', animal: 'fishes', card: null },
      animals: MARINE.animals.map((animal) => ({ animal, traits: animal === 'reptiles' ? ['benthic'] : [], copied: null, benthic: null, dominates: [], controls: [] })),
      spaces: Object.fromEntries(MARINE.actions.map((action) => [action, MARINE.spaces.filter((one) => one.startsWith(action)).map((one) => pawns[one] ?? null)])),
      boxes: {}, speciation: ['sun', null, null, null], printed: { migration: [3, 4, 5], competition: [1, 2, 3] }, competition: ['land'], evolution: [], guards: [],
      elements: {}, tiles: [], specials: [],
    }) as unknown as MarineView // prettier-ignore

  test('turns go up the food chain, another one of the same first', () => {
    expect(marineDisplayOf(view({}), words).queue.map((turn) => turn.animal)).toEqual(['fishes', 'cephalopods', 'reptiles', 'crustaceans', 'fishes'])
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
