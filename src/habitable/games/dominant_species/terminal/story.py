"""What happened in Dominant Species: besides what happens on every Earth, who dominates what."""

from collections.abc import Sequence

from habitable.earth.terminal.story import Event, Story


class DominantSpeciesStory(Story):
    forms = (*Story.forms, "over")
    laid = ("tile_laid", "frozen")
    setup = ("tile_laid", "frozen", "element_put", "cubes_added", "dominance")
    species = (*Story.species, "dominance")
    runs = (*Story.runs, "pawn_placed")

    def setup_events(self, events: Sequence[Event]) -> int:
        return next((i for i, event in enumerate(events) if event["event"] == "turn" and event["round"] == 1), 0)

    def special(self, event: Event) -> dict[str, str | int]:
        """Dominance may be nobody's."""
        words = self.words
        if event["event"] == "initiative_swapped":
            return {"other": words.animal(event["other"])}
        if event["event"] != "dominance":
            return {}
        before, now = event["before"], event["now"]
        change = "gained" if before is None else "lost" if now is None else "passed"
        to = words.animal(now, "of") if now is not None else ""
        return {"change": change, "animal": words.animal(before or now, "capital"), "of": to}

    def run(self, kind: str, group: Sequence[Event]) -> list[str]:
        words = self.words
        pawns = [f"{words.animal(event['animal'])} – {words.space(event['space'])}" for event in group]
        return [words.texts("dominant-species-pawns-placed", pawns=", ".join(pawns))]

    def moved(self, group: Sequence[Event]) -> list[str]:
        """Cubes, and then who dominates what in the end."""
        ruled: dict[str, Event] = {}
        for event in group:
            if event["event"] == "dominance":
                first = ruled.setdefault(str(event["hex"]), event)
                ruled[str(event["hex"])] = {**event, "before": first["before"]}
        changed = [event for event in ruled.values() if event["before"] != event["now"]]
        cubes = [event for event in group if event["event"] != "dominance"]
        return super().moved(cubes) + [self.sentence(event) for event in changed]
