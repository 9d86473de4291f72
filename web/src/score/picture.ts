// The result as a picture to send around: an SVG file that needs nothing but itself.
import type { ScoreSheet } from '../games/view'
import { numeral } from '../texts/numbers'

export interface Wanted {
  title: string
  names: string[]
  sheet: ScoreSheet
  label: (row: string) => string // the name of a line
  total: string
  boards: string[][] // rows of letters, for each player; none for games without
  faces: Record<string, Drawn> // how each card looks
  colours: { paper: string; card: string; ink: string; soft: string; line: string; lit: string }
  rightToLeft: boolean
  font: string
}

export interface Drawn {
  ground: string
  ink: string
  picture: string // what stands inside an <svg viewBox="0 0 512 512">
}

const CARD = 46
const GAP = 4
const MARGIN = 28
const LINE = 30
const LABEL = 190

export const escaped = (text: string): string =>
  text.replace(/[\u2066-\u2069]/g, '').replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

export function picture(w: Wanted): string {
  const { names, sheet, colours } = w
  const column = Math.max(86, w.boards.length ? 0 : 110)
  const boardWide = 5 * (CARD + GAP) - GAP
  const across = Math.min(w.boards.length, 3)
  const down = across ? Math.ceil(w.boards.length / across) : 0
  const boardHigh = 40 + 4 * (CARD + GAP) + 18
  const tableWide = LABEL + names.length * column
  const inner = Math.max(tableWide, across * (boardWide + 24) - 24, 320)
  const width = inner + 2 * MARGIN
  const rows = sheet.rows.length + 1 + sheet.facts.length + 1
  const top = 78 + down * boardHigh
  const height = top + rows * LINE + MARGIN
  const out: string[] = []
  // Panels mirror, boards do not.
  const x = (at: number, wide = 0): number => (w.rightToLeft ? width - at - wide : at)
  const start = w.rightToLeft ? 'end' : 'start'
  const end = w.rightToLeft ? 'start' : 'end'
  const text = (at: number, y: number, content: string | number, more: string) =>
    out.push(`<text x="${x(at)}" y="${y}" fill="${colours.ink}" ${more}>${escaped(String(content))}</text>`)

  // Each picture once, however many cards show it.
  for (const letter of new Set(w.boards.flat().join('')))
    if (w.faces[letter]) out.push(`<symbol id="card-${letter}" viewBox="-90 -90 692 692">${w.faces[letter].picture}</symbol>`)
  out.push(`<rect width="${width}" height="${height}" rx="20" fill="${colours.paper}"/>`)
  text(MARGIN, 50, w.title, `font-size="28" font-weight="650" text-anchor="${start}"`)
  w.boards.forEach((board, i) => {
    const left = x(MARGIN + (i % across) * (boardWide + 24), boardWide)
    const y = 78 + Math.floor(i / across) * boardHigh
    out.push(`<text x="${w.rightToLeft ? left + boardWide : left}" y="${y + 22}" font-size="18" font-weight="600" text-anchor="${start}" fill="${colours.ink}">${escaped(names[i] ?? '')} · ${numeral(sheet.totals[i]!)}</text>`)
    board.forEach((row, r) =>
      [...row].forEach((letter, c) => {
        const at = `x="${left + c * (CARD + GAP)}" y="${y + 34 + r * (CARD + GAP)}" width="${CARD}" height="${CARD}"`
        const face = w.faces[letter]
        out.push(`<rect ${at} rx="8" ${face ? `fill="${face.ground}"` : `fill="none" stroke="${colours.line}" stroke-dasharray="3 4"`}/>`)
        if (face) out.push(`<use href="#card-${letter}" ${at} color="${face.ink}"/>`)
      }),
    )
  })

  const right = (seat: number) => MARGIN + LABEL + (inner - LABEL) * ((seat + 1) / names.length)
  let y = top
  const row = (label: string, values: (string | number)[], more: string) => {
    y += LINE
    text(MARGIN, y - 9, label, `${more} text-anchor="${start}"`)
    values.forEach((value, seat) => text(right(seat) - 6, y - 9, numeral(value), `${more} text-anchor="${end}"${typeof value === 'number' ? ' direction="ltr"' : ''}`))
    out.push(`<path d="M${MARGIN} ${y}H${width - MARGIN}" stroke="${colours.line}"/>`)
  }
  const short = (name: string) => (name.length > 11 ? `${name.slice(0, 10)}…` : name)
  names.forEach((_, seat) => {
    if (sheet.places[seat] !== 1) return
    const wide = (inner - LABEL) / names.length
    out.push(`<rect x="${x(right(seat) - wide + 8, wide - 4)}" y="${top}" width="${wide - 4}" height="${LINE * (sheet.rows.length + 2)}" rx="8" fill="${colours.lit}"/>`)
  })
  row('', names.map(short), 'font-size="15" font-weight="600"')
  for (const line of sheet.rows) row(w.label(line.name), line.points, 'font-size="15"')
  row(w.total, sheet.totals, 'font-size="18" font-weight="700"')
  for (const line of sheet.facts) row(w.label(line.name), line.points, `font-size="14" opacity="0.75"`)
  // Anchors are as in left-to-right text in both: the numbers above have done the mirroring.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${escaped(w.font)}"><title>${escaped(w.title)}</title>${out.join('')}</svg>\n`
}
