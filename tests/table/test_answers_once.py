"""Requests that answered a window, as the log keeps them."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec

from starboard.table.config import Config
from tests.table.guests import play_on, serving


def test_each_window_names_the_requests_that_answered_it_and_no_others(tmp_path: Path) -> None:
    """An entry that named all that ever answered would grow with the match."""
    with serving(Config(database=str(tmp_path / "tables.sqlite3"))) as house:
        house.set_up("interstellar", 2)
        play_on({seat: house.seat(seat) for seat in (0, 1)}, random.Random(1), 80)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as store:
        entries = [msgspec.json.decode(data) for (data,) in store.execute("select data from entries")]
    named = Counter((seat, act) for entry in entries for seat, act in entry.get("acts", ()))
    assert len(named) > 1
    assert set(named.values()) == {1}
