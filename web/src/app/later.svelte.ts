// What may come a moment later comes when the frame with what was asked for is drawn: one thing in each frame, so that none
// of them is felt.
import { onDestroy, untrack } from 'svelte'

const UNSEEN = 250 // milliseconds: where nobody looks no frames are drawn
const PATIENCE = 400 // milliseconds: no reply is waited for longer
const waiting = new Set<() => void>()
const awaited = new Set<object>() // replies to what somebody has clicked
let coming = false // the next of those that wait

/** Does it after the next frame, or after one of those that follow; what waits already is done once. */
export function later(job: () => void): void {
  waiting.add(job)
  go()
}

/** A click has asked for something: what may come later lets the reply go first. Returns what to call when it is there. */
export function replying(): () => void {
  const reply = {}
  const over = (): void => {
    clearTimeout(timer)
    if (awaited.delete(reply)) go()
  }
  const timer = setTimeout(over, PATIENCE)
  awaited.add(reply)
  return over
}

function go(): void {
  if (coming || !waiting.size || awaited.size) return
  coming = true
  whenDrawn(next)
}

function next(): void {
  coming = false
  const [job] = waiting
  if (!job || awaited.size) return
  waiting.delete(job)
  go()
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
