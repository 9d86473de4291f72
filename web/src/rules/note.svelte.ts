// One small note beside something on the page: what it is, or why it cannot be chosen. Nobody has to answer it.
import type { Part } from '../texts/phrases'

export interface Note {
  about: Part // what the rulebook may say more of
  words: Part | null // null: what the texts of the game, or the rulebook, say of it
  near: DOMRect
}
interface Noted {
  shown: Note | null
}
export const noted: Noted = $state({ shown: null })

export function tell(words: Part, about: Part, near: DOMRect): void {
  noted.shown = { words, about, near }
}
