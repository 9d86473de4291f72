"""A whole game on Earth in a few lines: who led when, what decided it, and what was the most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from habitable.present.words import Event
from habitable.texts.phrases import Part, Phrase, joined, phrase

if TYPE_CHECKING:
    from habitable.earth.words import EarthWords

START = "start"  # the reason of points that come with a place on Earth
FEW = 4  # times of leading that are told one by one
END = "end"  # instead of a turn: the final scoring


class Gain(NamedTuple):
    animal: str
    points: int
    reason: str
    turn: str


class Reign(NamedTuple):
    """One animal was ahead after these turns."""

    animal: str
    turns: list[str]


class Course(NamedTuple):
    """What all events of a game add up to."""

    start: Counter[str]  # points before the first turn
    after: list[tuple[str, Counter[str]]]  # … and when a turn was over
    gains: list[Gain]
    lost: Counter[str]  # species that were eliminated, by animal

    def reigns(self) -> list[Reign]:
        """While several are equal, whoever led before leads on."""
        leaders: list[tuple[str, str]] = []
        for turn, points in self.after:
            best = [animal for animal, n in points.items() if n == max(points.values())]
            before = leaders[-1][1] if leaders else None
            if before in best or len(best) == 1:
                leaders.append((turn, before if before is not None and before in best else best[0]))
        return [Reign(animal, [turn for turn, _ in group]) for animal, group in groupby(leaders, lambda one: one[1])]

    def best_turn(self) -> Gain | None:
        total: Counter[tuple[str, str]] = Counter()
        for gain in self.gains:
            if gain.turn != END:
                total[gain.animal, gain.turn] += gain.points
        if not total:
            return None
        (animal, turn), points = total.most_common(1)[0]
        return Gain(animal, points, "", turn)


def course(events: Iterable[Event]) -> Course:
    out, now, turn = Course(Counter(), [], [], Counter()), Counter[str](), 1
    final = False

    def close(name: str) -> None:
        out.after.append((name, now.copy()))

    for event in events:
        kind = event["event"]
        if kind == "points":
            now[event["animal"]] += event["points"]
            if event["reason"] == START:
                out.start[event["animal"]] += event["points"]
            else:
                gain = Gain(event["animal"], event["points"], event["reason"], END if final else str(turn))
                out.gains.append(gain)
        elif kind == "turn":
            turn = event["round"]
            if turn > 1:
                close(str(turn - 1))
            else:
                out.start.clear()
                out.start.update(now)
        elif kind == "round_ends":
            close(str(event["round"]))
            turn = event["round"] + 1
        elif kind == "final_scoring":
            if not out.after or out.after[-1][0] != str(turn - 1) or now != out.after[-1][1]:
                close(str(turn))
            final = True
        elif kind == "cubes_eliminated":
            out.lost[event["animal"]] += abs(event["number"])
    close(END if final else str(turn))
    return out


def turns(events: Sequence[Event]) -> list[tuple[Part, dict[str, int]]]:
    """What the animals had at the beginning, after each turn, and after what was scored at the end."""
    played = course(events)
    end = phrase("earth-show-chart-end")
    return [(end if turn == END else turn, dict(points)) for turn, points in [("0", played.start), *played.after]]


def tell(words: EarthWords[Any], events: Sequence[Event]) -> list[Part]:
    """At most five lines; what did not happen is not told."""
    return list(_lines(words, course(events)))


def _lines(words: EarthWords[Any], played: Course) -> Iterator[Part]:
    def say(key: str, animal: str, **more: Part) -> Phrase:
        return Phrase(key, {"game": words.name, "animal": words.animal(animal, "capital"), **more})

    reigns = played.reigns()
    if len(reigns) == 1:
        yield say("earth-tale-always", reigns[0].animal)
    elif reigns:
        spans = [
            say("earth-tale-reign", one.animal, turns=_turns(one), length="long" if "–" in _turns(one) else "short")
            for one in reigns
        ]
        if len(reigns) <= FEW:
            yield Phrase("earth-tale-reigns", {"reigns": joined(spans)})
        else:
            longest = max(range(len(reigns)), key=lambda i: len(reigns[i].turns))
            yield Phrase("earth-tale-changes", {"times": len(reigns) - 1, "reign": spans[longest]})
        last = reigns[-1]
        if last.turns[0] == END:
            yield say("earth-tale-decided-end", last.animal, before=words.animal(reigns[-2].animal))
        else:
            yield say("earth-tale-decided", last.animal, turn=last.turns[0])
    if gains := [gain for gain in played.gains if gain.points > 0]:
        most = max(gains, key=lambda gain: gain.points)
        yield say("earth-tale-gain", most.animal, points=most.points, reason=words.reason(most.reason), turn=most.turn)
    if (best := played.best_turn()) is not None and best.points > 0:
        yield say("earth-tale-turn", best.animal, points=best.points, turn=best.turn)
    if played.lost:
        animal, number = played.lost.most_common(1)[0]
        yield say("earth-tale-lost", animal, number=number, all=played.lost.total())


def _turns(reign: Reign) -> str:
    """`3`, `3–5`; the final scoring has no number."""
    numbers = [turn for turn in reign.turns if turn != END]
    return "–".join(dict.fromkeys([numbers[0], numbers[-1]])) if numbers else END
