"""What a seat may see (rules/ecosystem.md 4.1). It forgets nothing, unless the table wants it to: hands that it has
held stay known to it."""

from functools import lru_cache
from itertools import groupby
from typing import Any

from habitable.games.ecosystem.board import Ecosystem, text
from habitable.games.ecosystem.coming import taker
from habitable.games.ecosystem.components import LETTERS, NAMES
from habitable.games.ecosystem.piles import text as letters
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import Deal, MattDraws, Turn
from habitable.games.ecosystem.scoring import Rivals, Sheet, cell_numbers, places, score, scorers
from habitable.games.ecosystem.view_types import EcosystemView, HandView
from habitable.games.ecosystem.vocabulary import CHOOSE
from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.kernel.piles import size
from habitable.texts import numeral

MOMENTS = ("choose", "place", "swap")


def rows(e: Ecosystem) -> list[str]:
    """The cards as they lie, pushed to the corner; no rows for an empty ecosystem."""
    if e.cards == 0:
        return []
    out = []
    for r in range(e.height()):
        kinds = [e.kind_at((r + 1) * 6 + c + 1) for c in range(e.width())]
        out.append("".join("." if kind < 0 else LETTERS[kind] for kind in kinds))
    return out


def score_sheet(boards: list[Ecosystem], sheets: list[Sheet]) -> ScoreSheet:
    cards = [scorers(e, sheet) for e, sheet in zip(boards, sheets, strict=True)]

    def row(name: str, points: list[int]) -> SheetRow:
        ones = [seat[name][0] for seat in cards]
        others = [seat[name][1] for seat in cards]
        helped = [cell_numbers(cells) for cells in others] if any(others) else []
        return SheetRow(name, points, [cell_numbers(cells) for cells in ones], helped)

    kinds = [row(name, [sheet.kinds[kind] for sheet in sheets]) for kind, name in enumerate(NAMES)]
    return ScoreSheet(
        rows=[*kinds, row("gap_points", [sheet.gap_points for sheet in sheets])],
        totals=[sheet.total for sheet in sheets],
        facts=[
            row("longest_stream", [sheet.longest_stream for sheet in sheets]),
            row("wolves", [sheet.wolves for sheet in sheets]),
            row("gaps", [sheet.gaps for sheet in sheets]),
        ],
        places=places(sheets),
    )


def public(p: EcosystemPosition) -> EcosystemView:
    question = turn_of(p)
    revealed: list[str | None] = [None] * p.seats
    stage, turn, moment = 0, 0, "over"
    if isinstance(question, Turn):
        stage, turn, moment = question.stage, question.turn, MOMENTS[question.shown()]
        if question.shown() > 0:
            revealed = [LETTERS[chain[0] - CHOOSE] for chain in question.given]
    elif isinstance(p.top, Deal):
        stage, moment = p.top.stage, "deal"
    out = EcosystemView(
        seat=None,
        seats=p.seats,
        asked=p.asked(),
        over=p.over(),
        stage=stage,
        turn=turn,
        moment=moment,
        hands=hands(p, -1),
        revealed=revealed,
        said=[],
        stock=size(p.stock),
        deal=p.deal,
        orientation="free" if p.free else "fixed",
        placing="with_pick" if p.with_pick else "after_reveal",
        gap_table=gap_table(tuple(p.gap_points)),
        passes_to=[int(taker(p, stage, holder)) for holder in range(len(p.hands))] if stage else [],
        matt=letters(p.matt) if p.seats == 2 else None,
        **laid(p, p.ecosystems),
    )
    if out.over:
        out.so_far = out.scores
    return out


def own(p: EcosystemPosition, seat: int) -> dict[str, Any]:
    """The cards that a seat can name, and what it has said in secret, as if it lay there."""
    out: dict[str, Any] = {"hands": hands(p, seat)}
    turn = turn_of(p)
    if turn is not None:
        out["said"] = list(turn.given[seat])
        if p.asks(seat):
            out["moment"] = MOMENTS[len(turn.given[seat])]
        board = turn.board(p, seat)
        if board is not p.ecosystems[seat]:
            out |= laid(p, [board if i == seat else e for i, e in enumerate(p.ecosystems)])
    return out


@lru_cache(maxsize=64)
def gap_table(points: tuple[int, ...]) -> str:
    """The points for each number of gaps: "0–2: 12, 3: 7, 4+: −5"."""
    parts, gaps = [], 0
    for worth, same in groupby(points):
        last = gaps + len(list(same)) - 1
        many = f"{gaps}+" if last == len(points) - 1 else f"{gaps}" if last == gaps else f"{gaps}–{last}"
        parts.append(f"{many}: {numeral(worth)}")
        gaps = last + 1
    return ", ".join(parts)


def turn_of(p: EcosystemPosition) -> Turn | None:
    question = p.top.below if isinstance(p.top, MattDraws) else p.top
    return question if isinstance(question, Turn) else None


def hands(p: EcosystemPosition, viewer: int) -> list[HandView]:
    return [HandView(size=size(hand.cards), known=letters(hand.known_to(viewer))) for hand in p.hands]


def laid(p: EcosystemPosition, boards: list[Ecosystem]) -> dict[str, Any]:
    """Boards, and what they are worth."""
    rivals = p.rivals()
    return _laid(tuple(boards), tuple(rivals.wolves), tuple(rivals.streams), tuple(p.gap_points))


@lru_cache(maxsize=512)  # while hands are being chosen from, the boards stay as they are
def _laid(
    laid: tuple[Ecosystem, ...], wolves: tuple[int, ...], streams: tuple[int, ...], gap_points: tuple[int, ...]
) -> dict[str, Any]:
    boards = list(laid)
    sheets = score(boards, Rivals(list(wolves), list(streams)), list(gap_points))
    return {
        "scores": [sheet.total for sheet in sheets],
        "so_far": [sheet.total - sheet.gap_points for sheet in sheets],
        "places": places(sheets),
        "boards": [rows(e) for e in boards],
        "texts": [text(e) for e in boards],
        "sheet": score_sheet(boards, sheets),
    }


def open_view(p: EcosystemPosition) -> EcosystemView:
    """All hands face up, for readers of records."""
    out = public(p)
    out.hands = [HandView(size=size(hand.cards), known=letters(hand.cards)) for hand in p.hands]
    return out
