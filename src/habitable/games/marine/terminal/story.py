"""What happened in Marine: besides what happens on every Earth, traits, markers and two sorts of pawns."""

from collections.abc import Sequence
from itertools import groupby

from habitable.earth.terminal.story import Event, Story
from habitable.games.marine.components import START_ERUPTIONS
from habitable.games.marine.terminal.words import MarinePhrases


class MarineStory(Story):
    words: MarinePhrases
    named = (*Story.named, "trait", "side")
    laid = ("tile_laid", "erupted")
    setup = ("tile_laid", "erupted", "element_put", "cubes_added")
    runs = (*Story.runs, "marked", "trait_dealt", "trait_gained")

    def setup_events(self, events: Sequence[Event]) -> int:
        """The first tiles erupt only then; traits are dealt when Earth is ready."""
        start = [list(at) for at, _ in START_ERUPTIONS]
        if not any(event["event"] == "erupted" and event["hex"] in start for event in events):
            return 0
        return next((i for i, event in enumerate(events) if event["event"] == "trait_dealt"), len(events))

    def special(self, event: Event) -> dict[str, str | int]:
        """Sorts of pawns; what came into a box and what left it."""
        if event["event"] == "pawn_placed":
            element = event["special"]
            return {
                "pawn": "basic" if element is None else "special",
                "special": "" if element is None else self.words.element(element),
            }
        if event["event"] == "box_changed":
            return {way: self.words.element(event[way]) for way in ("came", "left")}
        return {}

    def sentence(self, event: Event) -> str:
        """Only its player sees which trait an animal is dealt."""
        if event["event"] == "trait_dealt" and event["trait"] is None:
            return self.words.texts("marine-event-trait-dealt-hidden", **self.arguments(event))
        return super().sentence(event)

    def run(self, kind: str, group: Sequence[Event]) -> list[str]:
        words = self.words
        if kind == "marked":
            return [
                words.texts(
                    "marine-marked",
                    action=words.action(action),
                    terrains=", ".join(words.terrain(event["terrain"]) for event in part),
                )
                for action, part in groupby(group, lambda event: event["action"])
            ]
        if kind == "trait_gained":
            traits = [f"{words.animal(event['animal'])} – {words.trait(event['trait'])}" for event in group]
            return [words.texts("marine-traits-gained", traits=", ".join(traits))]
        return [
            self._dealt(animal, [event["trait"] for event in part])
            for animal, part in groupby(group, lambda event: event["animal"])
        ]

    def _dealt(self, animal: str, traits: Sequence[str | None]) -> str:
        """The traits that an animal may choose from."""
        words = self.words
        name = words.animal(animal, "capital")
        if None in traits:
            return words.texts("marine-traits-dealt-hidden", animal=name, number=len(traits))
        known = ", ".join(words.trait(trait) for trait in traits if trait is not None)
        return words.texts("marine-traits-dealt", animal=name, traits=known)
