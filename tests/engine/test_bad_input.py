"""What cannot be read or done: the right error, nothing changed, and the next line is answered."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.engine import CODES
from tests.engine.asking import FLIGHT, START, Caller

UNREADABLE = {
    "an empty line": "",
    "a blank line": "   ",
    "no JSON": "new oort",
    "half an object": '{"id":1,"do":"games"',
    "two objects": '{"id":1,"do":"games"}{"id":2,"do":"games"}',
    "a list": '[{"id":1,"do":"games"}]',
    "a text": '"games"',
    "null": "null",
    "no UTF-8": b'{"id":1,"do":"\xff"}',
    "UTF-16": '{"id":1,"do":"games"}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"id":1,"do":"games"}',
    "half a surrogate pair": '{"id":"\\ud800","do":"games"}',
    "a control character": '{"id":"a\tb","do":"games"}',
    "NaN": '{"id":1,"do":"games","x":NaN}',
    "Infinity": '{"id":1,"do":"games","x":-Infinity}',
    "a number beyond all numbers": '{"id":1,"do":"games","x":1e999}',
    "a number of too many digits": f'{{"id":{"9" * 5000},"do":"games"}}',
    "a field twice": '{"id":1,"do":"games","id":2}',
    "a field twice inside": '{"id":1,"do":"new","game":"oort","seats":2,"options":{"setup":1,"setup":2}}',
    "too deep a nest": '{"id":1,"do":"games","x":' + "[" * 100_000 + "]" * 100_000 + "}",
    "too deep an object": '{"id":1,"x":' * 100_000 + "1" + "}" * 100_000,
    "no id": '{"do":"games"}',
    "an id that is null": '{"id":null,"do":"games"}',
    "an id that is true": '{"id":true,"do":"games"}',
    "an id that is a fraction": '{"id":1.0,"do":"games"}',
    "an id that is a list": '{"id":[1],"do":"games"}',
}


@pytest.mark.parametrize("line", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_malformed_and_has_no_id(line: str | bytes) -> None:
    """The id is null, because there is none to trust."""
    reply = Caller().line(line)
    assert reply["id"] is None
    assert reply["ok"] is False
    assert reply["error"]["code"] == "request/malformed"


@pytest.mark.parametrize("number", [0, -3, 1 << 200, "", "a-1", "é", "\u2028"])
def test_an_id_comes_back_as_it_was(number: int | str) -> None:
    """Integers and texts of any size."""
    assert Caller().line(json.dumps({"id": number, "do": "games"}))["id"] == number
    assert Caller().line(json.dumps({"id": number, "do": 7}))["id"] == number


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("request/malformed", "games", {"match": "m1"}),
    ("request/malformed", "new", {}),
    ("request/malformed", "new", {"game": "oort"}),
    ("request/malformed", "new", {"seats": 2}),
    ("request/malformed", "new", {"game": 1, "seats": 2}),
    ("request/malformed", "new", {"game": "oort", "seats": "2"}),
    ("request/malformed", "new", {"game": "oort", "seats": True}),
    ("request/malformed", "new", {"game": "oort", "seats": 2.0}),
    ("request/malformed", "new", {"game": "oort", "seats": None}),
    ("request/malformed", "new", {"game": "oort", "seats": 2, "seed": "7"}),
    ("request/malformed", "new", {"game": "oort", "seats": 2, "seed": None}),
    ("request/malformed", "new", {"game": "oort", "seats": 2, "seed": False}),
    ("request/malformed", "new", {"game": "oort", "seats": 2, "options": []}),
    ("request/malformed", "new", {"game": "oort", "seats": 2, "options": None}),
    ("request/malformed", "new", {"game": "oort", "seats": 2, "chance": "dice"}),
    ("request/malformed", "new", {"game": "oort", "seats": 2, "chance": []}),
    ("request/malformed", "new", {"game": "oort", "seats": 2, "sede": 7}),
    ("request/malformed", "load", {}),
    ("request/malformed", "load", {"game": "oort"}),
    ("request/malformed", "load", {"position": START}),
    ("request/malformed", "load", {"game": "oort", "position": START, "record": ""}),
    ("request/malformed", "load", {"game": "oort", "position": START, "seats": 2}),
    ("options/invalid", "load", {"game": "oort", "position": START, "options": {"setup": 3}}),
    ("options/invalid", "load", {"game": "oort", "position": START, "options": {"drought": 1}}),
    ("request/malformed", "load", {"game": "oort", "position": 1}),
    ("request/malformed", "load", {"game": "oort", "record": ""}),
    ("request/malformed", "load", {"record": None}),
    ("request/malformed", "load", {"game": "race", "scenario": {}}),
    ("request/malformed", "load", {"game": "race", "seats": 2, "scenario": []}),
    ("request/malformed", "legal", {}),
    ("request/malformed", "legal", {"match": 1}),
    ("request/malformed", "legal", {"match": "m1", "whole": 1}),
    ("request/malformed", "play", {"match": "m1"}),
    ("request/malformed", "play", {"match": "m1", "action": 5}),
    ("request/malformed", "play", {"match": "m1", "action": "fly E", "decision": "0"}),
    ("request/malformed", "play", {"match": "m1", "action": "fly E", "decision": False}),
    ("request/malformed", "play", {"match": "m1", "action": "fly E", "seat": 0}),
    ("request/malformed", "why", {"match": "m1"}),
    ("request/malformed", "view", {"match": "m1"}),
    ("request/malformed", "view", {"match": "m1", "viewer": "private"}),
    ("request/malformed", "view", {"match": "m1", "viewer": True}),
    ("request/malformed", "view", {"match": "m1", "viewer": 2}),
    ("request/malformed", "view", {"match": "m1", "viewer": -1}),
    ("request/malformed", "view", {"match": "m1", "viewer": 10**4000}),
    ("request/malformed", "undo", {"match": "m1", "agreed": "yes"}),
    ("request/malformed", "save", {"match": "m1", "format": None}),
    ("request/unknown", "resign", {}),
    ("request/unknown", "", {}),
    ("request/unknown", "Games", {}),
    ("request/unsupported", "save", {"match": "m1", "format": "pgn"}),
    ("request/unsupported", "save", {"match": "m1", "format": "match"}),
    ("request/unsupported", "save", {"match": "m2", "format": "connect_four"}),
    ("request/unsupported", "position", {"match": "m2"}),
    ("request/unsupported", "legal", {"match": "m2", "whole": True}),
    ("request/unsupported", "load", {"game": "connect_four", "position": "x"}),
    ("request/unsupported", "load", {"game": "oort", "seats": 2, "scenario": {}}),
    ("match/unknown", "legal", {"match": "m9"}),
    ("match/unknown", "play", {"match": "", "action": "fly E"}),
    ("match/unknown", "close", {"match": "M1"}),
    ("game/unknown", "new", {"game": "chess", "seats": 2}),
    ("game/unknown", "new", {"game": "", "seats": 2}),
    ("game/unknown", "load", {"game": "../oort", "position": START}),
    ("game/unknown", "load", {"game": "starboard.games.oort:GAME", "position": START}),
    ("game/unknown", "new", {"game": "no_such_module:GAME", "seats": 2}),
    ("game/unknown", "new", {"game": "os path:system", "seats": 2}),
    ("game/broken", "new", {"game": "os:system", "seats": 2}),
    ("options/invalid", "new", {"game": "oort", "seats": 1}),
    ("options/invalid", "new", {"game": "oort", "seats": 5}),
    ("options/invalid", "new", {"game": "oort", "seats": -(10**4000)}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "seed": -1}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "seed": 1 << 256}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "options": {"setup": -1}}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "options": {"setup": 1 << 64}}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "options": {"setup": "1"}}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "options": {"setup": 1.5}}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "options": {"scattered": 1}}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "options": {"scattered": None}}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "options": {"speed": 1}}),
    ("options/invalid", "new", {"game": "oort", "seats": 2, "options": {"components": {"tiles": 3}}}),
    ("position/invalid", "load", {"game": "oort", "position": ""}),
    ("position/invalid", "load", {"game": "oort", "position": START + " "}),
    ("position/invalid", "load", {"game": "oort", "position": START + "\n"}),
    ("position/invalid", "load", {"game": "oort", "position": START.replace("000000", "100000")}),
    ("scenario/invalid", "load", {"game": "race", "seats": 2, "scenario": {"near": 1}}),
    ("record/invalid", "load", {"record": ""}),
    ("record/invalid", "load", {"record": "{}"}),
    ("record/invalid", "load", {"record": "oort"}),
    ("record/invalid", "load", {"record": f"{FLIGHT}\nE E\nend open 0 0\n"}),
    ("record/invalid", "load", {"record": f"{FLIGHT}\nE\nend swept 0 0\n"}),
    ("record/invalid", "load", {"record": f"{START}\n\nend open 0 0\n\n"}),
    ("action/not-understood", "play", {"match": "m1", "action": ""}),
    ("action/not-understood", "play", {"match": "m1", "action": "pass"}),
    ("action/not-understood", "play", {"match": "m1", "action": "e"}),
    ("action/not-understood", "play", {"match": "m1", "action": "fly  E"}),
    ("action/not-understood", "play", {"match": "m1", "action": "E "}),
    ("action/not-understood", "play", {"match": "m1", "action": "Ha16"}),
    ("action/not-understood", "play", {"match": "m1", "action": "x" * 100_000}),
    ("action/not-understood", "why", {"match": "m1", "action": ""}),
    ("action/not-yours", "play", {"match": "m1", "action": "tile A"}),
    ("action/not-yours", "play", {"match": "m3", "action": "Pc13"}),
    ("action/not-yours", "play", {"match": "m3", "action": "E-h13"}),
    ("action/stale", "play", {"match": "m1", "action": "fly E", "decision": 1}),
    ("action/stale", "play", {"match": "m1", "action": "fly E", "decision": -1}),
    ("action/stale", "play", {"match": "m1", "action": "", "decision": 10**4000}),
    ("action/stale", "play", {"match": "m3", "action": "tile A", "decision": 1}),
    ("action/illegal", "play", {"match": "m1", "action": "W"}),
    ("action/illegal", "play", {"match": "m1", "action": "Ha8"}),
    ("action/illegal", "play", {"match": "m1", "action": "E+2C"}),
    ("action/illegal", "play", {"match": "m1", "action": "Pc13", "decision": 0}),
    ("action/illegal", "play", {"match": "m3", "action": "turn 1"}),
    ("undo/barred", "undo", {"match": "m1"}),
    ("undo/barred", "undo", {"match": "m3", "agreed": True}),
]


def at_three_tables() -> Caller:
    """Return someone with Oort at a flight (m1), Connect Four (m2) and Oort with scripted chance (m3)."""
    caller = Caller()
    caller.load(FLIGHT)
    caller.ask("new", game="connect_four", seats=2)
    caller.ask("new", game="oort", seats=2, chance="script")
    return caller


def how_it_stands(caller: Caller) -> list[object]:
    """Return everything about the three tables."""
    return [caller.ask("save", match=name)["record"] for name in ("m1", "m2", "m3")]


@pytest.mark.parametrize(("code", "do", "fields"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_cannot_be_done_is_refused_with_its_code(code: str, do: str, fields: dict[str, Any]) -> None:
    """The error has the code, and everything is as it was."""
    caller = at_three_tables()
    before = how_it_stands(caller)
    assert caller.refused(do, **fields)["code"] == code
    assert how_it_stands(caller) == before
    assert caller.ask("new", game="race", seats=1)["match"] == "m4"


def test_every_code_is_met() -> None:
    """The table above has a way to each code; too many matches and failing rules have tests of their own."""
    assert {code for code, _, _ in REFUSED} | {"match/too-many", "rules/failed"} == set(CODES)


def test_a_missing_or_odd_request_name_is_malformed() -> None:
    """A request without `do`, or with one that is no text, cannot be read; its id is known."""
    for line in ('{"id":4}', '{"id":4,"do":null}', '{"id":4,"do":1}', '{"id":4,"do":["games"]}'):
        reply = Caller().line(line)
        assert (reply["id"], reply["error"]["code"]) == (4, "request/malformed")


def test_a_saved_match_is_refused_when_a_byte_of_it_is_changed() -> None:
    """Every line is under the chain of hashes."""
    caller = at_three_tables()
    caller.ask("play", match="m1", action="E")
    record = caller.ask("save", match="m1")["record"]
    for place in range(0, len(record), max(1, len(record) // 60)):
        changed = record[:place] + chr(ord(record[place]) ^ 1) + record[place + 1 :]
        assert caller.refused("load", record=changed)["code"] == "record/invalid"
    assert caller.refused("load", record=record.removesuffix("\n"))["code"] == "record/invalid"
    assert caller.ask("load", record=record)["decision"] == 2


# Anything at all: one reply each, ok or a declared code, nothing changed on error.

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
VALID: list[dict[str, Any]] = [
    {"do": "games"},
    {"do": "new", "game": "oort", "seats": 2, "seed": 7, "options": {"setup": None}, "chance": "script"},
    {"do": "load", "game": "oort", "position": FLIGHT},
    {"do": "load", "record": f"{FLIGHT}\nE\nend open 0 0\n"},
    {"do": "load", "game": "race", "seats": 2, "scenario": {"far": [1, 2]}},
    {"do": "legal", "match": "m1", "whole": True},
    {"do": "play", "match": "m1", "action": "E-h13", "decision": 0},
    {"do": "play", "match": "m3", "action": "tile A"},
    {"do": "why", "match": "m1", "action": "Hm8"},
    {"do": "view", "match": "m1", "viewer": 0},
    {"do": "position", "match": "m1"},
    {"do": "outcome", "match": "m2"},
    {"do": "undo", "match": "m1", "agreed": True},
    {"do": "save", "match": "m1", "format": "oort"},
    {"do": "clone", "match": "m1"},
    {"do": "close", "match": "m2"},
]
WORDS = st.sampled_from(
    ["m1", "m2", "oort", "race", "public", "script", "E", "fly E", "Pc13", "do", "match", "action", "game"]
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Draw a valid request with some of its fields changed, dropped or added."""
    request: dict[str, Any] = {"id": 1, **draw(st.sampled_from(VALID))}
    for _ in range(draw(st.integers(0, 3))):
        name = draw(st.sampled_from(sorted(request)) | WORDS | st.text(max_size=6)) if request else "do"
        if draw(st.booleans()):
            request[name] = draw(JSON | WORDS)
        else:
            request.pop(name, None)
    return json.dumps(request)


