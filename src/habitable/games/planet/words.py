"""Planet in words: terrains and animals, places in two halves, and ties told in one line."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby

from habitable.games.planet.components import LETTERS, NAMES
from habitable.games.planet.geometry import FACES, SIDES
from habitable.games.planet.view_types import AnimalView, PlanetView, TileView
from habitable.games.planet.vocabulary import LAY
from habitable.kernel.game import Choice
from habitable.present.words import At, Entry, Event, Panel, Words, dashes
from habitable.texts.phrases import Lasting, Part, Phrase, SeatName, joined, lasting, phrase

FIRST_PILE = 11  # the round that the first of the piles is for


def face_of(choice: Choice) -> int | None:
    """The face that an answer is about."""
    return (choice.answer - LAY) // SIDES if choice.verb == "lay" else None


def turn_of(choice: Choice) -> int:
    return (choice.answer - LAY) % SIDES


def common_face(choices: Sequence[Choice]) -> int | None:
    """The one face that all answers are about, when only the turn is asked."""
    face = face_of(choices[0]) if choices else None
    return face if choices and face_of(choices[-1]) == face else None  # answers ascend, face by face


def turned(fields: str, turn: int) -> str:
    """The letters of a face on which a tile lies turned (rules/planet.md 2.3)."""
    return "".join(fields[(edge - turn) % SIDES] for edge in range(SIDES))


def animals(view: PlanetView) -> dict[int, AnimalView]:
    """All cards that have been seen, by their numbers: events name animals by these."""
    cards = (*view.races, *view.lost, *[card for cards in view.won for card in cards])
    return {card.animal: card for card in cards}


def terrain_of(letter: str, form: str = "") -> Phrase:
    """With a form: "forest area", "forest areas", or `beside`, what something touches."""
    name = NAMES[LETTERS.index(letter)]
    return phrase(f"planet-terrain-{name}.{form}" if form else f"planet-terrain-{name}")


@lru_cache(maxsize=1024)
def fields(letters: str) -> Part:
    """The fields of a tile or a face, clockwise."""
    return joined(["–" if letter == "." else terrain_of(letter) for letter in letters])


@lru_cache(maxsize=256)  # up to sixty are said at a time
def layings(tile: str) -> list[Lasting]:
    """A tile on each face with each turn, in the order of the answers."""
    shown = [fields(turned(tile, turn)) for turn in range(SIDES)]
    return [
        lasting("planet-answer-lay", face=str(face), turn=str(turn), fields=shown[turn])
        for face in range(FACES)
        for turn in range(SIDES)
    ]


@lru_cache(maxsize=1024)
def taking(tile: str, letters: str) -> Lasting:
    return lasting("planet-answer-take", tile=tile, fields=fields(letters))


@cache
def on_face(key: str, face: int) -> Lasting:
    return lasting(key, face=str(face))


# By kind of requirement the terrains that its text names, and in which form: also the page's board says it (page.py).
REQUIREMENTS = {
    "most": {"areas": ("habitat", "areas")},
    "adjacent": {"area": ("habitat", "area"), "beside": ("other", "beside")},
    "not_adjacent": {"area": ("habitat", "area"), "beside": ("other", "beside")},
}


def requirement(kind: str, habitat: str, other: str | None) -> Phrase:
    """ "largest forest area touching ice" """
    letters = {"habitat": habitat, "other": other or ""}
    terrains = {name: terrain_of(letters[of], form) for name, (of, form) in REQUIREMENTS[kind].items()}
    return phrase(f"planet-requirement-{dashes(kind)}", **terrains)


class PlanetWords(Words[PlanetView]):
    # ── names ───────────────────────────────────────────────────────────────────────────────────────────────────

    def terrain(self, name: str) -> Phrase:
        return self.plain(f"terrain-{name}")

    def animal_name(self, animal: AnimalView) -> Phrase:
        """A printed one has a text; one of a box of somebody's own brings its name in every language."""
        if animal.name is None:
            return self.plain(f"animal-{dashes(animal.id)}")
        said = {language: getattr(animal.name, language) for language in ("en", "pl", "he")}
        return self.say("animal-named", **{language: name[:1].upper() + name[1:] for language, name in said.items()})

    def requirement(self, animal: AnimalView) -> Phrase:
        return requirement(animal.kind, animal.habitat, animal.other)

    def points(self, points: int) -> Phrase:
        return self.say("points", points=points)

    def pile(self, i: int) -> Phrase:
        return self.say("pile", pile=str(FIRST_PILE + i))

    def objective(self, view: PlanetView, seat: int) -> list[Part]:
        """A seat's, as far as it is known: its terrain and fields, the points for them, and what would bring more."""
        known = view.objectives[seat]
        if known is None:
            return []
        out = [joined([terrain_of(known.terrain), str(known.fields)], " "), self.points(known.points)]
        if known.next_fields is not None and not view.over:
            out.append(self.say("objective-more", more=str(known.next_points), next=str(known.next_fields)))
        return out

    # ── questions and answers ───────────────────────────────────────────────────────────────────────────────────

    def heading(self, view: PlanetView) -> Phrase:
        if view.over:
            return self.say("heading-over")
        if view.round == 0 or view.first is None:
            return self.say("heading-setup")
        return self.say("heading", round=str(view.round), name=SeatName(view.first))

    def question(self, view: PlanetView, choices: Sequence[Choice]) -> Phrase:
        if view.held is None:
            return self.plain("question-take")
        face = common_face(choices)
        if face is not None:
            return on_face("planet-question-turn", face)
        return self.say("question-lay", tile=str(view.held.tile))

    def answer(self, view: PlanetView, choice: Choice) -> Phrase:
        if choice.verb == "take":
            number = choice.touches[0].at
            letters = next(tile.fields for tile in view.market if tile.tile == number)
            return taking(str(number), letters)
        assert view.held is not None
        return layings(view.held.fields)[choice.answer - LAY]

    def answers(self, view: PlanetView, choices: Sequence[Choice]) -> list[Part]:
        if view.held is None:
            return super().answers(view, choices)
        words = layings(view.held.fields)
        return [words[choice.answer - LAY] for choice in choices]

    def lines(self, view: PlanetView, choices: Sequence[Choice]) -> list[Entry] | None:
        """Tiles one by one; of a place first the face and then the turn, by the numbers that these have."""
        if not choices or face_of(choices[0]) is None:
            return None
        if common_face(choices) is not None:
            return [Entry(None, (choice,), number=turn_of(choice)) for choice in choices]
        by_face: dict[int, list[Choice]] = {}
        for choice in choices:
            by_face.setdefault((choice.answer - LAY) // SIDES, []).append(choice)
        return [
            Entry(on_face("planet-answer-face", face), tuple(turns), number=face) for face, turns in by_face.items()
        ]

    def narrowed(self, view: PlanetView, choices: Sequence[Choice]) -> tuple[Part, list[Entry]]:
        """The turns of a tile on a face."""
        face = common_face(choices)
        assert face is not None
        return on_face("planet-question-turn", face), []

    def rules(self, view: PlanetView) -> list[Part]:
        return [self.say("rules-take" if view.held is None else "rules-lay"), self.say("rules-scoring")]

    def obstacle(self, view: PlanetView, choices: Sequence[Choice], noun: str, at: At) -> Part | None:
        """A face that is covered, a tile that is not to be taken, or the one before the other."""
        if not isinstance(at, int):
            return None
        if noun == "face":
            if view.held is None:
                return self.plain("why-take-first")
            return self.say("why-covered", face=str(at)) if common_face(choices) is None else None
        if noun != "tile":
            return None
        if view.held is not None:
            return self.say("why-lay-first", tile=str(view.held.tile))
        piled = next((i for i, pile in enumerate(view.piles) for tile in pile if tile.tile == at), None)
        if piled is not None:
            return self.say("why-piled", tile=str(at), pile=str(FIRST_PILE + piled))
        return self.say("why-boxed" if at in view.boxed else "why-no-tile", tile=str(at))

    # ── what happened ───────────────────────────────────────────────────────────────────────────────────────────

    def arguments(self, event: Event) -> dict[str, Part]:
        """An animal is a phrase by now (`story`), or a number where its card is not known."""
        out: dict[str, Part] = {}
        for field, value in event.items():
            if value is None or field == "event":
                continue
            if field == "seat":
                out[field] = SeatName(value)
            elif field == "animal":
                out[field] = value if isinstance(value, Phrase) else f"#{value}"
            elif field == "terrain":
                out[field] = self.terrain(value)
            elif field == "place":
                out |= {"face": str(value[0]), "turn": str(value[1])}
            elif field in ("tile", "round", "slot", "value", "card"):
                out[field] = str(value)
            elif field == "areas":
                out[field] = ", ".join(map(str, value))
            else:
                out[field] = value
        return out

    def story(self, view: PlanetView, events: Sequence[Event]) -> list[Part]:
        """Animals laid out and tiles turned up are one line each; piles can be seen, and points are for the sheet."""
        cards = animals(view) if any("animal" in event for event in events) else {}
        lines: list[Part] = []
        for (name, number), group in groupby(events, _together):
            told = [self._named(event, cards) for event in group]
            if name == "animal_laid":
                lines.append(self.say("animals-laid", count=len(told)))
            elif name == "tile":
                lines.append(self.say("tiles-turned-up", tiles=", ".join(str(event["tile"]) for event in told)))
            elif name == "tied":
                lines.append(self._tie(told, cards[number].kind if number in cards else "adjacent"))
            elif name not in ("left", "scored"):
                lines += [self.event(event) for event in told]
        return lines

    def ending(self, view: PlanetView, events: Sequence[Event]) -> list[Part]:
        """The animals of the last round."""
        last = max((i for i, event in enumerate(events) if event["event"] == "round"), default=0)
        return self.story(view, [event for event in events[last:] if event["event"] in ("tied", "settled", "boxed")])

    def _named(self, event: Event, cards: dict[int, AnimalView]) -> Event:
        card = cards.get(event.get("animal", 0))
        if card is None:
            return event
        return event | {"animal": self.animal_name(card), "card": card.animal}  # unsaid: the page lights it

    def _tie(self, events: Sequence[Event], kind: str) -> Phrase:
        """Who is equal in the last round, and with what: for one animal."""
        shown = [self.arguments(event) for event in events]
        who = joined([joined([each["seat"], each["areas"]], ": ") for each in shown], "; ")
        return self.say("tied", animal=shown[0]["animal"], kind=kind, who=who)

    # ── the table ───────────────────────────────────────────────────────────────────────────────────────────────

    def panels(self, view: PlanetView) -> list[Panel]:
        seats = sorted(range(view.seats), key=lambda seat: seat != view.seat)
        known: list[list[Part]] = [
            [SeatName(seat), joined(said, " · ")] for seat in range(view.seats) if (said := self.objective(view, seat))
        ]
        out = [Panel("objective", self.say("panel-objectives"), known, mine=True)] if known else []
        if view.held is not None:
            out.append(self._tiles("held", self.say("panel-held"), [view.held]))
        if not view.over:
            out += [self._tiles("market", self.say("panel-market"), view.market), self._races(view)]
        out += [self._planet(view, seat) for seat in seats]
        return out + [self._tiles(f"pile-{i}", self.pile(i), pile) for i, pile in enumerate(view.piles) if pile]

    def _tiles(self, name: str, title: Part, tiles: Sequence[TileView]) -> Panel:
        return Panel(name, title, [[self.say("tile", tile=str(tile.tile)), fields(tile.fields)] for tile in tiles])

    def _races(self, view: PlanetView) -> Panel:
        """The animals of this and the coming rounds, with what everybody has to show for them now."""
        rows: list[list[Part]] = []
        for race in view.races:
            values = [f"★ {value}" if seat in race.leaders else str(value) for seat, value in enumerate(race.values)]
            rows.append([str(race.round), self.animal_name(race), self.requirement(race), *values])
        for round, hidden in enumerate(view.hidden):
            if hidden:
                rows.append([str(round), self.say("hidden", count=hidden), "", *["" for _ in view.planets]])
        head: list[Part] = [self.say("column-round"), "", "", *[SeatName(seat) for seat in range(view.seats)]]
        return Panel("races", self.say("races"), rows, head)

    def _planet(self, view: PlanetView, seat: int) -> Panel:
        """The faces with something on them, and the animals."""
        letters = view.planets[seat]
        laid = [(face, letters[SIDES * face : SIDES * face + SIDES]) for face in range(FACES)]
        rows: list[list[Part]] = [
            [self.say("face", face=str(face)), fields(here)] for face, here in laid if here.strip(".")
        ]
        if view.won[seat]:
            rows.append([self.say("row-animals"), joined([self.animal_name(card) for card in view.won[seat]])])
        title = self.say("panel-planet", name=SeatName(seat))
        return Panel(f"planet-{seat}", title, rows, mine=seat == view.seat)


def _together(event: Event) -> tuple[str, int]:
    """Events that are told in one line: of one sort, and ties about one animal."""
    return event["event"], event["animal"] if event["event"] == "tied" else 0


WORDS = PlanetWords
