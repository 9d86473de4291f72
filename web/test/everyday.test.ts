// What people type into the search of a rulebook, and where it leads them: in the books themselves, written by tools/books.py.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchBook, spokenIn } from '../src/rules/finding'
import { LANGUAGES, type Language } from '../src/texts/texts'
import type { Book } from '../src/wire'
import { texts } from './rooms'

const BOOKS = JSON.parse(readFileSync(new URL('./.books.json', import.meta.url), 'utf8')) as Book[]
const TEXTS = new Map(LANGUAGES.map((language) => [language, texts(language)]))

function found(game: string, language: Language, typed: string): string[] {
  const book = BOOKS.find((one) => one.game === game && one.language === language)!
  return searchBook(book, typed, spokenIn(TEXTS.get(language)!, game)).map((one) => one.section.anchor)
}

/** The section that must come first. */
const FIRST: Record<string, Record<Language, Record<string, string>>> = {
  ecosystem: {
    en: { 'who goes first': 'ask-begins', 'do I have to use the rabbit': 'rabbit', fish: 'trout', honey: 'bee', bee: 'bee', hidden: 'secrets', minus: 'gaps', holes: 'gaps', grid: 'start', 'last card': 'ask-last-card', 'can I move a card later?': 'ask-move', 'share a trout': 'ask-shared', 'same trout two bears': 'ask-shared', '4 wide 5 high': 'ask-upright' },
    pl: { 'kto zaczyna': 'ask-begins', 'po skosie': 'ask-corners', ryba: 'trout', miód: 'bee', dziury: 'gaps', królik: 'rabbit', lis: 'fox', 'ten sam pstrąg dwa niedźwiedzie': 'ask-shared', 'wyższa niż szersza': 'ask-upright', 'jak długo trwa gra': 'start' },
    he: { 'מי מתחיל': 'ask-begins', דג: 'trout', אלכסון: 'ask-corners', חורים: 'gaps', ארנב: 'rabbit', 'שני דובים אותה טרוטה': 'ask-shared', 'כמה זמן': 'start' },
  },
  planet: {
    en: { 'who goes first': 'ask-begins', water: 'ocean', sea: 'ocean', snow: 'ice', 'leftover tiles': 'leftovers', 'can someone steal my animal': 'ask-lost', 'single field': 'ask-single', rotate: 'laying', 'animal without a home': 'ask-homeless', 'how long': 'start' },
    pl: { 'kto zaczyna': 'ask-begins', woda: 'ocean', śnieg: 'ice', 'niewykorzystane płytki': 'leftovers', 'czy ktoś może ukraść zwierzę?': 'ask-lost', 'zwierzę bez domu': 'ask-homeless', 'jak długo trwa gra': 'start' },
    he: { 'מי מתחיל': 'ask-begins', מים: 'ocean', שלג: 'ice', 'אריחים שנשארו': 'leftovers', 'לאבד חיה': 'ask-lost', 'חיה בלי בית': 'ask-homeless', 'כמה זמן': 'start' },
  },
  'dominant-species': {
    en: { 'who goes first': 'ask-begins', 'can I score tile without me': 'ask-elsewhere', 'how many pawns': 'ask-pawns', fight: 'competition', 'what does ice do to my species': 'ask-ice', 'can I pass': 'ask-decline', 'printed element lost': 'ask-printed', 'how many species on a tile': 'ask-crowd', 'endangered still score': 'scoring', 'gene pool empty': 'ask-pool', 'am I out': 'ask-gone' },
    pl: { 'kto zaczyna': 'ask-begins', 'ile pionków': 'ask-pawns', walka: 'competition', lód: 'ask-ice', 'czy mogę zrezygnować z akcji': 'ask-decline', 'ile gatunków na kaflu': 'ask-crowd', 'punktować kafel beze mnie': 'ask-elsewhere' },
    he: { 'מי מתחיל': 'ask-begins', 'כמה גלילים': 'ask-pawns', 'כמה חיילים': 'ask-pawns', משאב: 'elements', קרב: 'competition', 'לוותר על פעולה': 'ask-decline' },
  },
  marine: {
    en: { 'who goes first': 'ask-begins', 'kick out pawn': 'pawns', occupied: 'pawns', 'endangered still score': 'thriving', 'how many pawns': 'ask-pawns', 'can I pass': 'ask-pass', 'when do endangered species die': 'ask-dying', 'empty gene pool': 'ask-pool', figure: 'words', slot: 'words', fish: 'animals' },
    pl: { 'kto zaczyna': 'ask-begins', rozkwit: 'thriving', ryba: 'animals', 'ile pionków': 'ask-pawns', 'zajęte pole': 'pawns', 'czy mogę pasować': 'ask-pass', 'kiedy giną zagrożone': 'ask-dying', krążki: 'elements' },
    he: { 'מי מתחיל': 'ask-begins', 'כמה גלילים': 'ask-pawns', אלמנט: 'elements', פאס: 'ask-pass', תפוס: 'pawns', 'מתי מתים מינים': 'ask-dying' },
  },
}

const asked = Object.entries(FIRST).flatMap(([game, languages]) =>
  Object.entries(languages).flatMap(([language, first]) => Object.entries(first).map(([typed, anchor]) => [game, language as Language, typed, anchor] as const)),
)

test.each(asked)('%s, %s: "%s" leads to %s', (game, language, typed, anchor) => {
  expect(found(game, language, typed)[0]).toBe(anchor)
})

test.each([
  ['ecosystem', 'en', 'how long', 'start'],
  ['planet', 'en', 'no planet fits the animal', 'ask-homeless'],
  ['dominant-species', 'en', 'how many pawns', 'players'],
  ['dominant-species', 'he', 'כמה גלילים', 'players'],
  ['marine', 'en', 'how many pawns', 'players'],
  ['marine', 'pl', 'ile pionków', 'players'],
  ['dominant-species', 'en', 'ice', 'tundra'],
  ['dominant-species', 'he', 'קרח', 'glaciation'],
  ['marine', 'en', 'when do endangered species die', 'extinction'],
] as const)('%s, %s: "%s" has %s among the first', (game, language, typed, anchor) => {
  expect(found(game, language, typed).slice(0, 5)).toContain(anchor)
})

test('a species is found by the word of the other game, too', () => {
  expect(found('dominant-species', 'he', 'מין')).toEqual(expect.arrayContaining(found('dominant-species', 'he', 'זן')))
  expect(found('marine', 'he', 'זן')).toEqual(expect.arrayContaining(found('marine', 'he', 'מין')))
})

test('the very word, and no other that begins like it', () => {
  expect(found('ecosystem', 'en', 'bee')).not.toContain('choosing') // "has been round the table"
  expect(found('planet', 'en', 'eagl')).toEqual(['mountain']) // while it is typed
})
