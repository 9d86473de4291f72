"""A game on Earth in words: names, places, questions, answers, and the rules that belong to them. Each game adds its
own."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from habitable.earth import naming, tale
from habitable.earth.naming import Hex, Land, Named, Names, about, and_more, corner_between, noun, wants
from habitable.earth.obstacles import Obstacles
from habitable.earth.story import Story
from habitable.earth.view_types import AskedView, EarthView, TileView
from habitable.kernel.game import Choice, Game
from habitable.present.words import At, Entry, Event, Words, dashes
from habitable.texts.phrases import Part, Phrase, joined

SHORT = 6  # as many victims are listed one by one
FORMS = {"tile": "", "on": "on", "from": "from", "to": "to", "object": "object"}  # of tiles, by what texts call them

V = TypeVar("V", bound=EarthView)


class Box(NamedTuple):
    """Names in the order of the answers' numbers."""

    animals: Sequence[str]
    elements: Sequence[str]
    terrains: Sequence[str]
    actions: Sequence[str]
    cards: Sequence[str]
    spaces: Sequence[str]


class Always(dict[int, Part | None]):
    """Answers whose words are the same on every table; None: they are not."""

    def __init__(self, words: "EarthWords[Any]") -> None:
        super().__init__()
        self._words = words

    def __missing__(self, answer: int) -> Part | None:
        found = self[answer] = self._words.always(self._words.names[answer])
        return found


