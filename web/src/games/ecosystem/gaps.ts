// What Ecosystem's sheet says about gaps.
import { numeral } from '../../texts/numbers'

/** The points for each number of gaps: "0–2: 12, 3: 7, 4+: −5". */
export function gapTable(points: readonly number[]): string {
  const parts: string[] = []
  for (let gaps = 0; gaps < points.length; ) {
    let last = gaps
    while (points[last + 1] === points[gaps]) last++
    const many = last === points.length - 1 ? `${gaps}+` : last === gaps ? `${gaps}` : `${gaps}–${last}`
    parts.push(`${many}: ${numeral(points[gaps]!)}`)
    gaps = last + 1
  }
  return parts.join(', ')
}
