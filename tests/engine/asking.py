"""The engine at hand in tests: ask it, and take its answer apart."""

from __future__ import annotations

import json
from typing import Any

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.engine import Engine
from starboard.games import find_game
from starboard.kernel import Game
from tests.engine.toys import RACE

BOARD = "A0CD,B0CG,C0CH,D0CI,E0CU/F0DG,G0DH,H0DI,I0DU,J0GH/K0GI,L0GU,M0HI,N0HU,O0IU"
START = f"oort1 {BOARD} -,- 000000,000000 1 0 1"
FLIGHT = f"oort1 {BOARD} a8,y15 000000,000000 1 0 3"
ONE_LEFT = "oort1 A0--,B0--,C0--,D0--,E0--/F0--,G0--,H0--,I0--,J0--/K0-I,L0--,M0--,N0--,O0-- a2,a5 232322,323223 1 0 41"
SWEPT = "oort1 A0--,B0--,C0--,D0--,E0--/F0--,G0--,H0--,I0--,J0--/K0--,L0--,M0--,N0--,O0-- a4,a5 332332,223223 2 0 42"
TOYS: dict[str, Game[Any]] = {"connect_four": CONNECT_FOUR, "race": RACE}


def with_toys(name: str) -> Game[Any]:
    """Find a toy or a game."""
    return TOYS[name] if name in TOYS else find_game(name)


class Caller:
    """Someone with an engine that knows Oort, Connect Four and the toy race."""

    def __init__(self) -> None:
        self.engine = Engine(lambda: ("oort", "connect_four", "race"), with_toys)

    def line(self, line: str | bytes) -> dict[str, Any]:
        """Send a line as it is."""
        reply = self.engine.answer(line)
        assert "\n" not in reply
        told: dict[str, Any] = json.loads(reply)
        return told

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Ask, and return the reply without what every good reply has."""
        reply = self.line(json.dumps({"id": 1, "do": do, **fields}))
        assert reply.pop("id") == 1
        assert reply.pop("ok") is True, reply
        return reply

    def refused(self, do: str, **fields: Any) -> dict[str, Any]:
        """Ask for what cannot be, and return the error."""
        reply = self.line(json.dumps({"id": "no", "do": do, **fields}))
        assert reply.keys() == {"id", "ok", "error"}, reply
        assert reply["id"] == "no"
        assert reply["ok"] is False
        error: dict[str, Any] = reply["error"]
        assert error.keys() == {"code", "rule", "message"}
        assert error["message"]
        return error

    def load(self, position: str, **fields: Any) -> str:
        """Load a position of Oort and return the match's name."""
        return str(self.ask("load", game="oort", position=position, **fields)["match"])
