// The browser says what the terminal says: samples from real games, written by tools/samples.py.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../src/games'
import type { View } from '../src/games/views/view'
import type { Event } from '../src/games/words'
import { LANGUAGES, type Language, bare } from '../src/texts/texts'
import type { Choice } from '../src/wire'
import { texts } from './rooms'

interface Sample {
  game: string
  names: string[]
  view: View
  choices: Choice[]
  events: Event[]
  said: Record<Language, { story: string[]; question?: string; words?: string[]; entries?: { words: string; answers: number[] }[] }>
}

const FILE = new URL('./.samples.json', import.meta.url)
// What the terminal asks with keys that one types, the page asks in its own words.
const OWN_QUESTIONS = /\(1:|\(Enter|\(1 –|\(1 -/

test('there are samples: tools/samples.py writes them', () => {
  expect(existsSync(FILE)).toBe(true)
})

const samples: Sample[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []

// Every moment of whole games, beside a browser that is being tested: that may take its time.
describe.each(LANGUAGES)('in %s', { timeout: 60_000 }, (language) => {
  const say = texts(language)
  test.each([...new Set(samples.map((sample) => sample.game))])('%s', async (game) => {
    const make = await wordsOf(game)
    for (const { names, view, choices, events, said } of samples.filter((sample) => sample.game === game)) {
      const words = make(say, names)
      const expected = said[language]
      words.look(view)
      expect(words.story(events).map(bare)).toEqual(expected.story)
      expect(words.heading(view)).toBeTruthy()
      for (const panel of words.panels(view)) {
        expect(panel.title).toBeTruthy()
        for (const row of panel.rows) expect(row.length).toBe(panel.head.length || 2)
      }
      if (!expected.question) continue
      if (!OWN_QUESTIONS.test(expected.question)) expect(bare(words.question(view, choices))).toBe(expected.question)
      expect(bare(words.rules(view))).toBeTruthy()
      expect(choices.map((choice) => bare(words.words(view, choice)))).toEqual(expected.words)
      expect(
        words.entries(view, choices).map((entry) => ({
          words: bare(entry.words),
          answers: entry.choices.map((choice) => choice.answer),
        })),
      ).toEqual(expected.entries)
    }
  })
})
