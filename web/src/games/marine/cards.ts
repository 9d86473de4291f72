// The cards and stocks of Marine as they are to be shown.
import { lastOf, type Stocks } from '../../earth/cards'
import { MARINE as BOX } from './facts'
import type { MarineView } from './view'

const LAST = 'asteroid'
const TAIL = 5 // it is among so many at the bottom of the deck
const SYMBOLS: Record<string, readonly string[]> = { none: [], bones: ['bones'], fish: ['fish'], both: ['bones', 'fish'] }

export function stocksOf(view: MarineView): Stocks {
  return {
    cards: view.cards.flatMap((one, i) => (one ? [{ card: one.card, at: (BOX.cards as readonly string[]).indexOf(one.card), slot: i + 1, symbols: SYMBOLS[one.symbol] ?? [] }] : [])),
    resolving: view.question?.card ?? null,
    last: lastOf(LAST, view.cards.some((one) => one?.card === LAST), view.last, view.deck, TAIL),
    deck: view.deck,
    rest: view.unknown,
    discard: view.discard.toReversed(),
    covers: view.eruptions_left,
    cover: 'eruption',
    stacks: view.stacks,
    unseen: view.unseen,
    bag: view.bag,
  }
}
