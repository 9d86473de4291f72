"""Position documents: rules/positions.md. The exact answer, and what is said about a document that is wrong."""

from typing import Any

import msgspec
import pytest

from habitable.games.planet.components import LETTERS, Components
from habitable.games.planet.game import PLANET
from habitable.kernel import documents
from habitable.kernel.errors import BadDocument

PLANET_20 = "OFFDD OFFIO ODDIO OMMIO FDDMF FDDII FMMII DMMII FFFII DDDII MMMII OOOMM"
EMPTY = "." * 60


def score(data: str) -> dict[str, Any]:
    """What `habitable score --json` answers to a file."""
    answer = PLANET.score_document(documents.read(data.encode()))
    decoded = msgspec.json.decode(msgspec.json.encode(answer))
    assert isinstance(decoded, dict)
    return decoded


def test_the_answer_is_exactly_as_positions_md_shows_it() -> None:
    answer = score(f'{{"game": "planet", "planets": ["{PLANET_20.replace(" ", "")}", "{EMPTY}"]}}')
    assert answer == {
        "planets": [
            {
                "fields": {"O": 10, "F": 11, "D": 12, "M": 12, "I": 15},
                "areas": {
                    "O": [[3, "FDI"], [3, "FDM"], [2, "FDMI"], [2, "FDMI"]],
                    "F": [[3, "DMI"], [2, "DM"], [2, "OD"], [2, "OMI"], [1, "DI"], [1, "OMI"]],
                    "D": [[5, "OFI"], [2, "OF"], [2, "OFM"], [2, "OMI"], [1, "MI"]],
                    "M": [[4, "ODI"], [3, "OFI"], [2, "FDI"], [2, "OFD"], [1, "FDI"]],
                    "I": [[4, "FDM"], [3, "ODM"], [3, "OFM"], [3, "OFM"], [2, "FDM"]],
                },
            },
            {
                "fields": {"O": 0, "F": 0, "D": 0, "M": 0, "I": 0},
                "areas": {"O": [], "F": [], "D": [], "M": [], "I": []},
            },
        ]
    }


@pytest.mark.parametrize("text", [PLANET_20, PLANET_20.replace(" ", "/"), PLANET_20.lower(), f" {PLANET_20}\\n"])
def test_spaces_slashes_and_small_letters_do_not_matter(text: str) -> None:
    plain = PLANET_20.replace(" ", "")
    assert score(f'{{"game": "planet", "planets": ["{text}"]}}') == score(
        f'{{"game": "planet", "planets": ["{plain}"]}}'
    )


def test_a_face_may_be_filled_in_part() -> None:
    answer = score(f'{{"game": "planet", "planets": ["OF..I{"." * 55}"]}}')
    assert answer["planets"][0]["areas"] == {"O": [[1, "FI"]], "F": [[1, "O"]], "D": [], "M": [], "I": [[1, "O"]]}


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"planets": ["O" * 59]}, r"planets\[0\]: a planet has 60 fields, not 59"),
        ({"planets": [EMPTY, "O" * 61]}, r"planets\[1\]: a planet has 60 fields, not 61"),
        ({"planets": ["O" * 17 + "X" + "O" * 42]}, r'planets\[0\], field 17: "X" is no terrain \(terrains: OFDMI'),
        ({"planets": ["O" * 59 + "ß"]}, r"planets\[0\], field 59"),
        ({"planets": []}, "planets: at least one"),
        ({"planets": "O" * 60}, "planets: Expected `array`, got `str`"),
        ({"planets": [60]}, r"planets\[0\]: Expected `str`, got `int`"),
        ({}, "missing required field `planets`"),
        ({"planets": [EMPTY], "boards": []}, "unknown field `boards`"),
    ],
)
def test_a_document_that_is_wrong_gets_an_error_that_names_the_place(document: Any, message: str) -> None:
    with pytest.raises(BadDocument, match=message):
        PLANET.score_document({"game": "planet", **document})


# ── the end of a game: what nobody wants to count field by field ────────────────────────────────────────────────────


def result(*players: dict[str, Any], **more: Any) -> Any:
    return PLANET.score_document({"game": "planet", "players": list(players), **more})


