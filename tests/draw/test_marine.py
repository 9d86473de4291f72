"""The picture of Marine: every tile, cube, element, pawn, card and trait is in it, told by sign and shape too."""

from collections import Counter
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from games.marine.build import earth, start, take, turn
from habitable import draw
from habitable.earth.picture import panels
from habitable.games.marine.components import ANIMALS, CARDS, ELEMENTS, GRID, SPECIAL_SPACES, TERRAINS, TILES, TRAITS
from habitable.games.marine.game import MARINE
from habitable.games.marine.picture import animals as marine_animals
from habitable.games.marine.picture import display as marine_display
from habitable.games.marine.picture import parts
from habitable.games.marine.picture.map import BOARD
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.setup.traits import KeepTraits
from habitable.games.marine.view_types import MarineView
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.texts import LANGUAGES, get

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ada", "<b>&", "דנה", "Zoë"]
SHORT = "RCFX"
OPEN = {(-3, 0), (3, 0), (3, -3), (-3, 3), (-2, -1)}  # all other hexes have a tile
PAWNS = {
    "abundance 2": "R",
    "autotrophs 1": "F",
    "adaptation 3": "sun",
    "speciation 2": "C",
    "speciation 5": "algae",
    "competition 1": "X",
    "evolution 4": "worms",
    "domination 3": "R",
    "benthic R": "R",
}
DOCUMENT = {
    "game": "marine",
    "tiles": [
        {"hex": [0, 0], "terrain": "reef", "eruption": "vent", "cubes": {"fishes": 2, "reptiles": 1}},
        {"hex": [1, -1], "terrain": "kelp", "cubes": {"fishes": 12}},
    ],
    "elements": {"E(0,0)": "sun", "W(1,-1)": "worms"},
    "displays": {"fishes": ["plankton", "plankton", "algae"], "reptiles": ["sun", "sun"]},
    "markers": {"sun": 3},
}


def crowded() -> MarinePosition:
    """32 tiles, ten eruptions, on one of them all animals; pawns and tokens wherever there may be some."""
    terrains = [TERRAINS[t] for n in range(max(TILES)) for t in range(len(TILES)) if n < TILES[t]]
    tiles = []
    for i, (q, r) in enumerate(at for at in GRID.hexes if at not in OPEN):
        cubes = SHORT if (q, r) == (0, 0) else [SHORT[i % 4], SHORT[(i + 1) % 4]][: i % 3]
        erupts = (q, r) == (0, 0) or i % 4 == 1
        side = ["vent" if 2 * r + q > 0 else "geyser"] if erupts else []
        tiles.append(" ".join([f"{q},{r}", terrains[i], *side, *(f"{animal}{1 + i % 3}" for animal in cubes)]))
    land = sum(1 << i for i, at in enumerate(GRID.hexes) if at not in OPEN)
    corners = [corner for corner in range(len(GRID.corners)) if GRID.touched[corner] & land][::2]
    p = earth(
        *tiles,
        elements=", ".join(f"{GRID.corner_text(corner)} {ELEMENTS[i % 6]}" for i, corner in enumerate(corners)),
        traits={"R": "benthic", "C": "exaptation", "F": "phenotypic_plasticity", "X": "living_fossil"},
        copied={"C": "benthic"},
        displays={"R": "algae", "F": "sun sun", "X": "plankton sponges"},
        sheltered={"F": "worms"},
        eliminated={"R": 3, "X": 11},
        points={"R": 41, "C": 7, "F": 104, "X": 0},
        pawns=PAWNS,
        control={"sun": "F 12", "algae": "F 3", "worms": "X 21", "plankton": "F 4", "sponges": "C 5"},
        abundance="algae sun",
        autotrophs="worms worms plankton",
        depletion="sun",
        adaptation="gastropods sponges sun sun",
        regression="plankton",
        speciation="sun - algae worms",
        wanderlust="sponges",
        guards="R X",
        competition="land eruption ocean",
        evolution="land kelp reef sand eruption",
        stacks=("land", "-", "empty"),
        slots="biomass fertile asteroid - volcanism",
        deck=4,
        discard="producers marine_snow",
        retrieved="R F",
        components_={"cards": {"volcanism": {"symbol": "both"}}},
    )
    return turn(p, "X")


@cache
def picture(language: str) -> tuple[MarineView, str]:
    view = MARINE.view(crowded(), 0)
    return view, draw.view("marine", view, NAMES, get(language))


