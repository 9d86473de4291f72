// The one live region of the page: what a screen reader says of itself, in few sentences.
const PAUSE = 400 // milliseconds: what comes together is said together

let messages: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
export const live = $state({ text: '' })

export function announce(text: string): void {
  if (!text) return
  messages.push(text)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const next = messages.join(' ')
    messages = []
    // The same words again are said again only if the region changes.
    live.text = next === live.text ? `${next}\u00a0` : next
  }, PAUSE)
}

/** Another page: what was said, or was to be said, is about the one before. */
export function hush(): void {
  clearTimeout(timer)
  messages = []
  live.text = ''
}
