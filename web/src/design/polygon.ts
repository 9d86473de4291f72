// Corners of a regular polygon, as an SVG has them.
export const round = (n: number): number => Math.round(n * 10) / 10

export const polygon = (x: number, y: number, r: number, n: number, turn: number): string =>
  Array.from({ length: n }, (_, i) => {
    const angle = ((360 / n) * i + turn) * (Math.PI / 180)
    return `${round(x + r * Math.cos(angle))},${round(y + r * Math.sin(angle))}`
  }).join(' ')
