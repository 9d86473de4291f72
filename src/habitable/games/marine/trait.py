"""`Trait`: the points at which the rules ask an animal's traits (rules/marine.md 12).

The rules never ask which trait an animal has. They ask all of its traits at the points named here; a trait answers the
few that it is about, in `traits/`. How an animal gains and loses one (rules/marine.md 12.2) is in `position`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from habitable.kernel.bits import lowest

if TYPE_CHECKING:
    from habitable.games.marine.position import MarinePosition


class Trait:
    # ── having it ───────────────────────────────────────────────────────────────────────────────────────────────

    def revealed(self, p: "MarinePosition", animal: i64) -> None:
        """At setup all kept traits lie open, and none has done anything yet."""

    def gained(self, p: "MarinePosition", animal: i64) -> None:
        """The animal has it from now on: at setup, by Gene Expression, or copied."""

    def lost(self, p: "MarinePosition", animal: i64) -> None:
        """The animal has it no more."""

    # ── pawns ───────────────────────────────────────────────────────────────────────────────────────────────────

    def goes_before(self) -> bool:
        """May basic pawns also go before all one's pawns?"""
        return False

    def bumps(self) -> bool:
        """May basic pawns bump?"""
        return False

    def has_space(self) -> bool:
        """Is the card an action space?"""
        return False

    def retrieving(self, p: "MarinePosition", animal: i64) -> None:
        """The animal retrieves; its pawns are still on the display."""

    def retrieved(self, p: "MarinePosition", animal: i64) -> None:
        """Its pawns and its figure have moved."""

    # ── cubes ───────────────────────────────────────────────────────────────────────────────────────────────────

    def feeds(self, p: "MarinePosition", animal: i64, hex: i64) -> bool:
        """Do its cubes thrive on a tile without a matching element?"""
        return False

    def eliminated(self, p: "MarinePosition", animal: i64, cubes: i64) -> None:
        """Cubes of the animal have been removed from the game."""

    def joined(self, p: "MarinePosition", animal: i64, other: i64, hex: i64) -> None:
        """Another animal has placed cubes from its gene pool on a tile that this one occupies, for the first time in
        this action or card."""

    def drained(self, p: "MarinePosition", animal: i64) -> None:
        """A cube has left the animal's gene pool."""

    def discovers(self, p: "MarinePosition", animal: i64, hex: i64) -> None:
        """Another animal's Wanderlust or Tectonics has made a new tile; the last trait asked acts first."""

    # ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────

    def more_species(self, p: "MarinePosition", animal: i64, other: i64, element: i64) -> i64:
        """How many more cubes a tile takes when an animal, maybe the trait's own, speciates around an element."""
        return 0

    def more_moves(self, p: "MarinePosition") -> i64:
        """How many more cubes migrate."""
        return 0

    def moves_far(self) -> bool:
        """Do cubes migrate up to two tiles far?"""
        return False

    def stands_guard(self) -> bool:
        """Does the animal count as having a cube in Regression?"""
        return False

    def shelters(self, p: "MarinePosition") -> i64:
        """How many elements the card holds."""
        return 0

    # ── points ──────────────────────────────────────────────────────────────────────────────────────────────────

    def scored(self, p: "MarinePosition", animal: i64, hex: i64) -> None:
        """A tile on which the animal has cubes has been scored."""

    def advanced(self, p: "MarinePosition", animal: i64) -> None:
        """The animal has gained points."""


_KNOWN: list[Trait] = []  # by number; `traits/__init__.py` fills it


def learn(traits: list[Trait]) -> None:
    """All traits there are, in the order of their numbers."""
    _KNOWN[:] = traits


def known(traits: i64) -> list[Trait]:
    """The traits of a set."""
    out: list[Trait] = []
    left: i64 = traits
    while left != 0:
        out.append(_KNOWN[lowest(left)])
        left &= left - 1
    return out
