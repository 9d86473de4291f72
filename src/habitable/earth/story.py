"""What happened on Earth, told: events in words, and many small ones in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from habitable.earth.naming import Hex, Land, wants
from habitable.present.words import Event, dashes
from habitable.texts.phrases import Part, SeatName, joined

if TYPE_CHECKING:
    from habitable.earth.words import EarthWords

W = TypeVar("W", bound="EarthWords[Any]")
FORMS = ("on", "from", "object", "over")  # of tiles
NUMBERS = ("number", "points", "tiles")


def place(at: Sequence[int]) -> Hex:
    return at[0], at[1]


class Story(Generic[W]):
    """Tells events in the words of a game. `land` is as it was when they happened."""

    laid: ClassVar[Sequence[str]]  # events with the terrain that a tile had until then
    setup: ClassVar[Sequence[str]]  # nobody needs to read how it began
    species: ClassVar[Sequence[str]] = ("cubes_added", "cube_moved", "cubes_eliminated", "cubes_returned")
    runs: ClassVar[Sequence[str]] = ("drawn", "dealt")  # of several such events only one sentence is made

    def __init__(self, words: W) -> None:
        self.words = words
        self.named = {  # fields that hold names
            "terrain": words.terrain,
            "element": words.element,
            "card": words.card,
            "action": words.action,
            "space": words.space,
            "reason": words.reason,
        }

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def covered(self, event: Event) -> str | None:
        """What a tile is called after this event, if that is the one that covers it."""
        raise NotImplementedError

    def setup_events(self, events: Sequence[Event]) -> int:
        """How many of the events are from before the first turn."""
        raise NotImplementedError

    def special(self, name: str, event: Event) -> Part | None:
        """What the text of one of the game's own events calls by this name, if that is none of its fields."""
        return None

    def run(self, kind: str, group: Sequence[Event]) -> list[Part]:
        """One sentence for events of the game's own that come in runs."""
        raise NotImplementedError

    # ── the land ────────────────────────────────────────────────────────────────────────────────────────────────

    def before(self, land: Land, events: Sequence[Event]) -> None:
        """Goes back to the land as it was before these events."""
        for event in reversed(events):
            if event["event"] in self.laid:
                if self.covered(event) is not None:
                    land[place(event["hex"])] = event["terrain"]
                else:
                    land.pop(place(event["hex"]), None)

    def after(self, land: Land, event: Event) -> None:
        if event["event"] in self.laid:
            land[place(event["hex"])] = self.covered(event) or event["terrain"]

    # ── one event ───────────────────────────────────────────────────────────────────────────────────────────────

    def sentence(self, event: Event, land: Land) -> Part:
        return self.said(f"event-{dashes(event['event'])}", event, land)

    def said(self, key: str, event: Event, land: Land) -> Part:
        """A text about an event, with what it wants to know."""
        wanted = wants(f"{self.words.name}-{key}")
        return self.words.say(key, **{name: self.argument(name, event, land) for name in wanted})

    def argument(self, name: str, event: Event, land: Land) -> Part:
        """What the text of an event calls by this name."""
        words = self.words
        if (special := self.special(name, event)) is not None:
            return special
        if name == "animal":
            return words.animal(event["animal"], "capital")
        if name in ("of", "with"):
            return words.animal(event["animal"], name) if event["animal"] is not None else ""
        if name == "tile" or name in FORMS:
            return self._tile(name, event, land)
        if name == "to":
            return words.tile(place(event["target"]), land, "to")
        if name == "corner":
            return words.corner(event["corner"], land)
        if name == "seat":
            return SeatName(event["seat"])
        if name in self.named:
            return self.named[name](event[name])
        return self._number(name, event)

    def _tile(self, name: str, event: Event, land: Land) -> Part:
        """A new tile has its own terrain, and one that is scored the terrain that counts."""
        form = "" if name == "tile" else name
        own = event["event"] in self.laid if form in ("", "object") else False
        if own or (event["event"] == "scored" and not form):
            return self.words.tile_called(event["hex"], event["terrain"], form)
        return self.words.tile(place(event["hex"]), land, form)

    def _number(self, name: str, event: Event) -> Part:
        if name in NUMBERS:
            return abs(int(event.get(name, 1)))
        if name == "change" and event["event"] == "survival":
            return "nobody" if event["animal"] is None else "held"
        if name == "change":
            return "gained" if next(event[field] for field in NUMBERS if field in event) > 0 else "lost"
        if name == "guard":
            return "yes" if event["guard"] else "no"
        return str(event[name] + (name == "stack"))  # stacks are counted from 1

    # ── many small events in one sentence ───────────────────────────────────────────────────────────────────────

    def tell(self, land: Land, events: Sequence[Event]) -> list[Part]:
        """All of it, in lines. The land is as it was before the first event, and when this returns as it was after the
        last."""
        n = self.setup_events(events)
        lines: list[Part] = []
        told = list(events)
        if n:
            for event in events[:n]:
                self.after(land, event)
            told = [event for event in events[:n] if event["event"] not in self.setup] + told[n:]
        for group in self._groups(told):
            if len(group) > 1 or group[0]["event"] == "scored":
                lines += self._together(group, land)
            else:
                lines.append(self.sentence(group[0], land))
            for event in group:
                self.after(land, event)
        return lines

    def _groups(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Runs of events that are told together."""
        group: list[Event] = []
        for event in events:
            if group and not self._belongs(group[0], event):
                yield group
                group = []
            group.append(event)
        if group:
            yield group

    def _belongs(self, first: Event, event: Event) -> bool:
        if first["event"] == "scored":
            return bool(event["event"] == "points" and event["reason"] == first["reason"])
        if first["event"] in self.species:
            return event["event"] in self.species
        return first["event"] in self.runs and bool(event["event"] == first["event"])

    def _together(self, group: Sequence[Event], land: Land) -> list[Part]:
        kind, words = group[0]["event"], self.words
        if kind == "drawn":
            return [
                words.say("drawn", action=words.action(action), elements=words.elements([e["element"] for e in part]))
                for action, part in groupby(group, lambda event: event["action"])
            ]
        if kind == "dealt":
            return [words.say("dealt", cards=joined([words.card(event["card"]) for event in group]))]
        if kind == "scored":
            return [self._scored(group, land)]
        return self.moved(group, land) if kind in self.species else self.run(kind, group)

    def _scored(self, group: Sequence[Event], land: Land) -> Part:
        words = self.words
        pay = sorted(group[1:], key=lambda event: -int(event["points"]))
        parts = [
            words.say("by-animal", animal=words.animal(event["animal"]), number=str(event["points"])) for event in pay
        ]
        return words.say(
            "scored",
            reason=words.reason(group[0]["reason"]),
            tile=self._tile("tile", group[0], land),
            points=joined(parts) or words.plain("no-points"),
        )

    def moved(self, group: Sequence[Event], land: Land) -> list[Part]:
        """Cubes that came, went and moved, each sort once with its number."""
        sorts: dict[str, Event] = {}
        for event in group:
            key = str([event["event"], event["animal"], event["hex"], event.get("target")])
            n = sorts[key]["number"] if key in sorts else 0
            sorts[key] = {**event, "number": n + event.get("number", 1)}
        return [self.sentence(event, land) for event in sorts.values()]