def groups(svg: str | ET.Element, *classes: str) -> list[ET.Element]:
    root = ET.fromstring(svg) if isinstance(svg, str) else svg
    return [g for g in root.iter(f"{SVG}g") if set(classes) <= set((g.get("class") or "").split())]


def second(g: ET.Element) -> str:
    """What a piece is: the class after its sort."""
    return (g.get("class") or "").split()[1]


def said(element: ET.Element) -> list[str]:
    """All that is written, without marks for the direction."""
    texts = [t.text or "" for t in element.iter() if t.tag in (f"{SVG}text", f"{SVG}tspan")]
    return [t.strip("\u200f\u2067\u2069").replace("\u200e", "") for t in texts]


# ── Earth ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_with_its_terrain_or_eruption_and_species(language: str) -> None:
    words = get(language)
    view, svg = picture(language)
    tiles = {g.get("data-hex"): g for g in groups(svg, "tile")}
    assert set(tiles) == {f"{tile.hex[0]},{tile.hex[1]}" for tile in view.tiles}
    assert {tile.eruption for tile in view.tiles} == {None, "vent", "geyser"}
    for tile in view.tiles:
        drawn = tiles[f"{tile.hex[0]},{tile.hex[1]}"]
        assert words(f"marine-terrain-{tile.eruption or tile.terrain}") in said(drawn)
        assert {second(g) for g in groups(drawn, "sign")} == ({tile.eruption} if tile.eruption else set())
        cubes = {second(g): g for g in groups(drawn, "cubes")}
        assert {animal: g.get("data-number") for animal, g in cubes.items()} == {
            animal: str(n) for animal, n in tile.cubes.items()
        }
        for animal, g in cubes.items():
            assert [use.get("href") for use in g.iter(f"{SVG}use")] == [f"#sea-sign-{animal}"]
            assert str(tile.cubes[animal]) in said(g)
            assert ("!" in said(g)) == (animal in tile.endangered)


def test_all_37_hexes_are_there() -> None:
    view, svg = picture("en")
    vacant = [p for p in ET.fromstring(svg).iter(f"{SVG}polygon") if p.get("stroke-dasharray")]
    assert len(vacant) == len(OPEN)
    assert len(view.tiles) + len(vacant) == 37


def test_every_element_lies_on_its_corner() -> None:
    view, svg = picture("en")
    on_earth = {g.get("data-corner"): g for g in groups(svg, "element") if g.get("data-corner")}
    assert {corner: second(g) for corner, g in on_earth.items()} == view.elements
    for corner, g in on_earth.items():
        assert corner is not None
        q, r = map(int, corner[2:-1].split(","))
        x, y = map(float, (g.get("transform") or "").removeprefix("translate(").removesuffix(")").split())
        assert (x, y) == pytest.approx(BOARD.corner_point(corner[0], q, r), abs=0.01)


def test_elsewhere_are_all_tokens_of_boxes_displays_and_the_bag() -> None:
    view, svg = picture("en")
    expected = Counter(view.bag.keys())
    expected.update(element for element in view.speciation if element)
    for a in view.animals:
        expected.update([*a.printed, *a.acquired, *a.on_traits])
    for tokens in view.boxes.values():
        expected.update(tokens)
    assert Counter(second(g) for g in groups(svg, "element") if not g.get("data-corner")) == expected


def test_hexes_of_the_board_fit_together() -> None:
    """Corners with the same name are the same point, whichever hex one looks from."""
    points: Counter[tuple[int, int]] = Counter((round(x), round(y)) for at in GRID.hexes for x, y in BOARD.outline(at))
    assert len(points) == len(GRID.corners)
    assert Counter(points.values()) == {3: 54, 2: 18, 1: 24}
    assert min(x for x, _ in points) == 0
    assert min(y for _, y in points) == 0
    assert max(points)[0] == round(BOARD.width)


# ── the action display ──────────────────────────────────────────────────────────────────────────────────────────────


def test_every_pawn_stands_on_its_space() -> None:
    view, svg = picture("en")
    for action, spaces in view.spaces.items():
        (row,) = groups(svg, "action", action)
        drawn = groups(row, "space")
        assert len(drawn) == len(spaces)
        for space, pawn in zip(drawn, spaces, strict=True):
            basic = [second(g) for g in groups(space, "pawn")]
            special = [(second(g), g.get("data-animal")) for g in groups(space, "special")]
            if pawn is None:
                assert (basic, special) == ([], [])
            elif pawn.special is None:
                assert (basic, special) == ([pawn.animal], [])
            else:
                assert (basic, special) == ([], [(pawn.special, pawn.animal)])


