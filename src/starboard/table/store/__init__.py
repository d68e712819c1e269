"""Where tables are kept: SQLite by default, PostgreSQL by its URL."""

from starboard.table.store.rows import Answer, Key, Listing, Row, Stored, Write, chained
from starboard.table.store.store import VOLATILE, Conflict, Store

__all__ = ["VOLATILE", "Answer", "Conflict", "Key", "Listing", "Row", "Store", "Stored", "Write", "chained"]
