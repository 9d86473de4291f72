// The secrets of invitations that were made in this browser: the server keeps only what it needs to know them again.
const key = (table: string): string => `habitable-invitations-${table}`

export function invitations(table: string, keep?: Record<string, string>): Record<string, string> {
  try {
    if (keep) localStorage.setItem(key(table), JSON.stringify(keep))
    return JSON.parse(localStorage.getItem(key(table)) ?? '{}')
  } catch {
    return keep ?? {}
  }
}

/** The game has begun: nobody needs them any more. */
export function forgetInvitations(table: string): void {
  try {
    localStorage.removeItem(key(table))
  } catch {
    // then there were none
  }
}
