"""What was asked and what came of it: latencies, refusals, and whether everything that was acknowledged is stored."""

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.table import wire
from benchmarks.table.seat import Seat

FEW = 16
"""So many entries of a table are remembered until their acknowledgement comes."""


@dataclass(slots=True)
class Asked:
    """A request that is on its way: when it was due, and who sent it."""

    due: float
    table: str
    seat: int
    title: str


@dataclass(slots=True)
class Acked:
    """A request that was acknowledged: as an entry, or as an answer that lies face down (`seq` -1)."""

    table: str
    seat: int
    act: str
    seq: int


def percentile(values: list[float], share: float) -> float:
    """Return the value below which that share of all is; 0 where there is none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass
class Ledger:
    """All that one run of load counts."""

    asked: dict[str, Asked] = field(default_factory=dict)
    acked: list[Acked] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)
    peers: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    starved: int = 0
    frames: int = 0
    bytes: int = 0
    busy: float = 0.0
    """The share of a core that whoever puts the load on used."""
    _came: dict[str, dict[int, list[tuple[int, float]]]] = field(default_factory=dict)
    _whose: dict[str, dict[int, Asked]] = field(default_factory=dict)

    def ask(self, request_id: str, asked: Asked) -> None:
        """Note a request."""
        self.asked[request_id] = asked
        self.sent += 1

    def hear(self, seat: Seat, frame: wire.Frame, came: float, size: int) -> None:
        """Note a frame that came."""
        self.frames += 1
        self.bytes += size
        if frame.type == "update":
            self._delivered(seat, frame.seq, came)
        elif frame.type == "reply" and frame.re is not None:
            asked = self.asked.pop(frame.re, None)
            if asked is None:
                return
            if not frame.ok:
                self.refused[frame.error.code if frame.error else "?"] += 1
                return
            self.acks.append(came - asked.due)
            self.played[asked.title] += 1
            self.acked.append(Acked(asked.table, asked.seat, frame.re, -1 if frame.sealed else frame.seq))
            if not frame.sealed:
                self._own(asked, frame.seq)

    def _delivered(self, seat: Seat, seq: int, came: float) -> None:
        asked = self._whose.get(seat.table, {}).get(seq)
        if asked is not None:
            if asked.seat != seat.number:
                self.peers.append(came - asked.due)
            return
        kept = self._came.setdefault(seat.table, {})
        if len(kept) >= FEW:
            kept.clear()
        kept.setdefault(seq, []).append((seat.number, came))

    def _own(self, asked: Asked, seq: int) -> None:
        for number, came in self._came.get(asked.table, {}).pop(seq, []):
            if number != asked.seat:
                self.peers.append(came - asked.due)
        kept = self._whose.setdefault(asked.table, {})
        if len(kept) >= FEW:
            kept.clear()
        kept[seq] = asked

    def figures(self) -> dict[str, float]:
        """Return latencies in milliseconds, from the moment at which each request was due."""
        told = {
            f"{name}_{label}": round(1000 * percentile(values, share), 2)
            for name, values in (("ack", self.acks), ("peer", self.peers))
            for label, share in (("p50", 0.5), ("p99", 0.99), ("p999", 0.999))
        }
        return told | {
            "sent": self.sent,
            "acked": len(self.acks),
            "unanswered": len(self.asked),
            "starved": self.starved,
        }


def lost(database: Path, acked: list[Acked]) -> list[Acked]:
    """Return what was acknowledged and is not stored: neither as an entry, nor in a window that closed or is open."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        entries = {
            (table, seat, act): seq
            for table, seat, act, seq in store.execute(
                "select table_id, seat, act, seq from entries where act is not null"
            )
        }
        face_down = set(store.execute("select table_id, seat, act from answers where act is not null"))
        for table, data in store.execute("select table_id, data from entries"):
            if b'"acts":' in data:
                face_down |= {(table, seat, act) for seat, act in json.loads(data)["acts"]}
    return [
        one
        for one in acked
        if (
            entries.get((one.table, one.seat, one.act)) != one.seq
            if one.seq >= 0
            else (one.table, one.seat, one.act) not in face_down
        )
    ]
