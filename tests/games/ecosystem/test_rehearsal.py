"""How imagined games are played on: to their end, the same with the same luck, and from what is known alone."""

from typing import Any

import pytest

from games.ecosystem.test_coming import at_turn
from games.ecosystem.test_thoughts import somebody
from habitable import games
from habitable.games.ecosystem import rehearsal
from habitable.games.ecosystem.advice import Outlook
from habitable.games.ecosystem.board import from_letters
from habitable.games.ecosystem.components import BOARD, COUNTS, GAP_POINTS
from habitable.games.ecosystem.looks import NAMES, Prospect
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import Turn
from habitable.games.ecosystem.rehearsal import Imagined, contested
from habitable.games.ecosystem.scoring import longest_stream, own_points, wolves
from habitable.games.ecosystem.thoughts import worth
from habitable.kernel.bits import size
from habitable.kernel.model import features_for
from habitable.kernel.rng import Rng


def asked(seats: int, answers: int, **options: Any) -> EcosystemPosition:
    """A game in which so many answers were given at random."""
    game = games.get("ecosystem")
    p = game.start(seats, game.make_options(options))
    rng = Rng(answers)
    while answers > 0 or p.turn() < 0:
        seat = p.turn()
        p.play(seat, p.draw(seat, rng))
        answers -= seat >= 0
    assert isinstance(p, EcosystemPosition)
    return p


def test_what_others_have_a_say_in_is_where_it_is_said_to_be() -> None:
    assert [NAMES[i] for i in (rehearsal.WOLVES_NOW, rehearsal.STREAMS_NOW, rehearsal.WOLVES_AFAR)] == [
        "wolves: prize as it stands",
        "streams: prize as it stands",
        "wolves: prize, seen from afar",
    ]
    assert [NAMES[i] for i in (rehearsal.STREAMS_AFAR, rehearsal.GAPS_LATER, rehearsal.GAPS_NOW)] == [
        "streams: prize, seen from afar",
        "gap points to expect",
        "gap points as they stand",
    ]
    assert [NAMES[i] for i in (rehearsal.WITHOUT, rehearsal.WOLVES_LEAD, rehearsal.STREAMS_LEAD)] == [
        "kinds without points",
        "wolves: lead",
        "streams: lead",
    ]


@pytest.mark.both
@pytest.mark.parametrize("answers", [30, 110, 155])
def test_the_rest_is_worth_the_same_whatever_others_have(answers: int) -> None:
    model = somebody().model
    e = asked(4, answers).ecosystems[0]
    empty = own_points(e).count(0) - 2
    rest = []
    for others in (Outlook([0, 1, 4], [2, 2, 0], list(GAP_POINTS)), Outlook([3, 3, 3], [1, 5, 6], list(GAP_POINTS))):
        o = Prospect(others)
        rest.append(worth(e, o, model) - contested(o, size(e.cards), wolves(e), longest_stream(e), empty, model))
    assert rest[0] == pytest.approx(rest[1])


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seats", "answers", "options"),
    [
        (4, 62, {}),
        (4, 65, {}),
        (4, 130, {}),
        (2, 31, {}),
        (2, 60, {}),
        (3, 40, {"placing": "with_pick", "orientation": "free"}),
        (3, 41, {"placing": "with_pick", "deal": 10}),
        (6, 200, {"memory": "own"}),
    ],
)
def test_a_game_is_played_to_its_end(seats: int, answers: int, options: dict[str, Any]) -> None:
    p = asked(seats, answers, **options)
    seat = p.turn()
    before = [p.ecosystems.copy(), p.hands.copy(), p.stock, p.matt, p.top]
    imagined = Imagined(p, seat, somebody().model)
    for answer in p.options(seat)[:2]:
        end = imagined.play(answer, 5)
        assert end.over()
        assert [size(e.cards) for e in end.ecosystems] == [BOARD] * seats
        for kind, there in enumerate(COUNTS):
            assert sum(size(e.of(kind)) for e in end.ecosystems) <= there
        fresh = Imagined(p, seat, somebody().model)
        fresh.play(answer, 6)
        again = fresh.play(answer, 5)
        assert [e.mark() for e in end.ecosystems] == [e.mark() for e in again.ecosystems]
    assert before == [p.ecosystems, p.hands, p.stock, p.matt, p.top]


@pytest.mark.both
def test_with_the_same_luck_both_forms_play_the_same() -> None:
    p = asked(3, 100)
    end = Imagined(p, p.turn(), somebody().model).play(p.options(p.turn())[0], 5)
    assert end.scores() == [67, 45, 40]


@pytest.mark.compiled
def test_what_others_have_answered_in_secret_changes_nothing() -> None:
    p = at_turn(3)
    question = p.top
    assert isinstance(question, Turn)
    assert question.asks(p, 1)
    secret = p.copy()
    secret.play(0, secret.options(0)[-1])
    model = somebody().model
    ends = [Imagined(each, 1, model).play(each.options(1)[0], 7) for each in (p, secret)]
    assert ends[0].scores() == ends[1].scores()


def test_after_the_last_card_there_is_nothing_to_imagine() -> None:
    features = features_for(EcosystemPosition)
    assert features is not None
    p = asked(4, 0)
    end = p.copy()
    end.ecosystems = [from_letters("RBMSDWFTGE" * 2)] * 4
    assert [features.ahead(each, each.top) for each in (p, end)] == [3, 0]
