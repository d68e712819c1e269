"""Files and JSON from outside: strict, and nothing but the project's own errors comes out."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from starboard.kernel import (
    Came,
    InvalidRecord,
    Match,
    NotUnderstood,
    Played,
    Promise,
    Record,
    RulesChanged,
    StarboardError,
    TakenBack,
    load,
    outcomes,
    save,
    table_of,
    verify,
)
from starboard.kernel.sealing import LONGEST, MOST_LINES, MOST_VALUES
from starboard.kernel.sealing import sealed as as_file
from starboard.kernel.verifying import BY_HAND, CHOSEN, PROMISED
from tests.subjects import GAMES, find_game, matches
from tests.toys.strike import GAME, Hit, Pick, Window

CODEC = GAME.codec
CONNECT_FOUR = GAMES["connect_four"]
PICK = {"is": "Pick", "stance": 1}


def sealed(entries: list[dict[str, Any]]) -> str:
    """Return the file of these entries with all hashes right, as a careful forger would write it."""
    return as_file([{name: value for name, value in entry.items() if name != "hash"} for entry in entries])


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
        ("format", 3),
        ("format", 0),
        ("format", True),
        ("format", 2.0),
        ("game", 7),
        ("rules_version", None),
        ("seats", 5),
        ("seats", "3"),
        ("seats", True),
        ("options", []),
        ("options", {"lives": 99}),
        ("options", {"unknown": 1}),
        ("commitment", "0" * 64),
        ("commitment", ""),
        ("words", ["a", "b", "c"]),
        ("words", None),
        ("words", "abc"),
        ("chance", "Seed"),
        ("chance", "luck"),
        ("chance", None),
        ("chance", ["script"]),
        ("rules", "1"),
    ],
)
def test_a_forged_head_is_refused(key: str, value: Any) -> None:
    """Every line of the head is checked."""
    body = entries()
    body[0][key] = value
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


@pytest.mark.parametrize("seed", ["", "xyz", "1", "F" * 64, "-" + "0" * 62 + "1", "1" * 65, None, 7])
def test_a_forged_seed_is_refused(seed: Any) -> None:
    """A seed is 64 hexadecimal digits."""
    body = entries()
    body[-1]["seed"] = seed
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


def test_another_seed_is_found_by_its_draws() -> None:
    """A chosen seed promises nothing, but the draws must be its own."""
    body = entries()
    body[-1]["seed"] = "f" * 64
    with pytest.raises(InvalidRecord, match="other-draw"):
        verify(sealed(body), find_game)


def promised() -> list[dict[str, Any]]:
    """Return the entries of a match that was drawn from a promise and the seats' words."""
    match = Match(GAME, 2, promise=Promise(), words=("mine", "théirs"))
    return [json.loads(line) for line in save(match).splitlines()]


def test_a_promise_is_kept_in_the_file_and_checked() -> None:
    """Secret, nonce and words are in the record, the draws are theirs, and `verify` says so."""
    body = promised()
    found = verify(sealed(body), find_game)
    assert (found.luck, found.words) == (PROMISED, True)
    match = load(sealed(body), find_game)
    assert match.commitment == body[0]["commitment"]
    assert match.words == ("mine", "théirs")
    assert [json.loads(line) for line in save(match).splitlines()] == body
    chosen = verify(finished(), find_game)
    assert (chosen.luck, chosen.words) == (CHOSEN, False)


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        (-1, "secret", "0" * 64),
        (-1, "nonce", "0" * 64),
        (-1, "nonce", None),
        (0, "commitment", "0" * 64),
        (0, "commitment", None),
        (0, "words", ["mine"]),
        (0, "words", ["mine", 5]),
        (0, "words", ["mine", "x" * 1001]),
        (0, "format", 1),
    ],
)
def test_a_broken_promise_is_refused(line: int, key: str, value: Any) -> None:
    """What is told at the end must be what was promised at the start."""
    body = promised()
    body[line][key] = value
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


@pytest.mark.parametrize("words", [[], ["other", "théirs"], ["théirs", "mine"], ["minet", "héirs"]])
def test_other_words_are_found_by_the_draws(words: list[str]) -> None:
    """Whoever changes what a seat said changes every draw."""
    body = promised()
    body[0]["words"] = words
    with pytest.raises(InvalidRecord, match="other-draw"):
        verify(sealed(body), find_game)


