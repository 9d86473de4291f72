"""`habitable play`."""

import typer


def play(context: typer.Context) -> None: ...
