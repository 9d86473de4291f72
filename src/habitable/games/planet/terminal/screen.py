"""Planet in a terminal: the words of its answers and events, and which answers are numbered where."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import RenderableType

from habitable.games.planet.box import read
from habitable.games.planet.components import LETTERS, NAMES
from habitable.games.planet.terminal import table as planet_table
from habitable.games.planet.view_types import AnimalView, PlanetView
from habitable.kernel.game import Choice, Game, View
from habitable.present.screen import Entry, Screen, Size
from habitable.texts import Texts

PRINTED = {card.id: card.name for card in read("").animals}


class PlanetScreen(Screen):
    def __init__(self, texts: Texts, game: Game, names: Sequence[str], symbols: bool = True) -> None:
        super().__init__(texts, game, names, symbols)
        self.animals: dict[int, AnimalView] = {}  # by number, those that have been seen

    def look(self, view: View) -> None:
        """Events name animals by their numbers; what they are called is on their cards."""
        assert isinstance(view, PlanetView)
        for card in (*view.races, *view.lost, *(card for cards in view.won for card in cards)):
            self.animals[card.animal] = card

    # ── words ───────────────────────────────────────────────────────────────────────────────────────────────────

    def terrain(self, name: str) -> str:
        return self.texts(f"planet-terrain-{name}")

    def terrain_of(self, letter: str) -> str:
        return self.terrain(NAMES[LETTERS.index(letter)])

    def animal_name(self, animal: AnimalView) -> str:
        name = str(getattr(animal.name or PRINTED[animal.id], self.texts.language))
        return name[:1].upper() + name[1:]

    def requirement(self, animal: AnimalView) -> str:
        """ "largest forest area touching ice" """
        habitat = NAMES[LETTERS.index(animal.habitat)]
        if animal.other is None:
            return self.texts("planet-requirement-most", areas=self.texts(f"planet-terrain-{habitat}.areas"))
        other = NAMES[LETTERS.index(animal.other)]
        return self.texts(
            f"planet-requirement-{animal.kind.replace('_', '-')}",
            area=self.texts(f"planet-terrain-{habitat}.area"),
            beside=self.texts(f"planet-terrain-{other}.beside"),
        )

    def label(self, seat: int) -> str:
        """A seat in three letters, or its number where these would not tell it from another."""
        short = [name[:3] for name in self.names]
        return short[seat] if len(set(short)) == len(short) else f"#{seat + 1}"

    def numbered(self, seat: int) -> str:
        """A seat's name, with its number where the columns go by numbers."""
        label = self.label(seat)
        return f"{label} {self.names[seat]}" if label.startswith("#") else self.names[seat]

    def heading(self, view: PlanetView) -> str:
        title = self.texts("planet-title")
        if view.over:
            return self.texts("planet-heading-over", title=title)
        if view.round == 0 or view.first is None:
            return self.texts("planet-heading-setup", title=title)
        return self.texts("planet-heading", title=title, round=str(view.round), name=self.name(view.first))

    def objective(self, view: PlanetView, seat: int) -> list[str]:
        """A seat's, as far as it is known: its terrain and fields, the points for them, and what would bring more."""
        known = view.objectives[seat]
        if known is None:
            return []
        out = [f"{self.terrain_of(known.terrain)} {known.fields}", self.texts("planet-points", points=known.points)]
        if known.next_fields is not None and not view.over:
            more, least = str(known.next_points), str(known.next_fields)
            out.append(self.texts("planet-objective-more", more=more, next=least))
        return out

    def question(self, view: View, entries: Sequence[Entry]) -> str:
        assert isinstance(view, PlanetView)
        if view.held is None:
            return self.texts("planet-question-take")
        face = planet_table.common_face(entries)
        if face is not None:
            return self.texts("planet-question-turn", face=str(face))
        return self.texts("planet-question-lay", tile=str(view.held.tile))

    def rules(self, view: View) -> str:
        assert isinstance(view, PlanetView)
        rules = self.texts("planet-rules-lay" if view.held is not None else "planet-rules-take")
        races = [f"{race.round:>2}  {self.animal_name(race)}: {self.requirement(race)}" for race in view.races]
        return "\n\n".join([rules, self.texts("planet-rules-scoring"), "\n".join(races)])

    def words(self, view: View, choice: Choice) -> str:
        assert isinstance(view, PlanetView)
        if choice.verb == "take":
            number = choice.touches[0].at
            fields = next(tile.fields for tile in view.market if tile.tile == number)
            return self.texts("planet-answer-take", tile=str(number), fields=fields)
        assert view.held is not None
        face, turn = (str(thing.at) for thing in choice.touches)
        fields = planet_table.turned(view.held.fields, int(turn))
        return self.texts("planet-answer-lay", face=face, turn=turn, fields=fields)

    def ways(self, view: View, choice: Choice) -> list[str]:
        verbs = [choice.verb, self.texts(f"planet-verb-{choice.verb}")]
        things = [str(thing.at) for thing in choice.touches]
        if choice.verb == "take":
            tile = f"T{int(things[0]):02}"
            return [tile, *(f"{verb} {word}" for verb in verbs for word in (things[0], tile))]
        face, turn = things
        words = ["turn", self.texts("planet-verb-turn")]
        phrases = [f"{face} {turn}", *(f"{face} {word} {turn}" for word in words)]
        return phrases + [f"{verb} {phrase}" for verb in verbs for phrase in phrases]

    # ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def entries(self, view: View, choices: Sequence[Choice]) -> list[Entry]:
        """Tiles one by one; of a place first the face and then the turn, by the numbers that these have."""
        by_face: dict[object, list[Choice]] = {}
        for choice in choices:
            by_face.setdefault(choice.touches[0].at, []).append(choice)
        if choices[0].verb == "take":
            return super().entries(view, choices)
        if len(by_face) == 1:
            return [Entry(self.words(view, turn), (turn,), planet_table.turn_of(turn)) for turn in choices]
        return [
            Entry(self.texts("planet-answer-face", face=str(face)), tuple(turns), planet_table.face_of(turns[0]))
            for face, turns in by_face.items()
        ]

    def table(self, view: View, entries: Sequence[Entry], size: Size) -> RenderableType:
        assert isinstance(view, PlanetView)
        self.look(view)
        return planet_table.draw(self, view, entries, size)

    # ── events ──────────────────────────────────────────────────────────────────────────────────────────────────

    def arguments(self, event: dict[str, Any]) -> dict[str, str | int]:
        out: dict[str, str | int] = {}
        for field, value in event.items():
            if value is None or field == "event":
                continue
            if field == "seat":
                out[field] = self.name(value)
            elif field == "animal":
                out[field] = self.animal_name(self.animals[value]) if value in self.animals else f"#{value}"
            elif field == "terrain":
                out[field] = self.terrain(value)
            elif field == "place":
                out |= {"face": str(value[0]), "turn": str(value[1])}
            elif field in ("tile", "round", "slot", "value"):
                out[field] = str(value)
            elif field == "areas":
                out[field] = ", ".join(map(str, value))
            else:
                out[field] = value
        return out

    def story(self, events: Sequence[dict[str, Any]]) -> list[str]:
        """Animals laid out and tiles turned up are one line each; piles can be seen, and points are for the sheet."""
        lines = []
        for (name, _), group in groupby(events, _together):
            told = list(group)
            if name == "animal_laid":
                lines.append(self.texts("planet-animals-laid", count=len(told)))
            elif name == "tile":
                numbers = ", ".join(str(event["tile"]) for event in told)
                lines.append(self.texts("planet-tiles-turned-up", tiles=numbers))
            elif name == "tied":
                lines.append(self.tie(told))
            elif name not in ("left", "scored"):
                lines += [self.event(event) for event in told]
        return lines

    def tie(self, events: Sequence[dict[str, Any]]) -> str:
        """Who is equal in the last round, and with what: for one animal."""
        number = events[0]["animal"]
        kind = self.animals[number].kind if number in self.animals else "adjacent"
        shown = [self.arguments(event) for event in events]
        who = "; ".join(f"{each['seat']}: {each['areas']}" for each in shown)
        return self.texts("planet-tied", animal=shown[0]["animal"], kind=kind, who=who)

    def ending(self, events: Sequence[dict[str, Any]]) -> list[str]:
        """The animals of the last round."""
        last = max(i for i, event in enumerate(events) if event["event"] == "round")
        return self.story([event for event in events[last:] if event["event"] in ("tied", "settled", "boxed")])


def _together(event: dict[str, Any]) -> tuple[str, int | None]:
    """Events that are told in one line: of one sort, and ties about one animal."""
    return event["event"], event["animal"] if event["event"] == "tied" else None
