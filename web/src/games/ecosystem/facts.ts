// Written by tools/facts.py from what is in the box; a test sees that it is up to date.

export const ECOSYSTEM = {
  letters: "MSDBFWTGHER",
  names: ["meadow","stream","deer","bear","fox","wolf","trout","dragonfly","bee","eagle","rabbit"],
  choose: 12,
  gapPoints: [12,12,12,7,3,0,-5],
} as const
