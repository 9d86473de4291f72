"""Starting and ending the server."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, cast

import msgspec
import uvicorn

from habitable.games import GAMES
from habitable.kernel.errors import BadOptions
from habitable.server.app import make_app
from habitable.server.house import House
from habitable.server.operation import journal as logs
from habitable.server.operation import processes
from habitable.server.operation.health import Health
from habitable.server.operation.settings import Settings
from habitable.server.protocol.connections import AT_ONCE, Door, Frames, Keeper, Requests, complain_seldom, raise_files
from habitable.server.storage import schema
from habitable.server.storage.private import alone
from habitable.server.storage.store import open_store
from habitable.server.workers.pool import Helpers, Workers

GRACE = 1  # seconds that open requests get when the server ends
HEARTBEAT = 20.0  # seconds between looks whether anybody is there
UNSENT = 64 * 1024  # bytes for a slow reader; by itself the system would keep megabytes of old states for it
logger = logging.getLogger("habitable")


def serve(
    settings: Settings, tell: Callable[[Settings], None] = lambda settings: None, concerns: Sequence[str] = ()
) -> None:
    """Runs until Ctrl-C; everything that was acknowledged is written. `tell` is called once people can come."""
    logs.set_up(settings.log)
    for concern in concerns:
        logger.warning("%s", concern)
    with listening(settings) as door, alone(settings.store):
        schema.migrate(settings.store)
        settings = msgspec.structs.replace(settings, port=door.getsockname()[1])
        if settings.workers > 1:
            asyncio.run(processes.run(settings, door, tell))
        else:
            asyncio.run(run(settings, door, tell, Workers(settings.bots, bounds=settings.bounds)))


def spare_the_collector() -> None:
    """What is there by now stays; and of what a table makes with every answer hardly anything is garbage in circles."""
    list(GAMES.values())  # so that nobody waits for one to be imported, and they stay too
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


async def run(settings: Settings, door: Door, tell: Callable[[Settings], None], workers: Helpers) -> None:
    async with house_of(settings, workers) as house:
        spare_the_collector()
        complain_seldom(asyncio.get_running_loop(), settings.bounds)
        server = server_of(house, door, lambda: tell(settings))
        with stopped_by(server):
            await server.serve([door])


def server_of(house: House, door: Door, tell: Callable[[], None]) -> "Server":
    bounds = house.settings.bounds
    door.keeper = keeper = Keeper(house.settings, raise_files())
    config = uvicorn.Config(
        make_app(house),
        http=cast(Any, partial(Requests, keeper, bounds)),
        ws=cast(Any, partial(Frames, keeper, bounds)),
        backlog=AT_ONCE,
        log_config=None,
        access_log=False,
        lifespan="off",
        proxy_headers=bool(house.settings.proxies),
        forwarded_allow_ips=house.settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ws_max_size=bounds.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
    )
    return Server(config, house, tell)


class Server(uvicorn.Server):
    """Uvicorn's, with our way to begin and to end."""

    def __init__(self, config: uvicorn.Config, house: House, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.tell = tell

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # `stopped_by` does; uvicorn would end the process before the house is closed

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.end()
        await super().shutdown(sockets)


@contextmanager
def stopped_by(server: Server) -> Iterator[None]:
    """Ctrl-C or a polite kill ends the server, a second one at once."""

    def stop() -> None:
        server.force_exit = server.should_exit
        server.should_exit = True

    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, stop)
    yield
    for number in signals:
        loop.remove_signal_handler(number)


@asynccontextmanager
async def house_of(settings: Settings, workers: Helpers) -> AsyncIterator[House]:
    house = House(open_store(settings.store, Health(settings.bounds)), settings, workers)
    try:
        await house.open()
        yield house
    finally:
        await house.close()


@contextmanager
def listening(settings: Settings) -> Iterator[Door]:
    """The socket at which people arrive; held from the start, so that a port in use is known before anything else."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with Door(family) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio does so only where the protocol is named
        try:
            door.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            raise BadOptions("serve-cannot-listen", where=where, error=error.strerror or str(error)) from None
        door.listen(AT_ONCE)
        yield door
