// How computer players are called, and who is asked for when a table is made.
import { expect, test } from 'vitest'
import { called, described } from '../src/app/levels'
import { planned, type Seat } from '../src/making/seats'
import type { GameInfo } from '../src/wire'
import { texts } from './rooms'

const t = texts('en')
const info = { name: 'ecosystem', styled: ['expert'], styles: ['hunter', 'gardener'] } as unknown as GameInfo
const bot = (who: Seat['who'], style: string): Seat => ({ who, name: '', style })

test('an expert with a style is both', () => {
  expect(called(t, 'ecosystem', 'expert-hunter')).toBe('like an expert · hunter')
  expect(described(t, 'ecosystem', 'expert-hunter')).toBe(`${t('bot-expert')}; ${t('ecosystem-style-hunter.about')}`)
  expect(called(t, 'ecosystem', 'casual')).toBe('for fun')
})

test('those that packages bring keep their names', () => {
  expect(called(t, 'ecosystem', 'sharp-pike')).toBe('sharp-pike')
  expect(described(t, 'ecosystem', 'sharp-pike')).toBe('')
})

test('a style is asked for where the level and the game have it', () => {
  expect(planned(bot('bot-expert', 'hunter'), 1, t, info).level).toBe('expert-hunter')
  expect(planned(bot('bot-expert', ''), 1, t, info).level).toBe('expert')
  expect(planned(bot('bot-expert', 'navigator'), 1, t, info).level).toBe('expert') // chosen for another game
  expect(planned(bot('bot-beginner', 'hunter'), 1, t, info).level).toBe('beginner')
})
