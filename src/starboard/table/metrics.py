"""What an operator can watch: counted here, told at `/metrics` in the words of Prometheus. No label names a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from starboard.table.entries import Entry
    from starboard.table.house import House

REGISTRY: Final = CollectorRegistry()

TABLES: Final = Gauge("starboard_tables_live", "Tables held in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("starboard_sockets", "Sockets that are open.", registry=REGISTRY)
WAITING: Final = Gauge("starboard_writes_waiting", "Writes that wait for the store.", registry=REGISTRY)
ACTIONS: Final = Counter("starboard_actions", "Requests that changed a table.", ["by"], registry=REGISTRY)
REFUSALS: Final = Counter("starboard_refusals", "Messages that were refused, by code.", ["code"], registry=REGISTRY)
LIMITED: Final = Counter("starboard_limited", "How often a limit said no, by limit.", ["limit"], registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "starboard_commit_seconds",
    "Seconds that a group of writes took.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
    registry=REGISTRY,
)
STORE_FAILURES: Final = Counter("starboard_store_failures", "Groups of writes that were not stored.", registry=REGISTRY)
BOTS_GIVEN_UP: Final = Counter("starboard_bots_given_up", "Bots that hung, died or failed.", registry=REGISTRY)
RULES_FAILED: Final = Counter("starboard_rules_failed", "Rules of games that failed.", registry=REGISTRY)
LINES_CUT: Final = Counter("starboard_lines_cut", "Sockets cut off since they read too slowly.", registry=REGISTRY)
HEARD: Final = Counter("starboard_heard", "Changes that other processes told of.", registry=REGISTRY)
SWEPT: Final = Counter("starboard_swept", "Tables deleted since nobody used them.", ["status"], registry=REGISTRY)


def author(entry: Entry, seat: int) -> str:
    """Return who is counted as the author of an entry: a person at a seat, a bot, or the server for anything else."""
    by = getattr(entry, "by", "")
    if by == "bot":
        return "bot"
    return "seat" if seat >= 0 else "server"


def told(house: House) -> bytes:
    """Return all figures as Prometheus reads them."""
    TABLES.set(len(house.lives))
    SOCKETS.set(sum(len(live.lines) for live in house.lives))
    WAITING.set(house.store.waiting)
    return generate_latest(REGISTRY)
