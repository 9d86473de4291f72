// A page that is older than the server loads itself anew: between two answers, when nothing is lost by it.
import { api } from './api'

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

/** Parts of an older page are gone from the server: what loads them late would fail. */
export function surviveUpgrades(): void {
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    reload()
  })
}
