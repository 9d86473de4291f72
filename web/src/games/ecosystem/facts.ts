// Written by tools/facts.py from what is in the box; a test sees that it is up to date.

export const ECOSYSTEM = {
  letters: "MSDBFWTGHER",
  names: ["meadow","stream","deer","bear","fox","wolf","trout","dragonfly","bee","eagle","rabbit"],
  choose: 12,
  gapTable: "0–2: 12, 3: 7, 4: 3, 5: 0, 6+: −5",
} as const
