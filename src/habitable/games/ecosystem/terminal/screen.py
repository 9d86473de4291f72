"""Ecosystem in a terminal: the words of its answers and events, and which answers are numbered where."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import RenderableType

from habitable.games.ecosystem.components import LETTERS, NAMES
from habitable.games.ecosystem.terminal import table as ecosystem_table
from habitable.games.ecosystem.terminal.cards import Cell, cells, common_cell, partners
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.kernel.game import Choice, View
from habitable.present.screen import Entry, Screen, Size
from habitable.texts import numeral


def gap_table(points: Sequence[int]) -> str:
    """The points for each number of gaps: "0–2: 12, 3: 7, 4+: −5"."""
    parts, gaps = [], 0
    for worth, same in groupby(points):
        last = gaps + len(list(same)) - 1
        many = f"{gaps}+" if last == len(points) - 1 else f"{gaps}" if last == gaps else f"{gaps}–{last}"
        parts.append(f"{many}: {numeral(worth)}")
        gaps = last + 1
    return ", ".join(parts)


def lying(cell: Sequence[int]) -> Cell:
    """Where a card lies once it is placed: what grows upwards or to the left makes the first row or column anew."""
    return max(cell[0], 0), max(cell[1], 0)


class EcosystemScreen(Screen):
    # ── words ───────────────────────────────────────────────────────────────────────────────────────────────────

    def kind(self, name: str) -> str:
        return self.texts(f"ecosystem-kind-{name}")

    def a_kind(self, name: str) -> str:
        """As the object of a sentence: "a bear"."""
        return self.texts(f"ecosystem-kind-{name}.object")

    def kind_names(self) -> dict[str, str]:
        return {letter: self.kind(name) for letter, name in zip(LETTERS, NAMES, strict=True)}

    def card_at(self, view: EcosystemView, cell: Cell) -> str:
        assert view.seat is not None
        letter = view.boards[view.seat][cell[0]][cell[1]]
        return self.texts(
            "ecosystem-card-at",
            kind=self.kind(NAMES[LETTERS.index(letter)]),
            row=str(cell[0]),
            column=str(cell[1]),
        )

    def said_kind(self, view: EcosystemView) -> str:
        """The kind that the seat has chosen in this turn and now places."""
        verb_things = self.game.vocabulary.things(view.said[0])
        return NAMES[verb_things[0][1]]

    def question(self, view: View, entries: Sequence[Entry]) -> str:
        assert isinstance(view, EcosystemView)
        choices = [choice for entry in entries for choice in entry.choices]
        if view.moment == "place":
            return self.texts("ecosystem-question-place", kind=self.texts(f"ecosystem-kind-{self.said_kind(view)}.the"))
        first = common_cell(choices)
        if view.moment == "swap" and first is not None:
            return self.texts("ecosystem-question-swap-with", card=self.card_at(view, first))
        return self.texts("ecosystem-question-swap" if view.moment == "swap" else "ecosystem-question-choose")

    def rules(self, view: View) -> str:
        assert isinstance(view, EcosystemView)
        moment = view.moment if view.moment in ("choose", "place", "swap") else "choose"
        scoring = self.texts("ecosystem-rules-scoring", gaps=gap_table(view.gap_points))
        return self.texts(f"ecosystem-rules-{moment}") + "\n\n" + scoring

    def words(self, view: View, choice: Choice) -> str:
        assert isinstance(view, EcosystemView)
        if choice.verb == "choose":
            letter = choice.text.split()[-1]
            kind = self.kind(NAMES[LETTERS.index(letter)])
            return self.texts("ecosystem-answer-choose", letter=letter, kind=kind)
        if choice.verb == "place":
            ((row, column),) = cells(choice)
            return self.texts("ecosystem-answer-place", row=numeral(row), column=numeral(column))
        if choice.verb == "swap":
            first, second = cells(choice)
            return self.texts("ecosystem-answer-swap", card=self.card_at(view, first), other=self.card_at(view, second))
        return self.texts("ecosystem-answer-noswap")

    def ways(self, view: View, choice: Choice) -> list[str]:
        words = [choice.verb, self.texts(f"ecosystem-verb-{choice.verb}")]
        _, *things = choice.text.split()
        phrases = [" ".join(things)]
        if choice.verb == "choose":
            phrases.append(self.kind(NAMES[LETTERS.index(things[0])]))
        elif choice.verb == "swap":
            phrases.append(" ".join(things[2:] + things[:2]))
        elif choice.verb == "noswap":
            return words
        return phrases + [f"{word} {phrase}" for word in words for phrase in phrases]

    # ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def entries(self, view: View, choices: Sequence[Choice]) -> list[Entry]:
        """All, one by one; of a swap first the one card and then the other."""
        assert isinstance(view, EcosystemView)
        swaps = [choice for choice in choices if choice.verb == "swap"]
        if not swaps or len(choices) == 1 or common_cell(choices) is not None:
            return super().entries(view, choices)
        out = [Entry(self.words(view, choice), (choice,)) for choice in choices if choice.verb == "noswap"]
        for cell in partners(swaps):
            with_it = tuple(choice for choice in swaps if cell in cells(choice))
            out.append(Entry(self.texts("ecosystem-answer-swap-first", card=self.card_at(view, cell)), with_it))
        return out

    def table(self, view: View, entries: Sequence[Entry], size: Size) -> RenderableType:
        assert isinstance(view, EcosystemView)
        return ecosystem_table.draw(self, view, entries, size)

    # ── events ──────────────────────────────────────────────────────────────────────────────────────────────────

    def arguments(self, event: dict[str, Any]) -> dict[str, str | int]:
        out: dict[str, str | int] = {}
        for field, value in event.items():
            if field in ("seat", "giver", "hand"):
                out[field] = self.name(value)
            elif field == "kind" and value is not None:
                out |= {"kind": self.kind(value), "a_kind": self.a_kind(value)}
            elif field == "cell":
                row, column = lying(value)
                out |= {"row": str(row), "column": str(column)}
            elif field == "other_cell":
                out |= {"other_row": str(value[0]), "other_column": str(value[1])}
            elif field != "event" and value is not None:
                out[field] = value
        return out

    def story(self, events: Sequence[dict[str, Any]]) -> list[str]:
        """A deal is one line, hands that one cannot see go round without a word, and points are for the sheet. No
        hand is named: what one holds is on the table, and what one has held is a matter of the option `memory`."""
        lines = []
        for name, group in groupby(events, lambda event: (event["event"], event.get("hand"))):
            told = [event for event in group if None not in event.values()]
            if name[0] == "dealt" and told:
                lines.append(self.texts("ecosystem-dealt-hand", hand=self.name(name[1]), cards=len(told)))
            elif name[0] not in ("dealt", "scored", "gaps"):
                lines += [self.event(event) for event in told]
        return lines
