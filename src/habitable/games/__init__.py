"""The games that can be played."""

from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.marine.game import MARINE
from habitable.games.planet.game import PLANET
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (ECOSYSTEM, PLANET, DOMINANT_SPECIES, MARINE)}


def get(name: str) -> Game:
    if name not in GAMES:
        raise BadOptions("no-such-game", game=name, games=", ".join(GAMES))
    return GAMES[name]
