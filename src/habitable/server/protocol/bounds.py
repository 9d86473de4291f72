"""How much anybody may ask of the house: every bound has its name and its default here, and a line in docs/server.md.

They stand under `[bounds]` in `habitable.toml`; a rate is written `[60, 0.05]`. What comes too fast is counted in
`limits.py`, connections in `connections.py`. `limits = false` switches off all that is counted for a visitor or an
address, never the sizes and the times.
"""

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class Rate(msgspec.Struct, frozen=True, array_like=True):
    """So many at once, and so many a second after that."""

    burst: Annotated[float, msgspec.Meta(ge=1)]
    each_second: Annotated[float, msgspec.Meta(gt=0)]


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # how fast a guest may come (to be exact a cookie), and how fast everybody from one address together
    guests_of_address: Rate = Rate(60, 0.05)
    tables_of_guest: Rate = Rate(20, 0.03)
    tables_of_address: Rate = Rate(60, 0.1)
    changes_of_guest: Rate = Rate(100, 10)
    changes_of_address: Rate = Rate(1_000, 100)
    reads_of_guest: Rate = Rate(300, 20)
    reads_of_address: Rate = Rate(3_000, 200)
    heavy_of_guest: Rate = Rate(60, 5)  # hints, replays, records, pictures
    heavy_of_address: Rate = Rate(300, 10)
    previews_of_guest: Rate = Rate(60, 10)  # a pointer that rests here and there asks for some each second
    previews_of_address: Rate = Rate(600, 50)
    sockets_of_guest: Rate = Rate(40, 1)
    sockets_of_address: Rate = Rate(200, 5)
    messages_of_address: Rate = Rate(4_000, 400)
    messages_of_socket: Rate = Rate(200, 50)
    frames_of_socket: Rate = Rate(200, 50)  # that are no whole message; beyond it the socket is cut off

    # how many at once
    connections: Count = 10_000  # never more than file descriptors allow
    connections_of_address: Count = 500  # never more than half of all
    open_sockets_of_address: Count = 300
    open_requests_of_address: Count = 300  # those that wait for news among them
    onlookers: Count = 20  # with more at a table, those who only look on wait for those who play

    uploads: Count = 60  # documents, records and views from outside that wait to be read
    uploads_of_guest: Count = 4  # those of one cookie
    uploads_of_address: Count = 20
    spare_files: Count = 200  # file descriptors that are not for visitors: the database, workers, who has just come

    # how long, in seconds
    head_seconds: Seconds = 10.0  # for the head of a request
    body_seconds: Seconds = 30.0  # for its body
    reading_seconds: Seconds = 30.0  # for somebody who does not read what we say
    onlooker_seconds: Seconds = 0.002  # between two states for one who looks on in a crowd, times its size
    refusing_seconds: Seconds = 2.0  # that somebody who came too fast waits for our no
    again_seconds: Count = 10  # after which those may come again who have, or find, too much at once
    news_seconds: Seconds = 25.0  # that a request waits for news
    bot_seconds: Seconds = 1.5  # that a bot, or a hint, may think about one answer
    thinking_seconds: Seconds = 20.0  # of work, for an answer of a bot that does not keep to it
    upload_seconds: Seconds = 10.0  # of work, to read something from outside
    upload_waiting_seconds: Seconds = 30.0  # until it must have been read

    # sizes
    request_bytes: Count = 256 * 1024  # of the body of a request
    message_bytes: Count = 16 * 1024  # of a message on a socket; one that is refused
    frame_bytes: Count = 256 * 1024  # of a frame on a socket; one that closes it
    options_bytes: Count = 32 * 1024  # of a table's options, its component file among them
    replay_frames: Count = 50  # steps of a game in one reply
    view_parts: Count = 10_000  # numbers, words and lists of a view that is to be drawn
    upload_memory_bytes: Count = 400_000_000  # of whoever reads what comes from outside

    # tables
    list_rows: Count = 100  # tables of a list
    listed_of_address: Count = 20  # tables made at one address that are in the public list: the newest
    open_tables: Count = 20  # tables of a guest that have not begun
    open_days: Count = 14  # days without a change after which a table that has not begun is gone

    # looking after it
    same_line_seconds: Seconds = 60.0  # the same trouble stands in the log once in so long
    probe_seconds: Seconds = 30.0  # so often it is tried whether the database can write, also when nobody plays
