// Boards of hexes: where things lie, what differs, and answers chosen in several steps, planned and sent as one.
import { share } from '../src/app/share'
import { describe, expect, test } from 'vitest'
import type { Asked, Moment } from '../src/earth/asking'
import { Choosing } from '../src/earth/choosing.svelte'
import { WAYS, arrow, boxOf, centre, cornerName, cornerOf, cornerPoint, cornersOf, freeCorner, places, towards, whereabouts } from '../src/earth/geometry'
import { hexesAt, key } from '../src/earth/hexes'
import { type EarthView, differences, tilesOf } from '../src/earth/land'
import { DOMINANT_SPECIES } from '../src/games/dominant-species/facts'
import { MARINE } from '../src/games/marine/facts'
import type { Choice, Touched } from '../src/wire'

const HEXES = MARINE.hexes.map((one) => one.split(',').map(Number))

describe('where things lie', () => {
  test('a corner is at the same point for each hex around it, and named as the server names it', () => {
    for (const hex of HEXES)
      for (const corner of cornersOf(hex)) {
        const [x, y] = cornerPoint(corner)
        expect(cornerOf(cornerName(corner))).toEqual(corner)
        expect(hexesAt(cornerName(corner)).map(key)).toContain(key(hex))
        for (const near of hexesAt(cornerName(corner))) expect(Math.hypot(x - centre(near)[0], y - centre(near)[1])).toBeCloseTo(75)
      }
  })

  test('species lie neither on each other nor on a disk', () => {
    for (const far of [false, true])
      for (let count = 1; count <= 6; count++) {
        const { spots, size } = places(count, far)
        for (const [i, [x, y]] of spots.entries()) {
          for (const [ox, oy] of spots.slice(i + 1)) expect(Math.abs(x - ox) >= 36 * size || Math.abs(y - oy) >= 28 * size).toBe(true)
          for (const corner of cornersOf([0, 0])) {
            const [cx, cy] = cornerPoint(corner)
            expect(Math.abs(x - cx) > 17.5 * size + 15 || Math.abs(y - cy) > 13 * size + 15, `${count}: ${x},${y} at ${cx},${cy}`).toBe(true)
          }
        }
      }
  })

  test('every hex has a name of its own', () => {
    const names = HEXES.map((hex) => JSON.stringify(whereabouts(hex)))
    expect(new Set(names).size).toBe(HEXES.length)
    expect(whereabouts([0, 0])).toEqual({ ring: 0, way: '', side: '' })
    expect(whereabouts([1, -1])).toEqual({ ring: 1, way: 'ne', side: '' })
    expect(whereabouts([2, -1])).toEqual({ ring: 2, way: 'e', side: '' })
    expect(whereabouts([-1, -1])).toEqual({ ring: 2, way: 'n', side: 'w' })
    expect(whereabouts([-3, 1])).toEqual({ ring: 3, way: 'nw', side: 's' })
  })

  test('with arrow keys one comes to every hex', () => {
    for (const { hexes } of [DOMINANT_SPECIES, MARINE]) {
      const spots = hexes.map((one) => ({ at: centre(one.split(',').map(Number)), what: one as string }))
      const reached = new Set(['0,0'])
      for (const one of reached)
        for (const way of Object.values(WAYS)) {
          const next = towards(spots.find((spot) => spot.what === one)!.at, way, spots)
          if (next) reached.add(next)
        }
      expect(reached.size).toBe(hexes.length)
    }
  })

  test('a note lies in a corner without the tile that it is about', () => {
    const box = boxOf(HEXES)
    for (const hex of HEXES) {
      const corner = freeCorner(hex, box, [])
      const [x, y] = centre(hex)
      if (x < -150 && y < -150) expect(corner).not.toBe('top left')
      if (x > 150 && y > 150) expect(corner).not.toBe('bottom right')
    }
    expect(arrow([0, 0], [1, 0]).path).toMatch(/^M.*Q/)
  })
})

