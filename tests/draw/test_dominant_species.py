"""The picture of Dominant Species: every tile, cube, element and pawn is in it, told by sign and shape too."""

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from cli.dominant_species_tables import crowded, half_asleep
from habitable import draw
from habitable.games.dominant_species.components import ANIMALS, ELEMENTS, GRID, TERRAINS
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.picture import parts
from habitable.games.dominant_species.picture.map import BOARD
from habitable.games.dominant_species.view_types import DominantSpeciesView
from habitable.texts import LANGUAGES, get

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ada", "Ben", "<b>&", "דנה", "Zoë", "x"]
DOCUMENT = {
    "game": "dominant-species",
    "tiles": [
        {"hex": [0, 0], "terrain": "sea", "tundra": True, "cubes": {"mammals": 2, "insects": 1}},
        {"hex": [1, -1], "terrain": "savannah", "cubes": {"mammals": 12}},
    ],
    "elements": {"E(0,0)": "grass", "W(1,-1)": "meat"},
    "displays": {"mammals": ["meat", "meat", "sun"], "insects": ["grass", "grass"]},
}


def groups(svg: str, cls: str) -> list[ET.Element]:
    return [g for g in ET.fromstring(svg).iter(f"{SVG}g") if cls in (g.get("class") or "").split()]


def said(element: ET.Element) -> list[str]:
    return [(text.text or "").replace("\u200e", "") for text in element.iter(f"{SVG}text")]


def picture(language: str) -> tuple[DominantSpeciesView, str]:
    view = DOMINANT_SPECIES.view(crowded(), 0)
    return view, draw.view("dominant-species", view, NAMES, get(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_with_its_terrain_and_species(language: str) -> None:
    words = get(language)
    view, svg = picture(language)
    tiles = {g.get("data-hex"): g for g in groups(svg, "tile")}
    assert set(tiles) == {f"{tile.hex[0]},{tile.hex[1]}" for tile in view.tiles}
    for tile in view.tiles:
        drawn = tiles[f"{tile.hex[0]},{tile.hex[1]}"]
        terrain = "tundra" if tile.tundra else tile.terrain
        assert words(f"dominant-species-terrain-{terrain}") in said(drawn)
        signs = {use.get("href") for use in drawn.iter(f"{SVG}use")}
        assert signs == {f"#ds-sign-{animal}" for animal in tile.cubes}
        assert {str(n) for n in tile.cubes.values()} <= set(said(drawn))
        cubes = [g for g in drawn.iter(f"{SVG}g") if "cubes" in (g.get("class") or "")]
        assert {(g.get("class") or "").split()[1]: g.get("data-number") for g in cubes} == {
            animal: str(n) for animal, n in tile.cubes.items()
        }
        crowns = [g for g in cubes if g.find(f"{SVG}path") is not None]
        assert len(crowns) == (tile.dominant is not None)


def test_every_element_lies_on_its_corner() -> None:
    view, svg = picture("en")
    on_earth = {g.get("data-corner"): g for g in groups(svg, "element") if g.get("data-corner")}
    assert {corner: (g.get("class") or "").split()[1] for corner, g in on_earth.items()} == view.elements
    for corner, g in on_earth.items():
        assert corner is not None
        q, r = map(int, corner[2:-1].split(","))
        x, y = map(float, (g.get("transform") or "").removeprefix("translate(").removesuffix(")").split())
        assert (x, y) == pytest.approx(BOARD.corner_point(corner[0], q, r), abs=0.01)


def test_elsewhere_are_all_disks_of_squares_boxes_displays_and_the_bag() -> None:
    view, svg = picture("en")
    expected = Counter(view.bag.keys())
    for disks in (*view.squares.values(), *view.boxes.values(), *(a.elements for a in view.animals)):
        expected.update(disks)
    drawn = Counter((g.get("class") or "").split()[1] for g in groups(svg, "element") if not g.get("data-corner"))
    assert drawn == expected


def test_every_pawn_stands_on_its_action() -> None:
    view, svg = picture("en")
    for action, spaces in view.spaces.items():
        (row,) = groups(svg, action)
        drawn = [(g.get("class") or "").split()[1] for g in row.iter(f"{SVG}g") if "pawn" in (g.get("class") or "")]
        assert drawn == [animal for animal in spaces if animal is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_points_cards_and_stacks(language: str) -> None:
    words = get(language)
    view, svg = picture(language)
    everything = [
        (t.text or "").rstrip("\u200f") for t in ET.fromstring(svg).iter() if t.tag in (f"{SVG}text", f"{SVG}tspan")
    ]
    assert set(NAMES) <= set(everything)
    assert {str(a.points) for a in view.animals} <= set(everything)
    assert {words(f"dominant-species-card-{card.replace('_', '-')}") for card in view.cards} <= set(everything)
    assert everything.count(words("dominant-species-terrain-sea")) >= 3


def test_letters_are_different_in_every_language() -> None:
    for language in LANGUAGES:
        words = get(language)
        for sort, names in (("animal", ANIMALS), ("element", ELEMENTS), ("terrain", TERRAINS)):
            assert len({words(f"dominant-species-{sort}-{name}.letter") for name in names}) == len(names)


def test_terrains_and_elements_differ_in_pattern_and_shape() -> None:
    assert len({parts.LOOKS.terrains[terrain].pattern for terrain in TERRAINS}) == len(TERRAINS)
    assert set(parts.LOOKS.animals) == set(ANIMALS) == set(parts.ANIMALS)
    shapes = set()
    for element in ELEMENTS:
        here = parts.PIECES.disk(ET.Element("g"), 0, 0, element, get("en"))
        shapes.add(next(here.iter("path")).get("d"))
    assert len(shapes) == len(ELEMENTS)


def test_hexes_of_the_board_fit_together() -> None:
    """Corners with the same name are the same point, whichever hex one looks from."""
    points: dict[tuple[int, int], int] = {}
    for at in GRID.hexes:
        for x, y in BOARD.outline(at):
            points[round(x), round(y)] = points.get((round(x), round(y)), 0) + 1
    assert len(points) == len(GRID.corners)
    assert Counter(points.values()) == {3: 50, 2: 18, 1: 24}


def test_a_position_document() -> None:
    svg = draw.document(DOCUMENT, get("en"))
    assert [g.get("data-hex") for g in groups(svg, "tile")] == ["0,0", "1,-1"]
    assert "12" in said(ET.fromstring(svg))
    assert len(groups(svg, "animal")) == 2
    assert len(groups(svg, "element")) == 2 + 3 + 2


def test_species_that_hibernate_are_marked() -> None:
    p, hex = half_asleep()
    svg = draw.view("dominant-species", DOMINANT_SPECIES.view(p, 0), NAMES, get("en"))
    marks = [
        (tile.get("data-hex"), text.text)
        for tile in groups(svg, "tile")
        for text in tile.iter(f"{SVG}text")
        if text.get("class") == "asleep"
    ]
    assert marks == [(GRID.hex_text(hex), "z1")]
