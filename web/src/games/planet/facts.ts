// Written by tools/facts.py from what is in the box; a test sees that it is up to date.

export const PLANET = {
  letters: "OFDMI",
  names: ["ocean","forest","desert","mountain","ice"],
  neighbours: [[1,2,3,4,5],[0,5,10,6,2],[0,1,6,7,3],[0,2,7,8,4],[0,3,8,9,5],[0,4,9,10,1],[11,7,2,1,10],[11,8,3,2,6],[11,9,4,3,7],[11,10,5,4,8],[11,6,1,5,9],[6,10,9,8,7]],
  requirements: {"most":{"areas":["habitat","areas"]},"adjacent":{"area":["habitat","area"],"beside":["other","beside"]},"not_adjacent":{"area":["habitat","area"],"beside":["other","beside"]}},
} as const