def test_p_08_scoring() -> None:
    answer = result(
        {"objective": "I", "fields": 14, "same": 1, "other": 2}, {"objective": "O", "fields": 10, "same": 1, "other": 2}
    )
    assert [player["total"] for player in answer["players"]] == [9, 5]
    assert answer["players"][0] == {
        "objective": 4,
        "animals": 5,
        "objective_fields": 14,
        "animals_won": 3,
        "total": 9,
    }
    assert result({"other": 3}, beginner=True)["players"][0]["total"] == 3


def test_an_objective_in_lower_case() -> None:
    assert result({"objective": "i", "fields": 14}) == result({"objective": "I", "fields": 14})


@pytest.mark.parametrize(("fields", "points"), [(10, 0), (11, 2), (13, 2), (14, 4), (21, 8)])
def test_p_05_ice_objective(fields: int, points: int) -> None:
    assert result({"objective": "I", "fields": fields})["players"][0]["objective"] == points


@pytest.mark.parametrize(
    ("players", "winners", "places"),
    [
        ([(10, 18, 6), (8, 18, 7), (0, 13, 7)], [1], [2, 1, 3]),  # as P-41, with the 20 animals that there are
        ([(6, 18, 7), (6, 18, 7), (0, 12, 6)], [0, 1], [1, 1, 3]),  # as P-42
    ],
)
def test_final_ranking(players: list[tuple[int, int, int]], winners: list[int], places: list[int]) -> None:
    """Given as points of the objective, total and animals: so many of them live elsewhere that it comes to that."""
    given = []
    for letter, (paid, total, animals) in zip("IOF", players, strict=True):
        other = total - paid - animals
        fields = Components("").objectives[LETTERS.index(letter)].index(paid)
        given.append({"objective": letter, "fields": fields, "same": animals - other, "other": other})
    assert result(*given)["winners"] == winners
    pad = PLANET.sheet_of_document({"game": "planet", "players": given})
    assert pad is not None
    assert (pad.totals, pad.places) == ([total for _, total, _ in players], places)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"players": []}, "players: from 1 to 4, not 0"),
        ({"players": [{}] * 5}, "players: from 1 to 4, not 5"),
        ({"players": [{"objective": "I", "fields": 61}]}, r"players\[0\].fields: from 0 to 60, not 61"),
        ({"players": [{"objective": "O"}, {"objective": "I", "same": -1}]}, r"players\[1\].same: from 0 to 9, not -1"),
        ({"players": [{"objective": "I", "same": 10}]}, r"players\[0\].same: from 0 to 9, not 10"),
        ({"players": [{"objective": "I", "other": 21}]}, r"players\[0\].other: from 0 to 20, not 21"),
        ({"players": [{"other": 21}], "beginner": True}, r"players\[0\].other: from 0 to 20, not 21"),
        (
            {"players": [{"objective": "I", "same": 5, "other": 6}, {"objective": "O", "other": 10}]},
            "players: 20 animals are laid out in a game, and 21 are given",
        ),
        (
            {"players": [{"objective": "I"}, {"objective": "O"}, {"objective": "i"}]},
            r"players\[2\].objective: there is one objective of each terrain, and players\[0\] has I too",
        ),
        ({"players": [{"objective": "I"}, {"other": 3}]}, r"players\[1\].objective: everybody has an objective"),
        ({"players": [{"objective": "ı"}]}, r'players\[0\].objective: "ı" should be one of'),
        ({"players": [{"objective": "X"}]}, r'players\[0\].objective: "X" should be one of'),
        ({"players": [{"objective": ""}]}, r'players\[0\].objective: "" should be one of'),
        (
            {"players": [{"objective": "O"}], "beginner": True},
            r"players\[0\].objective: in the beginner variant there are no objectives",
        ),
        ({"players": [{"objective": "I"}], "names": ["Ada", "Ben"]}, "names: one for each of 1, not 2"),
        ({"players": [{}], "planets": [EMPTY]}, "unknown field `planets`"),
    ],
)
def test_an_end_of_a_game_that_is_wrong_gets_an_error_that_names_the_place(document: Any, message: str) -> None:
    with pytest.raises(BadDocument, match=message):
        PLANET.score_document({"game": "planet", **document})


def test_planets_alone_have_no_score_sheet() -> None:
    assert PLANET.sheet_of_document({"game": "planet", "planets": [EMPTY]}) is None
