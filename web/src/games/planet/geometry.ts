// The dodecahedron: where its faces are, and what of it is seen from somewhere. Faces and fields are numbered as the server
// numbers them (rules/planet.md 2): field 5 * face + edge lies against the face NEIGHBOURS[face][edge].
import { PLANET } from './facts'

export type Vector = readonly [number, number, number]
/** A rotation: the images of the three axes are its columns; kept row by row. The eye looks along the last row. */
export type Turn = readonly [Vector, Vector, Vector]

export const FACES = 12
export const SIDES = 5
export const FIELDS = FACES * SIDES
export const NEIGHBOURS: readonly (readonly number[])[] = PLANET.neighbours
export const EMPTY = '.'

/** For each field the one that faces it across its outer edge. */
export const ACROSS: readonly number[] = NEIGHBOURS.flatMap((sides, face) =>
  sides.map((other) => SIDES * other + NEIGHBOURS[other]!.indexOf(face)),
)

// ── in space, corners at distance 1 ─────────────────────────────────────────────────────────────────────────────────────

const rad = (degrees: number): number => (degrees * Math.PI) / 180
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const plus = (...all: Vector[]): Vector => [0, 1, 2].map((i) => all.reduce((sum, v) => sum + v[i]!, 0)) as unknown as Vector
export const times = (v: Vector, by: number): Vector => [v[0] * by, v[1] * by, v[2] * by]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (v: Vector): Vector => times(v, 1 / Math.hypot(...v))

const ring = (first: number, high: number): Vector[] =>
  [0, 1, 2, 3, 4].map((i) => {
    const angle = rad(first - 72 * i) // clockwise seen from above
    return [(2 / Math.sqrt(5)) * Math.cos(angle), (2 / Math.sqrt(5)) * Math.sin(angle), high / Math.sqrt(5)]
  })

/** The direction in which each face lies: 0 on top, two rings, 11 below. */
export const NORMALS: readonly Vector[] = [[0, 0, 1], ...ring(0, 1), ...ring(-36, -1), [0, 0, -1]]

/** The corner of a face where the edges `edge` and `edge + 1` meet. */
export const corner = (face: number, edge: number): Vector =>
  unit(plus(NORMALS[face]!, NORMALS[NEIGHBOURS[face]![edge]!]!, NORMALS[NEIGHBOURS[face]![(edge + 1) % SIDES]!]!))

export const DEPTH = dot(NORMALS[0]!, corner(0, 0)) // how far a face lies from the middle
export const RADIUS = Math.sqrt(1 - DEPTH * DEPTH) // of the circle around a face
export const centre = (face: number): Vector => times(NORMALS[face]!, DEPTH)

/** The three corners of a field: the middle of its face, and the ends of its outer edge, clockwise. */
export function triangle(field: number): [Vector, Vector, Vector] {
  const face = Math.floor(field / SIDES)
  const edge = field % SIDES
  return [centre(face), corner(face, (edge + 4) % SIDES), corner(face, edge)]
}

/** From the middle of a face towards its edge 0, and to the right of that seen from outside. */
const axes = (face: number): [Vector, Vector] => {
  const up = unit(plus(corner(face, 4), corner(face, 0), times(centre(face), -2)))
  return [up, cross(up, NORMALS[face]!)]
}
const AXES = NORMALS.map((_, face) => axes(face))

// ── turning ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const apply = (turn: Turn, v: Vector): Vector => [dot(turn[0], v), dot(turn[1], v), dot(turn[2], v)]

/** First b, then a. */
export function after(a: Turn, b: Turn): Turn {
  const column = (i: number): Vector => [b[0][i]!, b[1][i]!, b[2][i]!]
  return a.map((row) => [0, 1, 2].map((i) => dot(row, column(i)))) as unknown as Turn
}

