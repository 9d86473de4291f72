"""`habitable serve`: tables for everybody who can reach this machine."""

from pathlib import Path
from typing import Annotated

import typer

from habitable.kernel.errors import BadOptions
from habitable.server.settings import Settings, read
from habitable.texts import Texts


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="serve-host-help")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="serve-port-help")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="serve-lan-help")] = False,
    database: Annotated[str | None, typer.Option(metavar="URL", help="serve-database-help")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="serve-public-url-help")] = None,
    bots: Annotated[int | None, typer.Option(metavar="N", help="serve-bots-help")] = None,
) -> None:
    words: Texts = context.obj
    if lan and host is not None:
        raise BadOptions(words("serve-lan-or-host"))
    flags = {
        "host": "0.0.0.0" if lan else host,
        "port": port,
        "database": database,
        "public_url": public_url,
        "bots": bots,
    }
    settings = read(flags, Path.cwd())

    from habitable.server import serve as server  # only now: it brings much with it

    def tell(settings: Settings) -> None:
        print(words("serve-ready", url=settings.url), flush=True)

    server.serve(settings, tell)
    print(words("serve-ended"), flush=True)
