"""`habitable play` at a real terminal: whole games, undo, hints, saving, several people, three languages."""

import re
from pathlib import Path

import pytest

import habitable
from cli.player import Player
from habitable import texts
from habitable.cli import saves

ENGLISH = texts.get("en")
AGAINST_BOTS = ["ecosystem", "--seat", "Ada", "--seat", "greedy", "--seat", "random", "--seed", 7]
TWO_PEOPLE = ["ecosystem", "--seat", "Ada", "--seat", "Bob", "--seed", 7]


def files(data: Path) -> list[Path]:
    return sorted((data / "habitable" / "games").rglob("*.habitable"))


def play_out(ada: Player, window: str) -> str:
    """Answers 1 until the game is over."""
    for _ in range(80):
        if "Which card" not in window and "Where do you" not in window and "swap two cards" not in window:
            return window
        ada.child.sendline("1")
        if ada.until(r"\n> ", r"The record of this game") == 1:
            return ada.window() + ada.end()
        window = ada.window()
    raise AssertionError("the game does not end")


def test_a_whole_game_by_numbers_ends_with_the_score_sheet_and_the_record(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS)
    last = play_out(ada, ada.prompt())
    assert "the game is over" in last
    assert re.search(r"total\s+│", last)
    assert re.search(r"(Ada|greedy|random) wins!|Shared victory", last)
    (path,) = files(tmp_path)
    assert path.parent.name == "finished"
    assert path.name in last.replace("\n", "")
    assert ada.code == 0
    match = saves.read(path)
    assert match.position.over()
    assert match.names == ["Ada", "greedy", "random"]


def test_answers_in_words_prefixes_and_the_notation(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS)
    window = ada.prompt()
    assert "stage I · turn 1 of 10" in window
    kinds = re.findall(r"\[\d+\] (\w)\S* (?:\d× )?(\w+)", window)
    assert "is no answer here" in ada.type("badger")
    window = ada.type(kinds[0][1][:3])  # the beginning of a name
    assert "turn 2 of 10" in window  # the first card has only one place
    letter = re.findall(r"\[\d+\] (\w)", window)[0]
    window = ada.type(f"choose {letter.lower()}")
    assert "Where do you place" in window
    assert "[4]" in window
    assert "is no answer here" in ada.type("place 3 3")
    window = ada.type("pl 0 1")
    assert "turn 3 of 10" in window
    ada.end("quit")


def test_undo_goes_back_to_the_question_before(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS)
    first = ada.prompt()
    assert "Nothing was taken back" in ada.type("undo")
    ada.type("1")
    window = ada.type("2")
    assert "Where do you place" in window
    window = ada.type("undo")
    assert "turn 2 of 10" in window
    assert "Which card" in window
    window = ada.type("undo")
    assert "turn 1 of 10" in window
    hand = re.compile(r"\[\d+\] (\w)")
    assert hand.findall(window) == hand.findall(first)
    ada.end("quit")


def test_help_list_hint_score_and_log(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS)
    ada.prompt()
    window = ada.type("?")
    assert "Everybody secretly chooses" in window
    pages = [window]
    while "Enter to go on" in pages[-1]:
        pages.append(ada.type(""))
    assert "the game can be continued later" in pages[-2]
    assert re.search(r" 1  \w+\n", ada.type("list"))
    ada.type("")
    window = ada.type("hint")
    assert "looks best" in window
    assert re.search(r"Next: .* (points? less|just as good)\.", window)
    assert "longest stream" in ada.type("score")
    ada.type("")
    assert "Ada is dealt" in ada.type("log")
    ada.type("")
    assert "may mean" in ada.type("s 1")
    ada.end("quit")


def test_a_game_that_was_left_is_continued(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS)
    ada.prompt()
    ada.type("1")
    before = ada.type("2")
    left = ada.end("quit")
    assert "habitable play --resume" in left
    assert ada.code == 0
    ada = Player(tmp_path, "--resume")
    after = ada.prompt()
    assert after.split("Hands:")[1].split("\n")[0] == before.split("Hands:")[1].split("\n")[0]
    assert "Where do you place" in after
    elsewhere = tmp_path / "mine.habitable"
    assert "Saved:" in ada.type(f"save {elsewhere}")
    ada.type("1")
    assert str(elsewhere) in ada.end("quit").replace("\n", "")
    assert saves.read(elsewhere).names == ["Ada", "greedy", "random"]
    ada = Player(tmp_path, "--resume", elsewhere)
    assert "turn 3 of 10" in ada.prompt()
    assert "Continue with" in ada.interrupt()
    assert ada.code == 130


def test_the_end_of_the_input_leaves_a_saved_game(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS)
    ada.prompt()
    ada.child.sendeof()
    assert "Continue with" in ada.end()
    assert not saves.read(files(tmp_path)[0]).position.over()


def cards(window: str) -> set[str]:
    """The letters of the cards that can be chosen."""
    return set(re.findall(r"\[\d+\] ([A-Z])", window))


