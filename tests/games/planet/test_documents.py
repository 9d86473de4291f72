"""Position documents: rules/positions.md. The exact answer, and what is said about a document that is wrong."""

from typing import Any

import msgspec
import pytest

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
        ({"planets": ["O" * 17 + "X" + "O" * 42]}, r"planets\[0\], field 17: 'X' is no terrain \(terrains: OFDMI"),
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
