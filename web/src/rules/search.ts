// Which sections of a rulebook mention some words, and where.
import { plain } from '../table/options'
import type { Book, Section, Span } from '../wire'

export interface Found {
  section: Section
  where: string // some words around, empty where only the title has them
}

const AROUND = 40 // letters before and after

export function textOf({ blocks }: Pick<Section, 'blocks'>): string {
  return blocks.map((block) => lines(block).map(said).join(' ')).join(' ')
}

const said = (spans: Span[]): string => spans.map((span) => span.text).join('')

function lines(block: Section['blocks'][number]): Span[][] {
  if (block.type === 'paragraph') return [block.spans]
  if (block.type === 'items') return block.items
  if (block.type === 'grid') return [block.head, ...block.rows].flat()
  return block.blocks.flatMap(lines)
}

/** Sections with the words in their title come first. */
export function searchBook(book: Book, typed: string): Found[] {
  const wanted = plain(typed).split(' ').filter(Boolean)
  if (!wanted.length) return []
  const has = (text: string) => wanted.every((word) => text.includes(word))
  const titled = book.sections.filter((section) => has(plain(section.title)))
  const others = book.sections.filter((section) => !titled.includes(section) && has(plain(`${section.title} ${textOf(section)}`)))
  return [...titled, ...others].map((section) => ({ section, where: around(textOf(section), wanted[0]!) }))
}

function around(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word)
  if (at < 0) return ''
  const [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + word.length + AROUND)]
  const whole = text.slice(from ? text.indexOf(' ', from) + 1 : 0, to < text.length ? text.lastIndexOf(' ', to) : to)
  return `${from ? '… ' : ''}${whole}${to < text.length ? ' …' : ''}`
}
