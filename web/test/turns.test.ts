// Points over turns, as the games on hexes tell of them.
import { expect, test } from 'vitest'
import { pointsOverTurns } from '../src/earth/turns'

const points = (animal: string, points: number, reason = 'domination') => ({ event: 'points', animal, points, reason })
const animals = (birds: number, insects: number) => [
  { animal: 'birds', points: birds },
  { animal: 'insects', points: insects },
]
const TURNS = [points('insects', 2), { event: 'turn', round: 1 }, points('birds', 3), { event: 'turn', round: 2 }, points('birds', -1), { event: 'final_scoring' }, points('insects', 5)]

test('a turn ends where the next begins, and the final scoring is apart', () => {
  expect(pointsOverTurns(TURNS, animals(2, 7))).toEqual([
    { turn: 0, points: [0, 2] },
    { turn: 1, points: [3, 2] },
    { turn: 2, points: [2, 2] },
    { turn: null, points: [2, 7] },
  ])
})

test('a round says itself that it is over; a game that was broken off has no final scoring', () => {
  const told = [points('birds', 2, 'start'), points('birds', -1), { event: 'round_ends', round: 1 }, points('insects', 4)]
  expect(pointsOverTurns(told, animals(1, 4))).toEqual([
    { turn: 0, points: [2, 0] },
    { turn: 1, points: [1, 0] },
    { turn: 2, points: [1, 4] },
  ])
})

test('nothing is shown while something is missing', () => {
  expect(pointsOverTurns(TURNS.slice(1), animals(2, 7))).toBeNull()
  expect(pointsOverTurns([points('fishes', 1)], animals(0, 0))).toBeNull()
})
