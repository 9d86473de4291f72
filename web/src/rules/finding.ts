// Finding sections of a rulebook: by what they explain, by their anchor, by words.
import { plain, PREFIX } from '../table/options'
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

function bold({ blocks }: Section): string {
  return blocks.flatMap(lines).flat().filter((span) => span.style === 'strong').map((span) => span.text).join(' ') // prettier-ignore
}

function lines(block: Section['blocks'][number]): Span[][] {
  if (block.type === 'paragraph') return [block.spans]
  if (block.type === 'items') return block.items
  if (block.type === 'grid') return [block.head, ...block.rows].flat()
  return block.blocks.flatMap(lines)
}

/** What people type beside the words of the book: words that ask nothing, and other names and forms (`a b; c d`) for the same. */
export interface Spoken {
  little: string
  same: string
}

const TITLED = 2 // so much more counts a word in a title …
const BOLD = 1 // … or in bold
const ENOUGH = 0.6 // of what the best section has

/** Sections with some of the words, in any of their forms: those first that have the most and the rarest, in their title above all. */
export function searchBook(book: Book, typed: string, spoken: Spoken = { little: '', same: '' }): Found[] {
  const wanted = asked(typed, spoken)
  const pages = book.sections.map((section) => {
    const { title, bold, text } = wordsIn(section)
    const has = (words: Word[]) => wanted.map((names) => words.some((word) => names.some((name) => fits(word.plain, name))))
    return { section, titled: has(title), bold: has(bold), told: has([...title, ...text]) }
  })
  const worth = wanted.map((_, i) => Math.log(1 + pages.length / (1 + pages.filter((page) => page.told[i]).length)))
  const sum = (has: boolean[]) => worth.reduce((all, one, i) => all + (has[i] ? one : 0), 0)
  const best = Math.max(...pages.map((page) => sum(page.told)))
  if (!(best > 0)) return []
  const rarest = wanted.map((names, i) => ({ names, worth: worth[i]! })).sort((a, b) => b.worth - a.worth).map((one) => one.names) // prettier-ignore
  return pages
    .map((page) => ({ ...page, points: sum(page.told) + TITLED * sum(page.titled) + BOLD * sum(page.bold) }))
    .filter((page) => sum(page.told) >= ENOUGH * best)
    .sort((a, b) => b.points - a.points)
    .map(({ section }) => ({ section, where: around(section, rarest) }))
}

/** Each word that was typed, with its other names. */
function asked(typed: string, { little, same }: Spoken): string[][] {
  const words = plain(typed).split(' ').filter(Boolean)
  const ignored = plain(little).split(' ')
  const groups = same.split(';').map((group) => plain(group).split(' '))
  const telling = words.filter((word) => !ignored.includes(word))
  return (telling.length ? telling : words).map((word) => [word, ...groups.filter((group) => group.includes(word)).flat()])
}

const read = new WeakMap<Section, Words>() // while somebody types, a book stays the same

/** The words of a section: of its title, where the name of the game is none; in bold, which is explained or asked; all. */
function wordsIn(section: Section): Words {
  const words = read.get(section) ?? { title: wordsOf(section.level > 1 ? section.title : ''), bold: wordsOf(bold(section)), text: wordsOf(textOf(section)) }
  read.set(section, words)
  return words
}

interface Words {
  title: Word[]
  bold: Word[]
  text: Word[]
}

interface Word {
  plain: string
  at: number
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu), (match) => ({ plain: plain(match[0]), at: match.index }))
}

/** A word begins with what was typed, or is another form of it: "obrócić" finds "obróconą", and "end" does not find "endangered". */
function fits(word: string, typed: string): boolean {
  const stem = typed.slice(0, typed.length - Math.max(0, Math.min(3, typed.length - 5)))
  const form = (one: string) =>
    typed.length < 3 ? one === typed : (typed.length > 3 && one.startsWith(typed)) || (one.startsWith(stem) && one.length <= typed.length + 2)
  return form(word) || form(word.replace(PREFIX, ''))
}

function around(section: Section, wanted: string[][]): string {
  const text = textOf(section)
  const first = wanted.map((names) => wordsIn(section).text.find((word) => names.some((name) => fits(word.plain, name)))).find(Boolean)
  if (!first) return ''
  const [from, to] = [Math.max(0, first.at - AROUND), Math.min(text.length, first.at + first.plain.length + AROUND)]
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
