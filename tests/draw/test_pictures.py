"""Pictures: every card and field is there, told by letter as well as by colour, and nothing breaks out of the SVG."""

from xml.etree import ElementTree as ET

import pytest

from habitable import draw
from habitable.games import GAMES
from habitable.games.ecosystem import picture as ecosystem
from habitable.games.ecosystem.components import LETTERS, NAMES
from habitable.games.planet import picture as planet
from habitable.games.planet.geometry import NEIGHBOURS
from habitable.kernel.match import Match
from habitable.kernel.rng import Rng
from habitable.texts import LANGUAGES, get

pytestmark = pytest.mark.compiled

EN = get("en")
P19 = "OOOFFFOFOFDDOOOODDODOOMMOOMOMMIOOOOIIOOOFDDFFDFDDFFFFFMMFFFM"


def parts(svg: str, tag: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}" + tag))


def letters(svg: str) -> list[str]:
    return sorted(t.text for t in parts(svg, "text") if t.text and len(t.text) == 1 and t.text.isalpha())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ecosystem_shows_each_card_by_sign_and_name(language: str) -> None:
    """No letters: they would be of another language."""
    words = get(language)
    cards = "WFWWTMDSSDHESMWSST"
    svg = ecosystem.board(["WFWWT", "MDSSD", "HESMW", "SST.."], words)
    assert letters(svg) == []
    signs = {f"eco-{NAMES[LETTERS.index(letter)]}": letter for letter in cards}
    assert {path.get("id") for path in parts(svg, "path")} == signs.keys(), "each once"
    assert sorted(signs[str(use.get("href"))[1:]] for use in parts(svg, "use")) == sorted(cards)
    names = {t.text for t in parts(svg, "text")}
    assert {words(f"ecosystem-kind-{kind}") for kind in ("wolf", "fox", "trout", "eagle")} <= names
    assert len(parts(svg, "g")) == 21


def test_points_below_zero_have_the_sign_that_people_read() -> None:
    game = GAMES["ecosystem"]
    svg = draw.view(game.name, game.view(game.start(2), None), ["Ada", "Bob"], EN)
    assert [t.text for t in parts(svg, "tspan")] == ["−5", "−5"]


def test_every_kind_has_a_colour_and_a_sign_of_its_own() -> None:
    assert len({ecosystem.COLOURS[kind] for kind in NAMES}) == len(NAMES)
    assert len({ecosystem.signs()[kind] for kind in NAMES}) == len(NAMES)


def test_faces_that_are_neighbours_lie_beside_each_other_clockwise() -> None:
    middles = planet.normals()
    for face, sides in enumerate(NEIGHBOURS):
        for other in range(12):
            dot = sum(a * b for a, b in zip(middles[face], middles[other], strict=True))
            expected = 1.0 if other == face else 5**-0.5 if other in sides else -1.0 if dot < -0.9 else -(5**-0.5)
            assert dot == pytest.approx(expected)
        for edge in range(5):
            a, b, c = middles[face], middles[sides[edge]], middles[sides[(edge + 1) % 5]]
            triple = (
                a[0] * (b[1] * c[2] - b[2] * c[1])
                - a[1] * (b[0] * c[2] - b[2] * c[0])
                + a[2] * (b[0] * c[1] - b[1] * c[0])
            )
            assert triple < 0, "clockwise seen from outside"


@pytest.mark.parametrize("spin", range(0, 360, 23))
def test_a_globe_shows_half_of_the_faces(spin: int) -> None:
    turn = (spin / 57.3, 0.4)
    assert len(planet.visible_faces(turn)) == 6
    assert len(letters(planet.globe(P19, EN, turn))) == 30


def test_a_net_shows_all_sixty_fields() -> None:
    assert letters(planet.net(P19, EN)) == sorted(P19)


def test_a_field_lies_against_the_face_it_should() -> None:
    """In the net the field (0, e) and the field of its neighbour across the edge share two corners."""
    svg = planet.net(P19, EN)
    faces = {g.get("class"): g for g in parts(svg, "g") if (g.get("class") or "").startswith("face")}

    def corners(face: int, edge: int) -> set[tuple[int, int]]:
        polygon = [g for g in faces[f"face face-{face}"] if g.tag.endswith("polygon")][edge]
        points = [tuple(map(float, p.split(","))) for p in (polygon.get("points") or "").split()]
        return {(round(x), round(y)) for x, y in points[1:]}

    for edge, other in enumerate(NEIGHBOURS[0]):
        across = NEIGHBOURS[other].index(0)
        mine, theirs = corners(0, edge), corners(other, across)
        assert all(any(abs(x - u) <= 1 and abs(y - v) <= 1 for u, v in theirs) for x, y in mine)


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_picture_early_and_late(name: str, language: str) -> None:
    game = GAMES[name]
    seats = game.seats[-1]
    names = [f"<b>&{i}" for i in range(seats)]
    match = Match(game, names)
    rng = Rng(1)
    for _ in range(2):
        svg = draw.view(name, game.view(match.position, 0), names, get(language))
        ET.fromstring(svg)
        assert "<b>" not in svg
        while not match.position.over():
            seat = match.position.turn()
            match.play(seat, match.position.draw(seat, rng))
