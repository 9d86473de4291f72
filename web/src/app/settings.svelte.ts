// What a person has chosen for this browser. Kept in it; nothing of it goes to the server.
import { LANGUAGES, type Language, type Texts, load } from '../texts/texts'

export interface Chosen {
  language: Language | 'auto'
  theme: 'auto' | 'light' | 'dark'
  patterns: boolean // players are told apart by patterns too, not by shape and colour alone
  confirm: 'touch' | 'final' | 'always' | 'never' // when a choice is shown first and sent with the second tap
  motion: 'normal' | 'fast' | 'off'
  sound: boolean // one when it is my turn
  list: boolean // beside a board the answers are a list too
}

const KEY = 'habitable-settings'
const USUAL: Chosen = { language: 'auto', theme: 'auto', patterns: false, confirm: 'touch', motion: 'normal', sound: false, list: false }

function kept(): Chosen {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return USUAL // storage that is blocked or broken
  }
}

export const settings: Chosen = $state(kept())

let current: Texts | undefined = $state.raw()
const dark = matchMedia('(prefers-color-scheme: dark)')
const paper = matchMedia('print')
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The texts of the language that is on. Read it where it is shown: it changes in the middle of a game. */
export const i18n = {
  get t(): Texts {
    if (!current) throw new Error('texts are loaded before anything is shown')
    return current
  },
}

export function language(): Language {
  if (settings.language !== 'auto') return settings.language
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((one) => wanted.toLowerCase().startsWith(one) || (one === 'he' && wanted.startsWith('iw')))
    if (found) return found
  }
  return 'en'
}

export async function apply(): Promise<void> {
  const wanted = language()
  if (current?.language !== wanted) {
    const texts = await load(wanted)
    if (language() !== wanted) return // changed again meanwhile
    current = texts
  }
  const root = document.documentElement
  root.lang = wanted
  root.dir = current!.rightToLeft ? 'rtl' : 'ltr'
  root.dataset.theme = paper.matches ? 'light' : settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme
  root.dataset.motion = settings.motion
}

export async function change(what: Partial<Chosen>): Promise<void> {
  Object.assign(settings, what)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // it holds until the page is closed
  }
  await apply()
}

for (const one of [dark, paper]) one.addEventListener('change', () => void apply())
addEventListener('storage', (event) => {
  if (event.key !== KEY) return
  Object.assign(settings, kept())
  void apply()
})

/** Whether a choice is shown before it is sent: by a finger; one that cannot be taken back alone, as far as one knows. */
export function showsFirst(touched: boolean, final = true): boolean {
  return { always: true, never: false, touch: touched, final }[settings.confirm]
}

/** Milliseconds that a movement may take. */
export function duration(usual: number): number {
  if (settings.motion === 'off' || still.matches) return 0
  return settings.motion === 'fast' ? usual / 3 : usual
}
