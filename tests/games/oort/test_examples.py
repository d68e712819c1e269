"""Every worked example of the rules, played through the engine's requests as its users have them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starboard.games.oort.scoring import points
from tests.engine.asking import Caller
from tests.games.oort.examples import Example, all_examples, read

EXAMPLES = all_examples()


class Table:
    """An engine with the position that the lines of an example speak of."""

    def __init__(self) -> None:
        self.caller = Caller()
        self.match = ""
        self.text = ""
        self.options: dict[str, int] = {}

    def moves(self, match: str = "") -> list[str]:
        """Every legal whole turn."""
        told: list[str] = self.caller.ask("legal", match=match or self.match, whole=True)["actions"]
        return told

    def outcome(self) -> Any:
        """How the game ended."""
        return self.caller.ask("outcome", match=self.match)["outcome"]

    # One method per keyword of section 10

    def drought(self, rest: str) -> None:
        """`drought` sets the option for the lines below it."""
        self.options = {"drought": int(rest)}

    def position(self, rest: str) -> None:
        """`position` sets the position for the lines below it."""
        self.match = self.caller.load(rest, options=self.options)
        self.text = rest
        assert self.caller.ask("position", match=self.match)["position"] == rest

    def all_moves(self, rest: str) -> None:
        """`moves` all legal moves."""
        assert self.moves() == rest.split()

    def impulse(self, rest: str) -> None:
        """`impulse` all legal moves that are not hyperdrive."""
        assert [move for move in self.moves() if not move.startswith("H")] == rest.split()

    def flight(self, rest: str) -> None:
        """`flight F : ...` all legal moves whose text without raids is F."""
        text, _, listed = rest.partition(" : ")
        assert [move for move in self.moves() if move.partition("+")[0] == text] == listed.split()

    def count(self, rest: str) -> None:
        """`count` number of legal moves."""
        assert len(self.moves()) == int(rest)

    def do(self, rest: str) -> None:
        """`do M => P` M is legal and leads to P; taken back, it leaves no trace."""
        move, _, after = rest.partition(" => ")
        assert move in self.moves()
        assert self.caller.ask("why", match=self.match, action=move) == {"legal": True}
        before = self.caller.ask("legal", match=self.match)["decision"]
        status = self.caller.ask("play", match=self.match, action=move)
        assert status["decision"] > before
        assert self.caller.ask("position", match=self.match)["position"] == after
        assert self.caller.ask("undo", match=self.match)["decision"] > status["decision"]  # numbers only grow
        assert self.caller.ask("position", match=self.match)["position"] == self.text

    def refuse(self, rest: str) -> None:
        """`refuse M` M is illegal: a rule or no such text, and nothing has changed."""
        error = self.caller.refused("play", match=self.match, action=rest)
        assert error["code"] in {"action/illegal", "action/not-understood"}
        assert error["rule"] or error["code"] == "action/not-understood"
        assert rest not in self.moves()
        assert self.caller.ask("position", match=self.match)["position"] == self.text

    def end(self, rest: str) -> None:
        """`end` how the game ended, or `no`."""
        outcome = self.outcome()
        assert (outcome["ending"] if outcome else "no") == rest

    def scores(self, rest: str) -> None:
        """`scores` points by seat."""
        assert self.outcome()["scores"] == [int(score) for score in rest.split()]

    def winners(self, rest: str) -> None:
        """`winners` seats counted from 1."""
        assert [seat + 1 for seat in self.outcome()["winners"]] == [int(seat) for seat in rest.split()]

    def bad(self, rest: str) -> None:
        """`bad` a position string that must be refused."""
        error = self.caller.refused("load", game="oort", position=rest, options=self.options)
        assert error["code"] == "position/invalid"
        assert error["rule"] in {"OO-8.2", "OO-8.3"}

    def points(self, rest: str) -> None:
        """`points` bag and its points (the engine has no request for a bag alone)."""
        bag, _, expected = rest.partition(" ")
        assert points(tuple(int(count) for count in bag)) == int(expected)

    def seed(self, rest: str) -> None:
        """`seed n s => P` start of set-up s with n players."""
        asked, _, position = rest.partition(" => ")
        seats, number = (int(word) for word in asked.split())
        match = self.caller.ask("new", game="oort", seats=seats, options={"setup": number})["match"]
        assert self.caller.ask("position", match=match)["position"] == position

    def perft(self, rest: str) -> None:
        """`perft d k` number of move sequences of length d."""
        depth, expected = (int(word) for word in rest.split())
        assert self._sequences(self.match, depth) == expected

    def _sequences(self, match: str, depth: int) -> int:
        moves = self.moves(match)
        if depth == 1:
            return len(moves)
        total = 0
        for move in moves:
            self.caller.ask("play", match=match, action=move)
            total += self._sequences(match, depth - 1)
            self.caller.ask("undo", match=match, agreed=True)
        return total


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_example(example: Example) -> None:
    """What the rules show is what the engine does."""
    table = Table()
    told: dict[str, Callable[[str], None]] = {"moves": table.all_moves}
    for keyword, rest in example.lines:
        told.get(keyword, getattr(table, keyword))(rest)


def test_all_examples_are_read() -> None:
    """The parser finds every example there is, in order, with its rule."""
    assert [example.name for example in EXAMPLES] == [f"EX-{number:02}" for number in range(1, len(EXAMPLES) + 1)]
    assert len(EXAMPLES) >= 58
    assert all(example.lines and example.rule.startswith("OO-") for example in EXAMPLES)


def test_an_unknown_keyword_fails() -> None:
    """A line that the parser does not know is not passed over."""
    with pytest.raises(ValueError, match="unknown keyword 'expect'"):
        read("```\nexample EX-01 OO-1.1 title\nexpect 3\n```\n")
