"""Dominant Species in a terminal: the words of its questions and answers, and which answers are numbered together."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rich.console import RenderableType

from habitable.cli.screens import dominant_species_table as tables
from habitable.cli.screens.dominant_species_story import arguments, sentence, story
from habitable.cli.screens.dominant_species_words import (
    Hex,
    Phrases,
    bonus_at,
    corner,
    directions,
    hexes,
    number,
)
from habitable.cli.screens.screen import Entry, Screen, Size
from habitable.games.dominant_species.components import ANIMALS, CARDS, ELEMENTS, SPACE_NAMES, TERRAINS
from habitable.games.dominant_species.view import AskedView, DominantSpeciesView
from habitable.kernel.game import Choice, View

CHAINS = (  # questions that come again until one has enough
    "spread", "come", "migrate", "compete", "evolve", "multiply", "wake_up", "aquatic_cubes",
)  # fmt: skip
ACTION_OF = {
    "swap_or_keep": "initiative", "go_on": "initiative", "adapt": "adaptation", "protect": "regression",
    "take_abundance": "abundance", "put_abundance": "abundance", "remove": "wasteland", "deplete": "depletion",
    "glaciate": "glaciation", "speciate": "speciation", "spread": "speciation", "swarm": "speciation",
    "explore": "wanderlust", "lay": "wanderlust", "take_element": "wanderlust", "put_element": "wanderlust",
    "come": "wanderlust", "migrate": "migration", "compete": "competition", "hunt": "competition",
    "dominate": "domination", "take_card": "domination",
}  # fmt: skip
CARDS_OF = {  # the cards that may ask this
    "aquatic_tile": ("aquatic",), "aquatic_cubes": ("aquatic",), "take_from_bag": ("aquatic", "habitat"),
    "put_from_bag": ("aquatic", "habitat"), "blight_tile": ("blight",), "blight_leaves": ("blight",),
    "give_up_element": ("disease", "immigrants"), "trade_in": ("metamorphosis",), "trade_for": ("metamorphosis",),
    "spread_ice": ("ice_sheet",), "sacrifice": ("immigrants",), "follow_instinct": ("instinct",),
    "fertile_tile": ("fertile",), "victim": ("biomass", "catastrophe", "predator"),
    "catastrophe_tile": ("catastrophe",), "survivor": ("catastrophe",), "evolve": ("evolution",),
    "multiply": ("fecundity",), "wake_up": ("hibernation",), "exodus_tile": ("mass_exodus",),
    "exodus": ("mass_exodus",),
}  # fmt: skip
SHORT = 6  # as many victims are numbered one by one


class DominantSpeciesScreen(Screen):
    panels = tables.PANELS

    @cached_property
    def phrases(self) -> Phrases:
        return Phrases(self.texts)

    def look(self, view: View) -> None:
        assert isinstance(view, DominantSpeciesView)
        self.phrases.look(view)

    def table(self, view: View, entries: Sequence[Entry], size: Size) -> RenderableType:
        assert isinstance(view, DominantSpeciesView)
        self.look(view)
        return tables.draw(self, view, entries, size)

    def panel(self, name: str, view: View, entries: Sequence[Entry], size: Size) -> RenderableType:
        assert isinstance(view, DominantSpeciesView)
        return tables.alone(self, view, entries, name, size)

    def panel_words(self) -> dict[str, str]:
        words = {name: self.texts(f"dominant-species-panel-{name}").casefold() for name in self.panels}
        return {word: name for name in self.panels for word in (name, words[name])}

    # ── questions ───────────────────────────────────────────────────────────────────────────────────────────────

    def question(self, view: View, entries: Sequence[Entry]) -> str:
        assert isinstance(view, DominantSpeciesView)
        assert view.question is not None
        self.look(view)
        asked = view.question
        choices = [choice for entry in entries for choice in entry.choices if choice.verb != "pass"]
        text = self._narrowed(asked, choices) or self.texts(
            f"dominant-species-question-{asked.question.replace('_', '-')}", **self._facts(view, asked, choices)
        )
        if asked.animal is None:
            return text
        return self.texts("dominant-species-asked", animal=self.phrases.animal(asked.animal, "capital"), question=text)

    def _narrowed(self, asked: AskedView, choices: Sequence[Choice]) -> str | None:
        """The second half of an answer in two parts: a move from one tile, a victim on one tile."""
        first = {hexes(choice)[0] for choice in choices if hexes(choice)}
        if len(first) != 1:
            return None
        if asked.question == "migrate":
            return self.texts(
                "dominant-species-question-migrate-to", **{"from": self.phrases.tile(first.pop(), "from")}
            )
        if asked.question in ("compete", "hunt", "evolve") and len(choices) > 1:
            return self.texts("dominant-species-question-victim-on", on=self.phrases.tile(first.pop(), "on"))
        return None

    def _facts(self, view: DominantSpeciesView, asked: AskedView, choices: Sequence[Choice]) -> dict[str, str | int]:
        words = self.phrases
        out: dict[str, str | int] = {}
        if asked.element is not None:
            out["element"] = words.element(asked.element, "object")
        if asked.terrain is not None:
            out["terrain"] = words.terrain(asked.terrain, "object")
        if asked.left is not None:
            out["left"] = asked.left
        at = asked.hex or next((list(hexes(choice)[0]) for choice in choices if hexes(choice)), None)
        if at is not None:
            out |= {form: words.tile(at, form) for form in ("on", "to", "object")}
            out["tile"] = words.tile(at)
        if asked.question == "exodus" and asked.hex is not None:
            tile = next(tile for tile in view.tiles if tile.hex == asked.hex)
            out["of"] = words.animal(next(iter(tile.cubes)), "of")  # they leave by food chain
        return out

    def rules(self, view: View) -> str:
        assert isinstance(view, DominantSpeciesView)
        question = view.question.question if view.question is not None else ""
        words = self.phrases
        parts = []
        if question == "place_pawn":
            parts.append(self.texts("dominant-species-rules-planning"))
            parts += [f"{words.action(name)}: {words.action(name, 'about')}" for name in view.spaces]
        elif question in ACTION_OF:
            action = ACTION_OF[question]
            parts.append(f"{words.action(action)}: {words.action(action, 'about')}")
        elif question == "save_one":
            parts.append(self.texts("dominant-species-rules-extinction"))
        elif question == "choose":
            parts.append(self.texts("dominant-species-rules-setup"))
        for card in CARDS_OF.get(question, ()):
            effect = words.card(card, "effect")
            parts.append(self.texts("dominant-species-rules-card", card=words.card(card), effect=effect))
        panels = ", ".join(self.texts(f"dominant-species-panel-{name}") for name in self.panels)
        typing = self.texts("dominant-species-rules-typing", panels=panels)
        return "\n".join([*parts, "", typing, "", self.texts("dominant-species-rules-basics")])

    # ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def words(self, view: View, choice: Choice) -> str:
        assert isinstance(view, DominantSpeciesView)
        self.look(view)
        words, texts, verb = self.phrases, self.texts, choice.verb
        asked = view.question.question if view.question is not None else ""
        at = corner(choice)
        if verb == "pass":
            return texts("dominant-species-answer-done" if asked in CHAINS else "dominant-species-answer-pass")
        if at is not None:
            element = view.elements.get(at)
            place = words.corner(at)
            if element is None:
                return place
            return texts("dominant-species-answer-corner-of", element=words.element(element), corner=place)
        if hexes(choice):
            return self._words_of_hexes(view, choice, hexes(choice))
        if (i := number(choice, "space")) is not None:
            printed = words.printed(SPACE_NAMES[i])
            return words.space(SPACE_NAMES[i]) + (f" ({printed})" if printed else "")
        if (i := number(choice, "element")) is not None:
            return words.element(ELEMENTS[i])
        if (i := number(choice, "animal")) is not None:
            return words.animal(ANIMALS[i])
        if (i := number(choice, "card")) is not None:
            return f"{words.card(CARDS[i])}: {words.card(CARDS[i], 'effect')}"
        if (i := number(choice, "stack")) is not None:
            terrain = words.terrain(view.stacks[i].tile or TERRAINS[0])
            return texts("dominant-species-answer-stack", terrain=terrain, stack=str(i + 1))
        return self._words_of_pawns(view, choice)

    def _words_of_hexes(self, view: DominantSpeciesView, choice: Choice, at: list[Hex]) -> str:
        words, verb = self.phrases, choice.verb
        if verb == "move":
            start, target = words.tile(at[0], "from"), words.tile(at[1], "to")
            return self.texts("dominant-species-answer-move", **{"from": start, "to": target})
        animal = number(choice, "animal")
        if animal is not None:
            name = words.animal(ANIMALS[animal])
            return self.texts("dominant-species-answer-victim", animal=name, on=words.tile(at[0], "on"))
        if verb == "lay":
            return self.texts("dominant-species-empty-hex", hex=words.hex(at[0]), points=bonus_at(view, at[0]))
        if verb == "dominate":
            return f"{words.tile(at[0])}: {words.points_on(view, at[0])}"
        return words.tile(at[0])

    def _words_of_pawns(self, view: DominantSpeciesView, choice: Choice) -> str:
        """Initiative, and what Immigrants cost."""
        asked = view.question.animal if view.question is not None else None
        if choice.verb == "swap" and asked is not None:
            other = view.initiative[view.initiative.index(asked) - 1]
            return self.texts("dominant-species-answer-swap", animal=self.phrases.animal(other))
        if choice.verb == "keep":
            return self.texts("dominant-species-answer-keep")
        surplus = sum(tile.cubes[asked] - 1 for tile in view.tiles if asked in tile.cubes) if asked else 0
        return self.texts(f"dominant-species-answer-{choice.text.replace(' ', '-')}", number=surplus)

    def ways(self, view: View, choice: Choice) -> list[str]:
        assert isinstance(view, DominantSpeciesView)
        verbs = [choice.verb, self.texts(f"dominant-species-verb-{choice.verb}")]
        _, _, things = choice.text.partition(" ")
        phrases = [things, *self._phrases(view, choice, things)] if things else []
        bare = [phrase for phrase in phrases if not phrase.isdecimal()]
        return list(dict.fromkeys([*([] if things else verbs), *bare, *(f"{v} {p}" for v in verbs for p in phrases)]))

    def _phrases(self, view: DominantSpeciesView, choice: Choice, things: str) -> list[str]:
        """Other ways to name the things of an answer."""
        words, at = self.phrases, corner(choice)
        if at is not None:
            return [f"{q},{r} {direction}" for (q, r), direction in directions(at)]
        if (i := number(choice, "space")) is not None:
            action, index = SPACE_NAMES[i].split()
            return [f"{words.action(action)} {index}"]
        if (i := number(choice, "element")) is not None:
            return [words.element(ELEMENTS[i])]
        if (i := number(choice, "animal")) is not None:
            return [" ".join([*things.split()[:-1], words.animal(ANIMALS[i])])]
        if (i := number(choice, "card")) is not None:
            return [things.replace("_", " "), words.card(CARDS[i])]
        if (i := number(choice, "stack")) is not None:
            tiles = [stack.tile for stack in view.stacks]
            tile = tiles[i]
            return [tile, words.terrain(tile)] if tile is not None and tiles.count(tile) == 1 else []
        return [things.replace("> ", "")]

    # ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def entries(self, view: View, choices: Sequence[Choice]) -> list[Entry]:
        """One by one; but moves first by the tile where they begin, many victims by theirs, and corners as they lie on
        the map."""
        assert isinstance(view, DominantSpeciesView)
        self.look(view)
        verbs = {choice.verb for choice in choices if choice.verb != "pass"}
        tiles = {hexes(choice)[0] for choice in choices if hexes(choice)}
        if len(tiles) > 1 and (verbs == {"move"} or (verbs & {"eliminate", "evolve"} and len(choices) > SHORT)):
            return self._by_tile(view, choices)
        if any(corner(choice) for choice in choices):
            choices = sorted(choices, key=_reading_order)
        return super().entries(view, choices)

    def _by_tile(self, view: DominantSpeciesView, choices: Sequence[Choice]) -> list[Entry]:
        out = [Entry(self.words(view, choice), (choice,)) for choice in choices if choice.verb == "pass"]
        groups: dict[Hex, list[Choice]] = {}
        for choice in choices:
            if choice.verb != "pass":
                groups.setdefault(hexes(choice)[0], []).append(choice)
        form = "from" if any(choice.verb == "move" for choice in choices) else "on"
        for at, group in groups.items():
            words = f"{self.phrases.tile(at, form)} …" if len(group) > 1 else self.words(view, group[0])
            out.append(Entry(words, tuple(group)))
        return out

    # ── events ──────────────────────────────────────────────────────────────────────────────────────────────────

    def arguments(self, event: dict[str, Any]) -> dict[str, str | int]:
        return arguments(self.phrases, self.names, event)

    def event(self, event: dict[str, Any]) -> str:
        return sentence(self.phrases, self.names, event)

    def story(self, events: Sequence[dict[str, Any]]) -> list[str]:
        return story(self.phrases, self.names, events)

    def news(self, events: Sequence[dict[str, Any]]) -> list[str]:
        return self.story([event for event in events if event["event"] not in ("drawn", "turned_up")])

    def news_lines(self, size: Size) -> int:
        return 3 if size.height >= 40 else 2


def _reading_order(choice: Choice) -> tuple[int, float]:
    """Corners from top to bottom and from left to right; what has none comes first."""
    at = corner(choice)
    if at is None:
        return -99, 0.0
    q, r = map(int, at[2:-1].split(","))
    return 2 * r + q, 1.5 * q + (1 if at[0] == "E" else -1)
