"""`habitable games`."""

import typer


def games(context: typer.Context) -> None: ...
