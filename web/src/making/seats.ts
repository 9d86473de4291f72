// Who shall sit where.
import type { Texts } from '../texts/texts'
import type { SeatPlan } from '../wire'

export interface Seat {
  who: 'me' | 'here' | 'invited' | 'open' | `bot-${string}`
  name: string
}

export const MOST = 10

export const seatsAtFirst = (): Seat[] => Array.from({ length: MOST }, (_, i) => ({ who: i === 0 ? 'me' : 'invited', name: '' }))

export function planned({ who, name }: Seat, i: number, t: Texts): SeatPlan {
  if (who === 'me') return { kind: 'me' }
  if (who === 'here') return { kind: 'me', name: name.trim() || t('web-player', { number: i + 1 }) }
  if (who === 'invited' || who === 'open') return { kind: who, name: name.trim() }
  return { kind: 'bot', level: who.slice(4), name: t(`web-bot-name-${i}`) }
}
