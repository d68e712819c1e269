"""Descriptions are read value by value, and each fault names its path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starboard.kernel import Described, Domain, InvalidOptions, InvalidScenario, brief

COLOUR = Domain("colour", ("red", "green"))


def described(value: Any) -> Described:
    """A description as a game is given it."""
    return Described(value, "scenario")


def test_values_are_read_where_they_are_right() -> None:
    """Objects, lists, numbers, flags and names come out as a game uses them."""
    whole = described({"seats": [{"colour": "green", "gold": 3, "up": True}], "order": [2, 0, 1], "box": {"red": 4}})
    whole.known(("seats", "order", "box"))
    seat = whole.at("seats").items()[0].known(("colour", "gold", "up"), all_needed=True)
    assert (seat.at("colour").one_of(COLOUR), seat.at("gold").number(0, 3), seat.at("up").flag()) == (1, 3, True)
    assert seat.at("colour").word(("blue", "green")) == 1
    assert whole.at("order").each_once(range(3)) == (2, 0, 1)
    assert whole.at("box").counts(COLOUR.texts, (9, 7)) == (4, 7)
    assert described(["red", "green"]).some_of(COLOUR) == described(["red", "green"]).words(COLOUR.texts) == [0, 1]
    assert [(key, one.value) for key, one in whole.at("box").pairs()] == [("red", 4)]
    assert whole.has("box")
    assert not whole.has("bag")


FAULTS: dict[str, tuple[Callable[[Described], object], Any, str, str]] = {
    "another value instead of an object": (lambda t: t.known(("a",)), [], "described-no-object", ""),
    "another value instead of pairs": (lambda t: t.pairs(), 5, "described-no-object", ""),
    "an unknown key": (lambda t: t.known(("a",)), {"b": 1}, "described-unknown-key", ".b"),
    "a missing key": (lambda t: t.known(("a",), all_needed=True), {}, "described-missing", ".a"),
    "another value instead of a list": (lambda t: t.items(), "red", "described-no-list", ""),
    "too long a list": (lambda t: t.items(1), [1, 2], "described-too-many", ""),
    "one of several twice": (lambda t: t.each_once(range(2)), [1, 1], "described-not-each-once", ""),
    "a number for a flag": (lambda t: t.flag(), 1, "described-no-flag", ""),
    "a flag for a number": (lambda t: t.number(0, 1), True, "described-no-number", ""),
    "too small a number": (lambda t: t.number(1, 2), 0, "described-no-number", ""),
    "too great a number": (lambda t: t.number(1, 2), 3, "described-no-number", ""),
    "a number of 5,000 digits": (lambda t: t.number(1, 2), 10**5000, "described-no-number", ""),
    "an unknown name": (lambda t: t.word(("red",)), "blue", "described-no-name", ""),
    "no name at all": (lambda t: t.one_of(COLOUR), {}, "described-no-name", ""),
    "an unknown name in a list": (lambda t: t.some_of(COLOUR), ["red", "blue"], "described-no-name", ".1"),
    "an unknown number in a count": (lambda t: t.counts(("a",), (0,)), {"a": -1}, "described-no-number", ".a"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_has_its_code_and_path(name: str) -> None:
    """Every fault is an InvalidScenario whose message is named and whose path leads to the place."""
    read, value, code, place = FAULTS[name]
    with pytest.raises(InvalidScenario) as caught:
        read(described(value))
    assert caught.value.why.code == code
    assert dict(caught.value.why.args)["path"] == f"scenario{place}"


def test_the_reader_chooses_error_and_rule() -> None:
    """Replaced components are options: their faults are InvalidOptions and cite the rule for the block."""
    block = Described({"tiles": 3}, "components", error=InvalidOptions, rule="OO-2.1")
    with pytest.raises(InvalidOptions) as caught:
        block.at("tiles").items()
    assert caught.value.why.rule == "OO-2.1"
    assert caught.value.why.args == (("path", "components.tiles"), ("value", "3"))
    assert block.fault("other", "OO-2.2", count=1).why.rule == "OO-2.2"


def test_messages_stay_short_whatever_was_written() -> None:
    """Huge numbers, long texts and whole objects do not end up in a sentence."""
    assert brief(10**5000) == brief(-(10**5000)) == "…"
    assert brief("x" * 1000) == "x" * 60
    assert brief({"a": 1}) == "{…}"
    assert brief([1]) == "[…]"
    with pytest.raises(InvalidScenario) as caught:
        described({"k" * 5000: 1}).known(())
    assert len(dict(caught.value.why.args)["path"]) <= 120  # type: ignore[arg-type]  # a path is a text