/** About an axis, counter-clockwise for whoever the axis points at. */
export function about(axis: Vector, angle: number): Turn {
  const [x, y, z] = unit(axis)
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const d = 1 - c
  return [
    [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
    [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
    [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
  ]
}

/** Rounding errors of a long drag are taken out: the rows stay at right angles. */
export function straight([a, b]: Turn): Turn {
  const x = unit(a)
  const y = unit(plus(b, times(x, -dot(x, b))))
  return [x, y, cross(x, y)]
}

/** From where the server's pictures look. */
export const START: Turn = (() => {
  const [spin, tilt] = [rad(-20), rad(28)]
  const upright: Turn = [[1, 0, 0], [0, 0, 1], [0, -1, 0]] // prettier-ignore
  return after(about([1, 0, 0], tilt), after(upright, about([0, 0, 1], spin)))
})()

/** How to go the shortest way until a direction looks at the eye: an axis of the screen, and an angle. */
export function way(turn: Turn, to: Vector): [Vector, number] {
  const now = apply(turn, unit(to))
  const axis = cross(now, [0, 0, 1])
  const length = Math.hypot(...axis)
  const angle = Math.atan2(length, now[2])
  return [length < 1e-6 ? [1, 0, 0] : axis, angle]
}

// ── what is seen ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How much a face looks at the eye: 1 straight, 0 and less not at all. The planet is convex, so this decides. */
export const facing = (turn: Turn, face: number): number => apply(turn, NORMALS[face]!)[2]

export const visible = (turn: Turn): number[] => NORMALS.flatMap((_, face) => (facing(turn, face) > 1e-9 ? [face] : []))

export const front = (turn: Turn): number =>
  NORMALS.reduce((best, _, face) => (facing(turn, face) > facing(turn, best) ? face : best), 0)

/** A point on the screen, where down is more. */
export function project(turn: Turn, v: Vector, size: number): [number, number] {
  const [x, y] = apply(turn, v)
  return [x * size, -y * size]
}

/** A flat face, with a circle of radius `flat` around it and edge 0 above, as it lies on the planet: seen from far away a
 * plane is only stretched, so one SVG matrix moves all of it. */
export function placed(turn: Turn, face: number, size: number, flat: number): string {
  const [up, right] = AXES[face]!.map((v) => apply(turn, v)) as [Vector, Vector]
  const [x, y] = project(turn, centre(face), size)
  const s = (size * RADIUS) / flat
  const all = [s * right[0], -s * right[1], -s * up[0], s * up[1], x, y]
  return `matrix(${all.map((n) => Math.round(n * 1e4) / 1e4).join(' ')})`
}

/** By how many degrees to the right the edge 0 of a face leans from straight above, as it lies on the planet. */
export function leaning(turn: Turn, face: number): number {
  const [x, y] = apply(turn, AXES[face]![0])
  return Math.round(Math.atan2(x, y) * (180 / Math.PI))
}

/** The middle of a field's sign, as it lies on the planet. */
export function spot(turn: Turn, field: number, size: number): [number, number] {
  const face = Math.floor(field / SIDES)
  const angle = rad(72 * (field % SIDES))
  const [up, right] = AXES[face]!
  const far = (RADIUS * SPOT) / FLAT
  return project(turn, plus(centre(face), times(up, far * Math.cos(angle)), times(right, far * Math.sin(angle))), size)
}

// ── flat ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const FLAT = 100 // the radius of the circle around a flat face

/** The corner between the edges `edge` and `edge + 1` of a flat face whose edge 0 is above; the others follow clockwise. */
export function tip(edge: number, radius = FLAT): [number, number] {
  const angle = rad(-90 + 72 * (edge + 0.5))
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** The outline of a flat face, as SVG writes it. */
export const RIM = [0, 1, 2, 3, 4].map((edge) => tip(edge).map(Math.round).join()).join(' ')

export const SPOT = 0.55 * FLAT // how far from the middle of a face the sign of a field stands

export interface Laid {
  face: number
  x: number
  y: number
  angle: number // degrees by which the flat face is turned
}

/** A face in the middle and its five neighbours around it, as the server draws the two halves of its net. */
export function flower(middle: number): Laid[] {
  const inner = FLAT * Math.cos(Math.PI / 5)
  const around = NEIGHBOURS[middle]!.map((face, edge) => {
    const direction = -90 + 72 * edge
    const back = NEIGHBOURS[face]!.indexOf(middle)
    return {
      face,
      x: 2 * inner * Math.cos(rad(direction)),
      y: 2 * inner * Math.sin(rad(direction)),
      angle: direction + 180 - 72 * back + 90,
    }
  })
  return [{ face: middle, x: 0, y: 0, angle: 0 }, ...around]
}

export const NET: readonly Laid[][] = [flower(0), flower(11)]

/** A tile's letters as they lie when it was turned. */
export const turned = (fields: string, turn: number): string =>
  [...fields].map((_, edge) => fields[(edge - turn + SIDES) % SIDES]!).join('')

export const lettersOf = (planet: string, face: number): string => planet.slice(SIDES * face, SIDES * face + SIDES)

/** The letters that lie against the edges of a face, on its neighbours. */
export const opposite = (planet: string, face: number): string =>
  NEIGHBOURS[face]!.map((_, edge) => planet[ACROSS[SIDES * face + edge]!] ?? EMPTY).join('')

export const withTile = (planet: string, face: number, letters: string): string =>
  planet.slice(0, SIDES * face) + letters + planet.slice(SIDES * face + SIDES)

// ── areas ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Area {
  letter: string // what the server calls it
  terrain: string
  fields: number[]
  touches: string // the letters of other terrains
  label: number // the field in its middle, which bears its size
}

/** The areas of a planet, as the server tells them: the letter of each field's area, and what each of them touches. */
export function areasOf(planet: string, areas: string, touches: readonly string[]): Area[] {
  const found = new Map<string, number[]>()
  for (let field = 0; field < areas.length; field++) {
    const letter = areas[field]!
    if (letter !== EMPTY) found.set(letter, [...(found.get(letter) ?? []), field])
  }
  return [...found].map(([letter, fields], i) => ({ letter, terrain: planet[fields[0]!]!, fields, touches: touches[i]!, label: middleOf(fields) }))
}

const MIDDLES = Array.from({ length: FIELDS }, (_, field) => unit(plus(...triangle(field))))

/** Where a group of fields lies. */
export const direction = (fields: number[]): Vector => {
  const sum = plus(...fields.map((field) => MIDDLES[field]!))
  return Math.hypot(...sum) < 1e-6 ? MIDDLES[fields[0]!]! : unit(sum)
}

function middleOf(fields: number[]): number {
  const to = direction(fields)
  return fields.reduce((best, field) => (dot(MIDDLES[field]!, to) > dot(MIDDLES[best]!, to) + 1e-9 ? field : best))
}

// ── moving on the net with arrow keys ───────────────────────────────────────────────────────────────────────────────────

const FAR = 5 * FLAT // between the middles of the two halves
const SPOTS = new Map(NET.flatMap((half, i) => half.map(({ face, x, y }) => [face, [x + i * FAR, y] as const])))

/** The nearest face that way on the net; the same one where there is none. */
export function towards(face: number, dx: number, dy: number): number {
  const [x, y] = SPOTS.get(face)!
  let best = face
  let least = Infinity
  for (const [other, [ox, oy]] of SPOTS) {
    const along = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    const cost = along + 2 * aside
    if (other !== face && along > FLAT / 4 && cost < least) [best, least] = [other, cost]
  }
  return best
}
