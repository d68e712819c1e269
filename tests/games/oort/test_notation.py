"""Oort's own notation: strings are canonical, parsers let nothing but declared errors out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.oort import GAME
from starboard.games.oort.domains import DROUGHTS
from starboard.games.oort.state import Cloud
from starboard.kernel import (
    CHANCE,
    Action,
    InvalidPosition,
    InvalidRecord,
    StarboardError,
    play,
    roll,
    who,
)
from tests.counts import scaled
from tests.engine.asking import Caller
from tests.games.oort.test_oort import TILES

FRESH = GAME.new(2, {"setup": 42})
START = GAME.position(FRESH)
SIGNS = "oort1 ABCDEFGHIJKLMNO0123456789CDGHIU-,/abcxy\n+NSEWPH end swept"


def played(seed: int, turns: int) -> tuple[Cloud, Cloud, list[Action]]:
    """Return the start, the state after so many blind turns, and the decisions."""
    rng = Random(seed)
    start = GAME.new(2 + seed % 3, {"setup": seed})
    s = start.clone()
    decided: list[Action] = []
    while s.steps and s.move <= turns:
        action = GAME.judgement.rollout(s, rng)
        play(s, action)
        decided.append(action)
    return start, s, decided


@pytest.mark.parametrize("seed", range(scaled(200, least=12)))
def test_8_positions_and_records_round_trip(seed: int) -> None:
    """Print, parse, print gives the same string, and the parsed position plays the same."""
    start, s, decided = played(seed, 20 + 13 * (seed % 5))
    text = GAME.position(s)
    again = GAME.parse_position(text)
    assert again == s
    assert GAME.position(again) == text
    record = GAME.record(start, decided, s)
    begun, moves = GAME.parse_record(record)
    assert begun == start
    assert [decision for move in moves for decision in move] == decided


@pytest.mark.parametrize("seed", range(scaled(100, least=6)))
def test_8_5_every_turn_text_means_one_turn(seed: int) -> None:
    """Each listed text is understood, legal, written back the same, and ends the turn."""
    _, s, _ = played(seed, 30)
    for text in GAME.turns(s):
        decisions = GAME.turn(s, text) or [GAME.space.parse(text)]
        after = s.clone()
        for decision in decisions:
            play(after, decision)
        assert after.move == s.move + 1


def test_8_2_a_turn_in_play_has_no_position_string() -> None:
    """In the middle of a turn the string is refused, and the state is as it was."""
    s = _in_a_jump()
    before = s.clone()
    with pytest.raises(InvalidPosition):
        GAME.position(s)
    assert s == before


def _in_a_jump() -> Cloud:
    board = "A0CD,B0CG,C0CH,D0CI,E0CU/F0DG,G0DH,H0DI,I0DU,J0GH/K0GI,L0GU,M0HI,N0HU,O0IU"
    s = GAME.parse_position(f"oort1 {board} a8,y15 000000,000000 1 0 3")
    play(s, GAME.space.parse("fly E"))
    return s


def test_8_5_a_whole_turn_text_is_for_the_start_of_a_turn() -> None:
    """Inside a turn a whole-turn text is refused with OO-8.5."""
    with pytest.raises(StarboardError) as caught:
        GAME.turn(_in_a_jump(), "E")
    assert caught.value.why.rule == "OO-8.5"


@given(st.text(alphabet=SIGNS, max_size=160) | st.text(max_size=40))
def test_garbage_is_no_position_turn_or_record(text: str) -> None:
    """Parsers let out their declared errors and nothing else."""
    with pytest.raises(InvalidPosition):
        GAME.parse_position(text)
    with pytest.raises(InvalidRecord):
        GAME.parse_record(text)
    try:
        decisions = GAME.turn(FRESH, text)
    except StarboardError:
        decisions = []
    assert decisions == []


@given(st.integers(0, len(START) - 1), st.sampled_from(sorted(set(SIGNS))))
def test_a_changed_position_is_refused_or_is_another_canonical_one(place: int, sign: str) -> None:
    """One changed sign gives a refusal, or a position whose own string is exactly that text."""
    changed = START[:place] + sign + START[place + 1 :]
    try:
        s = GAME.parse_position(changed)
    except InvalidPosition:
        return
    assert GAME.position(s) == changed


@given(st.data())
def test_a_changed_record_is_refused_or_still_true(data: st.DataObject) -> None:
    """One changed sign in a game record gives a refusal, or a record that plays as it says."""
    start, s, decided = played(3, 40)
    record = GAME.record(start, decided, s)
    place = data.draw(st.integers(0, len(record) - 1))
    changed = record[:place] + data.draw(st.sampled_from(sorted(set(SIGNS)))) + record[place + 1 :]
    try:
        begun, moves = GAME.parse_record(changed)
    except InvalidRecord:
        return
    end = begun.clone()
    for move in moves:
        for decision in move:
            play(end, decision)
    assert GAME.record(begun, [decision for move in moves for decision in move], end).rstrip("\n") == changed.rstrip(
        "\n"
    )


def test_8_2_tiles_of_ones_own_have_no_position_string() -> None:
    """A text that would be read with other tiles is not written."""
    tiles = {"tiles": {**TILES, "A": [".....", ".....", "..OC.", ".....", "....D"]}}
    s = GAME.new(2, {"setup": 0, "components": tiles})
    with pytest.raises(InvalidPosition, match="position-own-tiles"):
        GAME.position(s)


@pytest.mark.parametrize(
    "steps",
    [
        [],
        ["EndTurn"],
        ["MoveRocket", "MoveRocket"],
        ["PlaceRocket"],
        [{"is": "RaidRocket", "victim": 3}],
        ["EndTurn", {"is": "RaidRocket", "victim": 1}],
        [{"is": "Jump", "direction": 4}],
        ["LayTile"],
    ],
)
def test_steps_that_do_not_fit_the_pieces_are_refused(steps: list[Any]) -> None:
    """A state from outside whose steps no game can have is not played."""
    data = GAME.codec.encode(_in_a_jump())
    data["steps"] = [{"is": step} if isinstance(step, str) else step for step in steps]
    with pytest.raises(InvalidPosition):
        GAME.validate(GAME.codec.decode(data))


@pytest.mark.parametrize("seed", range(scaled(60, least=6)))
def test_every_state_of_a_game_is_valid(seed: int) -> None:
    """At every decision and chance of whole games, what is saved would be read again."""
    rng = Random(seed)
    s = GAME.new(2 + seed % 3, {"scattered": seed % 2 == 1})
    while s.steps:
        GAME.validate(s)
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, GAME.judgement.rollout(s, rng))
    GAME.validate(s)


@pytest.mark.parametrize("drought", DROUGHTS)
def test_8_8_a_game_with_another_drought_is_no_game_record(drought: int) -> None:
    """The notation cannot say the option, so the record is refused by rule; the file and the position are not."""
    caller = Caller()
    match = caller.ask("new", game="oort", seats=2, options={"setup": 3, "drought": drought})["match"]
    error = caller.refused("save", match=match, format="oort")
    assert (error["code"], error["rule"]) == ("request/unsupported", "OO-8.8")
    text = caller.ask("position", match=match)["position"]
    again = caller.load(text, options={"drought": drought})
    assert caller.ask("view", match=again, viewer=0)["view"]["drought"] == drought
    loaded = caller.ask("load", record=caller.ask("save", match=again)["record"])["match"]
    assert caller.ask("view", match=loaded, viewer=0)["view"]["drought"] == drought


@pytest.mark.parametrize("option", [{"setup": 3}, {"components": {"tiles": TILES}}])
def test_8_3_a_position_has_its_board(option: dict[str, Any]) -> None:
    """Options that lay out a board do not go with a position string."""
    error = Caller().refused("load", game="oort", position=START, options=option)
    assert (error["code"], error["rule"]) == ("options/invalid", "OO-8.3")


@pytest.mark.parametrize(("drought", "idle"), [(7, 0), (-1, 0), (24, 25), (0, -1), (0, 10**6)])
def test_8_3_a_state_from_outside_has_an_offered_drought_and_no_more_idle_turns(drought: int, idle: int) -> None:
    """A forged option or count is refused, and no game is played with it."""
    s = GAME.parse_position(START)
    s.drought, s.idle = drought, idle
    with pytest.raises(InvalidPosition):
        GAME.validate(s)
