"""The fields of a view, as they go over the wire; `view.py` fills them."""

import msgspec

from habitable.kernel.game import View


class HandView(msgspec.Struct, kw_only=True, gc=False):
    """A hand on its way round: how many cards, and those the viewer can name."""

    size: int
    known: str


class EcosystemView(View, kw_only=True):
    stage: int  # 1 or 2; 0 when the game is over
    turn: int  # 1 to 10; 0 while cards are dealt
    moment: str  # deal, choose, place, swap, over
    boards: list[list[str]]  # each seat's ecosystem, rows of letters; one's own with what one has said in secret
    texts: list[str]  # the same in the notation, four rows of five
    hands: list[HandView]  # by holder; with two players the third is Matt's
    revealed: list[str | None]  # the card each seat has shown in this turn
    said: list[int]  # one's own answers of this turn so far
    stock: int
    deal: int  # cards of each hand in stage I
    orientation: str  # fixed, free
    placing: str  # after_reveal, with_pick
    matt: str | None  # his pile
    gap_table: str  # the points for each number of gaps: "0–2: 12, 3: 7, 4+: −5"
    so_far: list[int]  # what everybody has; gaps come in at the end
    passes_to: list[int]  # by holder: who gets the hand next; empty when no hand goes on
