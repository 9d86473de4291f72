// How well a computer player plays, and in which style of the game: `expert-hunter` is an expert, and likes what hunters like.
import type { Texts } from '../texts/texts'

/** The level, and the style or nothing. */
export function parted(t: Texts, game: string, name: string): [string, string] {
  const dash = name.indexOf('-')
  const style = name.slice(dash + 1)
  return dash > 0 && t.has(`${game}-style-${style}`) ? [name.slice(0, dash), style] : [name, '']
}

/** As it is called in a few words. */
export function called(t: Texts, game: string, name: string): string {
  const [level, style] = parted(t, game, name)
  const known = t.has(`web-level-${level}`) ? t(`web-level-${level}`) : level
  return style ? `${known} · ${t(`${game}-style-${style}`)}` : known
}

/** How it plays, in a sentence or two; nothing of those that packages bring. */
export function described(t: Texts, game: string, name: string): string {
  const [level, style] = parted(t, game, name)
  return [t.has(`bot-${level}`) ? t(`bot-${level}`) : '', style ? t(`${game}-style-${style}.about`) : ''].filter(Boolean).join('; ')
}