def test_chance_that_was_given_by_hand_is_called_so() -> None:
    """Changed draws under the word script verify as what they are: the referee's, not the seed's."""
    body = entries()
    assert verify(sealed(body), find_game).luck == CHOSEN
    body[0]["chance"] = "script"
    assert verify(sealed(body), find_game).luck == BY_HAND


# Snapshots


def resting() -> list[dict[str, Any]]:
    """Return the entries of a match with a take-back, a snapshot right after it, and decisions on both sides."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    for column in "ddc":
        match.play(match.seat, CONNECT_FOUR.space.parse(column))
    match.undo()
    match = load(save(match), find_game)  # what was saved stays a snapshot
    for column in "ab":
        match.play(match.seat, CONNECT_FOUR.space.parse(column))
    return [json.loads(line) for line in save(match).splitlines()]


def test_a_snapshot_after_a_take_back_is_compared() -> None:
    """Nobody can agree to go back into a position that never was."""
    body = resting()
    at = next(index for index, line in enumerate(body) if "event" in line)
    assert "snapshot" in body[at + 1]
    verify(sealed(body), find_game)
    forged = json.loads(json.dumps(body))
    forged[at + 1]["snapshot"]["state"] = forged[1]["snapshot"]["state"]
    load(sealed(forged), find_game)
    with pytest.raises(InvalidRecord, match="replay-differs"):
        verify(sealed(forged), find_game)


def test_two_snapshots_of_one_place_are_refused() -> None:
    """There is one position after an entry, and one snapshot of it at most."""
    body = resting()
    for at in [index for index, line in enumerate(body) if "snapshot" in line]:
        with pytest.raises(InvalidRecord, match="snapshot"):
            load(sealed([*body[: at + 1], *body[at:]]), find_game)


def test_a_snapshot_between_a_decision_and_its_events_is_refused() -> None:
    """A match rests when all that follows of itself has followed."""
    body = entries()
    at = next(i for i in range(2, len(body) - 2) if "event" in body[i] and "play" in body[i - 1])
    counts = {
        "decision": sum("play" in e or "seal" in e for e in body[:at]),
        "draws": sum("chance" in e for e in body[1:at]),
    }
    forged = {"snapshot": {**counts, "state": body[-2]["snapshot"]["state"]}}
    with pytest.raises(InvalidRecord, match="snapshot"):
        load(sealed([*body[:at], forged, *body[at:]]), find_game)


def test_a_snapshot_where_chance_is_still_to_decide_is_refused() -> None:
    """Only the start rests at chance; with a seed no other position of a match does."""
    body = entries()
    start = body[1]
    at = next(i for i in range(2, len(body)) if "chance" in body[i])
    forged = {"snapshot": {**start["snapshot"], "draws": 1}}
    with pytest.raises(InvalidRecord, match="steps"):
        load(sealed([*body[: at + 1], forged, *body[at + 1 :]]), find_game)


# Small forgeries


def test_the_hash_is_the_last_key() -> None:
    """Wherever else it stands, the line is not as it was written."""
    lines = finished().splitlines()
    for index in (0, 1, 2, len(lines) - 1):
        line = json.loads(lines[index])
        moved = {"hash": line.pop("hash"), **line}
        changed = [*lines[:index], json.dumps(moved, ensure_ascii=False, separators=(",", ":")), *lines[index + 1 :]]
        with pytest.raises(InvalidRecord):
            load("\n".join(changed) + "\n", find_game)


@pytest.mark.parametrize("value", [1, None, float("nan"), float("inf"), -float("inf")])
def test_unknown_keys_are_refused_everywhere(value: Any) -> None:
    """In every line, and in what a snapshot holds, whatever is under them."""
    body = entries()
    for index in range(len(body)):
        forged = json.loads(json.dumps(body))
        forged[index]["more"] = value
        with pytest.raises(InvalidRecord):
            load(sealed(forged), find_game)
    body[1]["snapshot"]["more"] = value
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
def test_what_is_no_number_is_refused_even_where_nobody_reads_it(number: float) -> None:
    """A table is free in what it says, as long as it is JSON."""
    body = entries()
    body[0]["table"] = {"names": [number]}
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


def test_an_invented_joining_is_refused() -> None:
    """A decision goes on with a move only after one of the same seat, with nothing but events in between."""
    body = [json.loads(line) for line in save(four("dd")).splitlines()]
    plays = [index for index, line in enumerate(body) if "play" in line]
    for index in plays:
        forged = json.loads(json.dumps(body))
        forged[index]["joined"] = True
        forged[index]["hash"] = forged[index].pop("hash")
        with pytest.raises(InvalidRecord, match="joined"):
            load(sealed(forged), find_game)
    for value in (False, 1, "true", None):
        body[plays[1]]["joined"] = value
        with pytest.raises(InvalidRecord, match="line"):
            load(sealed(body), find_game)


def four(columns: str) -> Match:
    """Return a match of Connect Four in which these columns were played."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    for column in columns:
        match.play(match.seat, CONNECT_FOUR.space.parse(column))
    return match


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seat", 11),
        ("seat", 2),
        ("seat", -1),
        ("decision", 0),
        ("decision", 2),
        ("decision", 10**30),
        ("number", 1),
        ("number", 0),
        ("number", 1 << 31),
        ("agreed", 5),
        ("sealed", None),
        ("seat", 0),
        ("sealed", True),
    ],
)
def test_a_forged_take_back_is_refused(key: str, value: Any) -> None:
    """Its seat is one that decided and is asked again, its counts are those of the match."""
    match = four("dd")
    match.undo()
    body = [json.loads(line) for line in save(match).splitlines()]
    at = next(index for index, line in enumerate(body) if "event" in line)
    assert body[at]["event"] == {
        "is": "TakenBack",
        "seat": 1,
        "decision": 1,
        "agreed": False,
        "sealed": False,
        "number": 3,
    }
    body[at]["event"][key] = value
    with pytest.raises(InvalidRecord):
        verify(sealed(body), find_game)