def test_between_two_people_nothing_of_the_first_can_be_seen(tmp_path: Path) -> None:
    table = Player(tmp_path, *TWO_PEOPLE)
    assert "Pass the keyboard to Ada" in table.prompt()
    adas = table.type("")
    match = saves.read(files(tmp_path)[0])
    hands = [match.game.view(match.position, seat).hands[seat].known for seat in (0, 1)]  # type: ignore[attr-defined]
    assert "Ada is dealt 11 cards." in adas
    assert cards(adas) == set(hands[0])
    between = table.type("1")
    assert "Pass the keyboard to Bob" in between
    assert "\x1b[3J" in table.seen.rpartition("\x1b[2J")[2]  # nor scrolled back to
    assert "[1]" not in between
    assert cards(between) == set()
    bobs = table.type("")
    assert "Bob is dealt 11 cards." in bobs
    assert "Ada: 11?" in bobs
    assert cards(bobs) == set(hands[1])
    assert "Ada is dealt" not in table.type("log")
    table.type("")
    assert cards(table.end("quit")) == set()


def test_a_secret_answer_can_be_withdrawn_before_the_next_person_looks(tmp_path: Path) -> None:
    table = Player(tmp_path, *TWO_PEOPLE)
    table.prompt()
    first = table.type("")
    assert "to take back your answer" in table.type("1")
    again = table.type("undo")
    assert re.findall(r"\[\d+\] (\w)", again) == re.findall(r"\[\d+\] (\w)", first)
    table.type("1")
    table.type("")
    window = table.type("1")
    assert "turn 2 of 10" in window  # it is still Bob who sits there
    assert "Bob:" in window
    window = table.type("undo")
    assert "Ada, do you agree?" in window
    assert "[1]" not in window
    assert "Pass the keyboard to Bob" in table.type("no")
    assert "Nothing was taken back" in table.type("")
    table.type("undo")
    table.type("yes")
    assert "turn 1 of 10" in table.type("")
    table.end("quit")


def test_a_rabbit_swaps_two_cards_chosen_one_after_the_other(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS)
    window = ada.prompt()
    for _ in range(60):
        if "swap two cards" in window and "[2]" not in window:
            break
        letters = re.findall(r"\[\d+\] (\w)\S* ", window)
        window = ada.type("R" if "R" in letters and "turn 1 " not in window and "turn 2 " not in window else "1")
    assert "Which one first?" in window
    assert "no swap" in ada.type("list")
    ada.type("")
    assert "swap " in ada.type("hint")
    window = ada.type("2")
    assert "swap it with which card" in window
    assert "»" in window
    assert "Which one first" in ada.type("undo")
    ada.type("2")
    window = ada.type("1")
    assert "swaps" in window
    ada.end("quit")


def test_without_arguments_it_asks_and_enter_is_enough(tmp_path: Path) -> None:
    ada = Player(tmp_path)
    window = ada.prompt()
    if "Which game?" in window:
        window = ada.type("1")
    assert "What is your name?" in window
    assert "How many players?" in ada.type("Ada")
    assert "A number from 2 to 6" in ada.type("7")
    assert "Computer players are beginner, casual" in ada.type("")
    assert "Player 3?" in ada.type("")
    window = ada.type("")
    assert "Ecosystem · stage I · turn 1 of 10" in window
    assert "beginner 2" in window
    ada.end("quit")
    ada = Player(tmp_path)
    window = ada.prompt()
    assert "An unfinished game waits: Ecosystem, with Ada, beginner, beginner 2" in " ".join(window.split())
    assert "turn 1 of 10" in ada.type("")
    ada.end("quit")


WORDS = {
    "pl": (
        "tura 1 z 10",
        "podpowiedź",
        "najlepiej wygląda",
        "cofnij",
        "wynik",
        "punkty za luki",
        "koniec",
        "Ciąg dalszy",
    ),
    "he": ("תור 1 מתוך 10", "רמז", "הכי טוב נראה", "ביטול", "ניקוד", "נקודות פערים", "יציאה", "להמשך"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_other_languages_and_their_commands(tmp_path: Path, lang: str) -> None:
    turn, hint, hinted, undo, score, gap_points, leave, left = WORDS[lang]
    ada = Player(tmp_path, *AGAINST_BOTS, lang=lang)
    window = ada.prompt()
    assert turn in window
    assert hinted in ada.type(hint)
    name = re.findall(r"\[1\] \S+ (?:\d× )?(\w+)", window)[0]
    assert turn not in ada.type(name)
    assert turn in ada.type(undo)
    assert gap_points in ada.type(score)
    ada.type("")
    assert left in ada.end(leave)


@pytest.mark.parametrize("size", [(24, 80), (30, 50), (12, 34)])
def test_small_windows(tmp_path: Path, size: tuple[int, int]) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS, "--seat", "greedy", "--seat", "greedy", "--seat", "greedy", size=size)
    window = ada.prompt()
    assert "[1]" in window
    window = ada.type("1")
    assert all(len(line) <= size[1] for line in window.split("\n"))
    if size == (24, 80):
        assert window.count("\n") < 24
    ada.end("quit")


def test_a_note_says_once_that_the_engine_is_not_compiled(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS, pure="")
    assert ("note: the engine runs as plain Python" in ada.prompt()) != habitable.compiled()
    assert "plain Python" not in ada.type("1")
    ada.end("quit")


def test_a_window_without_room_is_refused(tmp_path: Path) -> None:
    ada = Player(tmp_path, *AGAINST_BOTS, size=(8, 20))
    assert "this window is too small: 20 columns and 8 lines" in " ".join(ada.end().split())
    assert ada.code == 2
