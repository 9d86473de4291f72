# The server and its clients: habitable serve, habitable bot, and what a server says when something cannot be done.

cli-serve-help = Open a house with tables: people play in their browsers, here or over the network.
cli-bot-help = Let a computer player sit down at a table of a server.

## habitable serve

serve-host-help = The address to listen on; otherwise 127.0.0.1, which only this machine reaches.
serve-port-help = The port; otherwise 8000. With 0 any free one.
serve-lan-help = Let everybody in the local network come, and show the link for them, also as a QR code.
serve-database-help = Where everything is kept: sqlite:///path/to/file or postgresql://user@host/name; otherwise a file in your data folder.
serve-public-url-help = The address at which people reach the server, such as https://example.org.
serve-bots-help = How many processes think for computer players; otherwise one less than there are cores.
serve-workers-help = How many processes serve people; otherwise 1. More than one needs PostgreSQL.
serve-no-limits-help = Let everybody send as fast as they can: for tests and measurements.
serve-forwarded-help = The proxies, separated by commas, that are believed when they say where somebody comes from; otherwise 127.0.0.1 if there is a --public-url, and none if not.
serve-log-help = How errors are written: text, or json with an object on each line.
serve-lan-or-host = --lan and --host say two different things; one of them is enough
serve-ready = Habitable is at { $url } – Ctrl-C ends it.
serve-scan = For a phone in the same network:
serve-ended = Habitable has ended. Every answer that was taken is kept.
serve-no-page = The page has not been built
serve-no-page-how = This server was started from its sources, without the page. To build it: { $command }

## habitable bot

bot-url-help = The address of the server.
bot-table-help = The id of the table; otherwise the first open one with a free seat, for which it waits.
bot-seat-help = The seat, counted from 0; otherwise the first free one.
bot-name-help = The name at the table.
bot-level-help = How it chooses: greedy (what the server advises), random (any answer) or first (always the first).
bot-secret-help = The secret of an invitation to the table.
bot-no-such-level = there is no level "{ $level }"; levels: { $levels }
bot-bad-url = { $url }: an address begins with http:// or https://
bot-secret-alone = an invitation is to one table: --table says which
bot-no-seat = no seat of this table is free
bot-no-server = nobody answers at { $url }: { $error }
bot-waits = There is no table with a free seat at { $url } yet: { $name } waits for one.
bot-no-hints = There are no hints at this table: from now on any answer.
bot-sits = { $name } sits at { $url }, table { $table }, seat { NUMBER($seat, useGrouping: 0) }.
bot-result = { $place }. { $name }: { $points }

## What a server says when something cannot be done

refused-who-are-you = say your name first
refused-bad-name = a name has letters that can be seen, and none that change the direction of writing
refused-other-origin = this came from another site and changes nothing
refused-no-such-door = there is nothing at this address
refused-no-such-table = there is no such table
refused-no-such-seat = there is no such seat
refused-no-such-bot = there is no computer player "{ $level }"; there are: { $levels }
refused-bad-options = such a table cannot be: { $why }
options-large = { $place }: at most { $most } bytes, not { $given }
refused-bad-document = this position cannot be read: { $why }
refused-bad-request = this cannot be understood: { $why }
refused-too-large = this is too large
refused-too-many = too much at once; try again in { $seconds } s
refused-too-many-open = you have { $most } tables that have not begun: begin one of them or close it
refused-not-the-host = only whoever made the table can do this
refused-not-your-seat = this is not your seat
refused-not-invited = this seat waits for somebody with an invitation; if yours no longer works, ask for a new one
refused-seat-taken = this seat is taken: { $name } sits there
refused-seats-free = some seats are still free
refused-one-seat-each = at a serious table everybody has one seat
refused-no-lesson = there is no such lesson: "{ $game }" has none, or it has other seats
refused-not-begun = the game has not begun yet
refused-begun = the game has begun already
refused-over = the game is over
refused-not-over = the game is not over yet
refused-away = a computer player has this seat now; come back first
refused-not-away = you have this seat already
refused-no-undo = at this table nothing is taken back
refused-nothing-to-undo = there is nothing to take back
refused-undo-absent = { $name } is away and cannot be asked: this can be taken back when { $name } has returned
refused-undo-serious = at a serious table only one’s own answers are taken back, before anybody or luck has followed
refused-no-offer = nobody asks for this any more
refused-damaged = what the server has kept of this table is damaged; it cannot be shown
refused-not-asked = you are not asked now
refused-outdated = too late: something else has happened meanwhile
refused-illegal-answer = that cannot be done now: { $why }
refused-no-hints = there are no hints at this table
refused-no-answer = nobody knows an answer just now
refused-old-rules = this game of { $game } was begun with older rules (version { $rules }) and cannot go on
refused-not-kept = the server could not keep this; try again
refused-our-mistake = this should not have happened; the mistake is ours
refused-bad-record = this record cannot be replayed: { $why }
refused-too-slow = this takes too long to work out
refused-busy = too much is being worked out just now; try again in { $seconds } s

## What is wrong with the settings or the database

settings-wrong = { $why } (settings: { $names }; flags, HABITABLE_… or { $file })
settings-bots = { $place }: { $given } should be a number of processes; 0 for one less than there are cores
settings-workers = { $place }: { $given } should be a number of processes, 1 or more
settings-postgresql = { $place }: { $given } processes need PostgreSQL (--database postgresql://user@host/name); with SQLite there is one
settings-proxies = { $place }: { $given } should read 10.0.0.7 or 10.0.0.0/24
settings-public-url = { $place }: { $given } should read https://example.org
serve-cannot-listen = cannot listen on { $where }: { $error }; --port or --host name another
serve-not-alone = another server runs on { $file }; end it first, or name another --database
database-address = { $place }: a database is sqlite:///path/to/file or postgresql://user@host/name
database-file = { $place }: the file follows three slashes: sqlite:///habitable.db, sqlite:////var/habitable.db
database-wrong = { $place }: the database says: { $why }
database-newer = { $place }: { $why }; was it made by a newer version of this program?
database-lacks = { $place }: the database says it is up to date and lacks: { $what }; take it from a copy, or name another --database
store-failed = the database could not keep this: { $error }
store-closed = the database is closed
