"""The bare server of `make bench-server`: what our stack can do at most. No people, no rules, no views.

One socket route with the same uvicorn, Starlette, msgspec and store as ours: an answer is checked against its type,
becomes a row, is acknowledged, and everybody at the table gets a message.
"""

import asyncio
import sys
from collections import defaultdict
from dataclasses import dataclass, field

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from habitable.server.operation.serve import GRACE, HEARTBEAT, listening
from habitable.server.operation.settings import Settings
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.wire import Answer
from habitable.server.storage.store import Store, Transaction, open_store

TABLE = """CREATE TABLE IF NOT EXISTS answers (
    table_id TEXT NOT NULL, number BIGINT NOT NULL, seat BIGINT NOT NULL, answer BIGINT NOT NULL, client TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
)"""
INSERT = "INSERT INTO answers (table_id, number, seat, answer, client) VALUES (?, ?, ?, ?, ?)"
TAKEN = '{"type":"taken","id":"%s","number":%d}'
STATE = '{"type":"state","number":%d,"over":false,"asked":[0],"seats":[{"seat":0,"choices":[{"answer":0}]}]}'

read = msgspec.json.Decoder(Answer).decode


@dataclass
class Room:
    number: int = 1
    sockets: list[WebSocket] = field(default_factory=list)


class Bare:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = defaultdict(Room)

    async def socket(self, websocket: WebSocket) -> None:
        table = websocket.path_params["table"]
        room = self.rooms[table]
        await websocket.accept()
        room.sockets.append(websocket)
        try:
            await websocket.send_text(STATE % room.number)
            while True:
                given = read(await websocket.receive_text())
                number = room.number + 1
                await self.append(table, number, given)
                room.number = number
                await websocket.send_text(TAKEN % (given.id, number))
                for one in room.sockets:
                    await one.send_text(STATE % number)
        except WebSocketDisconnect:
            room.sockets.remove(websocket)

    async def append(self, table: str, number: int, given: Answer) -> None:
        def work(t: Transaction) -> None:
            t.run(INSERT, table, number, given.seat, given.answer, given.id)

        await self.store.write(work)


async def main(database: str) -> None:
    store = open_store(database)
    await store.write(lambda t: t.run(TABLE))
    with listening(Settings(port=0)) as door:
        config = uvicorn.Config(
            Starlette(routes=[WebSocketRoute("/{table}", Bare(store).socket)]),
            log_config=None,
            access_log=False,
            lifespan="off",
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
            ws_max_size=Bounds().frame_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
        )
        print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
        await uvicorn.Server(config).serve([door])
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
