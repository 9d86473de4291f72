"""`habitable play GAME --lesson`: a first game by hand at a real terminal."""

from pathlib import Path

import pytest

from cli.player import Player
from cli.program import refused, say
from habitable import lessons, texts


def line(window: str) -> str:
    """What stands in the window, however its lines were broken."""
    return " ".join(window.split())


def told(game: str, name: str) -> str:
    """The beginning of a text, before its first number."""
    english, key = texts.get("en"), f"{game}-lesson-{name}"
    return english(key, **dict.fromkeys(english.wants(key), "…")).partition("…")[0].strip()


def test_a_lesson_is_played_from_its_first_step_to_free_play(tmp_path: Path) -> None:
    lesson = lessons.get("planet")
    ada = Player(tmp_path, "planet", "--lesson", size=(50, 100))
    window = ada.prompt()
    for step, wanted in zip(lesson.steps, lesson.wanted, strict=False):
        assert f"Lesson, {lesson.steps.index(step) + 1} of {len(lesson.steps)}" in window
        assert all(told("planet", name) in line(window) for name in step.tell)
        window = ada.type(lesson.game.vocabulary.text(wanted))
    assert told("planet", "end") in line(window)
    assert "Lesson" not in ada.type("1")


def test_a_lesson_in_chapters_is_left_and_taken_up_again(tmp_path: Path) -> None:
    lesson = lessons.get("dominant-species")
    ada = Player(tmp_path, "dominant-species", "--lesson", size=(60, 120))
    window = ada.prompt()
    assert "Lesson, 1 of 21 · Chapter 1 of 5: Earth and a plan" in window
    assert told("dominant-species", "goal") in line(window)

    assert "The lesson has this in mind: [18] Speciation 4 (water)" in ada.type("hint")
    assert told("dominant-species", "goal") in line(ada.type("nonsense"))  # it stays while one tries

    window = ada.type("pawn initiative 1")
    assert told("dominant-species", "pawn-speciation-other") in line(window)
    assert "Lesson, 2 of 21" in window
    assert "Lesson, 1 of 21" in ada.type("undo")
    assert "Lesson, 2 of 21" in ada.type(lesson.game.vocabulary.text(lesson.wanted[0]))
    ada.end("quit")

    again = Player(tmp_path, "--resume", size=(60, 120))
    window = again.prompt()
    assert "Lesson, 2 of 21" in window
    assert told("dominant-species", "pawn-domination") in line(window)
    again.end("quit")


def test_a_lesson_begins_at_a_chapter(tmp_path: Path) -> None:
    lesson = lessons.get("marine")
    ada = Player(tmp_path, "marine", "--lesson", "--chapter", "4", size=(60, 120))
    window = ada.prompt()
    assert "Chapter 4 of 6: Points and cards" in window
    assert told("marine", "eliminated") in line(window)
    at = lesson._steps.index(lesson._chapters[3])
    assert told("marine", "evolution") in line(ada.type(lesson.game.vocabulary.text(lesson.wanted[at])))
    assert "Chapter 4 of 6" in ada.type("undo")
    assert "Chapter 3 of 6" in ada.type("undo")  # what was answered for the learner is taken back like any answer
    ada.end("quit")

    again = Player(tmp_path, "--resume", size=(60, 120))
    assert "Chapter 3 of 6" in again.prompt()
    again.end("quit")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["marine", "--lesson", "--chapter", "7"], "has chapters 1 to 6, and no chapter 7"),
        (["marine", "--lesson", "--chapter", "0"], "no chapter 0"),
        (["planet", "--lesson", "--chapter", "2"], "has no chapters"),
        (["marine", "--chapter", "2"], "a chapter belongs to a lesson"),
    ],
)
def test_a_chapter_that_is_not_there(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert said in line(refused(say(capsys, "--lang", "en", "play", *words)))


@pytest.mark.parametrize("more", [["--seat", "me"], ["--option", "start=1"], ["--resume"]])
def test_a_lesson_has_its_own_seats_and_options(capsys: pytest.CaptureFixture[str], more: list[str]) -> None:
    said = say(capsys, "--lang", "en", "play", "planet", "--lesson", *more)
    assert "a lesson has seats and options of its own" in refused(said)