def test_special_spaces_look_different() -> None:
    _, svg = picture("en")
    spaces = groups(svg, "space")
    assert len(spaces) == 37
    assert [i for i, g in enumerate(spaces) if "special-space" in (g.get("class") or "")] == SPECIAL_SPACES
    for i, g in enumerate(spaces):
        assert (g.find(f"{SVG}rect") is not None) == (i in SPECIAL_SPACES)


def test_markers_and_guards() -> None:
    view, svg = picture("en")
    for action, markers in (("competition", view.competition), ("evolution", view.evolution)):
        (row,) = groups(svg, "action", action)
        assert [second(g) for g in groups(row, "marker")] == markers
    (row,) = groups(svg, "action", "regression")
    assert [second(g) for g in groups(row, "cube")] == view.guards == ["reptiles", "crustaceans"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_their_slots_with_their_symbols(language: str) -> None:
    words = get(language)
    view, svg = picture(language)
    drawn = groups(svg, "card")
    assert len(drawn) == 5
    for i, (g, card) in enumerate(zip(drawn, view.cards, strict=True)):
        assert str(i + 1) in said(g)
        symbols = [second(sign) for sign in groups(g, "symbol")]
        if card is None:
            assert symbols == []
        else:
            assert words(f"marine-card-{card.card}") in said(g)
            assert symbols == {"none": [], "both": ["bones", "fish"]}.get(card.symbol, [card.symbol])
    assert [card.symbol for card in view.cards if card] == ["bones", "fish", "none", "both"]
    assert words("marine-picture-discard", card=words("marine-card-marine-snow")) in said(ET.fromstring(svg))


# ── around the board ────────────────────────────────────────────────────────────────────────────────────────────────


def test_figures_in_the_food_chain_stand_left_or_right() -> None:
    _, svg = picture("en")
    (box,) = groups(svg, "food-chain")
    assert [(g.get("class") or "").split()[1:] for g in groups(box, "figure")] == [
        ["reptiles", "right"],
        ["cephalopods", "left"],
        ["fishes", "right"],
        ["crustaceans", "left"],
    ]
    places = [(g.get("transform") or "").removeprefix("translate(").split()[0] for g in groups(box, "figure")]
    assert places[0] == places[2] > places[1] == places[3]


def test_who_holds_the_survival_card() -> None:
    view, svg = picture("en")
    (box,) = groups(svg, "survival")
    assert {str(a.on_eruptions) for a in view.animals} <= set(said(box))
    assert said(box).count("★") == (view.survival is not None) == 1


def test_special_pawns_with_values_and_controllers() -> None:
    view, svg = picture("en")
    (box,) = groups(svg, "special-pawns")
    drawn = groups(box, "special")
    assert [(second(g), g.get("data-animal")) for g in drawn] == [(s.element, s.animal) for s in view.specials]
    assert {str(s.value) for s in view.specials} <= set(said(box))


# ── the animals ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_points_stocks_pawns_and_traits(language: str) -> None:
    words = get(language)
    view, svg = picture(language)
    for a in view.animals:
        (panel,) = groups(svg, "animal", a.animal)
        texts = said(panel)
        assert {NAMES[a.seat], str(a.points)} <= set(texts)
        stocks = words("marine-picture-pool", pool=str(a.gene_pool), earth=str(a.cubes), box=str(a.eliminated))
        assert f"{words(f'marine-animal-{a.animal}')} · {stocks}" in texts
        assert len(groups(panel, "pawn")) == a.hand + (a.benthic == "basic")
        assert [second(g) for g in groups(panel, "special")] == a.controls
        assert [second(g) for g in groups(panel, "special") if not g.get("opacity")] == a.specials
        assert len(groups(panel, "trait")) == len(a.traits)
        assert len(groups(panel, "adaptation")) == 6
    traits = {words(f"marine-trait-{trait}") for trait in ("phenotypic-plasticity", "living-fossil")}
    copy = words(
        "marine-copy", trait=words("marine-trait-exaptation"), copied=words("marine-trait-benthic"), settled="no"
    )
    assert traits | {copy} <= set(said(ET.fromstring(svg)))


def test_a_seat_sees_the_traits_it_chooses_from_and_no_others() -> None:
    p = start("R C")
    rng = Rng(4)
    while p.asked() == [NATURE]:
        p.play(NATURE, p.draw(NATURE, rng))
    assert isinstance(p.top, KeepTraits)
    view = MARINE.view(p, 0)
    svg = draw.view("marine", view, NAMES[:2], get("en"))
    assert len(groups(svg, "trait")) == 3
    assert {get("en")(f"marine-trait-{t}".replace("_", "-")) + "?" for t in view.hands["reptiles"]} <= set(
        said(ET.fromstring(svg))
    )
    assert groups(draw.view("marine", MARINE.view(p, None), NAMES[:2], get("en")), "trait") == []


def test_traits_that_are_looked_at_for_gene_expression() -> None:
    p = take(earth("Reef R1", traits={"R": "flight"}), "R", "gene_expression")
    rng = Rng(1)
    while p.asked() == [NATURE]:
        p.play(NATURE, p.draw(NATURE, rng))
    view = MARINE.view(p, 0)
    assert view.question is not None
    assert len(view.question.looking_at) == 3
    svg = draw.view("marine", view, NAMES, get("en"))
    (panel,) = groups(svg, "animal", "reptiles")
    assert [said(g)[0].endswith("?") for g in groups(panel, "trait")] == [False, True, True, True]
    assert len(groups(draw.view("marine", MARINE.view(p, 1), NAMES, get("en")), "trait")) == 1


# ── shapes, letters, words ──────────────────────────────────────────────────────────────────────────────────────────


def test_letters_are_different_in_every_language() -> None:
    for language in LANGUAGES:
        words = get(language)
        for sort, names in (("animal", ANIMALS), ("element", ELEMENTS), ("terrain", TERRAINS)):
            assert len({words(f"marine-{sort}-{name}.letter") for name in names}) == len(names)


def test_terrains_and_elements_differ_in_pattern_and_shape() -> None:
    grounds = parts.LOOKS.terrains
    assert set(grounds) == set(parts.TERRAINS) == {*TERRAINS, "vent", "geyser"}
    assert len({ground.pattern for ground in grounds.values()}) == len(grounds)
    assert len(set(parts.SIGNS.values())) == 2
    assert len({parts.LOOKS.elements[element][0] for element in ELEMENTS}) == len(ELEMENTS)


def test_hebrew_with_latin_letters_reads_from_right_to_left() -> None:
    view = MARINE.view(turn(earth("Reef R1", slots="trophic_cascade"), "R"), 0)
    svg = draw.view("marine", view, NAMES, get("he"))
    effect = get("he")("marine-card-trophic-cascade.effect")
    assert "X" in effect
    assert f"\u2067{effect}\u2069" in [t.text for t in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_have_room_beside_names(language: str) -> None:
    """Three lines in a slot; under an animal two, or three for a trait that is copied."""
    words = get(language)
    for card in (f"marine-card-{name}".replace("_", "-") for name in CARDS):
        assert len(panels.beside(words(card), words(f"{card}.effect"), marine_display.WIDTH - 80)) <= 3
    for trait in (f"marine-trait-{name}".replace("_", "-") for name in TRAITS):
        copy = words("marine-copy", trait=words("marine-trait-exaptation"), copied=words(trait), settled="yes")
        for name, most in ((words(trait), 2), (copy, 3)):
            assert len(panels.beside(name, words(f"{trait}.effect"), marine_animals.WIDTH - 40)) <= most


@pytest.mark.parametrize("seats", MARINE.seats)
def test_any_moment_of_a_game(seats: int) -> None:
    """With any number of players, from the first draw on."""
    match = Match(MARINE, NAMES[:seats], {"superheroes": True, "earth": "random"})
    rng = Rng(seats)
    for i in range(300):
        if i % 60 == 0:
            svg = draw.view("marine", MARINE.view(match.position, 0), match.names, get("en"))
            ET.fromstring(svg)
            assert "<b>" not in svg
        seat = match.position.turn()
        match.play(seat, match.position.draw(seat, rng))


def test_a_position_document() -> None:
    svg = draw.document(DOCUMENT, get("en"))
    assert [g.get("data-hex") for g in groups(svg, "tile")] == ["0,0", "1,-1"]
    assert "12" in said(ET.fromstring(svg))
    assert len(groups(svg, "animal")) == 2
    assert len(groups(svg, "element")) == 2 + 3 + 2
