// What may come a moment later comes when the frame with what was asked for is drawn: one thing in each frame, so that none
// of them is felt.
import { onDestroy, untrack } from 'svelte'

const UNSEEN = 250 // milliseconds: where nobody looks no frames are drawn
const waiting = new Set<() => void>()

/** Does it after the next frame, or after one of those that follow; what waits already is done once. */
export function later(job: () => void): void {
  waiting.add(job)
  if (waiting.size === 1) whenDrawn(next)
}

function next(): void {
  const [job] = waiting
  if (!job) return
  waiting.delete(job)
  if (waiting.size) whenDrawn(next)
  job()
}

function whenDrawn(then: () => void): void {
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    then()
  }, UNSEEN)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(then) // a frame is drawn when those who asked for it have been heard
  })
}

/** A value as it was until `later`. */
export function trailing<T>(now: () => T): { readonly value: T } {
  let value = $state.raw(untrack(now))
  let gone = false
  const follow = (): void => {
    if (!gone) value = untrack(now)
  }
  $effect(() => {
    if (now() !== untrack(() => value)) later(follow)
  })
  onDestroy(() => {
    gone = true
    waiting.delete(follow)
  })
  return {
    get value() {
      return value
    },
  }
}
