"""Views that come from outside, to be drawn or said in words: whatever is wrong with one is the sender's mistake."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_type_hints

import msgspec

from habitable import draw, games, texts
from habitable.kernel.complaints import complaint
from habitable.kernel.errors import BadDocument, HabitableError
from habitable.kernel.game import View
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Drawing, InWords, Panel, Wording

LONGEST = 150  # things in a list of any view, letters of a word
LARGEST = 10**9  # number


def drawn(wanted: Drawing, parts: int) -> str:
    """SVG."""
    with senders_mistake(wanted.game):
        view = read(wanted.game, wanted.view, parts)
        return draw.view(wanted.game, view, list(wanted.names), texts.get(wanted.lang))


def in_words(wanted: Wording, parts: int) -> InWords:
    with senders_mistake(wanted.game):
        view = read(wanted.game, wanted.view, parts)
        words = games.words(wanted.game)
        panels = [Panel(one.name, one.title, one.head, one.rows, one.mine) for one in words.panels(view)]
        return InWords(words.heading(view), panels, [] if view.over else words.rules(view))


def read(game: str, sent: dict[str, Any], parts: int) -> View:
    kind: type[View] = get_type_hints(type(games.get(game)).public)["return"]
    if not possible(sent, parts):
        raise BadDocument("draw-no-view", game=game)
    return msgspec.convert(sent, kind)


@contextmanager
def senders_mistake(game: str) -> Iterator[None]:
    try:
        yield
    except HabitableError as error:
        raise Refusal(422, "bad-document", why=error) from None
    except msgspec.ValidationError as error:
        raise Refusal(422, "bad-document", why=complaint(error)) from None
    except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError):
        raise Refusal(422, "bad-document", why=BadDocument("draw-no-view", game=game)) from None


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
