"""For tests of what games say: every phrase can be said in every language."""

from collections.abc import Iterable, Sequence
from typing import Any

from habitable import games, texts
from habitable.kernel.game import Choice, Game, View
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.present.words import Event, Panel, Words
from habitable.texts.phrases import Part

NAMES = ["Ada", "Bob", "Cy", "Dan", "Eve", "Flo"]


def say(part: Part, language: str = "en") -> str:
    return texts.get(language).render(part, NAMES)


def check(parts: Iterable[Part]) -> None:
    """Each can be said, and nothing is missing in it."""
    for part in parts:
        for language in texts.LANGUAGES:
            said = say(part, language)
            assert said, part
            assert not any(sign in said for sign in ("{", "}", "None", "  ")), said


def check_asked(words: Words[Any], view: View, choices: Sequence[Choice]) -> None:
    """A question with its answers, and the narrower ones that it leads to."""
    entries = words.entries(view, choices)
    assert sorted({c.answer for entry in entries for c in entry.choices}) == sorted(c.answer for c in choices)
    check(
        [
            words.question(view, choices),
            *words.answers(view, choices),
            *(entry.words for entry in entries if entry.words is not None),
        ]
    )
    for entry in entries:
        if 1 < len(entry.choices) < len(choices):
            check_asked(words, view, entry.choices)


def check_panels(panels: Sequence[Panel]) -> None:
    assert len({panel.name for panel in panels}) == len(panels)
    for panel in panels:
        assert len({len(row) for row in [*panel.rows, *([panel.head] if panel.head else [])]}) <= 1
        check([panel.title, *(row[0] for row in panel.rows)])
        check(cell for row in [panel.head, *panel.rows] for cell in row if cell)


def check_game(game: Game, seats: int, options: dict[str, Any], seed: int) -> set[str]:
    """A whole game at random, looked at now and then; the questions that were asked."""
    words, match, rng = games.words(game.name), Match(game, NAMES[:seats], options), Rng(seed)
    asked: dict[str, int] = {}
    told = 0
    while not match.position.over():
        position = match.position
        seat = position.turn()
        if seat != NATURE:
            view: Any = game.view(position, seat)
            kind = view.question.question
            asked[kind] = asked.get(kind, 0) + 1
            if asked[kind] <= 2:
                check_asked(words, view, [game.choices[answer] for answer in position.options(seat)])
                check([words.heading(view), *words.rules(view)])
                check_panels(words.panels(view))
                check(words.story(view, shown(match, told, seat)))
                told = len(match.moments)
        match.play(seat, position.draw(seat, rng))
    over = game.view(match.position, None)
    check([words.heading(over), *words.story(over, shown(match, 0, None))])
    check_panels(words.panels(over))
    return set(asked)


def shown(match: Match, first: int, seat: int | None) -> list[Event]:
    """What a seat has seen since a moment."""
    return [match.game.events.show(entry, seat) for moment in match.moments[first:] for entry in moment.events]
