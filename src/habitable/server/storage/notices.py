"""Notices between processes, through PostgreSQL: which table has changed, and to which stamp; or `guest:ID 0`, that a
guest was revoked. They are only hints."""

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg

from habitable.server.storage.store import CHANNEL

PAUSE = 0.5  # seconds until a lost connection is tried again
GLANCE = 0.2  # seconds between looks whether to stop
logger = logging.getLogger("habitable")


class Listener:
    """A connection of its own. `on_notice` gets each notice; `listening` is called once it is connected, also
    after a loss: what was sent meanwhile is gone. Both in the loop."""

    def __init__(self, url: str, on_notice: Callable[[str, int], None], listening: Callable[[], None]) -> None:
        self.url = url
        self.on_notice = on_notice
        self.listening = listening
        self._stop = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._loop.call_soon_threadsafe(self.listening)
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=GLANCE):
                            table, stamp = notice.payload.split()
                            self._loop.call_soon_threadsafe(self.on_notice, table, int(stamp))
            except psycopg.Error as error:
                logger.warning("no notices from other processes: %s", error)
                self._stop.wait(PAUSE)
