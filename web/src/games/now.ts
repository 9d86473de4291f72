// What goes on right now on Earth, for everybody who looks on: which card, and who has moved already.
import type { EarthView, Phrases } from './phrases'

/** Short facts about the question on top; none between actions. */
export function now<V extends EarthView>(words: Phrases<V>, view: V): string[] {
  const asked = view.question
  if (!asked) return []
  const out: string[] = []
  if (asked.card !== null) out.push(words.say('now-card', { card: words.card(asked.card) }))
  const moved = new Map<string, number>()
  for (const at of asked.about.moved ?? []) moved.set(at, (moved.get(at) ?? 0) + 1)
  if (moved.size) {
    const list = [...moved].map(([at, n]) => `${words.tile(at.split(',').map(Number))}: ${n}`)
    out.push(words.say('now-moved', { list: list.join(', ') }))
  }
  return out
}
