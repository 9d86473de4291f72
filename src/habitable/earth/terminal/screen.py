"""A game on Earth in a terminal: the words of its questions and answers, and which answers are numbered together."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic

from rich.console import RenderableType

from habitable.earth.terminal.look import Looks
from habitable.earth.terminal.story import Story
from habitable.earth.terminal.table import EarthTable, V
from habitable.earth.terminal.words import Hex, Phrases, corner, directions, hexes, number
from habitable.earth.view_types import AskedView
from habitable.kernel.game import Choice, View
from habitable.present.screen import Entry, Screen, Size

SHORT = 6  # as many victims are numbered one by one


class EarthScreen(Screen, Generic[V]):
    """What both games have; each adds its own questions and answers. `V` is its view."""

    view_class: type[V]
    looks: ClassVar[Looks]
    panels: ClassVar[Sequence[str]]  # the parts of the table, each of which can be looked at alone
    animals: ClassVar[Sequence[str]]  # names, in the order of the answers' numbers
    elements: ClassVar[Sequence[str]]
    terrains: ClassVar[Sequence[str]]
    cards: ClassVar[Sequence[str]]
    spaces: ClassVar[Sequence[str]]
    chains: ClassVar[Sequence[str]]  # questions that come again until one has enough
    victims: ClassVar[Sequence[str]]  # questions about a tile and then an animal on it
    action_of: ClassVar[Mapping[str, str]]  # the action that asks this
    cards_of: ClassVar[Mapping[str, Sequence[str]]]  # the cards that may ask this

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def phrases(self) -> Phrases:
        raise NotImplementedError

    @cached_property
    def teller(self) -> Story:
        raise NotImplementedError

    def table_of(self, view: V, entries: Sequence[Entry]) -> EarthTable[Any, V]:
        raise NotImplementedError

    def rules_of(self, view: V, question: str) -> list[str]:
        """Rules for a question that no action asks."""
        raise NotImplementedError

    def words_of_tile(self, view: V, verb: str, at: Hex) -> str:
        """An answer that names one tile or empty hex."""
        raise NotImplementedError

    def words_of_space(self, view: V, choice: Choice, name: str) -> str:
        """An answer that names a space of the action display."""
        raise NotImplementedError

    def own_words(self, view: V, choice: Choice) -> str | None:
        """An answer that only this game has, or has in other words."""
        return None

    def own_ways(self, view: V, choice: Choice, things: str) -> list[str] | None:
        """Other ways to name the things of such an answer."""
        return None

    def own_question(self, view: V, asked: AskedView, choices: Sequence[Choice]) -> str | None:
        """The second half of an answer in two parts that only this game has."""
        return None

    def facts(self, view: V, asked: AskedView, choices: Sequence[Choice]) -> dict[str, str | int]:
        """What the texts of this game's own questions need."""
        return {}

    # ── the table ───────────────────────────────────────────────────────────────────────────────────────────────

    def say(self, key: str, /, **arguments: str | int | float) -> str:
        """A text of this game."""
        return self.phrases.say(key, **arguments)

    def seen(self, view: View) -> V:
        assert isinstance(view, self.view_class)
        return view

    def look(self, view: View) -> None:
        self.phrases.look(self.seen(view))

    def table(self, view: View, entries: Sequence[Entry], size: Size) -> RenderableType:
        self.look(view)
        return self.table_of(self.seen(view), entries).draw(size)

    def panel(self, name: str, view: View, entries: Sequence[Entry], size: Size) -> RenderableType:
        return self.table_of(self.seen(view), entries).alone(name, size)

    def panel_words(self) -> dict[str, str]:
        words = {name: self.say(f"panel-{name}").casefold() for name in self.panels}
        return {word: name for name in self.panels for word in (name, words[name])}

    # ── questions ───────────────────────────────────────────────────────────────────────────────────────────────

    def question(self, view: View, entries: Sequence[Entry]) -> str:
        v = self.seen(view)
        assert v.question is not None
        self.look(view)
        choices = [choice for entry in entries for choice in entry.choices if choice.verb != "pass"]
        text = self._narrowed(v, v.question, choices)
        if text is None:
            facts = self._facts(v, v.question, choices)
            text = self.say(f"question-{v.question.question.replace('_', '-')}", **facts)
        animal = self.asked_animal(v, choices)
        return (
            text if animal is None else self.say("asked", animal=self.phrases.animal(animal, "capital"), question=text)
        )

    def asked_animal(self, view: V, choices: Sequence[Choice]) -> str | None:
        return view.question.animal if view.question is not None else None

    def _narrowed(self, view: V, asked: AskedView, choices: Sequence[Choice]) -> str | None:
        """The second half of an answer in two parts: a move from one tile, a victim on one tile."""
        first = {hexes(choice)[0] for choice in choices if hexes(choice)}
        if len(first) == 1 and asked.question == "migrate":
            return self.say("question-migrate-to", **{"from": self.phrases.tile(first.pop(), "from")})
        if len(first) == 1 and asked.question in self.victims and len(choices) > 1:
            return self.say("question-victim-on", on=self.phrases.tile(first.pop(), "on"))
        return self.own_question(view, asked, choices)

    def _facts(self, view: V, asked: AskedView, choices: Sequence[Choice]) -> dict[str, str | int]:
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
            out |= {form: words.tile(at, form) for form in ("on", "from", "to", "object")}
            out["tile"] = words.tile(at)
        if asked.question == "exodus" and asked.hex is not None:
            tile = next(tile for tile in view.tiles if tile.hex == asked.hex)
            out["of"] = words.animal(next(iter(tile.cubes)), "of")  # they leave by food chain
        return out | self.facts(view, asked, choices)

    def rules(self, view: View) -> str:
        v = self.seen(view)
        question = v.question.question if v.question is not None else ""
        words = self.phrases
        if question in self.action_of:
            parts = self.rules_of_action(self.action_of[question])
        else:
            parts = self.rules_of(v, question)
        asking = v.question.card if v.question is not None else None
        for card in (asking,) if asking is not None else self.cards_of.get(question, ()):
            parts.append(self.say("rules-card", card=words.card(card), effect=words.card(card, "effect")))
        panels = ", ".join(self.say(f"panel-{name}") for name in self.panels)
        return "\n".join([*parts, "", self.say("rules-typing", panels=panels), "", self.say("rules-basics")])

    def rules_of_action(self, action: str) -> list[str]:
        return [f"{self.phrases.action(action)}: {self.phrases.action(action, 'about')}"]

    # ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def words(self, view: View, choice: Choice) -> str:
        v = self.seen(view)
        self.look(view)
        own = self.own_words(v, choice)
        if own is not None:
            return own
        if choice.verb == "pass":
            asked = v.question.question if v.question is not None else ""
            return self.say("answer-done") if asked in self.chains else self.say("answer-pass")
        at = corner(choice)
        if at is not None:
            return self._words_of_corner(v, at)
        if hexes(choice):
            return self._words_of_hexes(v, choice, hexes(choice))
        return self._words_of_thing(v, choice)

    def _words_of_corner(self, view: V, at: str) -> str:
        element, place = view.elements.get(at), self.phrases.corner(at)
        if element is None:
            return place
        return self.say("answer-corner-of", element=self.phrases.element(element), corner=place)

    def _words_of_hexes(self, view: V, choice: Choice, at: list[Hex]) -> str:
        words = self.phrases
        if choice.verb == "move":
            start, target = words.tile(at[0], "from"), words.tile(at[1], "to")
            return self.say("answer-move", **{"from": start, "to": target})
        animal = number(choice, "animal")
        if animal is not None:
            name = words.animal(self.animals[animal])
            return self.say("answer-victim", animal=name, on=words.tile(at[0], "on"))
        return self.words_of_tile(view, choice.verb, at[0])

    def _words_of_thing(self, view: V, choice: Choice) -> str:
        words = self.phrases
        if (i := number(choice, "space")) is not None:
            return self.words_of_space(view, choice, self.spaces[i])
        if (i := number(choice, "element")) is not None:
            return words.element(self.elements[i])
        if (i := number(choice, "animal")) is not None:
            return words.animal(self.animals[i])
        if (i := number(choice, "card")) is not None:
            return f"{words.card(self.cards[i])}: {words.card(self.cards[i], 'effect')}"
        i = number(choice, "stack")
        assert i is not None, choice
        terrain = words.terrain(view.stacks[i].tile or self.terrains[0])
        return self.say("answer-stack", terrain=terrain, stack=str(i + 1))

    def ways(self, view: View, choice: Choice) -> list[str]:
        verbs = [choice.verb, self.say(f"verb-{choice.verb}")]
        _, _, things = choice.text.partition(" ")
        phrases = [things, *self._phrases(self.seen(view), choice, things)] if things else []
        bare = [phrase for phrase in phrases if not phrase.isdecimal()]
        return list(dict.fromkeys([*([] if things else verbs), *bare, *(f"{v} {p}" for v in verbs for p in phrases)]))

    def _phrases(self, view: V, choice: Choice, things: str) -> list[str]:
        """Other ways to name the things of an answer."""
        own = self.own_ways(view, choice, things)
        if own is not None:
            return own
        words, at = self.phrases, corner(choice)
        if at is not None:
            return [f"{q},{r} {direction}" for (q, r), direction in directions(at)]
        if (i := number(choice, "space")) is not None:
            action, index = self.spaces[i].split()
            return [f"{words.action(action)} {index}"]
        if (i := number(choice, "element")) is not None:
            return [words.element(self.elements[i])]
        if (i := number(choice, "animal")) is not None:
            return [" ".join([*things.split()[:-1], words.animal(self.animals[i])])]
        if (i := number(choice, "card")) is not None:
            return [things.replace("_", " "), words.card(self.cards[i])]
        if (i := number(choice, "stack")) is not None:
            tiles = [stack.tile for stack in view.stacks]
            tile = tiles[i]
            return [tile, words.terrain(tile)] if tile is not None and tiles.count(tile) == 1 else []
        return [things.replace("> ", "")]

    # ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def entries(self, view: View, choices: Sequence[Choice]) -> list[Entry]:
        """One by one; but moves first by the tile where they begin, many victims by theirs, and corners as they lie on
        the map."""
        self.look(view)
        named = [choice for choice in choices if hexes(choice)]
        tiles = {hexes(choice)[0] for choice in named}
        moves = bool(named) and all(choice.verb == "move" for choice in named)
        victims = any(number(choice, "animal") is not None for choice in named)
        if len(tiles) > 1 and (moves or (victims and len(choices) > SHORT)):
            return self._by_tile(view, choices)
        if any(corner(choice) for choice in choices):
            choices = sorted(choices, key=_reading_order)
        return super().entries(view, choices)

    def _by_tile(self, view: View, choices: Sequence[Choice]) -> list[Entry]:
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
        return self.teller.arguments(event)

    def event(self, event: dict[str, Any]) -> str:
        return self.teller.sentence(event)

    def story(self, events: Sequence[dict[str, Any]]) -> list[str]:
        return self.teller.tell(events)

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
