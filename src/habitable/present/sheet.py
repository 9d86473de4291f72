"""The score pad as a table."""

from collections.abc import Sequence

from rich.table import Table

from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.present.screen import steady
from habitable.texts import Texts, numeral


def draw(texts: Texts, game: str, names: Sequence[str], sheet: ScoreSheet) -> Table:
    """One column for each player: the lines that add up, the total, the place, and facts that do not count."""
    best = min(sheet.places, default=1)
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    table.add_column("")
    for name, place in zip(names, sheet.places, strict=True):
        table.add_column(steady(name), justify="right", style="bold" if place == best else "")

    def add(row: SheetRow, style: str = "") -> None:
        label = texts(f"{game}-row-{row.name.replace('_', '-')}")
        table.add_row(steady(label), *(numeral(points) for points in row.points), style=style)

    for row in sheet.rows:
        add(row)
    table.add_section()
    table.add_row(steady(texts("sheet-total")), *map(numeral, sheet.totals), style="bold")
    table.add_row(steady(texts("sheet-place")), *(f"{place}." for place in sheet.places))
    table.add_section()
    for row in sheet.facts:
        add(row, "dim")
    return table
