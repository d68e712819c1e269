"""Files and JSON from outside: strict, and nothing but the project's own errors comes out."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from starboard.kernel import (
    InvalidRecord,
    Match,
    NotUnderstood,
    Record,
    StarboardError,
    load,
    outcomes,
    save,
    table_of,
    verify,
)
from starboard.kernel.saving import _line, _seal
from tests.subjects import GAMES, find_game, matches
from tests.toys.strike import GAME, Hit, Pick, Window
from tests.toys.strike.actions import Lay

CODEC = GAME.codec
PICK = {"is": "Pick", "stance": 1}


def sealed(entries: list[dict[str, Any]]) -> str:
    """Return the file of these entries with all hashes right, as a careful forger would write it."""
    lines, chain = [], ""
    for entry in entries:
        bare = {name: value for name, value in entry.items() if name != "hash"}
        chain = _seal(chain, bare)
        lines.append(_line({**bare, "hash": chain}))
    return "\n".join(lines) + "\n"


def entries() -> list[dict[str, Any]]:
    """Return the entries of a finished match of the toy game."""
    return [json.loads(line) for line in finished().splitlines()]


@cache
def finished() -> str:
    """Return the file of a finished match of the toy game."""
    *_, match = matches(GAME, 3, 5)
    return save(match)


def place(body: list[dict[str, Any]], key: str) -> int:
    """Return where the first entry with this key stands, after the head."""
    return next(index for index, entry in enumerate(body) if index and key in entry)


def test_a_forgers_copy_is_the_file() -> None:
    """The helper of these tests writes files as the kernel does, so what they refuse is what was changed."""
    assert verify(sealed(entries()), find_game).game == "strike"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("starboard", "game"),
        ("format", 2),
        ("game", 7),
        ("rules_version", None),
        ("seats", 5),
        ("seats", "3"),
        ("seats", True),
        ("options", []),
        ("options", {"lives": 99}),
        ("options", {"unknown": 1}),
        ("commitment", "0" * 64),
        ("commitment", None),
    ],
)
def test_a_forged_head_is_refused(key: str, value: Any) -> None:
    """Every line of the head is checked."""
    body = entries()
    body[0][key] = value
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


@pytest.mark.parametrize("seed", ["", "xyz", "1", "f" * 64, "-" + "0" * 62 + "1", "1" * 65, None, 7])
def test_a_forged_seed_is_refused(seed: Any) -> None:
    """A seed is 64 hexadecimal digits whose promise was published."""
    body = entries()
    body[-1]["seed"] = seed
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


@pytest.mark.parametrize(
    "state",
    [
        None,
        [],
        5,
        {"is": "Pass"},
        {"is": "Table"},
        {"is": "Table", "steps": 5, "players": [], "deck": [], "aside": [], "spent": [], "latest": -1, "ending": ""},
        {"is": "Table", "steps": [1], "players": [], "deck": [], "aside": [], "spent": [], "latest": -1, "ending": ""},
        {"is": "Table", "steps": [], "players": 5, "deck": [], "aside": [], "spent": [], "latest": -1, "ending": ""},
        {"is": "Table", "steps": [], "players": [], "deck": [9], "aside": [], "spent": [], "latest": -1, "ending": ""},
    ],
)
def test_a_forged_state_is_refused(state: Any) -> None:
    """A state of the wrong form, or one of which the rules can make nothing, is no record."""
    body = entries()
    body[-2]["snapshot"]["state"] = state
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


@pytest.mark.parametrize("key", ["decision", "draws"])
@pytest.mark.parametrize("value", [0, -1, 10**30, "1", None])
def test_forged_counts_are_refused(key: str, value: Any) -> None:
    """A snapshot says how many decisions and draws came before it, and that must be so."""
    body = entries()
    body[-2]["snapshot"][key] = value
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


@pytest.mark.parametrize(
    "entry",
    [
        {"play": "no such action", "seat": 0},
        {"play": "pass"},
        {"play": "pass", "seat": "0"},
        {"play": 5, "seat": 0},
        {"seal": "pick", "seat": 0},
        {"chance": "draw 1 joker"},
        {"chance": None},
        {"event": None},
        {"event": PICK},
        {"event": {"is": "Played", "seat": 0, "action": PICK, "joined": False}},
        {},
        {"snapshot": 5},
    ],
)
def test_forged_entries_are_refused(entry: dict[str, Any]) -> None:
    """An entry is a known action, outcome or event in its own form."""
    body = entries()
    body[place(body, "play")] = entry
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


def test_verifying_finds_what_the_rules_would_not_do() -> None:
    """Another seat, another draw, another action, an event too many or too few, an open answer: each is found."""
    true = entries()
    changes: list[list[dict[str, Any]]] = []
    at = place(true, "play")
    changes.append([*true[:at], {**true[at], "seat": (true[at]["seat"] + 1) % 3}, *true[at + 1 :]])
    changes.append([*true[:at], {**true[at], "play": "deflect 4"}, *true[at + 1 :]])
    at = place(true, "seal")
    opened = {"play": true[at]["seal"], "seat": true[at]["seat"]}
    changes.append([*true[:at], opened, *true[at + 1 :]])
    at = place(true, "chance")
    other = next(text for text in ("aside spy", "aside strike") if text != true[at]["chance"])
    changes.append([*true[:at], {"chance": other}, *true[at + 1 :]])
    at = place(true, "event")
    changes.append([*true[:at], *true[at + 1 :]])
    changes.append([*true[:at], true[at], *true[at:]])
    for changed in changes:
        load(sealed(changed), find_game)  # it has the form of a match
        with pytest.raises(InvalidRecord):
            verify(sealed(changed), find_game)


def test_verifying_finds_another_last_position() -> None:
    """A position that the decisions do not lead to is found, though it has the form of one."""
    body = [json.loads(line) for line in save(Match(GAME, 2, seed=1)).splitlines()]
    body[-2]["snapshot"]["state"]["spent"] = [0]
    assert load(sealed(body), find_game).over is False
    with pytest.raises(InvalidRecord, match="replay-differs"):
        verify(sealed(body), find_game)


def test_verifying_knows_a_match_whose_draws_began_elsewhere() -> None:
    """Whoever chooses where the draws begin does not begin at the set-up, and it shows."""
    start = GAME.new(2, {})
    match = Match(GAME, 2, seed=9, start=start, draws=1000)
    assert not verify(save(match), find_game).from_setup
    assert verify(save(Match(GAME, 2, seed=9)), find_game).from_setup
    with pytest.raises(ValueError, match="drawn nothing"):
        Match(GAME, 2, seed=9, draws=1)


def test_a_table_is_kept_with_a_match() -> None:
    """It is found again, sealed with the rest, and changes nothing for the rules."""
    match = Match(GAME, 2, seed=1)
    text = save(match, {"names": ["Ana", "Zoé"]})
    assert table_of(text) == {"names": ["Ana", "Zoé"]}
    assert save(load(text, find_game)) == save(match)
    assert verify(text, find_game).decisions == 0
    with pytest.raises(InvalidRecord):
        load(text.replace("Ana", "Eve"), find_game)
    assert table_of(save(match)) is None
    assert table_of("oort1 no JSON") is None


def test_the_options_of_a_match_are_its_own() -> None:
    """What the caller does later with an option's value does not change the match."""
    cards = {"kept": [1, 2]}
    match = Match(GAME, 2, {"cards": cards}, seed=9)
    cards["kept"].append(3)
    assert match.options["cards"] == {"kept": [1, 2]}


