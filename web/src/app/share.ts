// What is equal stays the same thing: only what has really changed is drawn again.

/** The new value, with every part of the old one that is equal in its place. Plain data only. */
export function share<T>(old: unknown, now: T): T {
  if (old === now || !isPlain(old) || !isPlain(now) || Array.isArray(old) !== Array.isArray(now)) return now
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>]
  const names = Object.keys(after)
  let same = names.length === Object.keys(before).length
  const out: Record<string, unknown> = Array.isArray(now) ? ([] as unknown as Record<string, unknown>) : {}
  for (const name of names) {
    out[name] = share(before[name], after[name])
    same &&= out[name] === before[name] && name in before
  }
  return (same ? old : out) as T
}

const isPlain = (value: unknown): boolean => Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Remembers the last value, for `share`. */
export function sharing<T>(): (now: T) => T {
  let last: T | undefined
  return (now) => (last = share(last, now))
}