class EarthWords(Words[V]):
    """What both games say alike. One object speaks for all tables: it remembers phrases, and nothing of a table."""

    box: ClassVar[Box]
    reasons: ClassVar[Sequence[str]]  # where points come from, besides actions and cards
    start: ClassVar[Mapping[Hex, str]]  # the tiles that are there before anything happens
    chains: ClassVar[Sequence[str]]  # questions that come again until one has enough
    victims: ClassVar[Sequence[str]]  # questions about a tile and then an animal on it
    action_of: ClassVar[Mapping[str, str]]  # the action that asks this
    cards_of: ClassVar[Mapping[str, Sequence[str]]]  # the cards that may ask this
    obstacles: ClassVar[type[Obstacles[Any]]]
    teller: Story[Any]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.names = Names(game)
        self._always = Always(self)

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def land(self, view: V) -> Land:
        """What the tiles are called: after the small tile that lies on one, if there is one."""
        raise NotImplementedError

    def space(self, name: str) -> Part:
        """`speciation 2` as `Speciation 2`."""
        raise NotImplementedError

    def tile_answer(self, view: V, verb: str, at: Hex, land: Land) -> Part:
        """An answer that names one tile or empty hex."""
        raise NotImplementedError

    def rules_of(self, view: V, question: str) -> list[Part]:
        """Rules for a question that no action asks."""
        raise NotImplementedError

    # ── names ───────────────────────────────────────────────────────────────────────────────────────────────────

    def plain(self, key: str) -> Phrase:
        """A text of this game that is told nothing."""
        return naming.plain(f"{self.name}-{key}")

    def animal(self, name: str, form: str = "") -> Phrase:
        return noun(self.name, "animal", name, form)

    def terrain(self, name: str, form: str = "") -> Phrase:
        return noun(self.name, "terrain", name, form)

    def element(self, name: str, form: str = "") -> Phrase:
        return noun(self.name, "element", name, form)

    def action(self, name: str, form: str = "") -> Phrase:
        return noun(self.name, "action", name, form)

    def card(self, name: str, form: str = "") -> Phrase:
        return noun(self.name, "card", name, form)

    def reason(self, name: str) -> Phrase:
        """Where points come from."""
        if name in self.box.actions:
            return self.action(name)
        return noun(self.name, "reason", name) if name in self.reasons else self.card(name)

    def elements(self, names: Sequence[str]) -> Part:
        return joined([self.element(name) for name in names])

    # ── places ──────────────────────────────────────────────────────────────────────────────────────────────────

    def tile(self, at: Hex, land: Land, form: str = "") -> Phrase:
        """`savannah 1,-1`, or with the form `on`: `on savannah 1,-1`."""
        return naming.tile(self.name, at, land.get(at) or self.start.get(at), form)

    def tile_called(self, at: Sequence[int], terrain: str, form: str = "") -> Phrase:
        return naming.tile(self.name, (at[0], at[1]), terrain, form)

    def corner(self, corner: str, land: Land) -> Phrase:
        return corner_between(self.name, corner, None, None, *map(land.get, naming.around(corner)))

    def scoring(self, view: V, at: Hex, land: Land) -> Part:
        """A tile, with what scoring it would bring now."""
        taker = view.question.takers.get(f"{at[0]},{at[1]}") if view.question is not None else None
        return naming.scoring(self.name, at, land[at], tuple(_tile(view, at).points.items()), taker)

    # ── questions ───────────────────────────────────────────────────────────────────────────────────────────────

    def question(self, view: V, choices: Sequence[Choice]) -> Part:
        asked = view.question
        if asked is None:
            return ""
        choices = [choice for choice in choices if choice.answer]
        said = self._narrowed(view, asked, choices)
        if said is None:
            said = self._asked(f"question-{dashes(asked.question)}", view, asked, choices)
        animal = self.asked_animal(view, choices)
        # first what is asked: that is what the rulebook explains, not the animal
        return said if animal is None else self.say("asked", question=said, animal=self.animal(animal, "capital"))

    def asked_animal(self, view: V, choices: Sequence[Choice]) -> str | None:
        return view.question.animal if view.question is not None else None

    def _narrowed(self, view: V, asked: AskedView, choices: Sequence[Choice]) -> Part | None:
        """The second half of an answer in two parts: a move from one tile, a victim on one tile."""
        moves = asked.question == "migrate"
        if moves or (asked.question in self.victims and len(choices) > 1):
            at = self._same_tile(choices)
            if at is not None:
                form, half = ("from", "migrate-to") if moves else ("on", f"{dashes(asked.question)}-on")
                return self.say(f"question-{half}", **{form: self.tile(at, self.land(view), form)})
        return None

    def _asked(self, key: str, view: V, asked: AskedView, choices: Sequence[Choice]) -> Phrase:
        """A question with what its text wants to know."""
        wanted = wants(f"{self.name}-{key}")
        if not wanted:
            return self.plain(key)
        return self.say(key, **{name: self.fact(name, view, asked, choices) for name in wanted})

    def fact(self, name: str, view: V, asked: AskedView, choices: Sequence[Choice]) -> Part:
        """What the text of a question calls by this name."""
        if name == "element" and asked.element is not None:
            return self.element(asked.element, "object")
        if name == "terrain" and asked.terrain is not None:
            return self.terrain(asked.terrain, "object")
        if name == "left" and asked.left is not None:
            return asked.left
        if name in FORMS:
            hex = asked.hex
            at = (hex[0], hex[1]) if hex is not None else self._first_hex(choices)
            return self.tile(at, self.land(view), FORMS[name])
        assert name == "of", f"{asked.question} knows no {name}"
        assert asked.hex is not None
        leaving = next(iter(_tile(view, (asked.hex[0], asked.hex[1])).cubes))  # by food chain
        return self.animal(leaving, "of")

    def _first_hex(self, choices: Sequence[Choice]) -> Hex:
        return next(at for choice in choices for at in self.names[choice.answer].hexes)

    def rules(self, view: V) -> list[Part]:
        question = view.question.question if view.question is not None else ""
        if question in self.action_of:
            parts = [self.rule_of_action(self.action_of[question])]
        else:
            parts = self.rules_of(view, question)
        asking = view.question.card if view.question is not None else None
        for card in (asking,) if asking is not None else self.cards_of.get(question, ()):
            parts.append(self.say("rules-card", card=self.card(card), effect=self.card(card, "effect")))
        return [part for part in (joined(parts, "\n"), self.plain("rules-basics")) if part]

    def rule_of_action(self, action: str) -> Part:
        return about(self.action(action), self.action(action, "about"))

    # ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def answer(self, view: V, choice: Choice) -> Part:
        (said,) = self.answers(view, (choice,))
        return said

    def answers(self, view: V, choices: Sequence[Choice]) -> list[Part]:
        game, known, names, out, land = self.name, self._always, self.names, [], None
        for choice in choices:
            said = known[choice.answer]
            if said is None:
                if land is None:
                    land = self.land(view)
                named = names[choice.answer]
                if named.sort == "move":
                    start, target = named.hexes
                    said = naming.move(game, start, land.get(start), target, land.get(target))
                else:
                    said = self.here(view, named, land)
            out.append(said)
        return out

    def always(self, named: Named) -> Part | None:
        """An answer whose words are the same on every table."""
        if named.hexes:
            return None
        if (i := named.things.get("element")) is not None:
            return self.element(self.box.elements[i])
        if (i := named.things.get("animal")) is not None:
            return self.animal(self.box.animals[i])
        if (i := named.things.get("card")) is not None:
            return about(self.card(self.box.cards[i]), self.card(self.box.cards[i], "effect"))
        return None

    def here(self, view: V, named: Named, land: Land) -> Part:
        """An answer whose words depend on the table."""
        verb, sort, hexes, corner, things = named.verb, named.sort, named.hexes, named.corner, named.things
        if corner is not None:
            one, two, three = named.around
            element = view.elements.get(corner)
            hex = view.question.hex if view.question is not None else None
            new = (hex[0], hex[1]) if hex is not None else None
            return corner_between(self.name, corner, element, new, land.get(one), land.get(two), land.get(three))
        if sort == "victim":
            return naming.victim(self.name, self.box.animals[things["animal"]], hexes[0], land.get(hexes[0]))
        if sort == "tile":
            return self.tile_answer(view, verb, hexes[0], land)
        if verb == "pass":
            asked = view.question.question if view.question is not None else ""
            return self.plain("answer-done" if asked in self.chains else "answer-pass")
        stack = things["stack"]
        terrain = self.terrain(view.stacks[stack].tile or self.box.terrains[0])
        return self.say("answer-stack", terrain=terrain, stack=str(stack + 1))

    def lines(self, view: V, choices: Sequence[Choice]) -> list[Entry] | None:
        """One by one; but moves first by the tile where they begin, many victims by theirs, and corners as they lie on
        the map."""
        names = self.names
        sorts = {names[choice.answer].sort for choice in choices}
        if "move" in sorts or ("victim" in sorts and len(choices) > SHORT):
            if self._same_tile([choice for choice in choices if choice.answer]) is None:
                return self._by_tile(view, choices, "from" if "move" in sorts else "on")
        if "corner" in sorts:
            return [self.alone(one) for one in sorted(choices, key=lambda choice: names[choice.answer].order)]
        return None

    def _same_tile(self, choices: Sequence[Choice]) -> Hex | None:
        """The one tile that all of them name first."""
        names = self.names
        at = names[choices[0].answer].hexes[0] if choices else None
        return at if all(names[choice.answer].hexes[0] == at for choice in choices) else None

    def _by_tile(self, view: V, choices: Sequence[Choice], form: str) -> list[Entry]:
        """Those that begin at the same tile stand together."""
        groups: dict[Hex, list[Choice]] = {}
        out, land = [], self.land(view)
        for choice in choices:
            if choice.answer:
                groups.setdefault(self.names[choice.answer].hexes[0], []).append(choice)
            else:
                out.append(self.alone(choice))
        for at, group in groups.items():
            if len(group) == 1:
                out.append(self.alone(group[0]))
            else:
                out.append(Entry(and_more(self.tile(at, land, form)), tuple(group)))
        return out

    def obstacle(self, view: V, choices: Sequence[Choice], noun: str, at: At) -> Part | None:
        return None if view.question is None else self.obstacles(self, view, choices).of(noun, at)

    # ── what happened ───────────────────────────────────────────────────────────────────────────────────────────

    def event(self, event: Event) -> Part:
        return self.teller.sentence(event, {})

    def story(self, view: V, events: Sequence[Event]) -> list[Part]:
        (lines,) = self.stories(view, [events])
        return lines

    def stories(self, view: V, moments: Sequence[Sequence[Event]]) -> list[list[Part]]:
        """Tiles are called what they were at the time."""
        somewhere = any("hex" in event or "corner" in event for events in moments for event in events)
        land = self.land(view) if somewhere else {}
        for events in reversed(moments):
            self.teller.before(land, events)
        return [self.teller.tell(land, events) for events in moments]

    def tale(self, events: Sequence[Event]) -> list[Part]:
        return tale.tell(self, events)

    def turns(self, events: Sequence[Event]) -> list[tuple[Part, dict[str, int]]]:
        return tale.turns(events)

    # ── right now ───────────────────────────────────────────────────────────────────────────────────────────────

    def now(self, view: V) -> list[list[Part]]:
        """What goes on, for everybody who looks on: which card, and who has moved already. None between actions."""
        asked = view.question
        if asked is None:
            return []
        out: list[list[Part]] = []
        if asked.card is not None:
            out.append([self.plain("now-card"), self.card(asked.card)])
        if moved := Counter(asked.about.get("moved", ())):
            land = self.land(view)
            places = [(tuple(map(int, at.split(","))), n) for at, n in moved.items()]
            tiles = [about(self.tile((at[0], at[1]), land), str(n)) for at, n in places]
            out.append([self.plain("now-moved"), joined(tiles)])
        return out


def _tile(view: EarthView, at: Hex) -> TileView:
    hex = list(at)
    return next(tile for tile in view.tiles if tile.hex == hex)
