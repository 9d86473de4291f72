import { expect, test } from 'vitest'
import { partOf, searchBook, topicOf } from '../src/rules/finding'
import type { Book, Section } from '../src/wire'

const section = (anchor: string, level: number, title: string, text = ''): Section => ({
  anchor,
  level,
  title,
  blocks: [{ type: 'paragraph', spans: [{ text, style: 'plain', to: null }] }],
})
const book: Book = {
  game: 'ecosystem',
  language: 'pl',
  sections: [
    section('start', 1, 'Ekosystem'),
    section('scoring', 2, 'Punktacja'),
    section('turtle', 3, 'Żółw', 'Powolny.'),
    section('fox', 3, 'Lis', 'Boi się niedźwiedzia, a żółwia nie.'),
    section('questions', 2, 'Częste pytania'),
  ],
  topics: { 'ecosystem-question-place': 'scoring', 'ecosystem-kind-fox': 'fox' },
}

const SPOKEN = { little: 'czy jak', same: 'kara strach boi; cecha', endings: 'a e ia ie y' }

test('titles are found before texts, without accents', () => {
  expect(searchBook(book, 'zolw', SPOKEN).map((one) => one.section.anchor)).toEqual(['turtle', 'fox'])
  expect(searchBook(book, '  ')).toEqual([])
})

const found = (typed: string) => searchBook(book, typed, SPOKEN).map((one) => one.section.anchor)

test('a word is found in other forms, under other names, and in a whole question, but not within another word', () => {
  expect(found('niedźwiedź')).toEqual(['fox'])
  expect(found('strach')).toEqual(['fox'])
  expect(found('Czy żółw lata?')).toEqual(['turtle', 'fox'])
  expect(found('wolny')).toEqual([])
})

test('one letter may be wrong, or two in the wrong order, where no other word is meant', () => {
  expect(found('punktcja')).toEqual(['scoring'])
  expect(found('pytamia')).toEqual(['questions'])
  expect(found('niedźweidzia')).toEqual(['fox'])
  expect(found('puktcja')).toEqual([])
  expect(found('lisb')).toEqual([])
})

test('what has all the words comes before what has some; what has few of them does not come', () => {
  expect(found('niedźwiedź żółw')[0]).toBe('fox')
  expect(found('boi niedźwiedzia żółw')).toEqual(['fox'])
})

test('the words around are shown as they are written', () => {
  expect(searchBook(book, 'zolw', SPOKEN).map((one) => one.where.map((piece) => piece.text).join(''))).toEqual(['', 'Boi się niedźwiedzia, a żółwia nie.'])
})

test('and what was looked for is marked in them', () => {
  expect(searchBook(book, 'lis niedźwiedź', SPOKEN)).toMatchObject([
    { title: [{ text: 'Lis', found: true }], where: [{ text: 'Boi się ' }, { text: 'niedźwiedzia', found: true }, { text: ', a żółwia nie.', found: false }] },
  ])
})

test('the very word comes before its forms, and longer words only where there is neither', () => {
  const bees: Book = { ...book, sections: [section('start', 1, ''), section('a', 2, 'Been'), section('b', 2, 'Bees'), section('c', 2, 'Bee'), section('d', 2, 'Beehive')] }
  const searched = (typed: string) => searchBook(bees, typed, { little: '', same: '', endings: 's' }).map((one) => one.section.anchor)
  expect(searched('bee')).toEqual(['c', 'b'])
  expect(searched('beeh')).toEqual(['d'])
})

test('a section comes with those within it', () => {
  expect(partOf(book, 'scoring').map((one) => one.anchor)).toEqual(['scoring', 'turtle', 'fox'])
  expect(partOf(book, 'questions').map((one) => one.anchor)).toEqual(['questions'])
  expect(partOf(book, 'nowhere').map((one) => one.anchor)).toEqual(['start'])
})

test('what is asked leads to its section, also from within another phrase', () => {
  expect(topicOf(book, ['ecosystem-question-place', {}])).toBe('scoring')
  expect(topicOf(book, ['ecosystem-asked', { animal: 'x', question: ['ecosystem-kind-fox', {}] }])).toBe('fox')
  expect(topicOf(book, { is: 'list', parts: ['a', ['ecosystem-kind-fox', {}]], by: ', ' })).toBe('fox')
  expect(topicOf(book, 'words')).toBeNull()
})
