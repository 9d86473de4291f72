"""What happened on Earth, told: events in words, and many small ones in one sentence."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from habitable.cli.screens.dominant_species_words import Phrases

Event = dict[str, Any]
SETUP = ("tile_laid", "frozen", "element_put", "cubes_added", "dominance")  # nobody needs to read how it began
SPECIES = ("cubes_added", "cube_moved", "cubes_eliminated", "cubes_returned", "dominance")


def arguments(words: Phrases, names: Sequence[str], event: Event) -> dict[str, str | int]:
    """The fields of an event as its text wants them."""
    out: dict[str, str | int] = {"number": 1}
    for field, value in event.items():
        if field == "animal" and value is not None:
            out |= {"animal": words.animal(value, "capital"), "of": words.animal(value, "of")}
            out["with"] = words.animal(value, "with")
        elif field == "other":
            out["other"] = words.animal(value)
        elif field == "hex":
            out |= {form: words.tile(value, form) for form in ("on", "from", "over", "object")}
            out["tile"] = words.tile(value)
        elif field == "target":
            out["to"] = words.tile(value, "to")
        elif field == "corner":
            out["corner"] = words.corner(value)
        elif field == "seat":
            out["seat"] = names[value]
        elif field == "stack":
            out["stack"] = str(value + 1)
        elif field in ("terrain", "element", "card", "action", "space", "reason"):
            out[field] = getattr(words, field)(value)
        elif field in ("number", "points", "tiles"):
            out[field] = abs(value)
            out["change"] = "gained" if value > 0 else "lost"
        elif field == "round":
            out["round"] = str(value)
        elif field == "guard":
            out["guard"] = "yes" if value else "no"
    return out | _special(words, event)


def _special(words: Phrases, event: Event) -> dict[str, str | int]:
    """Dominance and Survival may be nobody's; a new tile has its own terrain."""
    if event["event"] == "dominance":
        before, now = event["before"], event["now"]
        change = "gained" if before is None else "lost" if now is None else "passed"
        to = words.animal(now, "of") if now is not None else ""
        return {"change": change, "animal": words.animal(before or now, "capital"), "of": to}
    if event["event"] == "survival":
        held = event["animal"] is not None
        return {"change": "held" if held else "nobody", "of": words.animal(event["animal"], "of") if held else ""}
    if event["event"] in ("tile_laid", "frozen"):
        at = words.hex(event["hex"])
        return {form or "tile": f"{words.terrain(event['terrain'], form)} {at}" for form in ("", "object")}
    if event["event"] == "scored":
        return {"tile": f"{words.terrain(event['terrain'])} {words.hex(event['hex'])}"}
    return {}


def sentence(words: Phrases, names: Sequence[str], event: Event) -> str:
    key = f"dominant-species-event-{event['event'].replace('_', '-')}"
    return words.texts(key, **arguments(words, names, event))


# ── many small events in one sentence ───────────────────────────────────────────────────────────────────────────────


def story(words: Phrases, names: Sequence[str], events: Sequence[Event]) -> list[str]:
    """All of it, in lines. The land is as it is after the last event, before and when this returns."""
    now = words.land.copy()
    words.before(events)
    first_turn = next((i for i, event in enumerate(events) if event["event"] == "turn" and event["round"] == 1), 0)
    dull = [event for event in events[:first_turn] if event["event"] in SETUP]
    for event in dull:
        words.after(event)
    lines = []
    for group in groups([event for event in events if not any(event is other for other in dull)]):
        if len(group) > 1 or group[0]["event"] == "scored":
            lines += together(words, names, group)
        else:
            lines.append(sentence(words, names, group[0]))
        for event in group:
            words.after(event)
    words.land = now
    return lines


def groups(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Runs of events that are told together."""
    group: list[Event] = []
    for event in events:
        if group and not belongs(group[0], event):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def belongs(first: Event, event: Event) -> bool:
    if first["event"] == "scored":
        return bool(event["event"] == "points" and event["reason"] == first["reason"])
    if first["event"] in SPECIES:
        return event["event"] in SPECIES
    return first["event"] in ("drawn", "dealt", "pawn_placed") and bool(event["event"] == first["event"])


def together(words: Phrases, names: Sequence[str], group: Sequence[Event]) -> list[str]:
    kind = group[0]["event"]
    if kind == "drawn":
        return [
            words.texts(
                "dominant-species-drawn",
                action=words.action(action),
                elements=words.elements([e["element"] for e in part]),
            )
            for action, part in groupby(group, lambda event: event["action"])
        ]
    if kind == "dealt":
        return [words.texts("dominant-species-dealt", cards=", ".join(words.card(event["card"]) for event in group))]
    if kind == "pawn_placed":
        pawns = [f"{words.animal(event['animal'])} – {words.space(event['space'])}" for event in group]
        return [words.texts("dominant-species-pawns-placed", pawns=", ".join(pawns))]
    if kind == "scored":
        return [scored(words, names, group)]
    return species(words, names, group)


def scored(words: Phrases, names: Sequence[str], group: Sequence[Event]) -> str:
    pay = sorted(group[1:], key=lambda event: -int(event["points"]))
    parts = [
        words.texts("dominant-species-by-animal", animal=words.animal(event["animal"]), number=str(event["points"]))
        for event in pay
    ]
    points = ", ".join(parts) or words.texts("dominant-species-no-points")
    return words.texts("dominant-species-scored", **arguments(words, names, group[0]) | {"points": points})


def species(words: Phrases, names: Sequence[str], group: Sequence[Event]) -> list[str]:
    """Cubes that came, went and moved, each sort once with its number; then who dominates what in the end."""
    moved: dict[str, Event] = {}
    ruled: dict[str, Event] = {}
    for event in group:
        if event["event"] == "dominance":
            first = ruled.setdefault(str(event["hex"]), event)
            ruled[str(event["hex"])] = {**event, "before": first["before"]}
        else:
            key = str([event["event"], event["animal"], event["hex"], event.get("target")])
            n = moved[key]["number"] if key in moved else 0
            moved[key] = {**event, "number": n + event.get("number", 1)}
    changed = [event for event in ruled.values() if event["before"] != event["now"]]
    return [sentence(words, names, event) for event in [*moved.values(), *changed]]