def test_verifying_finds_draws_of_ones_own_choice() -> None:
    """Draws that the rules allow but the promised seed does not bring are found."""
    match = Match(GAME, 2, {"hand": 0}, seed=1, scripted=True)
    match.happen(outcomes(match.state)[0][0])
    match.happen(outcomes(match.state)[0][0])
    body = [json.loads(line) for line in save(match).splitlines()]
    assert verify(sealed(body), find_game).draws == 2
    body[0]["chance"] = "seed"
    with pytest.raises(InvalidRecord, match="other-draw"):
        verify(sealed(body), find_game)


@pytest.mark.parametrize(
    "text", ["", "\n", "{}\n", "[]\n" * 4, "{}\n" * 4, "1\n" * 4, "[" * 100_000 + "\n" * 4, "\ud800\n" * 4]
)
def test_texts_that_are_no_files_are_refused(text: str) -> None:
    """Neither nothing nor nonsense is a match."""
    with pytest.raises(InvalidRecord):
        load(text, find_game)


def test_a_half_character_is_refused() -> None:
    """A text with half a character in it, as a broken file gives, is damaged and not a crash."""
    with pytest.raises(InvalidRecord):
        load(save(Match(GAME, 2, seed=1)).replace('"strike"', '"str\ud800"'), find_game)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"stance": 1},
        {"is": "Pick"},
        {"is": "Pick", "stance": 1, "more": 1},
        {"is": "Pick", "stance": 3},
        {"is": "Pick", "stance": -2},
        {"is": "Pick", "stance": "1"},
        {"is": "Pick", "stance": True},
        {"is": "Pick", "stance": None},
        {"is": "Pick", "stance": [1]},
        {"is": "Pick", "stance": 1.0},
        {"is": "Pick", "stance": 10**5000},
        {"is": "pick", "stance": 1},
        {"is": "Drop", "column": 1},
        {"is": "Record"},
        {"is": ["Pick"], "stance": 1},
        {"is": 10**5000, "stance": 1},
        {"is": "Hit", "seat": 0, "target": 12},
        {
            "is": "Table",
            "steps": [PICK],
            "players": [],
            "deck": [],
            "aside": [],
            "spent": [],
            "latest": -1,
            "ending": "",
        },
        1.5,
        float("nan"),
        [[0.5]],
    ],
)
def test_json_that_is_no_record_is_refused(data: Any) -> None:
    """Fields too many or too few, values outside their domain, other types and other games' classes are refused."""
    with pytest.raises(InvalidRecord) as caught:
        CODEC.decode(data)
    assert caught.value.code == "record/invalid"
    assert len(str(caught.value)) < 300


