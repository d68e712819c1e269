"""What an operator can watch: counted here, told at `/metrics` in the words of Prometheus. No label names a table."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()

TABLES: Final = Gauge("starboard_tables_live", "Tables held in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("starboard_sockets", "Sockets that are open.", registry=REGISTRY)
WAITING: Final = Gauge("starboard_writes_waiting", "Writes that wait for the store.", registry=REGISTRY)
ACTIONS: Final = Counter("starboard_actions", "Requests that changed a table.", ["by"], registry=REGISTRY)
REFUSALS: Final = Counter("starboard_refusals", "Requests that were refused, by code.", ["code"], registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "starboard_commit_seconds",
    "Seconds that a group of writes took.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
    registry=REGISTRY,
)
STORE_FAILURES: Final = Counter("starboard_store_failures", "Groups of writes that were not stored.", registry=REGISTRY)
BOTS_GIVEN_UP: Final = Counter("starboard_bots_given_up", "Bots that hung, died or failed.", registry=REGISTRY)
LINES_CUT: Final = Counter("starboard_lines_cut", "Sockets cut off since they read too slowly.", registry=REGISTRY)
HEARD: Final = Counter("starboard_heard", "Changes that other processes told of.", registry=REGISTRY)
SWEPT: Final = Counter("starboard_swept", "Tables deleted since nobody used them.", ["status"], registry=REGISTRY)


def told() -> bytes:
    """Return all figures as Prometheus reads them."""
    return generate_latest(REGISTRY)
