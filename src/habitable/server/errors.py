"""What a client is told when something cannot be done: a code with arguments, for the texts of its language."""

from habitable.kernel.errors import HabitableError


class Refusal(HabitableError):
    """A request that changes nothing, with the status of HTTP."""

    def __init__(self, status: int, code: str, **arguments: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.arguments = arguments
