// Where hexes, corners and pieces are drawn, as in src/habitable/earth/picture/hexes.py; and which way an arrow key goes.
import type { Hex } from './hexes'

export type Point = readonly [x: number, y: number]
export type Corner = readonly [side: number, q: number, r: number] // 0 is the east corner of a hex, 1 the west one

export const EDGE = 75
export const HALF = (Math.sqrt(3) / 2) * EDGE // of the height

export const centre = ([q = 0, r = 0]: readonly number[]): Point => [1.5 * EDGE * q, 2 * HALF * (r + q / 2)]

export function cornerPoint([side, q, r]: Corner): Point {
  const [x, y] = centre([q, r])
  return [x + (side === 0 ? EDGE : -EDGE), y]
}

export const cornerName = ([side, q, r]: readonly number[]): string => `${'EW'[side!]}(${q},${r})`

export function cornerOf(name: string): Corner {
  const [q = 0, r = 0] = name.slice(2, -1).split(',').map(Number)
  return [name[0] === 'E' ? 0 : 1, q, r]
}

/** The six corners of a hex, clockwise from east. */
export const cornersOf = ([q = 0, r = 0]: readonly number[]): Corner[] => [
  [0, q, r],
  [1, q + 1, r],
  [0, q - 1, r + 1],
  [1, q, r],
  [0, q - 1, r],
  [1, q + 1, r - 1],
]

/** The outline of a hex around 0, 0. */
export function outline(scale = 1): string {
  const [e, h] = [EDGE * scale, HALF * scale]
  const points: Point[] = [[e, 0], [e / 2, h], [-e / 2, h], [-e, 0], [-e / 2, -h], [e / 2, -h]] // prettier-ignore
  return points.map((point) => point.map((n) => n.toFixed(1)).join(',')).join(' ')
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What holds all of these hexes, and the disks on their corners. */
export function boxOf(hexes: readonly (readonly number[])[], margin = 18): Box {
  const points = hexes.map(centre)
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  const [x, y] = [Math.min(...xs) - EDGE - margin, Math.min(...ys) - HALF - margin]
  return { x, y, width: Math.max(...xs) + EDGE + margin - x, height: Math.max(...ys) + HALF + margin - y }
}

/** Where the species on a tile are, of its middle, and how large: up to three in a row, more in two rows; never where a disk
 * lies. From far away nothing else is written on the tile: up to four are larger then, two in a row. */
export function places(count: number, far = false): { spots: Point[]; size: number } {
  const large = far && count <= 4
  const rows = count <= (large ? 2 : 3) ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
  const size = large ? 1.4 : 1
  const spots = rows.flatMap((n, i) =>
    Array.from({ length: n }, (_, j): Point => [(j - (n - 1) / 2) * 38 * size, (large ? 0 : 4) + (i - (rows.length - 1) / 2) * (large ? 46 : 39)]),
  )
  return { spots, size }
}

// ── which way ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Of these points the next one in a direction: near, and rather ahead than beside. */
export function towards<T>(from: Point, way: Point, points: readonly { at: Point; what: T }[]): T | null {
  let best: { what: T; cost: number } | null = null
  for (const { at, what } of points) {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]]
    const ahead = dx * way[0] + dy * way[1]
    const beside = Math.abs(dx * way[1] - dy * way[0])
    if (ahead < 1 || beside > 2 * ahead) continue
    const cost = ahead + 1.5 * beside
    if (!best || cost < best.cost) best = { what, cost }
  }
  return best?.what ?? null
}

// ── places that one can say ─────────────────────────────────────────────────────────────────────────────────────────

type Way = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw'
const STEPS: [Way, Hex][] = [
  ['n', [0, -1]],
  ['ne', [1, -1]],
  ['se', [1, 0]],
  ['s', [0, 1]],
  ['sw', [-1, 1]],
  ['nw', [-1, 0]],
]

export interface Whereabouts {
  ring: number // steps from the middle
  way: Way | 'e' | 'w' | ''
  side: string // of those that lie that way: n, e, s or w; empty: the one in their middle
}

/** Where a hex lies, of the middle: each has a name of its own up to three steps away. */
export function whereabouts([q = 0, r = 0]: readonly number[]): Whereabouts {
  for (const [i, [one, [aq, ar]]] of STEPS.entries()) {
    const [other, [bq, br]] = STEPS[(i + 1) % 6]!
    const det = aq * br - bq * ar
    const [a, b] = [(q * br - bq * r) / det, (aq * r - q * ar) / det] // steps one way, and the other
    if (a <= 0 || b < 0) continue
    const ring = a + b
    if (!b) return { ring, way: one, side: '' }
    if (a === b && one.length === other.length) return { ring, way: one[1] as 'e' | 'w', side: '' } // between ne and se
    const [way, beside] = a > b || (a === b && one.length === 1) ? [one, other] : [other, one]
    return { ring, way, side: way.length === 1 ? beside[1]! : beside[0]! }
  }
  return { ring: 0, way: '', side: '' }
}

/** An arrow from one middle to another, that begins and ends beside the pieces. */
export function arrow(from: readonly number[], to: readonly number[]): { path: string; middle: Point; head: string } {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)]
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const [sx, sy, ex, ey] = [ax + ux * 40, ay + uy * 40, bx - ux * 48, by - uy * 48]
  const bend = 14 // so that there and back are two arrows
  const middle: Point = [(sx + ex) / 2 - uy * bend, (sy + ey) / 2 + ux * bend]
  const n = (value: number) => value.toFixed(1)
  const [hx, hy] = [ex - middle[0], ey - middle[1]]
  const size = Math.hypot(hx, hy) || 1
  const [vx, vy] = [hx / size, hy / size]
  const head = [[ex + vx * 12, ey + vy * 12], [ex - vy * 9, ey + vx * 9], [ex + vy * 9, ey - vx * 9]].map((point) => point.map(n).join(',')).join(' ') // prettier-ignore
  return { path: `M${n(sx)} ${n(sy)}Q${n(middle[0])} ${n(middle[1])} ${n(ex)} ${n(ey)}`, middle, head }
}

const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const

/** The corner of the map in which a note about a hex covers least. */
export function freeCorner(hex: readonly number[], box: Box, others: readonly (readonly number[])[]): (typeof CORNERS)[number] {
  const covered = (corner: string) => (at: readonly number[]): boolean => {
    const [x, y] = centre(at)
    const [across, down] = [(x - box.x) / box.width, (y - box.y) / box.height]
    return (corner.includes('left') ? across : 1 - across) < 0.45 && (corner.startsWith('top') ? down : 1 - down) < 0.35
  }
  const cost = (corner: string) => others.filter(covered(corner)).length + (covered(corner)(hex) ? 100 : 0)
  return [...CORNERS].sort((one, other) => cost(one) - cost(other))[0]!
}

const SIGN = 512 // the width of an animal's sign as it is drawn

/** A sign with its corner at a point, so many wide. */
export const signAt = (x: number, y: number, size: number): string => `translate(${x} ${y}) scale(${size / SIGN})`
