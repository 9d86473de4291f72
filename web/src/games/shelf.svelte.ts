// The games as the server tells of them, asked for once.
import { api } from '../server/api'
import type { GameInfo } from '../wire'

let games: GameInfo[] = $state.raw([])
let asked = false

function told(game: string): GameInfo | undefined {
  if (!asked) {
    asked = true
    api.games().then(
      (found) => (games = found),
      () => (asked = false),
    )
  }
  return games.find((one) => one.name === game)
}

/** Whether the server draws it; undefined until it has said so. */
export const hasPicture = (game: string): boolean | undefined => told(game)?.picture

/** Whether it has a rulebook. */
export const hasBook = (game: string): boolean | undefined => told(game)?.book

/** Whether it has a player aid to print. */
export const hasAid = (game: string): boolean | undefined => told(game)?.aid
