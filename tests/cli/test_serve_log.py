"""The log of `starboard serve`."""

from __future__ import annotations

import io
import json

import structlog

from starboard.cli.serve import log_to


class FullDisk(io.StringIO):
    """A file on a disk that has no room."""

    def write(self, _: str, /) -> int:
        raise OSError(28, "no space left")


def _fail(secret: str) -> None:
    raise ValueError(len(secret))


def test_a_failure_is_one_line_of_json_that_tells_where_and_no_value() -> None:
    """What variables held where something failed may be a card, a seed or a key."""
    file = io.StringIO()
    log_to(file)
    try:
        try:
            _fail("the card on top")
        except ValueError:
            structlog.get_logger().exception("a rule failed", table="t")
    finally:
        structlog.reset_defaults()
    told = json.loads(file.getvalue())
    assert told["event"] == "a rule failed"
    assert "_fail" in told["exception"]
    assert "on top" not in told["exception"].replace('_fail("the card on top")', "")


def test_a_full_disk_fails_nobody() -> None:
    """Whoever logs goes on."""
    log_to(FullDisk())
    try:
        structlog.get_logger().warning("nothing could be stored")
    finally:
        structlog.reset_defaults()
