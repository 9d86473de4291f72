// The planet in space and flat: numbers of things, what is seen, and what areas explain.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  ACROSS, EMPTY, FACES, FIELDS, FLAT, NEIGHBOURS, NET, NORMALS, SIDES, START, about, after, apply, areasOf, centre, corner, dot,
  facing, front, leaning, placed, project, spot, straight, tip, towards, triangle, turned, visible, way, type Turn, type Vector,
} from '../src/games/planet/geometry' // prettier-ignore
import { changesFor } from '../src/games/planet/foresight'
import { toldBy } from '../src/games/planet/told'
import type { PlanetView, RaceView } from '../src/games/planet/view'
import type { Part } from '../src/texts/phrases'

const key = (v: readonly number[]): string => v.map((n) => (Math.round(n * 1e6) / 1e6 + 0).toFixed(5)).join(' ')
const corners = NORMALS.flatMap((_, face) => [0, 1, 2, 3, 4].map((edge) => corner(face, edge)))

/** Directions without any pattern to them, the same in every run. */
function* directions(count: number): Generator<Turn> {
  let seed = 7
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  for (let i = 0; i < count; i++)
    yield after(about([next() - 0.5, next() - 0.5, next() - 0.5], 6 * next()), about([next(), next(), next()], 6 * next()))
}

describe('the solid', () => {
  test('20 corners, 12 faces, 60 triangles', () => {
    expect(new Set(corners.map(key)).size).toBe(20)
    expect(NORMALS.length).toBe(FACES)
    expect(new Set(Array.from({ length: FIELDS }, (_, field) => triangle(field).map(key).join(','))).size).toBe(60)
    for (const one of corners) expect(Math.hypot(...one)).toBeCloseTo(1)
  })

  test('all edges are equally long, and fields across an edge share it', () => {
    for (let field = 0; field < FIELDS; field++) {
      const [, a, b] = triangle(field)
      expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeCloseTo(0.7136, 3)
      const [, c, d] = triangle(ACROSS[field]!)
      expect([key(c), key(d)]).toEqual([key(b), key(a)])
    }
  })

  test('the neighbours of a face are those nearest to it, clockwise from outside', () => {
    for (const [face, sides] of NEIGHBOURS.entries()) {
      const nearest = NORMALS.flatMap((n, i) => (i !== face && dot(n, NORMALS[face]!) > 0.4 ? [i] : []))
      expect(sides.toSorted((a, b) => a - b)).toEqual(nearest)
      for (let edge = 0; edge < SIDES; edge++) {
        const [m, a, b] = triangle(SIDES * face + edge)
        const from = (v: Vector): Vector => [v[0] - m[0], v[1] - m[1], v[2] - m[2]]
        const [p, q] = [from(a), from(b)]
        const up = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]] as const
        expect(dot(up, NORMALS[face]!)).toBeLessThan(0)
      }
    }
  })
})

describe('what is seen', () => {
  test('exactly six faces from anywhere that is not special, and never both of two that lie opposite', () => {
    for (const turn of directions(500)) {
      const seen = visible(turn)
      expect(seen.length).toBe(6)
      for (const face of seen) expect(seen.some((other) => dot(NORMALS[face]!, NORMALS[other]!) < -0.99)).toBe(false)
    }
  })

  test('as the server draws it', () => {
    expect(visible(START)).toEqual([0, 1, 2, 3, 6, 7]) // draw.planet.visible_faces()
    const [x, y] = project(START, centre(0), 190)
    expect([x.toFixed(2), y.toFixed(2)]).toEqual(['0.00', '-133.31'])
  })

  test('one matrix moves a flat face to where its corners are', () => {
    for (const turn of directions(20))
      for (let face = 0; face < FACES; face++) {
        const [a, b, c, d, e, f] = placed(turn, face, 170, FLAT).slice(7, -1).split(' ').map(Number) as [number, number, number, number, number, number]
        for (let edge = 0; edge < SIDES; edge++) {
          const [x, y] = tip(edge)
          const [px, py] = project(turn, corner(face, edge), 170)
          expect(a * x + c * y + e).toBeCloseTo(px, 1)
          expect(b * x + d * y + f).toBeCloseTo(py, 1)
        }
      }
  })

  test('a face leans to where the first of its fields lies', () => {
    for (const turn of directions(20))
      for (const face of visible(turn)) {
        const [[x, y], [ox, oy]] = [spot(turn, SIDES * face, 170), project(turn, centre(face), 170)]
        const angle = (Math.atan2(x - ox, oy - y) * 180) / Math.PI
        expect(Math.abs(leaning(turn, face) - angle)).toBeLessThanOrEqual(0.5)
      }
  })

  test('every face can be turned to the front', () => {
    for (const turn of directions(20))
      for (let face = 0; face < FACES; face++) {
        const [axis, angle] = way(turn, NORMALS[face]!)
        const there = after(about(axis, angle), turn)
        expect(facing(there, face)).toBeCloseTo(1)
        expect(front(there)).toBe(face)
      }
  })

  test('a long drag leaves it whole', () => {
    let turn = START
    for (let i = 0; i < 5000; i++) turn = straight(after(about([Math.sin(i), Math.cos(i), 0], 0.05), turn))
    for (const row of turn) expect(Math.hypot(...row)).toBeCloseTo(1, 9)
    expect(Math.hypot(...apply(turn, NORMALS[3]!))).toBeCloseTo(1, 9)
  })
})

