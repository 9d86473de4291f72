// The rulebooks, each asked for once; and the section that stands open beside the table.
import { SvelteMap } from 'svelte/reactivity'
import { language } from '../app/settings.svelte'
import { api } from '../server/api'
import type { Part } from '../texts/phrases'
import type { Book, Section } from '../wire'

const books = new SvelteMap<string, Book>()
const asked = new Set<string>()

/** The book in the language that is on; undefined until it is there, null where there is none. */
export function bookOf(game: string): Book | undefined {
  const wanted = language()
  const key = `${game} ${wanted}`
  if (!asked.has(key)) {
    asked.add(key)
    api.book(game, wanted).then(
      (book) => books.set(key, book),
      () => asked.delete(key),
    )
  }
  return books.get(key)
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

/** A section with those that are within it. */
export function partOf(book: Book, anchor: string): Section[] {
  const first = book.sections.findIndex((one) => one.anchor === anchor)
  if (first <= 0) return book.sections.slice(0, 1)
  const level = book.sections[first]!.level
  const end = book.sections.findIndex((one, i) => i > first && one.level <= level)
  return book.sections.slice(first, end < 0 ? undefined : end)
}

/** What is explained beside the table: a text of the game, or a section by its anchor. */
interface Beside {
  open: boolean
  about: Part
  anchor: string | null
}
export const beside: Beside = $state({ open: false, about: '', anchor: null })

export function explain(about: Part): void {
  Object.assign(beside, { open: true, about, anchor: null })
}
