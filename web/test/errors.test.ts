// What the server refuses is said in the reader's language: a code, and problems in problems.
import { expect, test } from 'vitest'
import { type Phrase, explain, placeIn } from '../src/texts/phrases'
import { type Language, bare } from '../src/texts/texts'
import { texts } from './rooms'

const tables: Phrase = [
  'refused-bad-options',
  {
    why: [
      'options-wrong',
      {
        why: ['wrong-at', { place: 'components', why: ['wrong-range', { place: 'animals', least: 20, most: 63, given: '19' }] }],
        known: 'beginner, components',
      },
    ],
  },
]
const answer: Phrase = ['refused-illegal-answer', { why: ['illegal-not-asked', { answer: 'take 2', seat: '0', asked: '1' }] }]

function say(language: Language, problem: Phrase): string {
  return bare(explain(texts(language), problem))
}

test('a table that cannot be', () => {
  expect(say('en', tables)).toBe('such a table cannot be: components: animals: from 20 to 63, not 19 (options: beginner, components)')
  expect(say('pl', tables)).toBe('takiego stołu być nie może: components: animals: od 20 do 63, nie 19 (opcje: beginner, components)')
  expect(say('he', tables)).toBe('שולחן כזה לא ייתכן: \u200fcomponents: animals: מ־20 עד 63, לא 19 (האפשרויות: beginner, components)')
})

test('an answer that is not legal', () => {
  expect(say('pl', answer)).toBe('teraz nie można tego zrobić: „take 2”: miejsce 0 nie odpowiada teraz; teraz odpowiada: 1')
  expect(say('he', answer)).toBe('אי אפשר לעשות את זה עכשיו: ״take 2״: השאלה עכשיו אינה אל מקום 0; היא אל: 1')
})

test('what a newer server says without a text of ours', () => {
  expect(say('en', ['refused-tomorrow', {}])).toBe('this should not have happened; the mistake is ours')
})

test('where it is wrong', () => {
  expect(placeIn(tables[1])).toBe('components')
  expect(placeIn(answer[1])).toBe('')
})
