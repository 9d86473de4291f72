"""A first game by hand: its way is legal, everything it tells can be said in three languages, and whoever leaves it is
answered and goes on."""

from collections.abc import Callable
from copy import copy

import pytest

from habitable import found, lessons, rulebook, texts
from habitable.kernel.errors import BadOptions
from habitable.kernel.luck import Seeded
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.lessons import LEARNER, Lesson, Told
from habitable.texts import LANGUAGES
from habitable.texts.phrases import Part, Phrase

pytestmark = pytest.mark.compiled

PANES = {"map", "display", "animals", "cards"}  # of a board of hexes
GAMES = [game for game in found.games() if lessons.can(game)]
MANY = 400  # answers in which every lesson is over
Choose = Callable[[Match, Told | None], int]


def begun(lesson: Lesson) -> Match:
    return Match(lesson.game, ["me", *lesson.bots], lesson.options)


def go_on(lesson: Lesson, match: Match, rng: Rng) -> None:
    """Until the learner is asked: Nature and bots as the lesson says, or as luck will have it."""
    while (asked := match.position.asked()) and LEARNER not in asked:
        given = match.waiting.get(asked[0], [])
        answer = lesson.says(match.position, asked[0], match.moments[-1].position, given)
        match.play(asked[0], match.position.draw(asked[0], rng) if answer is None else answer)


def learn(lesson: Lesson, choose: Choose, match: Match | None = None, seed: int = 1, most: int = MANY) -> list[Told]:
    """What is told on the way that somebody takes, until there is no more to tell, or so often."""
    out: list[Told] = []
    match, rng = match or begun(lesson), Rng(seed)
    go_on(lesson, match, rng)
    for _ in range(MANY):
        told = lesson.told(match)
        if told is None:
            return out
        out.append(told)
        if len(out) == most:
            return out
        match.play(LEARNER, choose(match, told))
        go_on(lesson, match, rng)
        if match.position.over():
            return out
    raise AssertionError("the lesson does not end")


def as_told(match: Match, told: Told | None) -> int:
    """The way of the lesson; off it and at its end anything."""
    if told is None or told.wanted is None:
        return match.position.draw(LEARNER, Rng(len(match.moments)))
    return told.wanted


def after(lesson: Lesson, answers: int) -> Match:
    """Where the learner is asked after so many answers on the way."""
    match, rng = begun(lesson), Rng(1)
    go_on(lesson, match, rng)
    for wanted in lesson.wanted[:answers]:
        match.play(LEARNER, wanted)
        go_on(lesson, match, rng)
    return match


def twin(match: Match) -> Match:
    """The same game, to go on otherwise."""
    out = copy(match)
    out.position, out.moments = match.position.copy(), [*match.moments]
    return out


def said(part: Part) -> list[str]:
    """In every language; a text that lacks an argument raises."""
    return [texts.get(language).render(part) for language in LANGUAGES]


def way(part: Part) -> str:
    """Whether it answers another answer, is said off the way, or is told on it; the end is the same for all."""
    assert isinstance(part, Phrase)
    return next((one for one in ("other", "freely") if part.key.endswith(f"-{one}")), "")


@pytest.mark.parametrize("game", GAMES)
def test_the_way_leads_from_the_first_step_to_the_last(game: str) -> None:
    lesson = lessons.get(game)
    told = learn(lesson, as_told)
    assert [*dict.fromkeys(one.step for one in told)] == list(range(1, len(lesson.steps) + 1))
    assert [one.wanted for one in told] == [*lesson.wanted, None]
    assert all(len({*said(part)}) == len(LANGUAGES) for one in told for part in one.parts)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_lesson_is_told_and_leads_somewhere(game: str) -> None:
    lesson = lessons.get(game)
    names = [name for step in lesson.steps for name in step.tell]
    answered = [step.tell[-1] for step in lesson.steps]
    known = {*names, *(f"chapter-{step.chapter}" for step in lesson.steps if step.chapter)}
    known |= {f"{name}-{way}" for name in answered for way in ("other", "freely")}
    rows = lesson.game.view(after(lesson, 0).position, LEARNER).sheet.rows
    for language in LANGUAGES:
        assert {key.removeprefix(f"{game}-lesson-") for key in texts.get(language).keys(f"{game}-lesson-")} <= known
        anchors = {section.anchor for section in rulebook.get(game, language).sections}
        assert {step.section for step in lesson.steps} <= {*anchors, None}
    assert {step.lights for step in lesson.steps} <= {*(row.name for row in rows), None}
    for step in lesson.steps:
        assert {*step.shows} <= {*step.tell}
        assert {*step.shows.values()} <= PANES
    assert answered[-1] == lessons.END


