// Who shall sit where.
import type { Texts } from '../texts/texts'
import type { GameInfo, SeatPlan } from '../wire'

export interface Seat {
  who: 'me' | 'here' | 'invited' | 'open' | `bot-${string}`
  name: string
  style: string // of a bot; empty for none
}

export const MOST = 10
export const OPEN = 'open' // after the # of the page: a table for whoever comes

export const seatsAtFirst = (others: Seat['who'] = 'invited'): Seat[] => Array.from({ length: MOST }, (_, i) => ({ who: i === 0 ? 'me' : others, name: '', style: '' }))

/** The style of a bot that sits there, if it can have one in this game. */
export const styleOf = ({ who, style }: Seat, info: GameInfo): string => (info.styled.includes(who.slice(4)) && info.styles.includes(style) ? style : '')

export function planned(seat: Seat, i: number, t: Texts, info: GameInfo): SeatPlan {
  const { who, name } = seat
  if (who === 'me') return { kind: 'me' }
  if (who === 'here') return { kind: 'me', name: name.trim() || t('web-player', { number: i + 1 }) }
  if (who === 'invited' || who === 'open') return { kind: who, name: name.trim() }
  const style = styleOf(seat, info)
  return { kind: 'bot', level: who.slice(4) + (style && `-${style}`), name: t(`web-bot-name-${i}`) }
}
