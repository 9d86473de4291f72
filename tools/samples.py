"""Writes samples of what the terminal says, in three languages, for the tests of the browser's words
(web/test/words.test.ts): games of computer players, and at some of their questions the question, the answers and what
has happened since the last one.

    .venv/bin/python tools/samples.py FILE
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from habitable import bots, games, screens, texts
from habitable.kernel.game import Game
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.present.screen import Entry

NAMES = ["Ada", "Bogna", "נועה", "Dawid", "Ewa", "Filip"]
EACH = 3  # samples of each kind of question
SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "ecosystem": [(2, {}), (4, {})],
    "planet": [(3, {"mystery": True})],
    "dominant-species": [(3, {"animals": "choose"}), (4, {"edition": "first"})],
    "marine": [(4, {}), (2, {"multi_animal": True, "superheroes": True})],
}


def main(file: str) -> None:
    samples = []
    for name, setups in SETUPS.items():
        met: dict[str, int] = {}
        for seed, (seats, options) in enumerate(setups):
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
    game, position = match.game, match.position
    view = game.view(position, seat)
    choices = [game.describe(option) for option in position.options(seat)] if not view.over else []
    entries = [entry for moment in match.moments[since:] for entry in moment.events]
    events = [game.events.show(entry, seat) for entry in entries]
    said = {language: say(language, match, view, choices, events) for language in texts.LANGUAGES}
    return {"game": game.name, "names": match.names, "view": view, "choices": choices, "events": events, "said": said}


def say(language: str, match: Match, view: Any, choices: Any, events: Any) -> dict[str, Any]:
    screen = screens.get(texts.get(language), match.game, match.names)
    screen.look(view)
    story = screen.story(events)
    if not choices:
        return {"story": story}
    entries = screen.entries(view, choices)
    return {
        "story": story,
        "question": screen.question(view, [Entry(screen.words(view, choice), (choice,)) for choice in choices]),
        "words": [screen.words(view, choice) for choice in choices],
        "entries": [{"words": entry.words, "answers": [one.answer for one in entry.choices]} for entry in entries],
    }


if __name__ == "__main__":
    main(sys.argv[1])
