"""What happened in Marine: besides what happens on every Earth, traits, markers and two sorts of pawns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from habitable.earth.naming import Land
from habitable.earth.story import Story
from habitable.games.marine.components import START_ERUPTIONS
from habitable.present.words import Event
from habitable.texts.phrases import Part, joined

if TYPE_CHECKING:
    from habitable.games.marine.words import MarineWords

FIRST = [list(at) for at, _ in START_ERUPTIONS]  # they erupt only before the first turn


class MarineStory(Story["MarineWords"]):
    laid = ("tile_laid", "erupted")
    setup = ("tile_laid", "erupted", "element_put", "cubes_added")
    runs = (*Story.runs, "marked", "trait_dealt", "trait_gained")

    def __init__(self, words: MarineWords) -> None:
        super().__init__(words)
        self.named |= {"trait": words.trait, "side": words.terrain}

    def covered(self, event: Event) -> str | None:
        return str(event["side"]) if event["event"] == "erupted" else None

    def setup_events(self, events: Sequence[Event]) -> int:
        """Traits are dealt when Earth is ready."""
        if not any(event["event"] == "erupted" and event["hex"] in FIRST for event in events):
            return 0
        return next((i for i, event in enumerate(events) if event["event"] == "trait_dealt"), len(events))

    def special(self, name: str, event: Event) -> Part | None:
        """Sorts of pawns; what came into a box and what left it."""
        if name == "pawn":
            return "basic" if event["special"] is None else "special"
        if name == "special":
            return "" if event["special"] is None else self.words.element(event["special"])
        return self.words.element(event[name]) if name in ("came", "left") else None

    def sentence(self, event: Event, land: Land) -> Part:
        """Only its player sees which trait an animal is dealt."""
        if event["event"] == "trait_dealt" and event["trait"] is None:
            return self.said("event-trait-dealt-hidden", event, land)
        return super().sentence(event, land)

    def run(self, kind: str, group: Sequence[Event]) -> list[Part]:
        words = self.words
        if kind == "marked":
            return [
                words.say(
                    "marked",
                    action=words.action(action),
                    terrains=joined([words.terrain(event["terrain"]) for event in part]),
                )
                for action, part in groupby(group, lambda event: event["action"])
            ]
        if kind == "trait_gained":
            traits = [joined([words.animal(event["animal"]), words.trait(event["trait"])], " – ") for event in group]
            return [words.say("traits-gained", traits=joined(traits))]
        return [
            self._dealt(animal, [event["trait"] for event in part])
            for animal, part in groupby(group, lambda event: event["animal"])
        ]

    def _dealt(self, animal: str, traits: Sequence[str | None]) -> Part:
        """The traits that an animal may choose from."""
        words = self.words
        name = words.animal(animal, "capital")
        if None in traits:
            return words.say("traits-dealt-hidden", animal=name, number=len(traits))
        known = joined([words.trait(trait) for trait in traits if trait is not None])
        return words.say("traits-dealt", animal=name, traits=known)
