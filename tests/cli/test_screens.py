"""Every question of whole games can be drawn, worded, numbered and typed, in every window and language."""

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from games.ecosystem.build import legal, say, table
from habitable import found, games, screens, texts
from habitable.cli import typed
from habitable.games.ecosystem.terminal.cards import Board
from habitable.games.ecosystem.terminal.table import number_cells
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.games.ecosystem.words import cells
from habitable.kernel.game import Choice, Game, View
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.present.screen import Screen, Size, numbered

NAMES = ["Ada", "greedy", "דנה", "Zażółć gęślą jaźń na zawsze", "greedy 2", "[bold]x"]
TABLES = [
    ("en", 2, {}, Size(80, 24)),
    ("pl", 3, {"deal": 10}, Size(120, 40)),
    ("he", 4, {"placing": "with_pick"}, Size(100, 30)),
    ("en", 6, {"orientation": "free"}, Size(50, 30)),
    ("pl", 2, {"orientation": "free", "placing": "with_pick"}, Size(30, 10)),
]


def drawn(thing: RenderableType, size: Size) -> str:
    out = Console(file=io.StringIO(), width=size.width, height=size.height, markup=False, emoji=False, highlight=False)
    with out.capture() as capture:
        out.print(thing)
    return capture.get()


def check_question(screen: Screen[Any], view: View, choices: list[Choice], size: Size) -> None:
    """One question, and the narrower ones that it leads to."""
    entries = screen.entries(view, choices)
    assert sorted({c.answer for entry in entries for c in entry.choices}) == [c.answer for c in choices]
    window = drawn(screen.table(view, entries, size), size)
    assert all(screen.say(entry.words) for entry in entries)
    verbs = {choice.verb for choice in choices}
    numbers = [n for n in numbered(entries) if n != 1 or "noswap" not in verbs]
    assert all(f"[{n}]" in window or f"{n:>2}" in window for n in numbers)
    assert screen.question(view, entries)
    assert screen.rules(view)
    narrower = max((list(entry.choices) for entry in entries), key=len)
    if 1 < len(narrower) < len(choices):
        check_question(screen, view, narrower, size)


def check_typing(screen: Screen[Any], view: View, choices: list[Choice]) -> None:
    """Every way to type an answer means this answer and no other."""
    ways = {way.casefold(): choice for choice in choices for way in screen.ways(view, choice)}
    entries = screen.entries(view, choices)
    for choice in choices:
        assert choice.text.casefold() in ways
        for way in screen.ways(view, choice):
            meant = typed.understand(way, entries, ways, words_of(screen))
            assert meant == typed.Answer((choice,)), way


def words_of(screen: Screen[Any]) -> dict[str, str]:
    """Everything that can be typed instead of an answer."""
    return typed.command_words(screen.texts) | screen.panel_words()


def answer_words(screen: Screen[Any]) -> set[str]:
    """Every word with which an answer of this game may begin: verbs, and names of things, as typed in any language."""
    words = found.folder(screen.game.name) / "locale"
    text = "\n".join(path.read_text(encoding="utf-8") for path in words.glob("*.ftl"))
    sorts = "verb|kind|terrain|element|animal|action|special|card|symbol|trait"
    named = re.findall(rf"^{screen.game.name}-(?:{sorts})-[a-z-]+ = (.+)$", text, re.MULTILINE)
    return {word.casefold() for word in (*named, *(verb.name for verb in screen.game.vocabulary.verbs))}


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.listed(), ids=lambda game: game.name)
def test_no_command_swallows_an_answer(game: Game, language: str) -> None:
    """All commands and all words of answers: whatever is typed whole is the answer; after a slash it is the command."""
    screen = screens.get(texts.get(language), game, NAMES)
    commands = words_of(screen)
    one, other = (Choice(answer, "", "", []) for answer in (1, 2))
    for word in answer_words(screen):
        alone = typed.understand(word, [], {word: one}, commands)
        assert alone == typed.Answer((one,)), word
        ways = {f"{word} one": one, f"{word} other": other}
        assert typed.understand(f"{word} one", [], ways, commands) == typed.Answer((one,)), word
        assert typed.understand(f"{word} o", [], ways, commands) == typed.Answer((one, other)), word
        assert typed.understand(word, [], ways, commands) == typed.Answer((one, other)), word
        for command, name in commands.items():
            assert typed.understand(f"/{command} one", [], ways, commands) == typed.Command(name, "one")
            if word != command:
                assert typed.understand(f"{command} one", [], ways, commands) == typed.Command(name, "one"), word


def test_words_that_are_both_a_command_and_an_answer() -> None:
    """So that the test above has something to find."""
    both = set()
    for language in texts.LANGUAGES:
        for game in games.listed():
            screen = screens.get(texts.get(language), game, NAMES)
            both |= {word for word in words_of(screen) if word in answer_words(screen)}
    assert {"save", "cofnij", "שמירה", "ניקוד"} <= both


@pytest.mark.parametrize(
    ("points", "shown"),
    [
        ([12, 12, 12, 7, 3, 0, -5], "0–2: 12, 3: 7, 4: 3, 5: 0, 6+: −5"),
        ([4, -1, -1], "0: 4, 1+: −1"),
        ([2], "0+: 2"),
    ],
)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_rules_about_gaps_follow_the_option(language: str, points: list[int], shown: str) -> None:
    match = Match(games.get("ecosystem"), ["Ada", "Bob", "Cy"], {"gap_points": points})
    screen = screens.get(texts.get(language), match.game, match.names)
    assert shown in screen.rules(match.game.view(match.position, 0))


