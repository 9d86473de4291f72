"""What happened on Earth, told: events in words, and many small ones in one sentence."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar

from habitable.earth.terminal.words import Phrases

Event = dict[str, Any]


class Story:
    """Tells events in the words of a game. `names` are those of the seats."""

    forms: ClassVar[Sequence[str]] = ("on", "from", "object")  # of tiles, that the texts of events are given
    named: ClassVar[Sequence[str]] = ("terrain", "element", "card", "action", "space", "reason")  # fields with names
    laid: ClassVar[Sequence[str]]  # events with the terrain that a tile had until then
    setup: ClassVar[Sequence[str]]  # nobody needs to read how it began
    species: ClassVar[Sequence[str]] = ("cubes_added", "cube_moved", "cubes_eliminated", "cubes_returned")
    runs: ClassVar[Sequence[str]] = ("drawn", "dealt")  # of several such events only one sentence is made

    def __init__(self, words: Phrases, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def setup_events(self, events: Sequence[Event]) -> int:
        """How many of the events are from before the first turn."""
        raise NotImplementedError

    def special(self, event: Event) -> dict[str, str | int]:
        """What the text of an event needs besides its fields."""
        return {}

    def run(self, kind: str, group: Sequence[Event]) -> list[str]:
        """One sentence for events of the game's own that come in runs."""
        raise NotImplementedError

    # ── one event ───────────────────────────────────────────────────────────────────────────────────────────────

    def arguments(self, event: Event) -> dict[str, str | int]:
        """The fields of an event as its text wants them."""
        words = self.words
        out: dict[str, str | int] = {"number": 1}
        for field, value in event.items():
            if field == "animal" and value is not None:
                out |= {"animal": words.animal(value, "capital"), "of": words.animal(value, "of")}
                out["with"] = words.animal(value, "with")
            elif field == "hex":
                out |= {form: words.tile(value, form) for form in self.forms}
                out["tile"] = words.tile(value)
            elif field == "target":
                out["to"] = words.tile(value, "to")
            elif field == "corner":
                out["corner"] = words.corner(value)
            elif field == "seat":
                out["seat"] = self.names[value]
            elif field == "stack":
                out["stack"] = str(value + 1)
            elif field in self.named and value is not None:
                out[field] = getattr(words, field)(value)
            elif field in ("number", "points", "tiles"):
                out[field] = abs(value)
                out["change"] = "gained" if value > 0 else "lost"
            elif field in ("round", "value", "slot"):
                out[field] = str(value)
            elif field == "guard":
                out["guard"] = "yes" if value else "no"
        return out | self._survival_or_tile(event) | self.special(event)

    def _survival_or_tile(self, event: Event) -> dict[str, str | int]:
        """Survival may be nobody's; a new tile has its own terrain."""
        words = self.words
        if event["event"] == "survival":
            held = event["animal"] is not None
            return {"change": "held" if held else "nobody", "of": words.animal(event["animal"], "of") if held else ""}
        if event["event"] in self.laid:
            at = words.hex(event["hex"])
            return {form or "tile": f"{words.terrain(event['terrain'], form)} {at}" for form in ("", "object")}
        if event["event"] == "scored":
            return {"tile": f"{words.terrain(event['terrain'])} {words.hex(event['hex'])}"}
        return {}

    def sentence(self, event: Event) -> str:
        return self.words.say(f"event-{event['event'].replace('_', '-')}", **self.arguments(event))

    # ── many small events in one sentence ───────────────────────────────────────────────────────────────────────

    def tell(self, events: Sequence[Event]) -> list[str]:
        """All of it, in lines. The land is as it is after the last event, before and when this returns."""
        words = self.words
        now = words.land.copy()
        words.before(events)
        dull = [event for event in events[: self.setup_events(events)] if event["event"] in self.setup]
        for event in dull:
            words.after(event)
        lines = []
        for group in self._groups([event for event in events if not any(event is other for other in dull)]):
            if len(group) > 1 or group[0]["event"] == "scored":
                lines += self._together(group)
            else:
                lines.append(self.sentence(group[0]))
            for event in group:
                words.after(event)
        words.land = now
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

    def _together(self, group: Sequence[Event]) -> list[str]:
        kind, words = group[0]["event"], self.words
        if kind == "drawn":
            return [
                words.say("drawn", action=words.action(action), elements=words.elements([e["element"] for e in part]))
                for action, part in groupby(group, lambda event: event["action"])
            ]
        if kind == "dealt":
            return [words.say("dealt", cards=", ".join(words.card(event["card"]) for event in group))]
        if kind == "scored":
            return [self._scored(group)]
        return self.moved(group) if kind in self.species else self.run(kind, group)

    def _scored(self, group: Sequence[Event]) -> str:
        words = self.words
        pay = sorted(group[1:], key=lambda event: -int(event["points"]))
        parts = [
            words.say("by-animal", animal=words.animal(event["animal"]), number=str(event["points"])) for event in pay
        ]
        return words.say("scored", **self.arguments(group[0]) | {"points": ", ".join(parts) or words.say("no-points")})

    def moved(self, group: Sequence[Event]) -> list[str]:
        """Cubes that came, went and moved, each sort once with its number."""
        sorts: dict[str, Event] = {}
        for event in group:
            key = str([event["event"], event["animal"], event["hex"], event.get("target")])
            n = sorts[key]["number"] if key in sorts else 0
            sorts[key] = {**event, "number": n + event.get("number", 1)}
        return [self.sentence(event) for event in sorts.values()]
