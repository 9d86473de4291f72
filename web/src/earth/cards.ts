// The cards, tiles and stocks of a game on hexes, as they are to be shown: each game makes them from its view.
export interface Card {
  card: string
  at: number // in FACTS.cards
  slot: number | null // its number in Marine
  symbols: readonly string[] // what happens when it is laid out
}

export interface Last {
  card: string // Ice Age, or Asteroid
  state: 'coming' | 'lies' | 'taken'
  least: number // how many cards lie certainly above it
  most: number // and at most
}

export interface Stocks {
  cards: Card[]
  resolving: string | null // the card that is carried out
  last: Last
  deck: number
  rest: readonly string[] // what may still come, in no order
  discard: readonly string[] // the last one first
  covers: number // tundra, or eruptions
  cover: string
  stacks: { tile: string | null; face_down: number }[]
  unseen: Record<string, number> // terrains that lie face down
  bag: Record<string, number>
}

/** How far away the last card is. `tail`: it is among so many at the bottom of the deck. */
export function lastOf(card: string, lying: boolean, taken: boolean, deck: number, tail: number): Last {
  if (taken) return { card, state: 'taken', least: 0, most: 0 }
  if (lying) return { card, state: 'lies', least: 0, most: 0 }
  return { card, state: 'coming', least: Math.max(0, deck - tail), most: Math.max(0, deck - 1) }
}

/** What a card of Marine shows, looking to the left, around 0, 0: bones bring an Extinction, a fish a Survival. */
export const SYMBOLS: Record<string, string> = {
  bones: 'M-11 0-6-4V4zM-6 0H8M-3-4V4M.5-4V4M4-3V3M8 0l4-4M8 0l4 4',
  fish: 'M-11 0Q-3-8 6 0l6-5V5L6 0Q-3 8-11 0zM-6-1h.1',
}
