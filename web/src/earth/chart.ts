// What a chart of points needs to count: where its lines of the grid lie, and marks that must not cover each other.

/** About six round numbers that reach from at most 0 to above the most. */
export function ticks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)]
  const rough = (most - least) / 6
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * ten >= rough) ?? 10) * ten)
  const first = Math.floor(least / step)
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** The same places, moved as little as need be so that each two are so far from each other. */
export function apart(places: readonly number[], gap: number, from: number, to: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  const out = [...places]
  let low = from
  for (const i of order) low = (out[i] = Math.max(out[i]!, low)) + gap
  let high = to
  for (const i of order.toReversed()) high = (out[i] = Math.min(out[i]!, high)) - gap
  return out
}
