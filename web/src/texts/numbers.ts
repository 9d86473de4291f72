// Numbers as people read them: one sign for minus, in texts and alone.
export const MINUS = '−'

/** A number, or a text with numbers. Hexes, `0,-1`, keep the names that are typed for them. */
export const numeral = (number: number | string): string => String(number).replace(/(?<![\w,(-])-(?=\d)/g, MINUS)

/** A change: "+3", "−2", "±0". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? numeral(points) : '±0')
