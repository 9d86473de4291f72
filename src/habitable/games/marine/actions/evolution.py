"""Evolution (rules/marine.md 8.11): a tile is scored, and whoever thrives on it takes a card."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, Offer
from habitable.earth.ground import NONE
from habitable.earth.scoring import score
from habitable.games.marine import cards
from habitable.games.marine.components import EVOLUTION
from habitable.games.marine.nature import Refill
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import of_terrain, thrives
from habitable.games.marine.vocabulary import CARD, EVOLVE
from habitable.kernel.bits import bit
from habitable.kernel.questions import Step


def act(p: MarinePosition, animal: i64, index: i64) -> None:
    if index < len(p.evolution):
        p.push(Evolve(animal, index))


class Evolve(Offer[MarinePosition]):
    """Which tile of the terrain beside the space? It may be anybody's, or nobody's (rules/marine.md A-23)."""

    def __init__(self, animal: i64, index: i64) -> None:
        super().__init__(animal)
        self.index: i64 = index

    def verb(self) -> i64:
        return EVOLVE

    def choices(self, p: MarinePosition) -> i64:
        return of_terrain(p, p.evolution[self.index])

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        if self.takes(p, thing):
            p.push(TakeCard(self.animal, self.index + 1, thing))
        score(p, thing, EVOLUTION)

    def takes(self, p: MarinePosition, hex: i64) -> bool:
        """Whether the animal takes a card for this tile, where there is one for it."""
        lives: bool = p.present[self.animal] & bit(hex) != 0
        return lives and thrives(p, self.animal, hex) and cards_up_to(p, self.index + 1) != 0


class TakeCard(Ask[MarinePosition]):
    """Which card of the slots up to the space's value? It must be resolved."""

    def __init__(self, animal: i64, highest: i64, hex: i64) -> None:
        super().__init__(animal)
        self.highest: i64 = highest  # slot
        self.hex: i64 = hex  # the tile that was scored

    def verb(self) -> i64:
        return CARD

    def choices(self, p: MarinePosition) -> i64:
        return cards_up_to(p, self.highest)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(Refill())
        take(p, self.animal, p.slots.index(int(thing)), self.hex)


def cards_up_to(p: MarinePosition, slots: i64) -> i64:
    """The set of the cards in the first slots."""
    out: i64 = 0
    for card in p.slots[:slots]:
        if card >= 0:
            out |= bit(card)
    return out


def take(p: MarinePosition, animal: i64, slot: i64, hex: i64) -> None:
    """A card is taken from its slot, resolved, and then discarded. `hex` is the tile just scored, or -1."""
    card: i64 = p.take_card(animal, slot)
    p.push(Discard(card))
    p.begin_effect()
    cards.play(p, animal, card, slot + 1, hex)


class Discard(Step[MarinePosition]):
    """A card that has been resolved goes face up onto the pile."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card

    def happen(self, p: MarinePosition) -> None:
        p.discard = [*p.discard, int(self.card)]


def offer_oldest(p: MarinePosition, animal: i64, slot: i64) -> None:
    """Living Fossil: the animal may resolve the card of a slot, with no tile scored."""
    p.push(TakeOldest(animal, slot))


class TakeOldest(Offer[MarinePosition]):
    def __init__(self, animal: i64, slot: i64) -> None:
        super().__init__(animal)
        self.slot: i64 = slot

    def verb(self) -> i64:
        return CARD

    def choices(self, p: MarinePosition) -> i64:
        card: i64 = p.slots[self.slot]
        return bit(card) if card >= 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(Refill())
        take(p, self.animal, self.slot, NONE)
