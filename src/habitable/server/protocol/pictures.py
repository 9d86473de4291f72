"""Pictures of views that come from outside: whatever is wrong with one, it is the sender's mistake."""

from typing import get_type_hints

import msgspec

from habitable import draw, games, texts
from habitable.kernel.errors import BadDocument, HabitableError
from habitable.kernel.game import View
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Drawing

LONGEST = 150  # things in a list of any view, letters of a word
LARGEST = 10**9  # number


def of_view(wanted: Drawing, parts: int) -> str:
    """SVG."""
    try:
        game = games.get(wanted.game)
        if not possible(wanted.view, parts):
            raise BadDocument("draw-no-view", game=wanted.game)
        kind: type[View] = get_type_hints(type(game).view)["return"]
        view = msgspec.convert(wanted.view, kind)
        return draw.view(game.name, view, list(wanted.names), texts.get(wanted.lang))
    except HabitableError as error:
        raise Refusal(422, "bad-document", why=error) from None
    except msgspec.ValidationError as error:
        raise Refusal(422, "bad-document", why=str(error)) from None
    except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError):
        raise Refusal(422, "bad-document", why=BadDocument("draw-no-view", game=wanted.game)) from None


def possible(view: object, parts: int) -> bool:
    """Whether there can be such a view: what is longer, or counts further, would only take long to draw."""
    rest = [view]
    while rest:
        parts -= 1
        one = rest.pop()
        if isinstance(one, dict | list | str) and len(one) > LONGEST:
            return False
        if isinstance(one, int) and abs(one) > LARGEST:
            return False
        if isinstance(one, dict):
            rest += one.values()
        elif isinstance(one, list):
            rest += one
        if len(rest) > parts:
            return False
    return True
