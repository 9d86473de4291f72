"""Cards about victory points: Biodiversity, Ecodiversity, Extremophiles, Fertile, Marine Snow, Monotypic Habitat, Rich
Habitat, and six about the tiles with an element."""

from typing import Final

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.scoring import bonus, score
from habitable.earth.table import elements_on_earth, with_others
from habitable.games.marine.components import (
    ANNELIDS,
    BIODIVERSITY,
    CARBON_CYCLE,
    ECODIVERSITY,
    ENDOSYMBIONTS,
    EXTREMOPHILES,
    FERTILE,
    MARINE_SNOW,
    MOLLUSKS,
    MONOTYPIC_HABITAT,
    PRODUCERS,
    RICH_HABITAT,
    SEMIAQUATIC,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import of_terrain
from habitable.games.marine.vocabulary import CARD_REASON, TERRAIN, TILE
from habitable.kernel.bits import bit, members, size
from habitable.kernel.piles import count, count_of, kinds


def reward(p: MarinePosition, animal: i64, card: i64, things: i64) -> None:
    """What the card pays for so many things."""
    p.gain(animal, things * p.components.card_numbers[card], CARD_REASON + card)


# ── things that are counted ─────────────────────────────────────────────────────────────────────────────────────────

ABOUT_AN_ELEMENT: Final = [ENDOSYMBIONTS, SEMIAQUATIC, MOLLUSKS, CARBON_CYCLE, ANNELIDS, PRODUCERS]


def tiles_with_element(p: MarinePosition, animal: i64, card: i64) -> None:
    """A point for every tile where the animal is that holds the element of the card; the animal need not have it."""
    element: i64 = p.components.card_elements[card]
    tiles: i64 = 0
    for hex in members(p.present[animal]):
        if count(p.tile(hex).supply, element) > 0:
            tiles += 1
    reward(p, animal, card, tiles)


def biodiversity(p: MarinePosition, animal: i64) -> None:
    """A point for every tile on which the animal meets others."""
    reward(p, animal, BIODIVERSITY, size(p.present[animal] & with_others(p, animal)))


def ecodiversity(p: MarinePosition, animal: i64) -> None:
    """A point for every token on Earth of a sort that the animal has."""
    reward(p, animal, ECODIVERSITY, count_of(elements_on_earth(p), kinds(p.needs(animal))))


def extremophiles(p: MarinePosition, animal: i64) -> None:
    """A point for every cube of the animal on vents and geysers."""
    reward(p, animal, EXTREMOPHILES, p.on_covers[animal])


def monotypic_habitat(p: MarinePosition, animal: i64) -> None:
    """The bonus for the tiles that the animal has for itself."""
    alone: i64 = p.present[animal] & ~with_others(p, animal)
    p.gain(animal, bonus(size(alone)), CARD_REASON + MONOTYPIC_HABITAT)


def fertile(p: MarinePosition, animal: i64) -> None:
    """A point for every cube, whosesoever, on a tile where the animal is."""
    p.push(FertileTile(animal))


class FertileTile(Ask[MarinePosition]):
    """Which tile?"""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: MarinePosition) -> i64:
        return p.present[self.animal]

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        reward(p, self.animal, FERTILE, p.tile(thing).all_cubes())


# ── tiles that are scored: for everybody, and without a card for anybody ────────────────────────────────────────────


def marine_snow(p: MarinePosition, animal: i64) -> None:
    """Every Open Ocean is scored."""
    score_all(p, p.components.card_terrains[MARINE_SNOW], MARINE_SNOW)


def rich_habitat(p: MarinePosition, animal: i64) -> None:
    """Every tile of one terrain is scored, even the one that was scored just now."""
    p.push(RichTerrain(animal))


class RichTerrain(Ask[MarinePosition]):
    """Which terrain? One that is on Earth; no marker needs to show it."""

    def verb(self) -> i64:
        return TERRAIN

    def choices(self, p: MarinePosition) -> i64:
        out: i64 = 0
        for hex in members(p.land):
            out |= bit(p.kind(p.tile(hex)))
        return out

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        score_all(p, thing, RICH_HABITAT)


def score_all(p: MarinePosition, terrain: i64, card: i64) -> None:
    for hex in members(of_terrain(p, terrain)):
        score(p, hex, CARD_REASON + card)
