"""Matches of Interstellar Oracle with given hands: the first seat has its turn, and by ending it opens a window."""

from __future__ import annotations

import json

from starboard.engine import Engine

PLACES = ("P1", "P4", "P2", "P5")


def record_with(*hands: str) -> str:
    """Return the file of a match in which each seat holds these cards and no other."""
    engine = Engine()

    def ask(**asked: object) -> dict[str, str]:
        reply: dict[str, str] = json.loads(engine.answer(json.dumps({"id": 1, **asked})))
        assert reply["ok"], reply
        return reply

    seats = [{"place": place, "hand": hand.split()} for place, hand in zip(PLACES, hands, strict=False)]
    scenario = {"from": "empty", "filler": "sonic_cannon", "at": "main", "seats": seats}
    options = {"compact": len(hands) < 4}
    load = ask(do="load", game="interstellar", seats=len(hands), options=options, seed=1, scenario=scenario)
    return ask(do="save", match=load["match"])["record"]
