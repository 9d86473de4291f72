"""What happened in Dominant Species: besides what happens on every Earth, who dominates what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any  # noqa: F401 - inside quotes

from habitable.earth.naming import Land
from habitable.earth.story import Story
from habitable.present.words import Event
from habitable.texts.phrases import Part, joined

if TYPE_CHECKING:
    from habitable.earth.words import EarthWords  # noqa: F401 - inside quotes


class DominantSpeciesStory(Story["EarthWords[Any]"]):
    laid = ("tile_laid", "frozen")
    setup = ("tile_laid", "frozen", "element_put", "cubes_added", "dominance")
    species = (*Story.species, "dominance")
    runs = (*Story.runs, "pawn_placed")

    def covered(self, event: Event) -> str | None:
        return "tundra" if event["event"] == "frozen" else None

    def setup_events(self, events: Sequence[Event]) -> int:
        return next((i for i, event in enumerate(events) if event["event"] == "turn" and event["round"] == 1), 0)

    def special(self, name: str, event: Event) -> Part | None:
        """Dominance may be nobody's."""
        words = self.words
        if name == "other":
            return words.animal(event["other"])
        if event["event"] != "dominance" or name == "over":
            return None
        before, now = event["before"], event["now"]
        if name == "change":
            return "gained" if before is None else "lost" if now is None else "passed"
        if name == "animal":
            return words.animal(before or now, "capital")
        return words.animal(now, "of") if now is not None else ""

    def run(self, kind: str, group: Sequence[Event]) -> list[Part]:
        words = self.words
        pawns = [joined([words.animal(event["animal"]), words.space(event["space"])], " – ") for event in group]
        return [words.say("pawns-placed", pawns=joined(pawns))]

    def moved(self, group: Sequence[Event], land: Land) -> list[Part]:
        """Cubes, and then who dominates what in the end."""
        ruled: dict[str, Event] = {}
        for event in group:
            if event["event"] == "dominance":
                first = ruled.setdefault(str(event["hex"]), event)
                ruled[str(event["hex"])] = {**event, "before": first["before"]}
        changed = [event for event in ruled.values() if event["before"] != event["now"]]
        cubes = [event for event in group if event["event"] != "dominance"]
        return super().moved(cubes, land) + [self.sentence(event, land) for event in changed]
