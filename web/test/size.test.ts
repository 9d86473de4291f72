// The first page stays small: script and style that are loaded before anything can be seen.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const BUDGET = 150 * 1000
const CLIENT = new URL('../../src/habitable/server/client/', import.meta.url)
const PAGES = ['Home.svelte', 'TablePage.svelte']

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** What a page loads: the entry, the page, one language, and all that these import. */
function loaded(manifest: Record<string, Chunk>, page: string, language: string): string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const name of ['index.html', `src/pages/${page}`, `src/texts/${language}.ts`]) {
    expect(manifest[name], name).toBeDefined()
    add(name)
  }
  return [...files]
}

test.each(PAGES)('%s', (page) => {
  const file = new URL('.vite/manifest.json', CLIENT)
  expect(existsSync(file), 'the page is built first: web/build.py').toBe(true)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  for (const language of ['en', 'pl', 'he']) {
    const size = loaded(manifest, page, language).reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, CLIENT))).length, 0)
    console.log(`${page} in ${language}: ${Math.round(size / 1000)} kB`)
    expect(size).toBeLessThan(BUDGET)
  }
})

test('a board is loaded when it is needed, and small', () => {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', CLIENT), 'utf8')) as Record<string, Chunk>
  const boards = Object.keys(manifest).filter((name) => /^src\/boards\/[^/]+\/.*Board\.svelte$/.test(name))
  expect(boards.length).toBeGreaterThan(0)
  for (const name of boards) {
    const { file, css = [] } = manifest[name]!
    const size = [file, ...css].reduce((sum, one) => sum + gzipSync(readFileSync(new URL(one, CLIENT))).length, 0)
    console.log(`${name}: ${Math.round(size / 1000)} kB`)
    expect(size).toBeLessThan(60 * 1000)
    for (const page of PAGES) expect(loaded(manifest, page, 'en')).not.toContain(file)
  }
})
