// The cards and stocks of Dominant Species as they are to be shown.
import { lastOf, type Stocks } from '../../earth/cards'
import { DOMINANT_SPECIES as BOX } from './facts'
import type { DominantSpeciesView } from './view'

const LAST = 'ice_age' // at the bottom of the deck

export function stocksOf(view: DominantSpeciesView): Stocks {
  return {
    cards: view.cards.map((card) => ({ card, at: (BOX.cards as readonly string[]).indexOf(card), slot: null, symbols: [] })),
    resolving: view.question?.card ?? null,
    last: lastOf(LAST, view.cards.includes(LAST), view.last, view.deck.length, 1),
    deck: view.deck.length,
    rest: view.deck,
    discard: [],
    covers: view.tundra_left,
    cover: 'tundra',
    stacks: view.stacks,
    unseen: view.unseen,
    bag: view.bag,
  }
}
