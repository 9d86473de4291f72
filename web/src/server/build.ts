// A page that is older than the server loads itself anew: between two answers, when nothing is lost by it.
import { api } from './api'
import { unheard } from './link'

declare const __BUILD__: string

const LAST = 'habitable-reloaded'

/** Whether the server has another page than this one. */
export async function outdated(): Promise<boolean> {
  try {
    const build = await api.build()
    return build !== '' && __BUILD__ !== 'dev' && build !== __BUILD__
  } catch {
    return false
  }
}

/** Once a minute at most: a server that cannot be satisfied must not make the page flicker. */
export function reload(): void {
  const last = Number(sessionStorage.getItem(LAST) ?? 0)
  if (Date.now() - last < 60_000) return
  sessionStorage.setItem(LAST, String(Date.now()))
  location.reload()
}

/** Parts of an older page are gone from the server: what loads them late fails, and the whole page is loaded anew. */
export function surviveUpgrades(): void {
  const known = new Set<unknown>()
  addEventListener('vite:preloadError', (event) => {
    known.add(event.payload)
    void reloadWhenThere()
  })
  addEventListener('unhandledrejection', (event) => {
    if (known.has(event.reason)) event.preventDefault()
  })
}

/** Without a connection the browser would have nothing to show, and what was said meanwhile must be heard first. */
async function reloadWhenThere(): Promise<void> {
  const there = await api.build().then(
    () => true,
    () => false,
  )
  if (there && !unheard()) reload()
  else setTimeout(() => void reloadWhenThere(), 1_000)
}