// ── a small world ─────────────────────────────────────────────────────────────────────────────────────────────────────

function world(cubes: Record<string, Record<string, number>>, more: Partial<EarthView> = {}): EarthView {
  const question = { question: 'migrate', animal: 'birds', hex: null, left: null, card: null, element: null, terrain: null, space: 'migration 1', worth: {}, takers: {}, idle: {} }
  return {
    seat: 0, seats: 2, asked: [0], over: false, scores: [0, 0], places: [1, 1], sheet: { rows: [], totals: [], facts: [], places: [] }, question,
    animals: [{ animal: 'birds', seat: 0, suited: {}, reach: [], points: 0 }],
    tiles: Object.entries(cubes).map(([at, here]) => ({ hex: at.split(',').map(Number), terrain: 'sea', tundra: false, cubes: here, match: {}, shared: [], dominant: null, endangered: [], points: {} })),
    elements: { 'E(0,0)': 'seed', 'W(0,0)': 'seed', 'E(-1,0)': 'sun' },
    ...more,
  } // prettier-ignore
}

test('what a match is the sum of', () => {
  const tile = { hex: [0, 0], terrain: 'sea', cubes: { birds: 1, insects: 2 }, shared: [], endangered: [], points: {} }
  const stacks = (more: object) => tilesOf(world({}, { tiles: [{ ...tile, ...more }] })).get('0,0')!.stacks
  const [birds, insects] = stacks({ match: { birds: 5, insects: 0 }, shared: [[2, 2, 2, 4, 1, 1], []] })
  expect([birds!.match, birds!.shared]).toEqual([5, [{ element: 2, has: 2, there: 2 }, { element: 4, has: 1, there: 1 }]]) // prettier-ignore
  expect([insects!.match, insects!.shared]).toEqual([0, []])
  expect(stacks({ shared: [[3], []] }).map(({ match, shared }) => [match, shared])).toEqual([[null, [{ element: 3 }]], [null, []]]) // prettier-ignore
})

test('what differs: cubes that came and went, tiles, elements, points', () => {
  const before = world({ '0,0': { birds: 3 }, '1,0': {} })
  const now = world({ '0,0': { birds: 1 }, '1,0': { birds: 2 }, '0,1': {} }, { elements: { 'E(0,0)': 'sun' }, animals: [{ animal: 'birds', seat: 0, suited: {}, reach: [], points: 4 }] })
  const found = differences(before, now)
  expect(found.cubes).toEqual([{ key: '0,0', animal: 'birds', by: -2 }, { key: '1,0', animal: 'birds', by: 2 }]) // prettier-ignore
  expect(found.tiles).toEqual(['0,1'])
  expect(found.corners.sort()).toEqual(['E(-1,0)', 'E(0,0)', 'W(0,0)'])
  expect(found.points).toEqual([{ animal: 'birds', by: 4 }])
})

// ── choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const choice = (answer: number, verb: string, ...touches: [string, Touched['at']][]): Choice => ({ answer, text: `${verb} ${answer}`, verb, touches: touches.map(([noun, at]) => ({ noun, at })) })
const PASS = choice(0, 'pass')
const MOVES = [choice(1, 'move', ['hex', [0, 0]], ['hex', [1, 0]]), choice(2, 'move', ['hex', [0, 0]], ['hex', [0, 1]]), choice(3, 'move', ['hex', [1, 0]], ['hex', [0, 0]]), PASS]

function table(moments: Record<string, Moment | null>, ask = false, taught = false, hints: number[] = []) {
  const sent: number[][] = []
  const asked: Asked = {
    now: moments['']!, busy: false, hints, taught, selected: null, listed: [], ask: () => ask, said: () => {},
    ahead: async (answers) => moments[answers.join(' ')] ?? null,
    send: (answers) => void sent.push(answers),
  } // prettier-ignore
  return { choosing: new Choosing(() => asked), sent }
}
const at = (choices: Choice[], left: number | null = null, space: string | null = 'migration 1'): Moment => {
  const view = world({ '0,0': { birds: 3 } })
  return { view: { ...view, question: { ...view.question!, left, space } }, choices, question: null }
}
const settled = () => new Promise((done) => setTimeout(done, 0))

