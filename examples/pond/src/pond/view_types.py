"""What a seat may see: the fields of its view, as they go over the wire."""

import msgspec

from habitable.kernel.game import View


class PlayerView(msgspec.Struct, kw_only=True, gc=False):
    seat: int
    lily: int
    frog: int
    dragonfly: int
    newt: int
    pike: int
    goal: str | None  # one's own; when the game is over, everybody's


class PondView(View, kw_only=True):
    turn: int  # from 1
    hand: dict[str, int]  # the cards that one holds, by kind
    kept: str | None  # what one has kept, while others still think
    ponds: list[PlayerView]
