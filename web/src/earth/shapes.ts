// The six shapes of elements around a point, as in src/habitable/earth/picture/pieces.py: they say the same as colours.
export type Shape = 'triangle' | 'pill' | 'square' | 'diamond' | 'star' | 'drop'

export const SHAPES: Record<string, Shape> = {
  grass: 'triangle', grub: 'pill', meat: 'square', seed: 'diamond', sun: 'star', water: 'drop',
  algae: 'triangle', gastropods: 'diamond', plankton: 'drop', sponges: 'square', worms: 'pill',
} // prettier-ignore

/** The corners of a regular shape, from the top; with `inner` those of a star. */
function around(n: number, radius: number, inner = radius): string {
  const points = Array.from({ length: inner === radius ? n : 2 * n }, (_, i, many = inner === radius ? n : 2 * n) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / many
    const r = i % 2 && inner !== radius ? inner : radius
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

function box(width: number, height: number, round: number): string {
  const [w, h] = [width - 2 * round, height - 2 * round]
  const arc = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`
  return `M${-w / 2} ${-height / 2}h${w}${arc(round, round)}v${h}${arc(-round, round)}h${-w}${arc(-round, -round)}v${-h}${arc(round, -round)}Z`
}

export function path(shape: Shape, r: number): string {
  if (shape === 'triangle') return around(3, r * 1.45)
  if (shape === 'pill') return box(r * 2.5, r * 1.5, r * 0.75)
  if (shape === 'square') return box(r * 1.84, r * 1.84, 3)
  if (shape === 'diamond') return around(4, r * 1.3)
  if (shape === 'star') return around(10, r * 1.3, r * 0.92)
  return `M0 ${-1.45 * r}L${r * 0.85} ${-r * 0.35}A${r * 0.95} ${r * 0.95} 0 1 1 ${-r * 0.85} ${-r * 0.35}Z`
}

/** How far below the middle a sign stands in the middle of a shape. */
export const low = (shape: Shape, r: number): number => (shape === 'triangle' ? r * 0.22 : shape === 'drop' ? r * 0.15 : 0)
