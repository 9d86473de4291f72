"""What a seat may see (rules/ecosystem.md 4.1). A seat forgets nothing: hands it has held stay known to it."""

import msgspec

from habitable.games.ecosystem.board import Ecosystem, text
from habitable.games.ecosystem.components import CHOOSE, KINDS, LETTERS, NAMES
from habitable.games.ecosystem.piles import size
from habitable.games.ecosystem.piles import text as letters
from habitable.games.ecosystem.position import Ecosystems
from habitable.games.ecosystem.questions import Deal, MattDraws, Turn
from habitable.games.ecosystem.scoring import Sheet, places, score
from habitable.kernel.game import ScoreSheet, SheetRow, View

MOMENTS = ("choose", "place", "swap")


class HandView(msgspec.Struct, kw_only=True):
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
    matt: str | None  # his pile


def rows(e: Ecosystem) -> list[str]:
    """The cards as they lie, pushed to the corner; no rows for an empty ecosystem."""
    if e.cards == 0:
        return []
    out = []
    for r in range(e.height()):
        kinds = [e.kind_at((r + 1) * 6 + c + 1) for c in range(e.width())]
        out.append("".join("." if kind < 0 else LETTERS[kind] for kind in kinds))
    return out


def score_sheet(sheets: list[Sheet]) -> ScoreSheet:
    lines = [SheetRow(NAMES[kind], [sheet.kinds[kind] for sheet in sheets]) for kind in range(KINDS)]
    lines.append(SheetRow("gap_points", [sheet.gap_points for sheet in sheets]))
    return ScoreSheet(
        rows=lines,
        totals=[sheet.total for sheet in sheets],
        facts=[
            SheetRow("longest_stream", [sheet.longest_stream for sheet in sheets]),
            SheetRow("wolves", [sheet.wolves for sheet in sheets]),
            SheetRow("gaps", [sheet.gaps for sheet in sheets]),
        ],
        places=places(sheets),
    )


def view(p: Ecosystems, seat: int | None) -> EcosystemView:
    question = p.top
    boards = list(p.ecosystems)
    revealed: list[str | None] = [None] * p.seats
    said: list[int] = []
    stage, turn, moment = 0, 0, "over"
    if isinstance(question, MattDraws):
        question = question.below
    if isinstance(question, Turn):
        stage, turn, moment = question.stage, question.turn, MOMENTS[question.shown()]
        if question.shown() > 0:
            revealed = [LETTERS[chain[0] - CHOOSE] for chain in question.said]
        if seat is not None:
            said = question.said[seat]
            boards[seat] = question.board(p, seat)
            if p.asks(seat):
                moment = MOMENTS[len(said)]
    elif isinstance(question, Deal):
        stage, moment = question.stage, "deal"
    sheets = score(boards, p.rivals(), p.gap_points)
    viewer = -1 if seat is None else seat
    return EcosystemView(
        seat=seat,
        seats=p.seats,
        asked=p.asked(),
        over=p.over(),
        scores=[sheet.total for sheet in sheets],
        places=places(sheets),
        stage=stage,
        turn=turn,
        moment=moment,
        boards=[rows(e) for e in boards],
        texts=[text(e) for e in boards],
        hands=[HandView(size=size(hand.cards), known=letters(hand.known_to(viewer))) for hand in p.hands],
        revealed=revealed,
        said=list(said),
        stock=size(p.stock),
        matt=letters(p.matt) if p.seats == 2 else None,
        sheet=score_sheet(sheets),
    )


def open_view(p: Ecosystems) -> EcosystemView:
    """All hands face up, for readers of records."""
    out = view(p, None)
    out.hands = [HandView(size=size(hand.cards), known=letters(hand.cards)) for hand in p.hands]
    return out
