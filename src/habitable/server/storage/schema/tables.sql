-- The tables of today, for a database that has none: what all the migrations in versions/ come to, in a moment.
-- For PostgreSQL what stands in braces has other words. Names of constraints are those that the migrations left.

CREATE TABLE guests (
    id TEXT NOT NULL,
    secret TEXT NOT NULL, -- a hash
    name TEXT NOT NULL,
    made BIGINT NOT NULL,
    revoked BIGINT,
    PRIMARY KEY (id),
    UNIQUE (secret)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL, -- JSON
    settings TEXT NOT NULL, -- JSON: visibility, pace, undo, hints
    host TEXT NOT NULL,
    listed BIGINT NOT NULL,
    state TEXT NOT NULL, -- open, playing, over
    stamp BIGINT NOT NULL, -- another one with every change once the game has begun
    number BIGINT NOT NULL, -- of the newest entry
    asked BIGINT NOT NULL, -- set of the seats that owe an answer
    result TEXT, -- JSON: points, places and why it is over, once it is
    rematch TEXT, -- the table at which the same people play again
    made BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    depth BIGINT DEFAULT '0' NOT NULL, -- answers in the log that stand
    PRIMARY KEY (id),
    FOREIGN KEY (host) REFERENCES guests (id)
);

-- Indexes of some rows: what is played costs nothing there.
CREATE INDEX tables_open_by_host ON tables (host) WHERE state = 'open';
CREATE INDEX tables_open_by_made ON tables (made) WHERE state = 'open';
CREATE INDEX tables_open_by_changed ON tables (changed) WHERE state = 'open';
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL, -- open, invited, person, bot
    guest TEXT,
    name TEXT NOT NULL,
    level TEXT, -- of a bot, or of the one that plays on for a person
    secret TEXT, -- hash of an invitation's secret
    remaining BIGINT, -- milliseconds on its clock while it does not run; null without a pace
    looked BIGINT NOT NULL, -- the newest entry that its person has seen
    whispered BIGINT DEFAULT '0' NOT NULL, -- changes that others do not notice
    since BIGINT DEFAULT '0' NOT NULL, -- the entry with which its person went away or came back
    paid BIGINT DEFAULT '0' NOT NULL, -- up to this depth it has had the time of a turn
    kept BIGINT DEFAULT '0' NOT NULL, -- 1: for its guest, who has played before with the others
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id) REFERENCES tables (id),
    FOREIGN KEY (guest) REFERENCES guests (id)
) {WITHOUT ROWID};

CREATE INDEX seats_of_a_guest ON seats (guest);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    parent BIGINT NOT NULL,
    kind TEXT NOT NULL, -- answer, undo, resigned, time, returned, replaced, ended
    seat BIGINT NOT NULL,
    data TEXT NOT NULL, -- JSON: the plies of an answer
    checksum BIGINT NOT NULL, -- of it, all before it, and the version of the rules
    client TEXT, -- an id that the client made, so that it can ask again
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id) REFERENCES tables (id),
    UNIQUE (table_id, client, seat)
) {WITHOUT ROWID};

CREATE TABLE waiting (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    data TEXT NOT NULL, -- JSON: what the seat has said so far, in secret
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number, seat),
    FOREIGN KEY (table_id) REFERENCES tables (id)
) {WITHOUT ROWID};

-- The clients' ids of answers that wait or have waited: a row of `waiting` does not live long enough.
CREATE TABLE heard (
    table_id TEXT NOT NULL,
    client TEXT NOT NULL,
    seat BIGINT NOT NULL,
    number BIGINT NOT NULL,
    CONSTRAINT heard_by_seat PRIMARY KEY (table_id, client, seat),
    CONSTRAINT heard_table_id_fkey1 FOREIGN KEY (table_id) REFERENCES tables (id)
) {WITHOUT ROWID};

CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    data {BLOB} NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id) REFERENCES tables (id)
);

-- What a seat asks the others for; it lapses with the next entry.
CREATE TABLE offers (
    table_id TEXT NOT NULL,
    offer TEXT NOT NULL, -- undo, end
    number BIGINT NOT NULL, -- of the entry at which it was made
    seat BIGINT NOT NULL,
    agreed BIGINT NOT NULL, -- set of the seats that have said yes
    PRIMARY KEY (table_id, offer),
    FOREIGN KEY (table_id) REFERENCES tables (id)
) {WITHOUT ROWID};

-- What the house has to do by itself: play for bots, end somebody's time.
CREATE TABLE due (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL, -- bots, clock
    seat BIGINT NOT NULL, -- whose clock; -1 for bots
    since BIGINT NOT NULL,
    at BIGINT NOT NULL,
    process TEXT, -- the one that does it, as long as it lives
    PRIMARY KEY (table_id, kind, seat),
    FOREIGN KEY (table_id) REFERENCES tables (id)
) {WITHOUT ROWID};

CREATE INDEX due_next ON due (at);

CREATE TABLE processes (
    id TEXT NOT NULL,
    alive BIGINT NOT NULL, -- when it was last seen
    PRIMARY KEY (id)
);

CREATE TABLE house (
    id {BIGINT} NOT NULL,
    alive BIGINT NOT NULL, -- when any process was last seen: later time is not charged
    PRIMARY KEY (id)
);

INSERT INTO house (id, alive) VALUES (1, 0);
