"""Planet in a terminal: how it is drawn, and the ways to type an answer."""

from collections.abc import Sequence

from rich.console import RenderableType

from habitable.games.planet.terminal import table as planet_table
from habitable.games.planet.view_types import AnimalView, PlanetView
from habitable.games.planet.words import PlanetWords
from habitable.kernel.game import Choice
from habitable.present.screen import Screen, Size
from habitable.present.words import Entry


class PlanetScreen(Screen[PlanetView]):
    words: PlanetWords

    def animal_name(self, animal: AnimalView) -> str:
        return self.say(self.words.animal_name(animal))

    def label(self, seat: int) -> str:
        """A seat in three letters, or its number where these would not tell it from another."""
        short = [name[:3] for name in self.names]
        return short[seat] if len(set(short)) == len(short) else f"#{seat + 1}"

    def numbered(self, seat: int) -> str:
        """A seat's name, with its number where the columns go by numbers."""
        label = self.label(seat)
        return f"{label} {self.names[seat]}" if label.startswith("#") else self.names[seat]

    def table(self, view: PlanetView, entries: Sequence[Entry], size: Size) -> RenderableType:
        return planet_table.draw(self, view, entries, size)

    def rules(self, view: PlanetView) -> str:
        """Also how to read the table, and what each animal wants: there it stands in signs."""
        races = [
            f"{race.round:>2}  {self.animal_name(race)}: {self.say(self.words.requirement(race))}"
            for race in view.races
        ]
        return "\n\n".join(filter(None, [super().rules(view), self.texts("planet-rules-table"), "\n".join(races)]))

    def typing(self, view: PlanetView) -> list[str]:
        return [self.texts("planet-rules-take.typing" if view.held is None else "planet-rules-lay.typing")]

    def ways(self, view: PlanetView, choice: Choice) -> list[str]:
        verbs = [choice.verb, self.texts(f"planet-verb-{choice.verb}")]
        things = [str(thing.at) for thing in choice.touches]
        if choice.verb == "take":
            tile = f"T{int(things[0]):02}"
            return [tile, *(f"{verb} {word}" for verb in verbs for word in (things[0], tile))]
        face, turn = things
        words = ["turn", self.texts("planet-verb-turn")]
        phrases = [f"{face} {turn}", *(f"{face} {word} {turn}" for word in words)]
        return phrases + [f"{verb} {phrase}" for verb in verbs for phrase in phrases]