describe('choosing', () => {
  test('a pawn goes to its space at once, unless it is shown first', async () => {
    const places = [choice(1, 'place', ['space', 0]), choice(2, 'place', ['space', 1])]
    const [straight, first] = [false, true].map((ask) => table({ '': at(places, null, null), '1': at([]) }, ask))
    straight!.choosing.pick('space', 0)
    first!.choosing.pick('space', 0)
    await settled()
    expect(straight!.sent).toEqual([[1]])
    expect(first!.sent).toEqual([])
    expect(first!.choosing.armed).toBe(1)
  })

  test('from a tile to a tile, one after the other, planned and sent as one', async () => {
    const { choosing, sent } = table({ '': at(MOVES, 2), '1': at(MOVES, 1), '1 1': at([PASS], 0, 'migration 2') })
    expect(choosing.things('hex')).toEqual([[0, 0], [1, 0]]) // prettier-ignore
    expect(choosing.leadsOn('hex', [0, 0])).toBe(true)
    choosing.pick('hex', [0, 0])
    expect(choosing.things('hex')).toEqual([[1, 0], [0, 1]]) // prettier-ignore
    expect(choosing.chosen('hex', [0, 0])).toBe(true)
    choosing.pick('hex', [1, 0])
    await settled()
    expect(choosing.plan.length).toBe(1)
    expect(choosing.count).toEqual({ done: 1, of: 2 })
    expect(choosing.canRepeat(1)).toBe(true)
    await choosing.repeat(1)
    expect(choosing.complete).toBe(true)
    expect(choosing.groups.map((one) => one.times)).toEqual([2])
    expect(sent).toEqual([])
    choosing.confirm()
    expect(sent).toEqual([[1, 1]])
  })

  test('what a lesson wants is suggested until it is planned, in any order, and then that it is done', async () => {
    const { choosing } = table({ '': at(MOVES, 2), '1': at(MOVES, 1), '3': at(MOVES, 1), '3 1': at(MOVES, 1) }, false, true, [1, 3, 0])
    expect([choosing.hint, choosing.hinted('hex', [0, 1])]).toEqual([1, false])
    await choosing.take(MOVES[2]!) // the second first
    expect([choosing.hint, choosing.hinted('hex', [1, 0])]).toEqual([1, true])
    await choosing.take(MOVES[0]!)
    expect(choosing.hint).toBe(PASS.answer)
  })

  test('a plan that is complete is still about the question that it answers', async () => {
    const asking = (moment: Moment, words: string): Moment => ({ ...moment, question: { words, asked: words, entries: [] } as unknown as Moment['question'] })
    const { choosing } = table({ '': asking(at(MOVES, 1), 'Who moves?'), '1': asking(at([PASS], 0, 'migration 1'), 'What then?') })
    await choosing.take(MOVES[0]!)
    expect([choosing.complete, choosing.question]).toEqual([true, 'Who moves?'])
  })

  test('one back, all back, and another tile instead', async () => {
    const { choosing } = table({ '': at(MOVES, 2), '1': at(MOVES, 1) })
    choosing.pick('hex', [0, 0])
    choosing.pick('hex', [0, 0])
    expect(choosing.picked).toEqual([])
    choosing.pick('hex', [0, 0])
    expect(choosing.back()).toBe(true)
    choosing.pick('hex', [0, 0])
    choosing.pick('hex', [1, 0])
    await settled()
    await choosing.takeBack()
    expect(choosing.plan).toEqual([])
    expect(choosing.back()).toBe(false)
  })

  test('"done" ends a plan and goes with it', async () => {
    const { choosing, sent } = table({ '': at(MOVES, 2), '2': at(MOVES, 1) })
    choosing.pick('hex', [0, 0])
    choosing.pick('hex', [0, 1])
    await settled()
    choosing.confirm()
    expect(sent).toEqual([[2, 0]])
  })

  test('in a lesson another question is asked by itself, and the same one again is planned as ever', async () => {
    const speciate = choice(7, 'speciate', ['hex', [0, 0]])
    for (const [taught, first] of [[false, []], [true, [[7]]]] as const) {
      const { choosing, sent } = table({ '': at([speciate]), '7': at(MOVES, 2) }, false, taught)
      choosing.pick('hex', [0, 0])
      await settled()
      expect(sent).toEqual(first)
    }
    const { choosing, sent } = table({ '': at(MOVES, 2), '1': at(MOVES, 1) }, false, true)
    choosing.pick('hex', [0, 0])
    choosing.pick('hex', [1, 0])
    await settled()
    expect(choosing.plan.length).toBe(1)
    expect(sent).toEqual([])
  })

  test('what leads to nothing more is sent at once, or after a second tap', async () => {
    const choices = [choice(7, 'glaciate', ['hex', [0, 0]]), PASS]
    const quick = table({ '': at(choices), '7': at([]) })
    quick.choosing.pick('hex', [0, 0])
    await settled()
    expect(quick.sent).toEqual([[7]])
    const slow = table({ '': at(choices), '7': at([]) }, true)
    slow.choosing.pick('hex', [0, 0])
    await settled()
    expect(slow.sent).toEqual([])
    expect(slow.choosing.armed).toBe(7)
    slow.choosing.pick('hex', [0, 0])
    await settled()
    expect(slow.sent).toEqual([[7]])
  })

  test('a space before the pawn that goes there; a victim with one click', async () => {
    const pawns = [choice(1, 'pawn', ['space', 4]), choice(2, 'special', ['element', 3], ['space', 4]), choice(3, 'retrieve')]
    const { choosing, sent } = table({ '': at(pawns) })
    expect(choosing.at('space', 4).map((one) => one.answer)).toEqual([1, 2])
    expect(choosing.at('element', 3)).toEqual([])
    expect(choosing.buttons.map((one) => one.answer)).toEqual([3])
    choosing.pick('space', 4)
    expect(choosing.buttons.map((one) => one.answer)).toEqual([1, 2])
    await choosing.take(pawns[1]!)
    expect(sent).toEqual([[2]])
    const victims = [choice(8, 'eliminate', ['hex', [0, 0]], ['animal', 1]), choice(9, 'eliminate', ['hex', [0, 0]], ['animal', 2])]
    const other = table({ '': at(victims) }).choosing
    expect(other.victim([0, 0], 2)?.answer).toBe(9)
    expect(other.victim([1, 0], 2)).toBe(null)
    other.pick('hex', [0, 0])
    expect(other.buttons.map((one) => one.answer)).toEqual([8, 9])
  })
})

test('what is equal stays the same thing', () => {
  const old = { tiles: [{ hex: [0, 0], cubes: { birds: 1 } }, { hex: [1, 0], cubes: {} }], elements: { a: 'sun' } }
  const now = share(old, { tiles: [{ hex: [0, 0], cubes: { birds: 2 } }, { hex: [1, 0], cubes: {} }], elements: { a: 'sun' } })
  expect(now.tiles[0]).toEqual({ hex: [0, 0], cubes: { birds: 2 } })
  expect(now.tiles[0]!.hex).toBe(old.tiles[0]!.hex)
  expect(now.tiles[1]).toBe(old.tiles[1])
  expect(now.elements).toBe(old.elements)
  expect(share(old, structuredClone(old))).toBe(old)
  expect(share([1, 2], [1])).toEqual([1])
  expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined })
})
