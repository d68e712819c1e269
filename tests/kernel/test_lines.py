"""Lines of JSON from outside: one way to read each, or none."""

from __future__ import annotations

import pytest

from starboard.kernel import MalformedRequest
from starboard.kernel.lines import MOST_VALUES, read_object, written


@pytest.mark.parametrize("told", [{}, {"id": 1, "action": "été"}, {"a": [1, 2.5, None, True, {"b": ""}]}])
def test_what_is_written_is_read(told: dict[str, object]) -> None:
    """On one line, as text or as bytes."""
    line = written(told)
    assert "\n" not in line
    assert read_object(line) == read_object(line.encode()) == told


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("[1]", "not-object"),
        ("1", "not-object"),
        (b"\xff", "not-utf8"),
        ('{"a":"\\ud800"}', "not-utf8"),
        ('{"a":1,"a":1}', "twice"),
        ('{"a":{"b":1,"b":2}}', "twice"),
        ('{"a":NaN}', "no-number"),
        ('{"a":-Infinity}', "no-number"),
        ('{"a":1e999}', "no-number"),
        ('{"a":' + "1" * 5000 + "}", "long-number"),
        ('{"a":[' + "1," * MOST_VALUES + "1]}", "too-many-values"),
    ],
)
def test_what_can_be_read_in_two_ways_or_in_none_is_refused(line: str | bytes, code: str) -> None:
    """Each by a reason of its own."""
    with pytest.raises(MalformedRequest) as raised:
        read_object(line)
    assert raised.value.why.code == code


def test_signs_in_quotes_are_no_values() -> None:
    """However many there are."""
    assert read_object('{"a":"' + "," * (MOST_VALUES + 1) + '"}')
