"""Writes samples of what is said in games, as phrases and in three languages, for a test of the browser
(web/test/phrases.test.ts): games of computer players, and at some of their questions all that is said there.

    .venv/bin/python tools/samples.py FILE
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from games.variants import tables
from habitable import bots, games, screens, texts
from habitable.kernel.game import Game
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.texts.phrases import Part

NAMES = ["Ada", "Bogna", "נועה", "Dawid", "Ewa", "Filip"]
EACH = 2  # samples of each kind of question


def main(file: str) -> None:
    samples = []
    for name in games.GAMES:
        met: dict[str, int] = {}
        every = tables(name)
        for seed, (seats, options) in enumerate((every[0], every[-1])):  # as unlike as they are
            samples += play(games.get(name), NAMES[:seats], options, Rng(seed + 1), met)
    Path(file).write_bytes(msgspec.json.encode(samples))


def play(game: Game, names: list[str], options: dict[str, Any], luck: Rng, met: dict[str, int]) -> list[dict[str, Any]]:
    """A game between computer players; of each kind of question and answers the first few are kept."""
    match, kept, seen = Match(game, names, options), [], [0] * len(names)
    while asked := match.position.asked():
        seat = asked[0]
        if seat == NATURE:
            match.play(NATURE, match.position.draw(NATURE, luck))
            continue
        verbs = {game.vocabulary.verb(option) for option in match.position.options(seat)}
        kind = f"{type(match.position.top).__name__} {sorted(verbs)}"
        if met.get(kind, 0) < EACH:
            met[kind] = met.get(kind, 0) + 1
            kept.append(sample(match, seat, seen[seat]))
            seen[seat] = len(match.moments)
        # random players meet questions that good ones avoid, but alone they soon kill all life
        bot = bots.get("greedy" if luck.below(3) == 0 else "random")
        match.play(seat, bots.choose(bot, match.position, seat, luck))
    kept.append(sample(match, 0, seen[0]))
    return kept


def sample(match: Match, seat: int, since: int) -> dict[str, Any]:
    parts = list(said(match, seat, since))
    spoken = [screens.get(texts.get(language), match.game, match.names) for language in texts.LANGUAGES]
    return {
        "game": match.game.name,
        "names": match.names,
        "view": match.game.view(match.position, seat),
        "parts": parts,
        "said": {screen.texts.language: [screen.say(part) for part in parts] for screen in spoken},
    }


def said(match: Match, seat: int, since: int) -> Iterator[Part]:
    """Everything that is said to a seat here."""
    game, position, words = match.game, match.position, games.words(match.game.name)
    view = game.view(position, seat)
    events = [game.events.show(event, seat) for moment in match.moments[since:] for event in moment.events]
    yield words.heading(view)
    yield from words.story(view, events)
    for panel in words.panels(view):
        yield from (panel.title, *panel.head, *(cell for row in panel.rows for cell in row))
    if view.over:
        yield from words.ending(view, events)
        return
    choices = [game.describe(option) for option in position.options(seat)]
    yield words.question(view, choices)
    yield from words.rules(view)
    yield from words.answers(view, choices)
    yield from (entry.words for entry in words.entries(view, choices) if entry.words is not None)


if __name__ == "__main__":
    main(sys.argv[1])
