"""Cards about cubes that leave Earth: Asteroid, Biomass, Invasive Species, Omnivore, Predator, Solar Radiation,
Voracious Predator."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.losing import AnyTile, LeaveOne, OneFromEach
from habitable.earth.table import crowded, inhabited, with_others
from habitable.games.marine.cards.elements import RemoveElements
from habitable.games.marine.cards.several import Several
from habitable.games.marine.components import GRID
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import ADD, ELIMINATE, LAST_ROUND, RETURN, SPARE, TILE
from habitable.kernel.bits import bit, lowest, members

# ── Asteroid, Biomass, Predator: a cube from each of many tiles ─────────────────────────────────────────────────────


class Victim(OneFromEach[MarinePosition]):
    """Who loses a cube?"""

    def verb(self) -> i64:
        return ELIMINATE + lowest(self.tiles) * 4

    def on_others(self, tiles: i64) -> "Victim":
        return Victim(self.animal, tiles, self.spared)


def biomass(p: MarinePosition, animal: i64) -> None:
    """Every tile with more cubes than elements loses a cube."""
    p.push(Victim(animal, crowded(p), 0))


def predator(p: MarinePosition, animal: i64) -> None:
    """Every tile on which the animal meets others loses one of their cubes."""
    p.push(Victim(animal, p.present[animal] & with_others(p, animal), bit(animal)))


def asteroid(p: MarinePosition, animal: i64) -> None:
    """A tile keeps a single cube; then every tile beside it loses one. This round is the last."""
    p.push(AsteroidTile(animal))
    if not p.last:
        p.last = True
        p.tell(LAST_ROUND, 0, 0, 0)


class AsteroidTile(AnyTile[MarinePosition]):
    """Which tile?"""

    def verb(self) -> i64:
        return TILE

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(Victim(self.animal, inhabited(p, GRID.neighbours[thing]), 0))
        p.push(Survivor(self.animal, thing))


class Survivor(LeaveOne[MarinePosition]):
    """Whose cube stays?"""

    def verb(self) -> i64:
        return SPARE


# ── Invasive Species, Omnivore ──────────────────────────────────────────────────────────────────────────────────────


def invasive_species(p: MarinePosition, animal: i64) -> None:
    """On every tile of a terrain that Competition shows, each other animal loses a cube."""
    for hex in members(p.land):
        if p.kind(p.tile(hex)) in p.competition:
            for other in members(p.tile(hex).animals() & ~bit(animal)):
                p.eliminate(other, hex, 1)


def omnivore(p: MarinePosition, animal: i64) -> None:
    """A tile where the animal is loses an element and a cube."""
    p.push(OmnivoreTile(animal))


class OmnivoreTile(Ask[MarinePosition]):
    """Which tile? Where nobody else is, the cube is the animal's own."""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: MarinePosition) -> i64:
        return p.present[self.animal]

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        spared: i64 = bit(self.animal) if with_others(p, self.animal) & bit(thing) != 0 else 0
        p.push(Victim(self.animal, bit(thing), spared))
        p.push(RemoveElements(self.animal, 1, 0, thing))


# ── Solar Radiation ─────────────────────────────────────────────────────────────────────────────────────────────────


def solar_radiation(p: MarinePosition, animal: i64, x: i64, scored: i64) -> None:
    """X cubes of the tile scored in this Evolution, if it is one, return to their gene pools (rules/marine.md A-08)."""
    if scored >= 0:
        p.push(Irradiate(animal, x, 0, scored))


class Irradiate(Several):
    """Whose cube returns next?"""

    def __init__(self, animal: i64, left: i64, least: i64, hex: i64) -> None:
        super().__init__(animal, left, least)
        self.hex: i64 = hex

    def stock(self, p: MarinePosition) -> list[tuple[int, int]]:
        tile = p.tile(self.hex)
        return [(RETURN + other, int(tile.of(other))) for other in members(tile.animals())]

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        p.push(Irradiate(self.animal, self.left - 1, self.least_after(p, answer), self.hex))
        p.to_pool(answer - RETURN, self.hex, 1)


# ── Voracious Predator ──────────────────────────────────────────────────────────────────────────────────────────────


def voracious_predator(p: MarinePosition, animal: i64, x: i64) -> None:
    """X cubes of others, on any tiles, give way to the animal's own."""
    p.push(Devour(animal, x, 0, []))


class Devour(Several):
    """Whose cube dies next, and where? All of them die before the new ones come."""

    def __init__(self, animal: i64, left: i64, least: i64, places: list[int]) -> None:
        super().__init__(animal, left, least)
        self.places: list[int] = places  # the hexes where cubes have died, once for each

    def stock(self, p: MarinePosition) -> list[tuple[int, int]]:
        out: list[tuple[int, int]] = []
        for hex in members(with_others(p, self.animal)):
            tile = p.tile(hex)
            for other in members(tile.animals() & ~bit(self.animal)):
                out.append((ELIMINATE + hex * 4 + other, int(tile.of(other))))
        return out

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        hex: i64 = (answer - ELIMINATE) // 4
        places = sorted([*self.places, int(hex)])
        p.push(Devour(self.animal, self.left - 1, self.least_after(p, answer), places))
        p.eliminate((answer - ELIMINATE) % 4, hex, 1)

    def passed(self, p: MarinePosition) -> None:
        p.push(TakeOver(self.animal, p.animal(self.animal).pool, 0, self.places))


class TakeOver(Several):
    """Which place does the next of the animal's cubes take? As many as there are in the gene pool."""

    def __init__(self, animal: i64, left: i64, least: i64, places: list[int]) -> None:
        super().__init__(animal, left, least)
        self.places: list[int] = places  # not taken yet

    def stock(self, p: MarinePosition) -> list[tuple[int, int]]:
        return [(ADD + hex, self.places.count(hex)) for hex in sorted(set(self.places))]

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        places = self.places.copy()
        places.remove(int(answer - ADD))
        p.push(TakeOver(self.animal, self.left - 1, self.least_after(p, answer), places))
        p.add(self.animal, answer - ADD, 1)
