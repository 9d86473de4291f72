// Finding sections of a rulebook: by what they explain, by their anchor, by words.
import { plain, PREFIX } from '../table/options'
import type { Part } from '../texts/phrases'
import { firstOf, type Texts } from '../texts/texts'
import type { Book, Section, Span } from '../wire'

/** Some words, and whether they are what was looked for. */
export interface Piece {
  text: string
  found: boolean
}

export interface Found {
  section: Section
  title: Piece[]
  where: Piece[] // some words around, none where only the title has them
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

/** What a section explains by the way: what is in bold, and what the lines of its tables are about. */
function marked({ blocks }: Section): string {
  const bold = blocks.flatMap(lines).flat().filter((span) => span.style === 'strong').map((span) => span.text) // prettier-ignore
  const about = blocks.flatMap((block) => (block.type === 'grid' ? [...block.head, ...block.rows.map((row) => row[0] ?? [])].map(said) : []))
  return [...bold, ...about].join(' ')
}

/** What people type beside the words of the book, each a text with spaces. */
export interface Spoken {
  little: string // words that ask nothing
  same: string // other names for the same: `a b; c d`
  endings: string // a word with another of these is the same word
}

/** What people type in a language, and about a game. */
export function spokenIn(t: Texts, game: string): Spoken {
  const [little, same, endings] = ['little', 'same', 'endings'].map((kind) => t(`web-rulebook-search.${kind}`))
  return { little: little!, same: `${same}; ${firstOf(t, `${game}-rulebook-same`)}`, endings: endings! }
}

const WHOLE = 1 // how near a word is: the very word …
const FORM = 0.9 // … another form of it …
const OTHER = 0.8 // … another name, whose form may be another, too …
const LOOSE = 0.4 // … a longer word, which counts where nothing is nearer
const TITLED = 2 // so much more counts a word in a title …
const MARKED = 1 // … or in bold
const ALONE = 0.5 // and a title that says nothing else
const ENOUGH = 0.6 // of the words that the best section has …
const GOOD = 0.5 // … or of its points

/** Sections with some of the words, in any of their forms: those first that have the most of them, in their title above all. */
export function searchBook(book: Book, typed: string, spoken: Spoken = { little: '', same: '', endings: '' }): Found[] {
  const little = new Set(wordsOf(spoken.little).map((word) => word.plain))
  const pages = book.sections.map((section) => ({ section, ...wordsIn(section) }))
  const known = new Set(pages.flatMap(({ title, text }) => [...title, ...text]).map((word) => word.plain))
  const wanted = asked(typed, little, spoken).map((names) => nearest(known, names, spoken))
  const near = (words: Word[]) => wanted.map((nearness) => Math.max(0, ...words.map((word) => nearness.get(word.plain) ?? 0)))
  const told = pages.map(({ title, text }) => near([...title, ...text]))
  const worth = wanted.map((_, i) => 1 + Math.log(pages.length / (1 + told.filter((one) => one[i]).length)) / 4) // rare words a little more
  const sum = (nearness: number[]) => worth.reduce((all, one, i) => all + one * nearness[i]!, 0)
  const rated = pages.map(({ section, title, marked }, i) => {
    const telling = title.filter((word) => !little.has(word.plain))
    const meant = telling.filter((word) => wanted.some((nearness) => nearness.has(word.plain)))
    const alone = meant.length / (telling.length || 1)
    const has = sum(told[i]!.map(Math.sign))
    return { section, has, points: has * (sum(told[i]!) + TITLED * sum(near(title)) + MARKED * sum(near(marked)) + ALONE * alone) }
  })
  const most = Math.max(...rated.map((page) => page.has))
  const best = Math.max(...rated.map((page) => page.points))
  if (!(most > 0)) return []
  const rarest = wanted.toSorted((a, b) => worth[wanted.indexOf(b)]! - worth[wanted.indexOf(a)]!)
  return rated
    .filter((page) => page.has >= ENOUGH * most || page.points >= GOOD * best)
    .sort((a, b) => b.points - a.points)
    .map(({ section }) => ({ section, title: pieces(section.title, wanted), where: pieces(around(section, rarest), wanted) }))
}

/** Each word that was typed, with its other names. */
function asked(typed: string, little: Set<string>, { same, endings }: Spoken): string[][] {
  const words = wordsOf(typed).map((word) => word.plain)
  const groups = same.split(';').map((group) => wordsOf(group).map((word) => word.plain))
  const telling = words.filter((word) => !little.has(word))
  return (telling.length ? telling : words).map((word) => {
    const [near, within] = [likeTo(word, endings), bare(word)]
    return [word, ...groups.filter((group) => group.some((name) => within.includes(name) || near(name) >= FORM)).flat()]
  })
}

type Nearness = Map<string, number>

/** The words of a book that are what was asked for, by one of its names; those that only begin like it where there are no others;
 * where there is nothing at all, those from which it was mistyped. */
function nearest(known: Set<string>, names: string[], { endings }: Spoken): Nearness {
  const likes = names.map((name) => likeTo(name, endings))
  const all = new Map(Array.from(known, (word) => [word, Math.max(...likes.map((near, i) => near(word) * (i ? OTHER : 1)))]))
  const most = Math.max(...all.values())
  if (!most) return new Map([...known].filter((word) => mistyped(names[0]!, word)).map((word) => [word, LOOSE]))
  const least = most > LOOSE ? LOOSE : 0
  return new Map([...all].filter(([, near]) => near > least))
}

const SURE = 5 // letters: a shorter word is too soon another one

/** One letter too many, too few, another one, or two that changed places. */
function mistyped(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed]
  if (short.length < SURE || long.length - short.length > 1) return false
  const at = [...long].findIndex((letter, i) => letter !== short[i])
  const rest = (text: string, from: number) => text.slice(at + from)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  const changed = short[at] === long[at + 1] && short[at + 1] === long[at]
  return rest(short, 1) === rest(long, 1) || (changed && rest(short, 2) === rest(long, 2))
}

