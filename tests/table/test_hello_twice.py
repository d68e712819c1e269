"""Greeting twice."""

from __future__ import annotations

from tests.table.guests import serving


def test_a_second_hello_is_refused_and_the_line_stays() -> None:
    """It once failed with a report, so that a flood of them filled the log."""
    with serving() as house:
        house.set_up("oort", 2)
        guest = house.seat(0)
        again = guest.ask("hello", token=house.tokens[1])
        assert not again["ok"]
        assert again["error"]["code"] == "table/not-now"
        assert guest.ask("ping")["ok"]
