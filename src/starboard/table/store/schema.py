"""The tables of the database, alike for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Double, nullable=True),
    Index("tables_public", "public", "status", "changed"),
    Index("tables_changed", "status", "changed"),
    Index("tables_due", "due"),
)
"""One row a table: what lists and sweeps ask for, all of it told by its entries too. `due` is when its time is out."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("act", String(64), nullable=True),
    Column("data", LargeBinary, nullable=False),
    Column("chain", String(32), nullable=False),
    Index("entries_act", "table_id", "seat", "act", unique=True),
)
"""The log: `seat` and `act` name whose request it answers, so that no request is carried out twice."""

ENDINGS: Final = Table(
    "endings",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("chain", String(32), nullable=False),
)
"""The position of each match after its last entry, and the last line of its file; `chain` hangs it on that entry."""

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("act", String(64), nullable=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Answers to windows that are open: face down, and no part of the log until the window closes."""

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("made", Double, nullable=False),
    Column("expires", Double, nullable=True),
    Index("keys_table", "table_id"),
)
"""Who may do what: hashes of the keys that open a table. A pocket (the cookie of a browser) opens many."""

WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("until", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("asks", Text, nullable=False),
)
"""Standing instructions of seats for windows, with the last entry when they were given, and the abilities about which
they want to be asked never or always: no part of the log, since nobody else may know of them."""

TARGETS: Final = Table(
    "targets",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("address", String(2000), nullable=False),
    Column("language", String(8), nullable=False),
    Column("code", String(64), nullable=False),
    Column("made", Double, nullable=False),
    Column("number", Integer, nullable=True),
    Column("next_at", Double, nullable=True),
    Column("tries", Integer, nullable=False),
    Column("quiet", String(80), nullable=False),
    Index("targets_table", "table_id", "seat"),
    Index("targets_next", "next_at"),
)
"""Where seats want to be told that it is their turn. `code` is the hash of what confirms an address, empty once it is
confirmed. A message that waits has the number of the question it is about and the time of its next try.
`quiet` are the hours at which none is sent."""

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(2000), nullable=False),
)
"""Keys of the server's own, made once."""