@pytest.mark.parametrize("game", GAMES)
def test_whoever_answers_otherwise_at_any_step_is_answered_and_goes_on(game: str) -> None:
    """Every other answer at every step; after it, once for each verb, the rest of the lesson in general words."""
    lesson = lessons.get(game)
    for step in range(len(lesson.wanted)):
        here, before = after(lesson, step), set[str]()
        for other in here.position.options(LEARNER):
            if other == lesson.wanted[step]:
                continue
            verb = lesson.game.choices[other].verb
            match = twin(here)
            match.play(LEARNER, other)
            told = learn(lesson, as_told, match, most=MANY if verb not in before else 1)
            before.add(verb)
            assert [one.step for one in told] == sorted(one.step for one in told)
            assert all(said(part) for one in told for part in one.parts)
            ways = [[way(part) for part in one.parts] for one in told]
            if ways[0][-1] != "":  # otherwise another way to the same place
                assert ways[0] == ["other", "freely"]
                assert all(one == ["freely"] or not any(one) for one in ways[1:])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_is_on_the_way_again(game: str) -> None:
    lesson = lessons.get(game)
    for step in range(len(lesson.wanted)):
        match = after(lesson, step)
        before = lesson.told(match)
        other = next(answer for answer in match.position.options(LEARNER) if answer != lesson.wanted[step])
        match.play(LEARNER, other)
        go_on(lesson, match, Rng(2))
        match.undo(LEARNER, range(len(match.names)))
        go_on(lesson, match, Rng(3))
        assert lesson.told(match) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_whoever_does_anything_at_all_comes_to_the_end_of_the_lesson(game: str, seed: int) -> None:
    rng = Rng(seed)
    told = learn(lessons.get(game), lambda match, _: match.position.draw(LEARNER, rng), seed=seed)
    assert [one.step for one in told] == sorted(one.step for one in told)
    last = told[-1].parts[-1]
    assert isinstance(last, Phrase)
    assert last.key.endswith("-end")


@pytest.mark.parametrize("game", GAMES)
def test_where_the_lesson_is_over_luck_is_real(game: str) -> None:
    lesson = lessons.get(game)
    match = after(lesson, len(lesson.wanted))
    assert all(lesson.says(match.position, seat) is None for seat in (NATURE, *range(len(match.names))))
    first = begun(lesson)
    first.play_nature(lesson.luck)
    again = begun(lesson)
    again.play_nature(Seeded(Rng(1)))
    assert first.plies == after(lesson, 0).plies != again.plies


@pytest.mark.parametrize(("game", "chapters"), [("dominant-species", 5), ("marine", 6)])
def test_a_long_lesson_has_chapters_with_titles(game: str, chapters: int) -> None:
    told = [one.chapter for one in learn(lessons.get(game), as_told)]
    assert [*dict.fromkeys((one.number, one.of) for one in told if one)] == [(n + 1, chapters) for n in range(chapters)]
    assert all(one and len({*said(one.title)}) == len(LANGUAGES) for one in told)


def test_what_follows_in_a_step_is_told_with_it() -> None:
    """A board plans these answers together, and shows one after the other."""
    lesson = lessons.get("dominant-species")
    adds = [place for place, wanted in enumerate(lesson.wanted) if lesson.game.choices[wanted].verb == "add"]
    told = [lesson.told(after(lesson, place)) for place in (adds[0] - 1, adds[0], adds[-1])]
    assert [one and one.then for one in told] == [[], lesson.wanted[adds[0] + 1 : adds[-1] + 1], []]


def test_species_may_be_added_in_any_order() -> None:
    """Whoever adds them otherwise is on the way again when all are there."""
    lesson = lessons.get("dominant-species")
    adds = [place for place, wanted in enumerate(lesson.wanted) if lesson.game.choices[wanted].verb == "add"]
    match = after(lesson, adds[0])
    for place in reversed(adds):
        told = lesson.told(match)
        assert told is not None
        assert told.step == 9
        match.play(LEARNER, lesson.wanted[place])
    go_on(lesson, match, Rng(1))
    told = lesson.told(match)
    assert told is not None
    assert (told.step, told.wanted) == (10, lesson.wanted[adds[-1] + 1])


def test_the_points_that_are_told_are_those_on_the_sheet() -> None:
    told = learn(lessons.get("ecosystem"), as_told)
    assert "brings 3 now" in said(told[3].parts[0])[0]
    assert "brings 6 now" in said(told[-1].parts[0])[0]


def test_a_lesson_that_is_not_there_or_not_written_well_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lessons.get("ecosystem")
    source = lessons.Source(lesson.bots, [], [lessons.StepSource(["goal"])])
    with pytest.raises(ValueError, match="every step begins"):
        Lesson(lesson.game, source)
    monkeypatch.setattr(lessons, "can", lambda game: False)
    lessons.get.cache_clear()
    with pytest.raises(BadOptions, match="no lesson"):
        lessons.get("ecosystem")


# ── from a later chapter on ─────────────────────────────────────────────────────────────────────────────────────────


CHAPTERS = [(game, i) for game in GAMES for i, _ in enumerate(lessons.get(game).chapters, 1)]


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_a_lesson_leads_to_each_of_its_chapters_and_goes_on_from_there(game: str, chapter: int) -> None:
    lesson = lessons.get(game)
    match = begun(lesson)
    while found := lesson.leads(chapter, match.position, match.moments[-1].position, match.waiting):
        match.play(*found)
    told = learn(lesson, as_told, match)
    assert told[0].chapter is not None
    assert (told[0].chapter.number, told[0].chapter.title) == (chapter, lesson.chapters[chapter - 1])
    assert lesson.steps[told[0].step - 1].chapter is not None
    assert len(told[0].parts) == len(lesson.steps[told[0].step - 1].tell)
    assert told[-1].step == len(lesson.steps)


def test_off_its_way_a_lesson_leads_nowhere() -> None:
    lesson = lessons.get("marine")
    match = after(lesson, 0)
    match.play(LEARNER, next(one for one in match.position.options(LEARNER) if one != lesson.wanted[0]))
    go_on(lesson, match, Rng(1))
    assert lesson.leads(2, match.position, match.moments[-1].position, match.waiting) is None


@pytest.mark.parametrize(("game", "chapter"), [("marine", 0), ("marine", 7), ("planet", 2)])
def test_a_chapter_that_is_not_there_is_refused(game: str, chapter: int) -> None:
    with pytest.raises(BadOptions, match=f"chapter {chapter}"):
        lessons.get(game).demand_chapter(chapter)
