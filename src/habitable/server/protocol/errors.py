"""What a client is told when something cannot be done: a code with arguments, for the texts of its language."""

from habitable.kernel.errors import HabitableError
from habitable.texts.phrases import Part


class Refusal(HabitableError):
    """A request that changes nothing, with the status of HTTP; `refused-CODE` says it in words."""

    def __init__(self, status: int, code: str, /, **arguments: Part | HabitableError) -> None:
        super().__init__(f"refused-{code}", **arguments)
        self.status = status
        self.code = code
        self.arguments = self.phrase.arguments

    def __str__(self) -> str:
        return f"{self.code}: {super().__str__()}"


class Damaged(Refusal):
    """What is kept of a table cannot be what we have written: nobody plays on from it."""

    def __init__(self, table: str) -> None:
        super().__init__(500, "damaged")
        self.table = table