@pytest.mark.parametrize("rows", ["RM", "RM/W.", "RRR/M..", "RMM", "MRM/.W."])
def test_a_rabbits_partner_has_a_number(rows: str) -> None:
    """Every card that can be swapped carries the number that is typed for it, however few partners it has."""
    game = games.get("ecosystem")
    p = table(rows, "M", "M", hands=["RS", "SS", "DD"])
    say(p, "0: choose R", "1: choose S", "2: choose D")
    say(p, f"0: {legal(p, 0)[0]}", f"1: {legal(p, 1)[0]}", f"2: {legal(p, 2)[0]}")
    screen = screens.get(texts.get("en"), game, NAMES[:3])
    view = game.view(p, 0)
    assert isinstance(view, EcosystemView)
    choices = [game.describe(answer) for answer in p.options(0)]
    assert choices[0].verb == "noswap"
    for asked in (choices, choices[1:]):
        entries = screen.entries(view, asked)
        board = Board(view.boards[0], False, {})
        number_cells(board, entries)
        cards = {cell for choice in asked for cell in cells(choice)}
        assert set(board.numbers) | board.marked == cards
        for cell, number in board.numbers.items():
            assert all(cell in cells(choice) for choice in entries[number - 1].choices)


def test_a_card_above_the_first_row_makes_it_anew() -> None:
    """Until it lies there its place is row −1; the log does not count rows at all."""
    game = games.get("ecosystem")
    p = table("WM", "M", "M", hands=["BS", "SS", "DD"])
    say(p, "0: choose B", "1: choose S", "2: choose D")
    screen = screens.get(texts.get("en"), game, ["Ada", "Bob", "Cy"])
    view = game.view(p, 0)
    above = next(game.describe(answer) for answer in p.options(0) if game.describe(answer).text == "place -1 0")
    assert screen.answer(view, above) == "row −1, column 0"
    assert "−1" in drawn(screen.table(view, screen.entries(view, [above]), Size(80, 24)), Size(80, 24))
    p.log = []
    say(p, "0: place -1 0", f"1: {legal(p, 1)[0]}", f"2: {legal(p, 2)[0]}")
    placed = next(game.events.show(event, None) for event in p.log if game.events.names[event[1]] == "placed")
    assert screen.story(game.view(p, 0), [placed]) == ["Ada places a bear."]
    after = game.view(p, 0)
    assert isinstance(after, EcosystemView)
    assert after.boards[0] == ["B.", "WM"]


def test_both_signs_for_minus_can_be_typed() -> None:
    choice = Choice(1, "place -1 0", "place", [])
    for line in ("place -1 0", "place −1 0"):
        assert typed.understand(line, [], {"place -1 0": choice}, {}) == typed.Answer((choice,))


@pytest.mark.parametrize(("language", "seats", "options", "size"), TABLES)
def test_every_question_of_a_game(language: str, seats: int, options: dict[str, object], size: Size) -> None:
    match = Match(games.get("ecosystem"), NAMES[:seats], options)
    screen = screens.get(texts.get(language), match.game, match.names, symbols=seats % 2 == 0)
    rng = Rng(seats)
    asked = 0
    while not match.position.over():
        seat = match.position.turn()
        if seat != NATURE and asked % 7 == 0:
            view = match.game.view(match.position, seat)
            choices = [match.game.describe(a) for a in match.position.options(seat)]
            check_question(screen, view, choices, size)
            check_typing(screen, view, choices)
        asked += seat != NATURE
        match.play(seat, match.position.draw(seat, rng))
    assert asked > 30 * seats
    for viewer in (None, 0):
        view = match.game.view(match.position, viewer)
        assert NAMES[0] in drawn(screen.table(view, [], size), size)
        events = [match.game.events.show(entry, viewer) for moment in match.moments for entry in moment.events]
        assert len(screen.story(view, events)) > 40 * seats
        assert all(screen.say(screen.words.event(event)) for event in events)


def test_the_beginning_of_a_word_is_enough_where_it_is_clear() -> None:
    match = Match(games.get("ecosystem"), ["Ada", "Bob", "Cy"])
    rng = Rng(3)
    while match.position.asked() == [NATURE]:
        match.play(NATURE, match.position.draw(NATURE, rng))
    screen = screens.get(texts.get("en"), match.game, match.names)
    view = match.game.view(match.position, 0)
    choices = [match.game.describe(a) for a in match.position.options(0)]
    entries = screen.entries(view, choices)
    ways = {way.casefold(): choice for choice in choices for way in screen.ways(view, choice)}
    commands = typed.command_words(screen.texts)

    def meaning(line: str) -> typed.Understood:
        return typed.understand(line, entries, ways, commands)

    assert meaning("q") == typed.Command("quit", "")
    assert meaning("SAVE My File") == typed.Command("save", "My File")
    assert meaning("?") == typed.Command("help", "")
    assert meaning("1") == typed.Answer(entries[0].choices)
    assert meaning("0") == meaning("99") == meaning("") == typed.Unclear(())
    assert isinstance(meaning("choose"), typed.Answer)  # several: asked again
    letters = "".join(choice.text[-1] for choice in choices)
    assert meaning(letters[0].lower()) == typed.Answer((choices[0],))
    assert isinstance(meaning("sc"), typed.Command)
    assert meaning("xyzzy") == typed.Unclear(())