def three_take_backs() -> list[dict[str, Any]]:
    """Return the entries of a match in which three moves were taken back in a row, the last two by consent."""
    match = four("ddc")
    match.undo()
    match.undo(agreed=True)
    match.play(1, match.legal()[0])
    match.undo()
    match.undo(agreed=True)
    return [json.loads(line) for line in save(match).splitlines()]


@pytest.mark.parametrize(
    ("nth", "key", "value"),
    [
        (0, "decision", 3),
        (0, "number", 6),
        (1, "decision", 2),
        (1, "agreed", False),
        (1, "number", 4),
        (2, "decision", 2),
        (2, "number", 6),
        (3, "agreed", False),
        (3, "seat", 1),
    ],
)
def test_each_of_several_take_backs_in_a_row_is_checked(nth: int, key: str, value: Any) -> None:
    """As many decisions were played between two as their numbers say; who takes another's along has consent."""
    body = three_take_backs()
    assert verify(sealed(body), find_game).takebacks == 4
    assert [tuple(line["event"].values()) for line in body if "event" in line] == [
        ("TakenBack", 0, 2, False, False, 4),
        ("TakenBack", 1, 1, True, False, 5),
        ("TakenBack", 1, 1, False, False, 7),
        ("TakenBack", 0, 0, True, False, 8),
    ]
    at = [index for index, line in enumerate(body) if "event" in line]
    body[at[nth]]["event"][key] = value
    with pytest.raises(InvalidRecord):
        verify(sealed(body), find_game)


def test_all_take_backs_of_one_place_name_the_seat_that_is_asked_there() -> None:
    """Not only the last of them."""
    match = four("d")
    match.undo()
    match.play(0, match.legal()[0])
    match.undo()
    body = [json.loads(line) for line in save(match).splitlines()]
    assert verify(sealed(body), find_game).takebacks == 2
    first = next(line for line in body if "event" in line)
    for key, value in (("seat", 1), ("sealed", True)):
        was, first["event"][key] = first["event"][key], value
        with pytest.raises(InvalidRecord, match="replay-differs"):
            verify(sealed(body), find_game)
        first["event"][key] = was


