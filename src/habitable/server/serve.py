"""Starting and ending the server."""

import asyncio
import fcntl
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import uvicorn

from habitable.kernel.errors import BadOptions
from habitable.server import schema
from habitable.server.app import make_app
from habitable.server.house import House
from habitable.server.settings import Settings
from habitable.server.store import open_store, sqlite_path

GRACE = 2  # seconds that open requests get when the server ends
LARGEST_MESSAGE = 64 * 1024


def serve(settings: Settings) -> None:
    """Runs until Ctrl-C; everything that was acknowledged is written."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    with alone(settings.store):
        schema.migrate(settings.store)
        asyncio.run(run(settings))


async def run(settings: Settings) -> None:
    async with house_of(settings) as house:
        config = uvicorn.Config(
            make_app(house),
            host=settings.host,
            port=settings.port,
            log_level="warning",
            access_log=False,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
        )
        await uvicorn.Server(config).serve()


@asynccontextmanager
async def house_of(settings: Settings) -> AsyncIterator[House]:
    house = House(open_store(settings.store), settings)
    try:
        await house.open()
        yield house
    finally:
        await house.close()


@contextmanager
def alone(url: str) -> Iterator[None]:
    """With SQLite only one server may run on a file: a lock beside it says so, and goes with the process."""
    if not url.startswith("sqlite:"):
        yield
        return
    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    with Path(f"{path}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOptions(f"another server runs on {path}; end it first, or name another --database") from None
        yield
