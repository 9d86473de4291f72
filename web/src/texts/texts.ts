// Every text that a person sees: the Fluent files of src/habitable/locale, the same that Python reads.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Problem } from '../wire'
import { numeral } from './numbers'

export const LANGUAGES = ['en', 'pl', 'he'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, string | number>
/** `texts('key', { name: value })` is a text; a key that does not exist is a bug. */
export interface Texts {
  (key: string, values?: Arguments): string
  language: Language
  rightToLeft: boolean
  has(key: string): boolean
}

// One chunk for each language: all its rooms together are smaller than the requests for them would be long.
const files: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  he: () => import('./he'),
}

export async function load(language: Language): Promise<Texts> {
  return make(language, (await files[language]()).default)
}

export function make(language: Language, sources: string[]): Texts {
  // Values are isolated (U+2068 … U+2069): a Hebrew name in an English line, and a number in a Hebrew one, stay whole.
  const bundle = new FluentBundle(language, { useIsolating: true })
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source))
    for (const error of errors) complain(error)
  }
  const say = (key: string, values: Arguments = {}): string => {
    const [name = '', attribute] = key.split('.')
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) {
      complain(new Error(`there is no text "${key}" in ${language}`))
      return key
    }
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors)
    for (const error of errors) complain(new Error(`${key}: ${error.message}`))
    return Object.values(values).some((value) => typeof value === 'number' && value < 0) ? numeral(text) : text
  }
  return Object.assign(say, { language, rightToLeft: language === 'he', has: (key: string) => bundle.hasMessage(key) })
}

/** In a test of the page an error on the console is a failure; a person sees the key and can play on. */
function complain(error: Error): void {
  console.error(error)
}

/** What is wrong, in words, as `Texts.explain` in Python. Of one that we do not know only that it is. */
export function explain(t: Texts, { key, arguments: values }: Problem): string {
  if (!t.has(key)) return t('refused-our-mistake')
  return t(key, Object.fromEntries(Object.entries(values).map(([name, one]) => [name, typeof one === 'object' ? explain(t, one) : one])))
}

/** Where it is wrong: the place that the problem names, or the problem that it comes from. */
export function placeIn({ place, why }: Problem['arguments']): string {
  if (place !== undefined) return String(place)
  return typeof why === 'object' ? placeIn(why.arguments) : ''
}

const ISOLATES = /[\u2068\u2069]/g

/** Without the marks that isolate values: for titles of windows, files, and comparisons. */
export const bare = (text: string): string => text.replace(ISOLATES, '')
