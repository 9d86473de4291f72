"""What is in the box: rules/planet.md 1, 1.2: also files of one's own."""

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from habitable.games.planet.box import Box, read, source
from habitable.games.planet.components import Components, all_of
from habitable.games.planet.game import PLANET, PlanetOptions
from habitable.kernel.conformance import check
from habitable.kernel.errors import BadOptions
from habitable.kernel.match import Match, replay
from habitable.kernel.position import NATURE
from habitable.kernel.record import read as read_record
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

ORDER = "OFDMI"


def ours() -> Any:
    """Our own file, to be changed by a test."""
    return json.loads((files("habitable.games.planet") / "components.json").read_text(encoding="utf-8"))


def turns(letters: str) -> set[str]:
    return {letters[i:] + letters[:i] for i in range(5)}


# ── our own box ─────────────────────────────────────────────────────────────────────────────────────────────────────


def designed_tiles() -> list[str]:
    """The set of rules/planet.md 1.3, made as it is told there."""
    out = []
    for a, b in combinations(ORDER, 2):
        out += [a * 3 + b * 2, a + b + a + b + b]
    for a, b, c in combinations(ORDER, 3):
        out += [a + b + b + c + c, a + a + c + c + b, a + b + c + a + b]

    def changed(tile: str, old: str, new: str) -> str:
        places = [i for i in range(5) if tile[i] == old]
        touching = [i for i in places if new in (tile[i - 1], tile[(i + 1) % 5])]
        i = (touching or places)[0]
        return tile[:i] + new + tile[i + 1 :]

    for i, tile in enumerate(out):
        if "O" in tile and tile.count("I") >= 2:
            out[i] = changed(tile, "I", "O")
        elif set(tile) in ({"F", "M"}, {"F", "D", "M"}) and tile.count("M") >= 2:
            out[i] = changed(tile, "M", "F")
    return out


def test_the_tiles_are_those_of_the_scheme() -> None:
    assert [tile.fields for tile in read("").tiles] == designed_tiles()
    assert [tile.id for tile in read("").tiles] == [f"T{i:02}" for i in range(1, 51)]


def test_the_counts_of_the_tiles() -> None:
    tiles = [tile.fields for tile in read("").tiles]
    assert Counter("".join(tiles)) == {"O": 58, "F": 54, "D": 50, "M": 46, "I": 42}
    assert Counter(len(set(tile)) for tile in tiles) == {2: 20, 3: 30}
    assert len({min(turns(tile)) for tile in tiles}) == 50


def test_every_combination_of_habitat_and_requirement_is_one_animal() -> None:
    cards = [(animal.habitat, animal.kind, animal.other) for animal in read("").animals]
    expected = []
    for x in ORDER:
        others = [y for y in ORDER if y != x]
        expected += [
            (x, "most", None),
            *((x, "adjacent", y) for y in others),
            *((x, "not_adjacent", y) for y in others),
        ]
    assert cards == expected


def test_animals_of_the_rulebook() -> None:
    cards = {animal.id: (animal.habitat, animal.kind, animal.other) for animal in read("").animals}
    assert cards["panda"] == ("F", "most", None)
    assert cards["fox"] == ("F", "adjacent", "I")
    assert cards["elephant"] == ("D", "adjacent", "M")
    assert cards["reindeer"] == ("I", "not_adjacent", "D")


def test_every_animal_has_a_name_in_each_language() -> None:
    for language in ("en", "pl", "he"):
        names = [getattr(animal.name, language) for animal in read("").animals]
        assert len(set(names)) == 45
        assert all(name.strip() == name != "" for name in names)


