"""`habitable serve`: tables for everybody who can reach this machine."""

import sys
from pathlib import Path
from typing import Annotated, TextIO
from urllib.parse import urlsplit

import typer

from habitable.cli import qr
from habitable.kernel.errors import BadOptions
from habitable.server.operation.settings import EVERYWHERE, FILE, LOCAL, Settings, read, written
from habitable.texts import Texts


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="serve-host-help")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="serve-port-help")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="serve-lan-help")] = False,
    database: Annotated[str | None, typer.Option(metavar="URL", help="serve-database-help")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="serve-public-url-help")] = None,
    bots: Annotated[int | None, typer.Option(metavar="N", help="serve-bots-help")] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", help="serve-workers-help")] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="serve-no-limits-help")] = False,
    forwarded_allow_ips: Annotated[str | None, typer.Option(metavar="ADDRESSES", help="serve-forwarded-help")] = None,
    log: Annotated[str | None, typer.Option(metavar="text|json", help="serve-log-help")] = None,
) -> None:
    words: Texts = context.obj
    if lan and host is not None:
        raise BadOptions("serve-lan-or-host")
    flags = {
        "host": "0.0.0.0" if lan else host,
        "port": port,
        "database": database,
        "public_url": public_url,
        "bots": bots,
        "workers": workers,
        "limits": False if no_limits else None,
        "forwarded_allow_ips": forwarded_allow_ips,
        "log": log,
    }
    settings = read(flags, Path.cwd())

    from habitable.server.operation import serve as server
    from habitable.server.storage import private  # only now: they bring much with them

    def tell(settings: Settings) -> None:
        print(words("serve-ready", url=settings.url), flush=True)
        if (lan or sys.stdout.isatty()) and (code := for_the_network(settings, sys.stdout)):
            print(words("serve-scan"), code, sep="\n\n", flush=True)

    kept = written(Path.cwd()).get("database")
    server.serve(settings, tell, private.concerns(database, kept, Path.cwd() / FILE))
    print(words("serve-ended"), flush=True)


def for_the_network(settings: Settings, out: TextIO) -> str:
    """The link as a picture for a phone; nothing when only this machine is reached, or the output has no blocks."""
    if settings.host not in EVERYWHERE or urlsplit(settings.url).hostname in LOCAL:
        return ""
    try:
        qr.BLOCKS.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ""
    return qr.draw(settings.url, colours=out.isatty())