@pytest.mark.parametrize("depth", [99, 101, 300, 900, 985, 991, 995, 1000, 5000])
def test_nesting_is_refused_at_any_depth(depth: int) -> None:
    """Not only where Python itself gives up."""
    nest = "[" * depth + "]" * depth
    body = finished().splitlines()
    body[0] = body[0].replace('"options":{', '"options":{"cards":' + nest + ",")
    with pytest.raises(InvalidRecord):
        load("\n".join(body) + "\n", find_game)


def test_a_decision_that_nobody_can_take_is_refused() -> None:
    """A full board at which somebody is still asked."""
    body = [json.loads(line) for line in save(four("d")).splitlines()]
    body[-2]["snapshot"]["state"]["taken"] = sum(63 << 7 * column for column in range(7))
    with pytest.raises(InvalidRecord, match="steps"):
        load(sealed(body), find_game)


def test_a_file_has_a_size() -> None:
    """One that is too long, or has too many lines or values, is refused before anything of it is read."""
    for text in ("{" + " " * LONGEST, "{\n" * (MOST_LINES + 1), "[" * (MOST_VALUES + 1)):
        with pytest.raises(InvalidRecord, match="long-record"):
            load(text, find_game)


@pytest.mark.parametrize(
    "event",
    [
        {"is": "Whispered", "seat": 0, "event": 5},
        {"is": "Pick", "stance": 1},
        {"is": "RulesChanged", "before": 5, "after": "2"},
        {"is": "Lost", "seat": 0, "lives": 10**30},
        {"is": "Lost", "seat": 0, "lives": "1"},
    ],
)
def test_forged_events_are_refused(event: dict[str, Any]) -> None:
    """An event holds what its fields declare, and nothing that only its form lets through."""
    body = entries()
    body[place(body, "event")] = {"event": event}
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


# Older files


def first_format(match: Match) -> list[dict[str, Any]]:
    """Return a match as the first format wrote it."""
    body = [json.loads(line) for line in save(match).splitlines()]
    head = body[0]
    head.update(format=1, commitment=sha256(match.seed.to_bytes(32, "big")).hexdigest())
    del head["words"]
    for line in body:
        if "event" in line:
            line["event"].pop("number", None)
    return body


def test_files_of_the_first_format_load_and_verify() -> None:
    """Their promise was the hash of the seed alone, and their take-backs had no number."""
    match = four("ddc")
    match.undo()
    match.undo(agreed=True)
    body = first_format(match)
    loaded = load(sealed(body), find_game)
    assert (loaded.state, loaded.seed, loaded.decision, loaded.takebacks) == (match.state, 1, 1, 2)
    numbers = [[event.number for event in log if isinstance(event, TakenBack)] for log in (loaded.log, match.log)]
    assert numbers[0] == numbers[1]
    assert verify(sealed(body), find_game).luck == CHOSEN
    assert verify(save(loaded), find_game).takebacks == 2
    body[0]["commitment"] = "0" * 64
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)


