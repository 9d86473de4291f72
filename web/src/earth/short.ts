/** What an animal does in its own action is said without naming it again. */
export const SHORT: Record<string, string> = {
  'event-cubes-added': 'earth-log-added',
  'event-cube-moved': 'earth-log-moved',
  'event-cubes-eliminated': 'earth-log-lost',
}