def test_the_layouts() -> None:
    box = Components("")
    assert box.standard.shown == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert box.mystery.shown == box.mystery.hidden == [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    assert box.mystery.turns_up == [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0]


# ── files of one's own ──────────────────────────────────────────────────────────────────────────────────────────────

Change = Callable[[Any], object]


def rounds(**cards: int) -> dict[str, int]:
    return {str(r): cards.get(f"r{r}", 0) for r in range(1, 13)}


def more_animals(box: Any, n: int) -> None:
    box["animals"] += [{**box["animals"][0], "id": f"more_{i}"} for i in range(n - len(box["animals"]))]


GOOD: dict[str, Change] = {
    "a tile of a single terrain": lambda box: box["tiles"][0].update(fields="OOOOO"),
    "two equal tiles": lambda box: box["tiles"][1].update(fields=box["tiles"][0]["fields"]),
    "other ids": lambda box: box["tiles"][0].update(id="my first tile"),
    "twenty animals": lambda box: box.update(animals=box["animals"][:20]),
    "sixty-three animals": lambda box: more_animals(box, 63),
    "an animal without `other`": lambda box: box["animals"][0].pop("other"),
    "no animals under the rounds": lambda box: box["layout"]["standard"].update(cards_per_round=rounds()),
    "all animals under one round": lambda box: box["layout"]["standard"].update(cards_per_round=rounds(r12=45)),
    "animals from round 1": lambda box: box["layout"]["standard"].update(cards_per_round=rounds(r1=10, r2=10)),
    "an objective with one threshold": lambda box: box["objectives"][0].update(
        thresholds=[{"min_fields": 1, "points": 30}]
    ),
    "nothing but what must be there": lambda box: (
        [box.pop(key) for key in ("format", "version", "note", "terrains", "geometry", "animal_points")]
        + [box["layout"].pop("mystery")]
    ),
    "notes of one's own": lambda box: box.update(owner="Ada"),
    "other points": lambda box: box["animal_points"]["standard"].update(habitat_differs=5),
    "mystery animals turned up late": lambda box: (
        box["layout"]["mystery"]["reveal_at_start_of_round"].update({"1": None, "3": 3, "5": 5})
        or box["layout"]["mystery"]["hidden_per_round"].update({"7": 0, "9": 0})
    ),
}

BAD: dict[str, Change] = {
    "tiles: 50 are needed, not 49": lambda box: box["tiles"].pop(),
    "tiles: 50 are needed, not 51": lambda box: box["tiles"].append({"id": "T51", "fields": "OOOOO"}),
    'tiles[49].id: "T01" is the id of tiles[0] too': lambda box: box["tiles"][49].update(id="T01"),
    'tiles[3].fields: "ODOD" should be 5 letters out of OFDMI': lambda box: box["tiles"][3].update(fields="ODOD"),
    'tiles[3].fields: "ODODX" should be': lambda box: box["tiles"][3].update(fields="ODODX"),
    'tiles[3].fields: "ododd" should be': lambda box: box["tiles"][3].update(fields="ododd"),
    "components.tiles[3].fields: Expected `str`": lambda box: box["tiles"][3].update(fields=5),
    "components.tiles[3]: Object missing required field `fields`": lambda box: box["tiles"][3].pop("fields"),
    "components: Object missing required field `tiles`": lambda box: box.pop("tiles"),
    "animals: from 20 to 63, not 19": lambda box: box.update(animals=box["animals"][:19]),
    "animals: from 20 to 63, not 64": lambda box: more_animals(box, 64),
    'animals[7].id: "seahorse" is the id of animals[0] too': lambda box: box["animals"][7].update(id="seahorse"),
    'animals[7].habitat: "X" should be one of O, F, D, M, I': lambda box: box["animals"][7].update(habitat="X"),
    'animals[7].habitat: "" should be one of': lambda box: box["animals"][7].update(habitat=""),
    'animals[7].habitat: "OF" should be one of': lambda box: box["animals"][7].update(habitat="OF"),
    'animals[7].kind: "least" should be one of most, adjacent, not_adjacent': lambda box: box["animals"][7].update(
        kind="least"
    ),
    "animals[7].other: a terrain is missing, since the kind is not_adjacent": lambda box: box["animals"][7].update(
        other=None
    ),
    'animals[7].other: "O" should differ from the habitat': lambda box: box["animals"][7].update(other="O"),
    'animals[7].other: "Q" should be one of': lambda box: box["animals"][7].update(other="Q"),
    'animals[0].other: "F" should be null, since the kind is most': lambda box: box["animals"][0].update(other="F"),
    "components.animals[7].name: Object missing required field `he`": lambda box: box["animals"][7]["name"].pop("he"),
    "objectives: one for each terrain, and for I there are 0": lambda box: box["objectives"].pop(),
    "objectives: one for each terrain, and for O there are 2": lambda box: box["objectives"].append(
        box["objectives"][0]
    ),
    'objectives[2].terrain: "d" should be one of': lambda box: box["objectives"][2].update(terrain="d"),
    "objectives[4].thresholds[1].min_fields: 11 should be more than 11": lambda box: box["objectives"][4]["thresholds"][
        1
    ].update(min_fields=11),
    "objectives[4].thresholds[3].points: 6 should be more than 6": lambda box: box["objectives"][4]["thresholds"][
        3
    ].update(points=6),
    'layout.standard.cards_per_round: the keys are the rounds "1" to "12"': lambda box: box["layout"]["standard"][
        "cards_per_round"
    ].pop("7"),
    "layout.standard.cards_per_round: 46 cards, and there are only 45 animals": lambda box: box["layout"][
        "standard"
    ].update(cards_per_round=rounds(r3=46)),
    "components.layout.standard.cards_per_round": lambda box: box["layout"]["standard"].update(
        cards_per_round=rounds(r3=-1)
    ),
    "layout.mystery: 65 cards, and there are only 45 animals": lambda box: box["layout"]["mystery"][
        "open_per_round"
    ].update({"3": 46}),
    "layout.mystery.reveal_at_start_of_round: the cards of round 3 are turned up once": lambda box: box["layout"][
        "mystery"
    ]["reveal_at_start_of_round"].update({"1": None}),
    "layout.mystery.reveal_at_start_of_round: the cards of round 12 are turned up once": lambda box: box["layout"][
        "mystery"
    ]["reveal_at_start_of_round"].update({"11": 12}),
}


@pytest.mark.parametrize("change", GOOD.values(), ids=GOOD)
@pytest.mark.parametrize("mystery", [False, True])
def test_a_file_that_passes_the_checks_is_played(change: Change, mystery: bool) -> None:
    box = ours()
    change(box)
    check(PLANET, 3, {"components": box, "mystery": mystery}, care=0.005)


@pytest.mark.parametrize(("message", "change"), BAD.items(), ids=BAD)
def test_a_file_that_is_wrong_gets_an_error_that_names_the_entry(message: str, change: Change) -> None:
    box = ours()
    change(box)
    with pytest.raises(BadOptions) as error:
        PLANET.make_options({"components": box})
    assert message in str(error.value)
    assert str(error.value).startswith("components")


@pytest.mark.parametrize("nonsense", [3, "components.json", [], [1], {"tiles": {}}, {"game": "planet", "planets": []}])
def test_what_is_no_component_file_is_refused(nonsense: Any) -> None:
    with pytest.raises(BadOptions, match="components"):
        PLANET.make_options({"components": nonsense})


def test_null_is_our_own_box() -> None:
    assert PLANET.make_options({"components": None}) == PlanetOptions()


def play(options: dict[str, Any]) -> Match:
    match = Match(PLANET, ["Ada", "Bob"], options)
    rng = Rng(3)
    while not match.position.over():
        seat = match.position.turn()
        match.play(seat, match.position.draw(seat, rng))
    return match


def test_a_record_carries_its_components() -> None:
    box = ours()
    box["animals"] = box["animals"][::-1]
    box["animals"][3]["name"]["en"] = "a\u2028b\nc: d"
    match = play({"components": box})
    text = str(match.record())
    assert text.count("option components: ") == 1
    again = replay(PLANET, read_record(text))
    assert PLANET.state.equal(again.position, match.position)
    assert str(again.record()) == text


def test_the_record_of_a_game_with_our_own_box_does_not() -> None:
    assert "option components: null\n" in str(play({}).record())


def test_a_snapshot_carries_its_components_too() -> None:
    box = ours()
    box["tiles"] = box["tiles"][::-1]
    p = play({"components": box}).position
    again = PLANET.load(PLANET.dump(p))
    assert PLANET.state.equal(again, p)
    assert PLANET.view(again, 0) == PLANET.view(p, 0)
    assert len(PLANET.dump(play({}).position)) < 2_000


def test_answers_go_by_number_whatever_the_ids() -> None:
    box = ours()
    box["tiles"][16]["id"] = "something else"
    p = PLANET.start(2, PLANET.make_options({"components": box}))
    while "tile 17" not in [PLANET.vocabulary.text(answer) for answer in p.options(NATURE)]:
        p.play(NATURE, p.options(NATURE)[0])
    p.play(NATURE, PLANET.vocabulary.parse("tile 17"))
    assert PLANET.view(p, 0).market[0].tile == 17


def test_a_box_reads_back() -> None:
    assert read(source(read(""))) == read("")
    assert source(None) == ""
    assert isinstance(read(""), Box)


def test_sets_of_up_to_63_animals() -> None:
    assert [all_of(n) for n in (1, 2, 45, 63)] == [1, 3, 2**45 - 1, 2**63 - 1]