def test_lines_of_older_rules_go_through_the_games_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Game.upgrade` gets every line that is read, may change it or leave it out, and what was played is history."""
    *_, match = matches(GAME, 2, 4)
    match.undo(agreed=True, moves=5)
    old = save(match).replace('"rules_version":"1"', '"rules_version":"0"')
    body = [json.loads(line) for line in old.splitlines()]
    was = body[-2]["snapshot"]["state"].pop("ending")
    for line in body:
        if line.get("event", {}).get("is") == "Revealed":
            line["event"] = {"is": "Shown", "stance": 7}
        if "play" in line:
            line["play"] = "play " + line["play"]
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)

    def upgrade(_game: object, version: str, line: dict[str, Any]) -> dict[str, Any]:
        assert version == "0"
        assert "hash" not in line
        seen.append(next(iter(line)))
        if line.get("event", {}).get("is") == "Shown":
            return {}
        if "snapshot" in line:
            line["snapshot"]["state"]["ending"] = was
        return line

    seen: list[str] = []
    monkeypatch.setattr(type(GAME), "older_rules", ("0",))
    monkeypatch.setattr(type(GAME), "upgrade", upgrade)
    loaded = load(sealed(body), find_game)
    assert seen[0] == "starboard"
    assert seen.count("snapshot") == 1
    assert seen[-1] == "seed"
    assert loaded.state == match.state
    assert (loaded.decision, loaded.draws) == (match.decision, match.draws)
    assert loaded.log[-1] == RulesChanged("0", "1")
    assert not [event for event in loaded.log if isinstance(event, Played)]  # no action is written so
    assert [event for event in loaded.log if isinstance(event, Came)] == [
        event for event in match.log if isinstance(event, Came)
    ]
    with pytest.raises(InvalidRecord, match="other-rules"):
        verify(sealed(body), find_game)
    for _ in range(3):
        loaded.play(loaded.seat, loaded.legal()[0])
    again = load(save(loaded), find_game)
    assert (again.state, again.log, again.decision, again.draws) == (
        loaded.state,
        loaded.log,
        loaded.decision,
        loaded.draws,
    )
    for _ in range(3):
        again.undo(agreed=True)
    assert again.state == match.state
    assert again.barrier() == "nothing-to-undo"


@pytest.mark.parametrize("version", ["99", "abc", "", "0", "1.0", "1" * 30])
@pytest.mark.parametrize("name", GAMES)
def test_rules_that_the_game_does_not_know_are_refused(name: str, version: str) -> None:
    """A file of newer rules, or of some that never were, is not taken for one of older rules."""
    game = GAMES[name]
    body = [json.loads(line) for line in save(Match(game, game.seats[0], seed=1)).splitlines()]
    body[0]["rules_version"] = version
    with pytest.raises(InvalidRecord, match="unknown-rules"):
        load(sealed(body), find_game)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_reads_older_rules_and_not_its_own_again(name: str) -> None:
    """What is declared as older is not the present version."""
    game = GAMES[name]
    assert game.rules_version not in game.older_rules


@pytest.mark.parametrize("lost", ["starboard", "snapshot", "seed"])
def test_what_a_match_needs_cannot_be_left_out(lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Head, position and end are there whatever the rules were."""
    text = sealed([{**line, **({"rules_version": "0"} if "format" in line else {})} for line in entries()])
    monkeypatch.setattr(type(GAME), "older_rules", ("0",))
    load(text, find_game)
    monkeypatch.setattr(type(GAME), "upgrade", lambda _game, _version, line: {} if lost in line else line)
    with pytest.raises(InvalidRecord):
        load(text, find_game)


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


@pytest.mark.parametrize("seat", [3, 11])
def test_a_decision_of_nobody_at_the_table_is_refused(seat: int) -> None:
    """The seats of a file are those of its head."""
    body = entries()
    body[place(body, "play")]["seat"] = seat
    with pytest.raises(InvalidRecord) as caught:
        load(sealed(body), find_game)
    assert dict(caught.value.why.args)["place"] == "seats"


@pytest.mark.parametrize("kind", [float, bool, str])
def test_a_number_is_written_as_one(kind: Any) -> None:
    """What only equals a whole number, as 1.0 and true do, is none."""
    match = four("d")
    body = [json.loads(line) for line in save(match).splitlines()]
    assert body[-2]["snapshot"]["decision"] == 1
    body[-2]["snapshot"]["decision"] = kind(1)
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
    """Records inside records come through."""
    window = Window(Hit(0, 1), (1, 0))
    assert CODEC.decode(CODEC.encode(window)) == window
    assert CODEC.decode(PICK) == Pick(1)


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


@pytest.mark.parametrize("number", [1 << 30, (1 << 31) - 2])
def test_numbers_leave_room_to_play_on(number: int) -> None:
    """A number near the greatest that a field holds is refused, else the match could not be saved a little later."""
    match = four("ddd")
    match.undo()
    body = [json.loads(line) for line in save(match).splitlines()]
    at = next(index for index, line in enumerate(body) if "event" in line)
    body[at]["event"]["number"] = number
    with pytest.raises(InvalidRecord):
        load(sealed(body), find_game)
    body[at]["event"]["number"] = (1 << 30) - 1
    assert load(sealed(body), find_game).number == (1 << 30) - 1
