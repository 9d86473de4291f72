"""The table that a terminal plays at: a match, and who answers for each seat."""

from habitable import bots
from habitable.bots.value import mind_for
from habitable.bots.why import because
from habitable.cli import seats
from habitable.kernel.luck import LUCK, Seeded
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE, Position
from habitable.kernel.rng import Rng
from habitable.lessons import LEARNER, Lesson, Scripted, Told
from habitable.texts.phrases import Part

SECONDS = 1.5  # that a bot may think about one answer


def budget(seeded: bool) -> bots.Budget:
    """With a seed answers must not depend on how quick the machine is."""
    return bots.Budget() if seeded else bots.Budget(seconds=SECONDS)


class Table:
    """Bots and Nature answer by themselves. A seed makes their answers the same every time, for tests and shows."""

    def __init__(self, match: Match, luck: Rng, seeded: bool, lesson: Lesson | None = None) -> None:
        self.match = match
        self.luck = luck
        self.lesson = lesson
        self.nature = Seeded(luck) if seeded else LUCK
        if lesson is not None:
            self.nature = Scripted(lesson, self.nature)
        self.bots = {
            seat: bots.get(bot, bots.Start(match.game.name, len(match.names), seat, budget(seeded)))
            for seat, name in enumerate(match.names)
            if (bot := seats.bot_of(name))
        }
        self.people = [seat for seat in range(len(match.names)) if seat not in self.bots]

    def advance(self, last: int | None) -> int | None:
        """Plays on until a person is asked: the one who answered last if possible, else the next; None at the end."""
        match = self.match
        while not match.position.over():
            asked = match.position.asked()
            bot = next((seat for seat in asked if seat in self.bots), None)
            if asked == [NATURE]:
                match.play_nature(self.nature)
            elif bot is not None:
                match.play(bot, self.choose(bot))
            else:
                start = 0 if last is None else last
                return min(asked, key=lambda seat: (seat - start) % len(match.names))
        return None

    def choose(self, bot: int) -> int:
        """What a bot answers: on the way of a lesson, what it says."""
        match = self.match
        if self.lesson is not None:
            settled, given = match.moments[-1].position, match.waiting.get(bot, [])
            if (said := self.lesson.says(match.position, bot, settled, given)) is not None:
                return said
        return bots.choose(self.bots[bot], match.position, bot, self.luck)

    def told(self, seat: int) -> Told | None:
        """What the lesson tells a seat that is asked."""
        return self.lesson.told(self.match) if self.lesson is not None and seat == LEARNER else None

    def hint(self, seat: int) -> list[tuple[int, float]]:
        """The seat's answers and what an expert thinks of them, best first."""
        imagined = self._imagined(seat)
        answers = imagined.options(seat)
        worth = zip(answers, mind_for(type(imagined)).consider(imagined, seat, answers), strict=True)
        return sorted(worth, key=lambda pair: -pair[1])

    def why(self, seat: int, answer: int) -> Part | None:
        """What speaks for an answer, in a line."""
        imagined = self._imagined(seat)
        return because(self.match.game, imagined, seat, answer, mind_for(type(imagined)))

    def _imagined(self, seat: int) -> Position:
        return self.match.position.imagine(seat, Rng(self.luck.state))  # a hint does not change luck
