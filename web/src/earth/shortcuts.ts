// Keys that lead somewhere on the board from anywhere on it: letters to the actions in their order, digits to the cards as
// they lie, and one from each thing that is lit to the next.
export const letterOf = (place: number): string => String.fromCharCode(65 + place)

/** The letter of a key, also where the keyboard writes other ones. */
function letter({ key, code }: KeyboardEvent): string {
  const typed = key.toUpperCase()
  return /^[A-Z]$/.test(typed) ? typed : /^Key[A-Z]$/.test(code) ? code.slice(3) : ''
}

/** Where a key leads from what has the focus; null: nowhere. What is led to may have to be shown first. */
export function leads(event: KeyboardEvent, board: HTMLElement): HTMLElement | null {
  const named = letter(event)
  if (named === 'N') return next(board, event.shiftKey)
  const place = named ? `[data-letter="${named}"]` : /^[1-9]$/.test(event.key) ? `[data-digit="${event.key}"]` : ''
  const found = place ? board.querySelector<HTMLElement>(place) : null
  return found?.querySelector<HTMLElement>('button') ?? found
}

function next(board: HTMLElement, back: boolean): HTMLElement | null {
  const lit = [...board.querySelectorAll<HTMLElement>('[data-answer], [data-answers], [data-confirm]')]
  const here = lit.indexOf(document.activeElement as HTMLElement)
  return lit.at(back ? (here < 0 ? -1 : here - 1) : (here + 1) % lit.length) ?? null
}

/** Whether a key is for the board: not where something is typed, nor in a window over the page. */
export function meant(event: KeyboardEvent, board: HTMLElement | undefined): board is HTMLElement {
  if (!board || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const { target } = event
  if (document.querySelector('dialog[open]')) return false
  return target === document.body || (target instanceof Element && board.contains(target) && !target.closest('input, select, textarea'))
}
