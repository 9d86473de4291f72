"""Traits about pawns and spaces: Flight, Gregarious, Benthic, Pack Hunters, Sapience."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.ground import NONE
from habitable.games.marine.components import BENTHIC_SPACE, PACK_HUNTERS, SAPIENCE, SPECIAL_PAWN
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import controls
from habitable.games.marine.trait import Trait
from habitable.games.marine.vocabulary import CLAIM, PAWNS_BACK


class Flight(Trait):
    """Basic pawns may also go before all one's pawns, never between them."""

    def goes_before(self) -> bool:
        return True


class Gregarious(Trait):
    """Basic pawns bump like special ones, on basic spaces and after one's other pawns."""

    def bumps(self) -> bool:
        return True


class Benthic(Trait):
    """The card is an action space of one's own, with the Domination action, after all others."""

    def has_space(self) -> bool:
        return True

    def lost(self, p: MarinePosition, animal: i64) -> None:
        """A pawn on it returns to whoever controls it."""
        pawn: i64 = p.spaces[BENTHIC_SPACE + animal]
        if pawn >= 0:
            p.set_space(BENTHIC_SPACE + animal, NONE)
            if pawn < SPECIAL_PAWN:
                p.change_hand(pawn, 1)
                p.tell(PAWNS_BACK, pawn, 1, 0)
            else:
                p.tell(PAWNS_BACK, p.control[pawn - SPECIAL_PAWN], 1, 0)


class PackHunters(Trait):
    """Control of a special pawn without dominating its element. It stays when the trait is lost."""

    def gained(self, p: MarinePosition, animal: i64) -> None:
        p.push(Claim(animal))


class Claim(Ask[MarinePosition]):
    """Which special pawn that nobody controls? Its marker moves up to the number of Pack Hunters."""

    def verb(self) -> i64:
        return CLAIM

    def choices(self, p: MarinePosition) -> i64:
        return controls(p, NONE)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.take_control(self.animal, thing, p.components.trait_numbers[PACK_HUNTERS])


class Sapience(Trait):
    """Another basic pawn, once a game, as soon as one has enough points. It stays when they or the trait are lost."""

    def gained(self, p: MarinePosition, animal: i64) -> None:
        self.advanced(p, animal)

    def advanced(self, p: MarinePosition, animal: i64) -> None:
        a = p.animal(animal)
        if a.points >= p.components.trait_numbers[SAPIENCE] and not a.sapient:
            p.gain_pawn(animal)
