"""The kit must catch what it promises to catch: games that are broken in one place each."""

from typing import Any

import msgspec
import pytest

from habitable.games.ecosystem.game import EcosystemGame
from habitable.games.ecosystem.piles import text as letters
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.kernel.conformance import check
from habitable.kernel.game import Options, Touched
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class ShowsHands(EcosystemGame):
    def view(self, position: Position, seat: int | None) -> EcosystemView:
        view = super().view(position, seat)
        assert isinstance(position, EcosystemPosition)
        view.hands[0].known = letters(position.hands[0].cards)
        return view


class ShowsWhoHasPicked(EcosystemGame):
    """Tells a spectator-visible number that depends on what others have said in secret."""

    def view(self, position: Position, seat: int | None) -> EcosystemView:
        view = super().view(position, seat)
        given = getattr(position.top, "given", [])
        view.stock = sum(chain[0] for chain in given if chain)
        return view


class TellsTooMuch(EcosystemGame):
    reveals = frozenset()


class LosesACard(EcosystemGame):
    def start(self, seats: int, options: Options | None = None) -> EcosystemPosition:
        p = super().start(seats, options)
        p.stock -= 1
        return p


class ForgetsAField(EcosystemGame):
    def load(self, data: bytes) -> Position:
        fields = msgspec.json.decode(data)
        return self.state.from_json({**fields, "deal": 10})


class NeverEnds(EcosystemGame):
    def bound(self, seats: int) -> int:
        return 40


class CannotDescribe(EcosystemGame):
    def touched(self, answer: int) -> list[Touched]:
        raise KeyError(answer)


def test_a_sound_game_passes() -> None:
    assert check(EcosystemGame(), 3, games=2, care=0.05).careful > 0


@pytest.mark.parametrize(
    ("broken", "what"),
    [
        (ShowsHands, "can tell the position from an imagined one"),
        (ShowsWhoHasPicked, "can tell the position from an imagined one"),
        (TellsTooMuch, "learns too much"),
        (LosesACard, "cards lost or made"),
        (ForgetsAField, "survives JSON"),
        (NeverEnds, "more than 40 answers"),
    ],
)
def test_a_broken_game_is_caught(broken: type[EcosystemGame], what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        check(broken(), 3, games=10, care=0.1)


def test_a_game_that_raises_is_caught() -> None:
    with pytest.raises(KeyError):
        check(CannotDescribe(), 3, games=10, care=0.1)


def test_a_chooser_that_cheats_is_caught() -> None:
    def cheat(position: Position, seat: int, rng: Rng) -> int:
        return 0

    with pytest.raises(Exception, match="not legal for seat"):
        check(EcosystemGame(), 3, chooser=cheat)


def test_same_seed_same_report() -> None:
    reports: list[Any] = [check(EcosystemGame(), 2, games=3, seed=5, care=0.02) for _ in range(2)]
    assert reports[0] == reports[1]