@st.composite
def bitten(draw: st.DrawFn) -> bytes:
    """Draw a valid request with some of its bytes changed."""
    line = bytearray(json.dumps({"id": 1, **draw(st.sampled_from(VALID))}).encode())
    for _ in range(draw(st.integers(1, 4))):
        line[draw(st.integers(0, len(line) - 1))] = draw(st.integers(0, 255))
    return bytes(line).replace(b"\n", b" ")


def check_answer(line: str | bytes) -> None:
    """Send a line to the three tables and check the answer."""
    caller = at_three_tables()
    before = how_it_stands(caller)
    reply = caller.line(line)
    if not reply["ok"]:
        assert reply.keys() == {"id", "ok", "error"}
        assert reply["error"].keys() == {"code", "rule", "message"}
        assert reply["error"]["code"] in CODES
        assert how_it_stands(caller) == before
    assert caller.ask("games")


@given(JSON.map(json.dumps))
def test_any_json_is_answered(line: str) -> None:
    """Whatever JSON a line holds."""
    check_answer(line)


@given(st.binary(max_size=200))
def test_any_bytes_are_answered(line: bytes) -> None:
    """Whatever bytes a line holds."""
    check_answer(line)


@given(mutated())
def test_any_change_of_a_request_is_answered(line: str) -> None:
    """Whatever becomes of the fields of a good request."""
    check_answer(line)


@given(bitten())
def test_any_damage_of_a_request_is_answered(line: bytes) -> None:
    """Whatever becomes of the bytes of a good request."""
    check_answer(line)


@given(st.text(max_size=12) | st.from_regex(r"[NESWPH][a-y]?[0-9-]{0,3}(\+[1-4][CDGHIU])*", fullmatch=True))
def test_any_action_text_is_answered_alike_by_why_and_play(text: str) -> None:
    """`why` says what `play` does."""
    caller = at_three_tables()
    for name in ("m1", "m3"):
        request = json.dumps({"id": 1, "do": "why", "match": name, "action": text})
        why = caller.line(request)
        played = caller.line(request.replace('"why"', '"play"'))
        if why["ok"] and why["legal"]:
            assert played["ok"]
        elif why["ok"]:
            assert played["error"] == {"code": why["code"], "rule": why["rule"], "message": why["message"]}
        else:
            assert played == why
