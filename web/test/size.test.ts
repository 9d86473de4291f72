// The first page stays small: script and style that are loaded before anything can be seen.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/texts/texts'
import { source } from './rooms'

const BUDGET = 150 * 1000
const CLIENT = new URL('../../src/habitable/server/client/', import.meta.url)
const PAGES = ['Home.svelte', 'TablePage.svelte']

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** What is loaded with some sources: these, and all that they import. */
function loaded(manifest: Record<string, Chunk>, ...names: string[]): string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const name of names) {
    expect(manifest[name], name).toBeDefined()
    add(name)
  }
  return [...files]
}

test.each(PAGES)('%s', (page) => {
  const file = new URL('.vite/manifest.json', CLIENT)
  expect(existsSync(file), 'the page is built first: web/build.py').toBe(true)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  for (const language of LANGUAGES) {
    const texts = gzipSync(source(language)).length
    const size = loaded(manifest, 'index.html', `src/pages/${page}`).reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, CLIENT))).length, texts)
    console.log(`${page} in ${language}: ${Math.round(size / 1000)} kB`)
    expect(size).toBeLessThan(BUDGET)
  }
})

// A board is loaded beside the table's page: all of it that the page has not.
const BOARDS: [game: string, budget: number][] = [['ecosystem', 60], ['planet', 60], ['dominant-species', 80], ['marine', 80]] // prettier-ignore
test.each(BOARDS)('the board %s', (name, budget) => {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', CLIENT), 'utf8')) as Record<string, Chunk>
  const there = new Set(loaded(manifest, 'index.html', 'src/pages/TablePage.svelte'))
  const own = loaded(manifest, `src/games/${name}/Board.svelte`).filter((file) => !there.has(file))
  const size = own.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, CLIENT))).length, 0)
  console.log(`${name}: ${Math.round(size / 1000)} kB`)
  expect(size).toBeLessThan(budget * 1000)
})
