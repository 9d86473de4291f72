// Hexes and their corners, as src/habitable/earth/grid.py names them: only to say where something lies.
export type Hex = [number, number]

export const key = (at: readonly number[]): string => `${at[0]},${at[1]}`

const NEAR: Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

export const neighbours = ([q, r]: readonly number[]): string[] => NEAR.map(([dq, dr]) => key([q! + dq, r! + dr]))

/** The three hexes around a corner such as `E(0,0)`, on the board or not. */
export function hexesAt(corner: string): Hex[] {
  const [q, r] = corner.slice(2, -1).split(',').map(Number) as Hex
  if (corner[0] === 'E')
    return [
      [q, r],
      [q + 1, r - 1],
      [q + 1, r],
    ]
  return [
    [q, r],
    [q - 1, r],
    [q - 1, r + 1],
  ]
}
