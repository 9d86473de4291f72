// Every text that a person sees: the Fluent files that Python reads, all of a language in one, from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { numeral } from './numbers'

export const LANGUAGES = ['en', 'pl', 'he'] as const
export type Language = (typeof LANGUAGES)[number]
const MOST = 5_000 // texts that are kept
export type Arguments = Record<string, string | number>
/** `texts('key', { name: value })` is a text; a key that does not exist is a bug. */
export interface Texts {
  (key: string, values?: Arguments): string
  language: Language
  rightToLeft: boolean
  has(key: string): boolean
}

export async function load(language: Language): Promise<Texts> {
  const response = await fetch(`/texts/${language}.ftl`)
  if (!response.ok) throw new Error(`no texts: ${response.status}`)
  return make(language, [await response.text()])
}

export function make(language: Language, sources: string[]): Texts {
  // Values are isolated (U+2068 … U+2069): a Hebrew name in an English line, and a number in a Hebrew one, stay whole.
  const bundle = new FluentBundle(language, { useIsolating: true })
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source))
    for (const error of errors) complain(error)
  }
  const said = new Map<string, string>() // the same is said again and again
  const say = (key: string, values: Arguments = {}): string => {
    const names = Object.keys(values)
    const whole = names.length ? `${key}\n${names.map((name) => `${name} ${typeof values[name]} ${values[name]}`).join('\n')}` : key
    const known = said.get(whole)
    if (known !== undefined) return known
    if (said.size >= MOST) said.clear()
    const text = find(key, values)
    said.set(whole, text)
    return text
  }
  const find = (key: string, values: Arguments): string => {
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

/** The first of these texts that there is, or nothing: games of others need not have all. */
export function firstOf(t: Texts, ...keys: string[]): string {
  const key = keys.find((one) => t.has(one))
  return key === undefined ? '' : t(key)
}

/** A name as it stands in keys. */
export const dashes = (name: string): string => name.replaceAll('_', '-')

const ISOLATES = /[\u2068\u2069]/g

/** Without the marks that isolate values: for titles of windows, files, and comparisons. */
export const bare = (text: string): string => text.replace(ISOLATES, '')
