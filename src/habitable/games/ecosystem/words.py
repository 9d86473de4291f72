"""Ecosystem in words: its kinds and places, swaps in two halves, and hands that go round without a word."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from habitable.games.ecosystem.components import COLUMNS, LETTERS, NAMES, ROWS, TURNS
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.games.ecosystem.vocabulary import CHOOSE
from habitable.kernel.game import Choice
from habitable.present.words import At, Entry, Event, Panel, Words
from habitable.texts import numeral
from habitable.texts.phrases import Part, Phrase, SeatName, joined, lasting, phrase

SIDES = ("left", "right", "above", "below")
Cell = tuple[int, int]  # row, column


def cells(choice: Choice) -> list[Cell]:
    """The places an answer is about."""
    return [(touched.at[0], touched.at[1]) for touched in choice.touches if isinstance(touched.at, list)]


def common_cell(choices: Sequence[Choice]) -> Cell | None:
    """The one card that all these swaps move."""
    common = set.intersection(*[set(cells(choice)) for choice in choices]) if choices else set()
    return next(iter(common)) if len(common) == 1 else None


def partners(choices: Sequence[Choice]) -> list[Cell]:
    """The cards that swaps may move, in the order in which they are numbered."""
    return sorted({cell for choice in choices if choice.verb == "swap" for cell in cells(choice)})


@lru_cache(maxsize=4096)
def place(row: int, column: int, rows: int, columns: int, beside: str) -> Phrase:
    """Where a cell of an ecosystem of so many rows and columns lies, counted from 1 as people do; with the letters of
    the cards on its four sides."""
    beyond = {"above": row < 0, "below": row >= rows, "left": column < 0, "right": column >= columns}
    new = next((side for side, so in beyond.items() if so), "")
    at = phrase(f"ecosystem-place-{new}" if new else "ecosystem-place", row=str(row + 1), column=str(column + 1))
    cards: list[Part] = [
        phrase(f"ecosystem-beside-{side}", kind=phrase(f"ecosystem-kind-{NAMES[LETTERS.index(letter)]}"))
        for side, letter in zip(SIDES, beside, strict=True)
        if letter != "."
    ]
    return phrase("ecosystem-place-beside", place=at, cards=joined(cards)) if cards else at


@lru_cache(maxsize=4096)
def laying(row: int, column: int, rows: int, columns: int, beside: str) -> Phrase:
    where = place(row, column, rows, columns, beside)
    return lasting("ecosystem-answer-place", row=numeral(row), column=numeral(column), place=where)


class EcosystemWords(Words[EcosystemView]):
    # ── names ───────────────────────────────────────────────────────────────────────────────────────────────────

    def kind(self, name: str, form: str = "") -> Phrase:
        """With the form `object`: "a bear"."""
        return self.plain(f"kind-{name}.{form}" if form else f"kind-{name}")

    def kind_of(self, letter: str) -> Phrase:
        return self.kind(NAMES[LETTERS.index(letter)])

    def card_at(self, view: EcosystemView, cell: Cell) -> Phrase:
        row, column = cell
        letter = view.boards[view.seat or 0][row][column]
        return self.once(
            (letter, row, column),
            lambda: self.say(
                "card-at",
                kind=self.kind_of(letter),
                row=str(row),
                column=str(column),
                place=place(row, column, ROWS + COLUMNS, ROWS + COLUMNS, "...."),
            ),
        )

    def layings(self, view: EcosystemView, choices: Sequence[Choice]) -> list[Phrase]:
        """A card onto each of some empty places, by the cards beside it."""
        board = view.boards[view.seat or 0]
        rows, columns = len(board), max(map(len, board), default=0)
        void = "." * (columns + 4)
        grid = [void, void, *[f"..{cards}.." for cards in board], void, void]  # two wide: a place may lie outside
        out = []
        for choice in choices:
            ((row, column),) = cells(choice)
            here = grid[row + 2]
            beside = here[column + 1] + here[column + 3] + grid[row + 1][column + 2] + grid[row + 3][column + 2]
            out.append(laying(row, column, rows, columns, beside))
        return out

    # ── questions and answers ───────────────────────────────────────────────────────────────────────────────────

    def heading(self, view: EcosystemView) -> Phrase:
        if view.over:
            return self.say("heading-over")
        if view.moment == "deal":
            return self.say("heading-deal", stage=view.stage)
        if view.seat is None or view.turn == TURNS:
            direction = "none" if view.turn == TURNS else "left" if view.stage == 1 else "right"
            return self.say("heading", stage=view.stage, turn=view.turn, direction=direction)
        to = (view.seat + (1 if view.stage == 1 else -1)) % len(view.hands)
        return self.say("heading-passing", stage=view.stage, turn=view.turn, name=SeatName(to))

    def question(self, view: EcosystemView, choices: Sequence[Choice]) -> Phrase:
        if view.moment == "place":
            return self.say("question-place", kind=self.kind(NAMES[view.said[0] - CHOOSE], "the"))
        first = common_cell(choices)
        if view.moment == "swap" and first is not None:
            return self.say("question-swap-with", card=self.card_at(view, first))
        return self.plain("question-swap" if view.moment == "swap" else "question-choose")

    def answer(self, view: EcosystemView, choice: Choice) -> Phrase:
        if choice.verb == "swap":
            first, second = cells(choice)
            board = view.boards[view.seat or 0]
            letters = board[first[0]][first[1]], board[second[0]][second[1]]
            return self.once((choice.answer, letters), lambda: self._swap(view, first, second))
        if choice.verb == "place":
            (said,) = self.layings(view, [choice])
            return said
        return self.once(choice.answer, lambda: self._always(choice))

    def answers(self, view: EcosystemView, choices: Sequence[Choice]) -> list[Part]:
        return [*self.layings(view, choices)] if view.moment == "place" else super().answers(view, choices)

    def _swap(self, view: EcosystemView, first: Cell, second: Cell) -> Phrase:
        return self.say("answer-swap", card=self.card_at(view, first), other=self.card_at(view, second))

    def _always(self, choice: Choice) -> Phrase:
        """What is the same on every table."""
        if choice.verb == "choose":
            return self.kind_of(choice.text.split()[-1])
        return self.plain("answer-noswap")

    def lines(self, view: EcosystemView, choices: Sequence[Choice]) -> list[Entry] | None:
        """All, one by one; of a swap first the one card and then the other."""
        swaps = [choice for choice in choices if choice.verb == "swap"]
        if not swaps or len(choices) == 1 or common_cell(choices) is not None:
            return None
        out = [Entry(None, (choice,)) for choice in choices if choice.verb == "noswap"]
        with_it: dict[Cell, list[Choice]] = {}
        for choice in swaps:
            for cell in cells(choice):
                with_it.setdefault(cell, []).append(choice)
        for cell, group in sorted(with_it.items()):
            out.append(Entry(self.say("answer-swap-first", card=self.card_at(view, cell)), tuple(group)))
        return out

    def rules(self, view: EcosystemView) -> list[Part]:
        moment = view.moment if view.moment in ("choose", "place", "swap") else "choose"
        return [self.say(f"rules-{moment}"), self.say("rules-scoring", gaps=view.gap_table)]

    def obstacle(self, view: EcosystemView, choices: Sequence[Choice], noun: str, at: At) -> Part | None:
        """A place that is taken, beside no card or too far out; a card that is not in one's hand."""
        if noun == "hand" and view.moment == "choose" and isinstance(at, int) and 0 <= at < len(NAMES):
            return self.say("why-no-card", kind=self.kind(NAMES[at]))
        if noun != "cell" or view.moment == "choose" or view.seat is None or not isinstance(at, list) or len(at) != 2:
            return None
        board, (row, column) = view.boards[view.seat], at

        def lies(r: int, c: int) -> bool:
            return 0 <= r < len(board) and 0 <= c < len(board[r]) and board[r][c] != "."

        if view.moment == "swap":
            return None if lies(row, column) else self.plain("why-no-swap")
        if lies(row, column):
            return self.plain("why-taken")
        if not any(lies(row + r, column + c) for r, c in ((0, 1), (0, -1), (1, 0), (-1, 0))):
            return self.plain("why-alone")
        return self.say("why-too-large", columns=str(COLUMNS), rows=str(ROWS))

    # ── what happened ───────────────────────────────────────────────────────────────────────────────────────────

    def arguments(self, event: Event) -> dict[str, Part]:
        out: dict[str, Part] = {}
        for field, value in event.items():
            if field in ("seat", "giver", "hand"):
                out[field] = SeatName(value)
            elif field == "kind" and value is not None:
                out |= {"kind": self.kind(value), "a_kind": self.kind(value, "object")}
            elif field in ("cell", "other_cell"):  # unsaid: the page lights it
                out[field] = f"{value[0]} {value[1]}"
            elif field != "event" and value is not None:
                out[field] = value
        return out

    def story(self, view: EcosystemView, events: Sequence[Event]) -> list[Part]:
        """A deal is one line, hands that one cannot see go round without a word, and points are for the sheet. No
        hand is named: what one holds is on the table, and what one has held is a matter of the option `memory`."""
        lines: list[Part] = []
        dealt = (-1, 0)  # to whom, how many
        for event in events:
            name = event["event"]
            if name in ("scored", "gaps") or None in event.values():
                continue
            if name == "dealt":
                hand, cards = event["hand"], 1
                if hand == dealt[0]:
                    cards += dealt[1]
                    lines.pop()
                dealt = hand, cards
                lines.append(self.say("dealt-hand", hand=SeatName(hand), cards=cards))
            else:
                lines.append(self.event(event))
        return lines

    # ── the table ───────────────────────────────────────────────────────────────────────────────────────────────

    def panels(self, view: EcosystemView) -> list[Panel]:
        out = []
        if view.seat is not None and view.hands[view.seat].known:
            rows = self._counted(view.hands[view.seat].known)
            out.append(Panel("hand", self.say("panel-hand"), rows, mine=True))
        for seat in sorted(range(view.seats), key=lambda seat: seat != view.seat):
            out.append(self._board(view, seat))
        if view.matt is not None:
            out.append(Panel("matt", self.say("panel-matt"), self._counted(view.matt)))
        return out

    def _board(self, view: EcosystemView, seat: int) -> Panel:
        rows = view.boards[seat]
        columns = max(map(len, rows), default=0)
        cells: list[list[Part]] = [
            [str(r), *["–" if letter == "." else self.kind_of(letter) for letter in row]] for r, row in enumerate(rows)
        ]
        head: list[Part] = ["", *map(str, range(columns))] if rows else []
        title = self.say("panel-board", name=SeatName(seat))
        return Panel(f"board-{seat}", title, cells, head, mine=seat == view.seat)

    def _counted(self, letters: str) -> list[list[Part]]:
        return [[self.kind_of(letter), str(n)] for letter, n in Counter(letters).items()]


WORDS = EcosystemWords
