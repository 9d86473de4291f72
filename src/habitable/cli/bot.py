"""`habitable bot`: a computer player that sits down at a table of a server."""

import asyncio
from typing import Annotated, Any
from urllib.error import URLError

import typer

from habitable.kernel.errors import BadOptions, HabitableError
from habitable.texts import Texts


def bot(
    context: typer.Context,
    url: Annotated[str, typer.Option(metavar="URL", help="bot-url-help")],
    table: Annotated[str | None, typer.Option(metavar="ID", help="bot-table-help")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", min=0, help="bot-seat-help")] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="bot-name-help")] = "bot",
    level: Annotated[str, typer.Option(metavar="LEVEL", help="bot-level-help")] = "greedy",
    secret: Annotated[str | None, typer.Option(metavar="SECRET", help="bot-secret-help")] = None,
) -> None:
    from habitable.client import LEVELS, Client  # only now: it brings much with it

    words: Texts = context.obj
    if level not in LEVELS:
        raise BadOptions("bot-no-such-level", level=level, levels=", ".join(LEVELS))
    if not url.startswith(("http://", "https://")):
        raise BadOptions("bot-bad-url", url=url)
    if secret is not None and table is None:
        raise BadOptions("bot-secret-alone")

    def tell(what: str) -> None:
        print(words("bot-waits", name=name, url=url) if what == "waits" else words("bot-no-hints"), flush=True)

    client = Client(url, level, tell)

    async def play() -> None:
        await client.sit_down(name, table, seat, secret)
        print(words("bot-sits", name=name, url=url, table=client.table, seat=client.seat), flush=True)
        await client.play()
        for place, points, who in standing(await client.get_table()):
            print(words("bot-result", place=place, name=who, points=points))

    try:
        asyncio.run(play())
    except URLError as error:
        raise HabitableError("bot-no-server", url=url, error=str(error.reason)) from None


def standing(table: dict[str, Any]) -> list[tuple[int, int, str]]:
    """Place, points and name of each seat, the first first."""
    names = [seat["name"] for seat in table["seats"]]
    return sorted(zip(table["places"], table["scores"], names, strict=True))
