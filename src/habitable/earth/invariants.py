"""What always holds on Earth, in both games of dominant species."""

from mypy_extensions import i64

from habitable.earth.moving import MoveOn
from habitable.earth.world import World
from habitable.kernel.bits import bit
from habitable.kernel.piles import one


def tiles_in_sight(p: World) -> i64:
    """The pile of the large tiles that lie on Earth or face up on a stack."""
    out: i64 = 0
    for tile in p.tiles:
        if tile is not None:
            out += one(tile.terrain)
    for terrain in p.face_up:
        if terrain >= 0:
            out += one(terrain)
    return out


def check_moving(p: World) -> None:
    """No more cubes have yet to move than there are."""
    question = p.top
    if isinstance(question, MoveOn):
        for hex, cubes in enumerate(question.unmoved):
            tile = p.tiles[hex]
            assert 0 <= cubes <= (0 if tile is None else tile.of(question.animal)), "cubes that are not there will move"


def check_what_follows(p: World) -> None:
    """Land, small tiles, presence, cubes on small tiles and supplies, made again from nothing."""
    land: i64 = 0
    covers: i64 = 0
    present = [0] * len(p.animals)
    on_covers = [0] * len(p.animals)
    for hex, tile in enumerate(p.tiles):
        if tile is None:
            continue
        land |= bit(hex)
        assert tile.supply == p.supply_of(hex), f"supply of {p.grid().hex_text(hex)}"
        for animal in range(len(p.animals)):
            cubes: i64 = tile.of(animal)
            if cubes > 0:
                present[animal] |= int(bit(hex))
                on_covers[animal] += int(cubes) if tile.cover != 0 else 0
        if tile.cover != 0:
            covers |= bit(hex)
    assert p.land == land, "land"
    assert p.covers == covers, "small tiles"
    assert p.present == present, "presence"
    assert p.on_covers == on_covers, "cubes on small tiles"


def check_points(p: World) -> None:
    """Every point came from somewhere."""
    lines: i64 = p.lines()
    for i, animal in enumerate(p.animals):
        came = sum(p.tally[i * lines : (i + 1) * lines])
        assert came == (0 if animal is None else animal.points), f"animal {i}: points from nowhere"
