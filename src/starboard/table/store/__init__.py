"""Where tables are kept: SQLite by default, PostgreSQL by its URL."""

from starboard.table.store.orders import Conflict
from starboard.table.store.rows import (
    Answer,
    Key,
    Listing,
    Row,
    Stored,
    Target,
    Window,
    Wish,
    Write,
    chained,
    stored_by,
)
from starboard.table.store.store import VOLATILE, Store

__all__ = [
    "VOLATILE",
    "Answer",
    "Conflict",
    "Key",
    "Listing",
    "Row",
    "Store",
    "Stored",
    "Target",
    "Window",
    "Wish",
    "Write",
    "chained",
    "stored_by",
]