def test_deep_nesting_is_refused() -> None:
    """Data nested deeper than Python can follow is an error like any other."""
    lists: Any = 1
    steps: Any = {"is": "Hit", "seat": 0, "target": 1}
    for _ in range(100_000):
        lists = [lists]
        steps = {"is": "Window", "about": steps, "asked": [0]}
    for data in (lists, steps):
        with pytest.raises(InvalidRecord):
            CODEC.decode(data)


def test_what_is_right_is_read() -> None:
    """Records inside records and unseen values come through."""
    window = Window(Hit(0, 1), (1, 0))
    assert CODEC.decode(CODEC.encode(window)) == window
    assert CODEC.decode(PICK) == Pick(1)
    assert CODEC.decode({"is": "Lay", "card": -1}) == Lay(-1)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["is", "seat", "stance"]), inner),
    max_leaves=20,
)
NAMES = st.sampled_from(sorted(CODEC.kinds))


@st.composite
def near_records(draw: st.DrawFn) -> dict[str, Any]:
    """Return data with the right keys for a record and any values in them."""
    kind: type[Record] = CODEC.kinds[draw(NAMES)]
    small = st.integers(-2, 5) | JSON | st.just(PICK) | st.lists(st.integers(-1, 4), max_size=3)
    return {"is": kind.__name__, **{field.name: draw(small) for field in kind.FIELDS}}


@given(JSON | near_records())
@example({"is": "Table"})
def test_the_codec_survives_anything(data: Any) -> None:
    """Whatever JSON comes, the codec returns a value or raises InvalidRecord."""
    with suppress(InvalidRecord):
        CODEC.decode(data)


@given(st.text(st.characters()))
@example("pick low\n")
def test_parsing_survives_anything(text: str) -> None:
    """Whatever text comes, it is an action that is written so, or not understood."""
    for game in GAMES.values():
        with suppress(NotUnderstood):
            assert str(game.space.parse(text)) == text


@given(st.text(st.characters() | st.just("\n")))
def test_loading_survives_any_text(text: str) -> None:
    """No text but a file's loads, and nothing but the project's errors comes out."""
    with pytest.raises(StarboardError):
        load(text, find_game)


@given(st.data())
def test_loading_survives_any_forgery(data: st.DataObject) -> None:
    """A file with right hashes and anything put in any place loads, or raises one of the project's errors."""
    body = entries()
    index = data.draw(st.integers(0, len(body) - 1))
    if data.draw(st.booleans()):
        body[index] = data.draw(
            st.dictionaries(st.text() | st.sampled_from(["play", "seat", "event"]), JSON, max_size=4)
        )
    else:
        target: Any = body[index]
        while isinstance(target, dict | list) and target:
            keys = list(target) if isinstance(target, dict) else list(range(len(target)))
            key = data.draw(st.sampled_from(keys))
            if not isinstance(target[key], dict | list) or data.draw(st.integers(0, 3)) == 0:
                target[key] = data.draw(near_records() | JSON)
                break
            target = target[key]
    try:
        text = sealed(body)
    except ValueError:  # half a character cannot even be hashed
        return
    for read in (load, verify):
        with suppress(StarboardError):
            read(text, find_game)