/** How near words are to a name. */
function likeTo(name: string, endings: string): (word: string) => number {
  const inner = name.replace(PREFIX, '')
  const [isForm, isInner] = [formsOf(name, endings), inner === name ? () => false : formsOf(inner, endings)]
  return (word) => {
    if (word === name) return WHOLE
    const all = bare(word)
    if (all.some(isForm)) return FORM
    return (name.length > 3 && all.some((one) => one.startsWith(name))) || all.some(isInner) ? LOOSE : 0
  }
}

/** A word, and in Hebrew what it is without a letter or two before it that are words of their own. */
function bare(word: string): string[] {
  const once = word.replace(PREFIX, '')
  return once === word ? [word] : [word, once, once.replace(PREFIX, '')]
}

/** Whether a word is a name with another ending, "łąkę" and "łąka"; a long word has more of them than can be listed. */
function formsOf(name: string, endings: string): (word: string) => boolean {
  const ends = ['', ...wordsOf(endings).map((word) => word.plain)]
  const bases = ends.filter((end) => name.endsWith(end)).map((end) => name.slice(0, name.length - end.length)).filter((base) => base.length >= 3) // prettier-ignore
  const forms = new Set([name, ...bases.flatMap((base) => ends.map((end) => base + end))])
  const stem = name.slice(0, name.length - Math.max(0, Math.min(3, name.length - 5)))
  return (word) => forms.has(word) || (stem !== name && word.startsWith(stem) && word.length <= name.length + 2)
}

const read = new WeakMap<Section, Words>() // while somebody types, a book stays the same

/** The words of a section: of its title, where the name of the game is none; those it explains by the way; all. */
function wordsIn(section: Section): Words {
  const words = read.get(section) ?? { title: wordsOf(section.level > 1 ? section.title : ''), marked: wordsOf(marked(section)), text: wordsOf(textOf(section)) }
  read.set(section, words)
  return words
}

interface Words {
  title: Word[]
  marked: Word[]
  text: Word[]
}

interface Word {
  plain: string
  at: number
  length: number
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu), (match) => ({ plain: plain(match[0]), at: match.index, length: match[0].length }))
}

function around(section: Section, wanted: Nearness[]): string {
  const text = textOf(section)
  const first = wanted.map((nearness) => wordsIn(section).text.find((word) => nearness.has(word.plain))).find(Boolean)
  if (!first) return ''
  const [from, to] = [Math.max(0, first.at - AROUND), Math.min(text.length, first.at + first.length + AROUND)]
  const whole = text.slice(from ? text.indexOf(' ', from) + 1 : 0, to < text.length ? text.lastIndexOf(' ', to) : to)
  return `${from ? '… ' : ''}${whole}${to < text.length ? ' …' : ''}`
}

function pieces(text: string, wanted: Nearness[]): Piece[] {
  const out: Piece[] = []
  let from = 0
  for (const { plain, at, length } of wordsOf(text)) {
    if (!wanted.some((nearness) => nearness.has(plain))) continue
    out.push({ text: text.slice(from, at), found: false }, { text: text.slice(at, at + length), found: true })
    from = at + length
  }
  return [...out, { text: text.slice(from), found: false }].filter((piece) => piece.text)
}

/** The section about what is said: about its own text, or about one within it. */
export function topicOf(book: Book, part: Part): string | null {
  if (typeof part !== 'object') return null
  if (Array.isArray(part)) return book.topics[part[0]] ?? firstTopic(book, Object.values(part[1]))
  return part.is === 'list' ? firstTopic(book, part.parts) : null
}

function firstTopic(book: Book, parts: Part[]): string | null {
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
