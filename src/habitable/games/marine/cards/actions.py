"""Cards about the action display and the Evolution cards: Divergent Evolution, Tectonic Movement, Volcanism."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.games.marine.actions.tectonics import erupt_on
from habitable.games.marine.components import BORDER, SLOTS, VOLCANISM
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import of_terrain
from habitable.games.marine.vocabulary import CARD, CARD_AGAIN, CARD_REASON, PAWNS_BACK

# ── Divergent Evolution ─────────────────────────────────────────────────────────────────────────────────────────────


def divergent_evolution(p: MarinePosition, animal: i64, x: i64, scored: i64) -> None:
    """The last card discarded works once more, with the number of this one; then another face-up card does."""
    from habitable.games.marine.cards import play

    p.push(DivergentCard(animal, scored))
    if p.discard:
        p.tell(CARD_AGAIN, animal, p.discard[-1], 0)
        p.begin_effect()
        play(p, animal, p.discard[-1], x, scored)


class DivergentCard(Ask[MarinePosition]):
    """Which card? It may lie in any slot. It is discarded before Divergent Evolution, and then both are replaced."""

    def __init__(self, animal: i64, scored: i64) -> None:
        super().__init__(animal)
        self.scored: i64 = scored  # the tile, or -1

    def verb(self) -> i64:
        return CARD

    def choices(self, p: MarinePosition) -> i64:
        from habitable.games.marine.actions.evolution import cards_up_to

        return cards_up_to(p, SLOTS)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        from habitable.games.marine.actions.evolution import take

        take(p, self.animal, p.slots.index(int(thing)), self.scored)


# ── Tectonic Movement, Volcanism ────────────────────────────────────────────────────────────────────────────────────


def tectonic_movement(p: MarinePosition, animal: i64) -> None:
    """All pawns come back from the display. Nobody retrieves: no figure moves."""
    for other in p.playing():
        pawns: i64 = p.take_back(other)
        if pawns > 0:
            p.tell(PAWNS_BACK, other, pawns, 0)


def volcanism(p: MarinePosition, animal: i64) -> None:
    """Tectonics on a Seamount, wherever it lies; then Tectonics on the border."""
    erupt_on(p, animal, BORDER, CARD_REASON + VOLCANISM)
    erupt_on(p, animal, of_terrain(p, p.components.card_terrains[VOLCANISM]), CARD_REASON + VOLCANISM)
