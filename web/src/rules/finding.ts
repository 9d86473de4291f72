// Finding sections of a rulebook: by what they explain, by their anchor, by words.
import { plain } from '../table/options'
import type { Part } from '../texts/phrases'
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

/** The section about what is said: about its own text, or about one within it. */
export function topicOf(book: Book, part: Part): string | null {
  if (typeof part !== 'object') return null
  if (Array.isArray(part)) return book.topics[part[0]] ?? firstOf(book, Object.values(part[1]))
  return part.is === 'list' ? firstOf(book, part.parts) : null
}

function firstOf(book: Book, parts: Part[]): string | null {
  for (const part of parts) {
    const found = topicOf(book, part)
    if (found) return found
  }
  return null
}

const FEW = 2 // sentences

/** How a section begins. */
export function beginning(book: Book, anchor: string): string {
  const first = book.sections.find((one) => one.anchor === anchor)?.blocks.find((block) => block.type === 'paragraph')
  return first?.type === 'paragraph' ? said(first.spans).split(/(?<=[.!?])\s+/).slice(0, FEW).join(' ') : '' // prettier-ignore
}

/** A section with those that are within it. */
export function partOf(book: Book, anchor: string): Section[] {
  const first = book.sections.findIndex((one) => one.anchor === anchor)
  if (first <= 0) return book.sections.slice(0, 1)
  const level = book.sections[first]!.level
  const end = book.sections.findIndex((one, i) => i > first && one.level <= level)
  return book.sections.slice(first, end < 0 ? undefined : end)
}
