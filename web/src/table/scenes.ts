// Which part of the log is played again, and what of it is one scene.
import type { Frame } from '../wire'
import type { Part } from '../texts/phrases'
import { isHeading } from './chapters'
import type { Chunk } from './table.svelte'

/** What one seat did without a break, up to the next action: shown as one. */
export interface Scene {
  frames: Frame[]
  told: Part[] // what happened in it, with the line that began it
}

/** The entries of others between my last turns: after one of mine, up to another one. */
export function othersSince(log: readonly Pick<Chunk, 'number' | 'kind' | 'seat'>[], mine: (seat: number) => boolean): { after: number; last: number } | null {
  const isMine = ({ kind, seat }: Pick<Chunk, 'kind' | 'seat'>) => kind === 'answer' && mine(seat)
  let end = log.length
  while (end > 0 && isMine(log[end - 1]!)) end--
  let start = end
  while (start > 0 && !isMine(log[start - 1]!)) start--
  return start < end ? { after: log[start - 1]?.number ?? 0, last: log[end - 1]!.number } : null
}

export function scenesOf(game: string, frames: readonly Frame[], carried: readonly Part[] = []): Scene[] {
  const out: Scene[] = []
  let next = [...carried] // a line that begins an action comes with the entry before it
  let fresh = true
  for (const frame of frames) {
    if (fresh || out.at(-1)!.frames[0]!.seat !== frame.seat) {
      out.push({ frames: [], told: next })
      next = []
    }
    const scene = out.at(-1)!
    scene.frames.push(frame)
    next = begun(game, frame)
    fresh = next.length > 0
    scene.told.push(...frame.told.slice(0, frame.told.length - next.length))
  }
  return out
}

/** The line at the end of an entry that begins what comes next. */
export function begun(game: string, { told }: Frame): Part[] {
  const last = told.at(-1)
  return last !== undefined && isHeading(game, last) ? [last] : []
}
