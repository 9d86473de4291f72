"""Pictures of views that come from outside: whatever is wrong with one, it is the sender's mistake."""

from typing import get_type_hints

import msgspec

from habitable import draw, games, texts
from habitable.kernel.errors import BadDocument, HabitableError
from habitable.kernel.game import View
from habitable.server.errors import Refusal
from habitable.server.wire import Drawing


def of_view(wanted: Drawing) -> str:
    """SVG."""
    try:
        game = games.get(wanted.game)
        kind: type[View] = get_type_hints(type(game).view)["return"]
        view = msgspec.convert(wanted.view, kind)
        return draw.view(game.name, view, list(wanted.names), texts.get(wanted.lang))
    except HabitableError as error:
        raise Refusal(422, "bad-document", why=error) from None
    except msgspec.ValidationError as error:
        raise Refusal(422, "bad-document", why=str(error)) from None
    except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError):
        raise Refusal(422, "bad-document", why=BadDocument("draw-no-view", game=wanted.game)) from None
