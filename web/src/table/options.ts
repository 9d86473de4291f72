// The list of answers: what stands together, what ends a chain, and what a few typed letters leave of it.
import { type Part, render } from '../texts/phrases'
import { type Texts, bare } from '../texts/texts'
import type { Asked, Choice, Group as Several } from '../wire'

const MANY = 7 // so many answers need no headings, and no search
export const PREFIX = /^[והבלכמש]/ // in Hebrew "and", "in", "to" are the first letter of the next word
const NOTHING = 0 // the id of "pass" in every game: it ends a chain, or declines

/** A line of the list. One that stands for several choices asks again which of them is meant. */
export interface Entry {
  words: string
  choices: Choice[]
  question: string // of one that stands for several
  within: Entry[]
}

/** What is asked and what can be answered, in words. */
export interface Question {
  words: string
  asked: Part // the same, before it became words
  entries: Entry[]
}

export function questionOf(t: Texts, asked: Asked, choices: Choice[], names: string[]): Question {
  const say = (part: Part) => render(t, part, names)
  const single = (place: number, words: Part): Entry => ({ words: say(words), choices: [choices[place]!], question: '', within: [] })
  const several = ({ words, question, choices: places, within }: Several): Entry => ({
    words: say(words),
    choices: places.map((place) => choices[place]!),
    question: say(question),
    within: places.map((place, i) => single(place, within[i] ?? asked.words[place]!)),
  })
  const lines = asked.entries.length ? asked.entries : choices.map((_, place) => place) // one after the other
  const entries = lines.map((entry) => (typeof entry === 'number' ? single(entry, asked.words[entry]!) : several(entry)))
  return { words: say(asked.question), asked: asked.question, entries }
}

/** What an answer means, as the list says it. */
export function wordsOf({ entries }: Question, answer: number): string {
  const is = (entry: Entry) => entry.choices.length === 1 && entry.choices[0]!.answer === answer
  return [...entries, ...entries.flatMap((entry) => entry.within)].find(is)?.words ?? ''
}

export interface Group {
  verb: string // empty: no heading
  entries: Entry[]
}

export interface Offer {
  groups: Group[]
  done: Entry | null // "done", "pass": beside the list, so that it is always there
  searchable: boolean
}

export function arrange(entries: Entry[]): Offer {
  const done = entries.find((entry) => entry.choices.length === 1 && entry.choices[0]!.answer === NOTHING) ?? null
  const rest = entries.filter((entry) => entry !== done)
  const verbs = new Map<string, Entry[]>()
  for (const entry of rest) {
    const verb = entry.choices[0]?.verb ?? ''
    verbs.set(verb, [...(verbs.get(verb) ?? []), entry])
  }
  const headed = verbs.size > 1 && rest.length > MANY
  const groups = headed ? [...verbs].map(([verb, entries]) => ({ verb, entries })) : [{ verb: '', entries: rest }]
  return { groups: groups.filter((group) => group.entries.length), done, searchable: rest.length > MANY }
}

/** Every word that was typed must begin a word of the answer. */
export function search(groups: Group[], typed: string): Group[] {
  const wanted = plain(typed).split(' ').filter(Boolean)
  if (!wanted.length) return groups
  const fits = (entry: Entry) => {
    const words = plain(entry.words).split(' ')
    return wanted.every((start) => words.some((word) => word.startsWith(start) || word.replace(PREFIX, '').startsWith(start)))
  }
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(fits) }))
    .filter((group) => group.entries.length)
}

/** Without capitals, accents and signs: "zółw" finds "Żółw". */
export function plain(text: string): string {
  return bare(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
}
