// The games as the server tells of them, asked for once.
import { api } from '../server/api'
import type { GameInfo } from '../wire'

let games: GameInfo[] = $state.raw([])
let asked = false

/** Whether the server draws it; undefined until it has said so. */
export function hasPicture(game: string): boolean | undefined {
  if (!asked) {
    asked = true
    api.games().then(
      (found) => (games = found),
      () => (asked = false),
    )
  }
  return games.find((one) => one.name === game)?.picture
}
