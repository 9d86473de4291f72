// The rulebooks, each asked for once; and the section that stands open beside the table.
import { SvelteMap } from 'svelte/reactivity'
import { language } from '../app/settings.svelte'
import { api } from '../server/api'
import type { Part } from '../texts/phrases'
import type { Book } from '../wire'

const books = new SvelteMap<string, Book>()
const asked = new Set<string>()

/** The book in the language that is on; undefined until it is there, or where there is none. */
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