describe('the net', () => {
  test('shows every face once, and what shares an edge there is beside it', () => {
    expect(NET.flat().map(({ face }) => face).toSorted((a, b) => a - b)).toEqual(NORMALS.map((_, face) => face))
    const at = ({ x, y, angle }: { x: number; y: number; angle: number }, edge: number): string => {
      const turn = (angle * Math.PI) / 180
      const [px, py] = tip(edge)
      return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)].map(Math.round).join()
    }
    for (const half of NET) {
      const [middle, ...around] = half
      for (const [edge, other] of around.entries()) {
        const k = ACROSS[SIDES * middle!.face + edge]! % SIDES
        expect([at(middle!, (edge + 4) % 5), at(middle!, edge)].map(round)).toEqual([at(other, k), at(other, (k + 4) % 5)].map(round))
      }
    }
    function round(text: string): string {
      return text.replaceAll('-0', '0')
    }
  })

  test('arrow keys reach every face', () => {
    const met = new Set([0])
    for (const face of met) for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) met.add(towards(face, x, y))
    expect(met.size).toBe(FACES)
  })
})

describe('a tile that is only shown', () => {
  const race = (animal: number, round: number, values: number[], leaders: number[]) => ({ animal, round, values, leaders, habitat: 'F' }) as RaceView
  const view = (races: RaceView[], fields: number, won: number[] = []) =>
    ({ seat: 0, races, objectives: [{ terrain: 'O', fields }, null], won: [won.map((animal) => ({ animal })), []] }) as unknown as PlanetView

  test('tells what becomes of the objective and of the next races', () => {
    const now = view([race(1, 5, [0, 3], [1]), race(2, 3, [1, 1], [0, 1]), race(3, 3, [2, 0], [0]), race(4, 4, [1, 4], [1])], 3)
    const then = view([race(1, 5, [4, 3], [0]), race(3, 3, [2, 0], [0]), race(4, 4, [2, 4], [1])], 6, [2])
    expect(changesFor(now, then).map(({ race, from, to, leads }) => [race?.animal, from, to, leads])).toEqual([
      [undefined, 3, 6, false],
      [2, 1, null, true],
      [4, 1, 2, false],
      [1, 0, 4, true],
    ])
    expect(changesFor(now, now)).toEqual([])
  })
})

describe('areas', () => {
  test('bear their size in their middle', () => {
    const planet = 'OOFFOOO'.padEnd(17, EMPTY) + 'F'
    const areas = 'aabbaaa'.padEnd(17, EMPTY) + 'c'
    expect(areasOf(planet, areas, ['F', 'O', ''])).toEqual([
      { letter: 'a', terrain: 'O', fields: [0, 1, 4, 5, 6], touches: 'F', label: 0 },
      { letter: 'b', terrain: 'F', fields: [2, 3], touches: 'O', label: expect.any(Number) },
      { letter: 'c', terrain: 'F', fields: [17], touches: '', label: 17 },
    ])
  })

  test('explain what the server counts in real games', () => {
    const file = new URL('./.samples.json', import.meta.url)
    expect(existsSync(file), 'tools/samples.py writes them').toBe(true)
    interface Race { habitat: string; kind: string; other: string | null; values: number[] }
    const samples = JSON.parse(readFileSync(file, 'utf8')) as { game: string; view: { planets: string[]; areas: string[]; touches: string[][]; races: Race[] } }[]
    let compared = 0
    for (const { view } of samples.filter((one) => one.game === 'planet'))
      for (const race of view.races)
        for (const [seat, value] of race.values.entries()) {
          const fits = areasOf(view.planets[seat]!, view.areas[seat]!, view.touches[seat]!).filter(
            (one) => one.terrain === race.habitat && (race.other === null || one.touches.includes(race.other) === (race.kind === 'adjacent')),
          )
          expect(race.other === null ? fits.length : Math.max(0, ...fits.map((one) => one.fields.length))).toBe(value)
          compared++
        }
    expect(compared).toBeGreaterThan(20)
  })

  test('a tile turned once clockwise has its first field on edge 1', () => {
    expect(turned('OFDMI', 1)).toBe('IOFDM')
  })
})

test('a line of the log names the face that was covered, and animals', () => {
  const laid: Part = ['planet-event-laid', { seat: { is: 'seat', seat: 1 }, tile: '3', face: '4', turn: '0' }]
  const settled: Part = ['planet-event-settled', { seat: { is: 'seat', seat: 0 }, animal: ['planet-animal-jellyfish', {}], value: '3', card: '17' }]
  expect(toldBy([laid, settled])).toEqual({ laid: { seat: 1, face: 4 }, animals: [17] })
  expect(toldBy([['planet-event-round', { round: '2', seat: { is: 'seat', seat: 0 } }]])).toEqual({ laid: null, animals: [] })
})
