"""How much anybody may ask of the house: every bound has its name and its default here, and a line in docs/server.md.

They stand under `[bounds]` in `habitable.toml`. How fast one may come is counted in `limits.py`; `limits = false`
switches the counting off, never the sizes.
"""

import msgspec


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # sizes
    request_bytes: int = 256 * 1024  # of the body of a request
    message_bytes: int = 16 * 1024  # of a message on a socket; one that is refused
    frame_bytes: int = 256 * 1024  # of a frame on a socket; one that closes it
    options_bytes: int = 32 * 1024  # of a table's options, its component file among them
    # tables
    list_rows: int = 100  # tables of a list
    open_tables: int = 20  # tables of a guest that have not begun
    open_days: int = 14  # days without a change after which a table that has not begun is gone
