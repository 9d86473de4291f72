"""Parts of a view that both games of dominant species show alike."""

import msgspec


class StackView(msgspec.Struct, kw_only=True, gc=False):
    tile: str | None  # face up
    face_down: int


class AskedView(msgspec.Struct, kw_only=True, gc=False):
    """The question on top: its name, and as far as it has them the animal that is asked, the element or tile in hand,
    the tile it is about, how many more are allowed, the card that is being carried out, and by name what else it is
    about."""

    question: str
    animal: str | None
    element: str | None
    terrain: str | None
    hex: list[int] | None
    left: int | None
    card: str | None
    about: dict[str, list[str]]
