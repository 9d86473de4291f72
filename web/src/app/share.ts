// What is equal stays the same thing: only what has really changed is drawn again.

/** The new value, with every part of the old one that is equal in its place; all of the old one, if they are equal. Plain
 * data only; the new value is the caller's own, and its parts are replaced where they are: a copy of all would be much. */
export function share<T>(old: unknown, now: T): T {
  if (old === now || !isPlain(old) || !isPlain(now) || Array.isArray(old) !== Array.isArray(now)) return now
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>]
  const names = Object.keys(after)
  let same = names.length === Object.keys(before).length
  for (const name of names) {
    const [was, is] = [before[name], after[name]]
    const part = share(was, is)
    if (part !== is) after[name] = part
    same &&= part === was && (part !== undefined || name in before)
  }
  return (same ? old : now) as T
}

const isPlain = (value: unknown): boolean => Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Remembers the last value, for `share`. */
export function sharing<T>(): (now: T) => T {
  let last: T | undefined
  return (now) => (last = share(last, now))
}
