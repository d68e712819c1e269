"""Oort as a whole: the guarantees of its rules, whole games, and the same moves as a second, slow program finds."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from starboard.games.oort import GAME, numbered_layout
from starboard.games.oort.actions import Hyperdrive
from starboard.games.oort.board import Board, cell_at, is_adjacent, neighbour, turned
from starboard.games.oort.components import STANDARD, checked_box
from starboard.games.oort.domains import CELLS, DROUGHT, DROUGHTS, LETTERS, SIDE, TYPES
from starboard.games.oort.events import Ended
from starboard.games.oort.state import GONE, Cloud
from starboard.kernel import CHANCE, InvalidOptions, InvalidPosition, Match, options, play, roll, who
from tests.counts import scaled, seeds
from tests.games.oort.slow_rules import Position

DATA: dict[str, Any] = json.loads(files("starboard.games.oort").joinpath("components.json").read_text("utf-8"))
TILES: dict[str, list[str]] = DATA["tiles"]


def test_2_8_the_tiles_keep_their_guarantees() -> None:
    """Counts, open sides, joined spaces, wormhole lines and patterns are as the rules promise."""
    board = Board(STANDARD, "".join(letter + "0" for letter in LETTERS))
    assert board.signs.count("#") == 47
    assert len(board.spots) == 30
    assert len(board.open_cells) == 298
    assert {frozenset("".join(rows)) & set(TYPES) for rows in TILES.values()}.__len__() == 15
    patterns: set[str] = set()
    for rows in TILES.values():
        drawn = "".join(rows)
        assert all(drawn[place] in ".O" for place in (2, 10, 14, 22))
        assert _joined(drawn)
        lines = [(7, 17), (11, 13), (6, 18), (8, 16)]
        assert sum(drawn[one] == drawn[other] == "." for one, other in lines) >= 2
        shape = "".join("#" if sign not in ".O" else "." for sign in drawn)
        turns = {turned(shape, turns) for turns in range(4)}
        assert not turns & patterns
        patterns |= turns


def _joined(drawn: str) -> bool:
    """Whether all open spaces of a tile are joined orthogonally."""
    free = {place for place, sign in enumerate(drawn) if sign in ".O"}
    reached = {12}
    todo = [12]
    while todo:
        place = todo.pop()
        beside = [place - SIDE, place + SIDE]
        beside += [place - 1] if place % SIDE else []
        beside += [place + 1] if place % SIDE < SIDE - 1 else []
        for other in beside:
            if other in free and other not in reached:
                reached.add(other)
                todo.append(other)
    return reached == free


def test_4_1_adjacency_is_the_eight_spaces_around() -> None:
    """Each space's neighbours in the eight directions are exactly the adjacent ones."""
    for cell in range(CELLS):
        around = {neighbour(cell, way) for way in range(8)} - {-1}
        assert around == {other for other in range(CELLS) if is_adjacent(cell, other)}
    assert cell_at(25, 0) == cell_at(0, 15) == cell_at(-1, 3) == -1


def test_3_9_numbered_set_ups_differ_and_repeat() -> None:
    """The same number gives the same layout; each tile lies once."""
    assert numbered_layout(7) == numbered_layout(7) != numbered_layout(8)
    assert sorted(numbered_layout(2**64 - 1)[::2]) == list(LETTERS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_account_for_thirty_tokens(seats: int) -> None:
    """Random games end by a sweep or a drought within OO-6.3's bound, and every token is somewhere."""
    for seed in seeds(3400, least=40):
        rng = Random(seed)
        drought = (DROUGHT, 24, 36, 48)[seed % 4]
        s = GAME.new(seats, {"scattered": seed % 5 == 0, "drought": drought})
        while s.steps:
            if who(s) == CHANCE:
                roll(s, rng)
                continue
            play(s, GAME.judgement.rollout(s, rng))
        held = sum(sum(bag) for bag in s.holdings)
        lying = sum(token != GONE for token in s.tokens)
        assert held + lying == 30
        assert s.move - 1 <= seats + 30 * drought
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert outcome.ending == ("drought" if lying else "swept")
        assert (s.idle == drought) == (outcome.ending == "drought")
        assert sum(outcome.scores) <= 85
        told = [sum(line.points for line in outcome.breakdown if line.seat == seat) for seat in range(seats)]
        assert told == list(outcome.scores)


def test_7_2_points_are_told_and_explained_while_the_game_is_played() -> None:
    """OO-7.2, OO-7.3 Each line's points add up, and sets have a line of their own."""
    s = GAME.new(2, {"setup": 0})
    s.holdings = ((5, 4, 3, 2, 1, 1), (0, 3, 0, 0, 0, 0))
    assert GAME.points(s) == (25, 3)
    lines = GAME.breakdown(s)
    assert [sum(line.points for line in lines if line.seat == seat) for seat in (0, 1)] == [25, 3]
    assert [line.name for line in lines] == ["tokens"] * 6 + ["sets", "tokens"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_slow_program_finds_the_same_moves(seats: int) -> None:
    """At every turn of whole games, OO-8.7's list is what an independent reading of the rules gives."""
    for seed in range(scaled(60, least=2)):
        rng = Random(seed)
        s = GAME.new(seats, {"setup": seed})
        turn = 0
        while s.steps:
            if turn % 4 == seed % 4:
                assert GAME.turns(s) == Position(GAME.position(s), TILES).moves()
            before = s.move
            while s.steps and s.move == before:
                play(s, GAME.judgement.rollout(s, rng))
            turn += 1


def test_3_2_the_set_up_is_chance_that_can_be_scripted() -> None:
    """Tiles, orientations and scattered tokens are outcomes with their exact weights."""
    s = GAME.new(2, {"scattered": True})
    left = 15
    while who(s) == CHANCE:
        step = s.steps[-1]
        weights = [weight for _, weight in step.outcomes(s)]  # type: ignore[attr-defined]  # a Chance
        if step.RULE == "OO-3.2":
            assert weights == [1] * left
            left -= 1
        elif step.RULE == "OO-3.3":
            assert weights == [1] * 4
        else:
            assert sum(weights) == 30 - len(s.tokens)
        roll(s, Random(3))
    assert sorted(s.tokens) == [kind for kind in range(6) for _ in range(5)]
    assert options(s).count() == 15


def _changed(**tiles: Any) -> dict[str, Any]:
    return {"tiles": {**TILES, **tiles}}


@pytest.mark.parametrize(
    ("data", "rule", "path"),
    [
        ([], "OO-2.1", ""),
        ({"tiles": {}}, "OO-2.1", ".tiles.A"),
        ({"tiles": TILES, "more": 1}, "OO-2.1", ".more"),
        ({"tiles": TILES, "version": 1}, "OO-2.1", ".version"),
        (_changed(A=[".#..."]), "OO-2.3", ".tiles.A"),
        (_changed(B=["#...G", ".....", "..O#.", "..X..", "....."]), "OO-2.5", ".tiles.B.3"),
        (_changed(B=["#...G", ".....", "...#O", "..C..", "....."]), "OO-2.4", ".tiles.B"),
        (_changed(B=["#....", ".....", "..O#.", "..C..", "....."]), "OO-2.7", ".tiles.B"),
        (_changed(B=["#...D", ".....", "..O#.", "..C..", "....."]), "OO-2.6", ".tiles"),
        ({"tiles": TILES, "scoring": {"tokens": [0, 1, 3, 6, 10]}}, "OO-2.1", ".scoring.set"),
        ({"tiles": TILES, "scoring": {"tokens": [1, 2], "set": 5}}, "OO-7.2", ".scoring.tokens"),
        ({"tiles": TILES, "scoring": {"tokens": [0, 1, 3, 6, -1], "set": 5}}, "OO-2.1", ".scoring.tokens.4"),
    ],
)
def test_2_components_of_ones_own_are_checked(data: Any, rule: str, path: str) -> None:
    """A box that does not fit is refused with the rule and the place of the fault."""
    with pytest.raises(InvalidOptions) as caught:
        checked_box(data)
    assert caught.value.why.rule == rule
    assert ("path", f"components{path}") in caught.value.why.args


def test_2_components_may_come_in_any_order() -> None:
    """JSON objects have no order: the same tiles are the same tiles."""
    assert checked_box({"tiles": dict(reversed(TILES.items()))}) == STANDARD


def test_2_components_of_ones_own_are_played() -> None:
    """A replaced tile set lies on the board, and the state keeps it."""
    bare = _changed(A=[".....", ".....", "..OC.", ".....", "....D"])
    s = GAME.new(2, {"setup": 0, "components": bare})
    assert s.board.signs.count("#") == 44
    assert s.clone().board is s.board
    assert GAME.codec.decode(GAME.codec.encode(s)) == s


def test_7_2_another_scoring_tile_counts_its_own_points() -> None:
    """Its points are the match's, in the state and in what is saved of it."""
    assert checked_box({"tiles": TILES, "scoring": {"tokens": [0, 1, 3, 6, 10], "set": 5}}) == STANDARD
    own = {"tiles": TILES, "scoring": {"tokens": [2, 4, 6, 8, 9], "set": 11}}
    match = Match(GAME, 2, {"setup": 0, "components": own}, seed=1)
    s = match.state
    assert isinstance(s, Cloud)
    s.holdings = ((1, 1, 1, 1, 1, 2), (0, 0, 0, 0, 0, 3))
    assert GAME.points(s) == (5 * 2 + 4 + 11, 6)
    assert sum(line.points for line in GAME.breakdown(s) if line.seat == 0) == 25
    assert GAME.codec.decode(GAME.codec.encode(s)).board.worth.set == 11
    forged = {**GAME.codec.encode(Match(GAME, 2, {"setup": 0, "components": own}, seed=1).state)}
    for points in ("2,4,6,8,9", "2,4,6,8,9,x", "0,1,3,6,10,5", "2,4,6,8,9,-1"):
        forged["tiles"] = f"{STANDARD};{points}"
        with pytest.raises(InvalidPosition):
            GAME.validate(GAME.codec.decode(forged))


@pytest.mark.parametrize("drought", [DROUGHT, *DROUGHTS])
def test_6_2_the_drought_comes_after_as_many_turns_as_the_option_says(drought: int) -> None:
    """A game of hyperdrives alone ends with exactly that turn, tells its number, and never with 0."""
    match = Match(GAME, 3, {"setup": 5, "drought": drought}, seed=1)
    rng = Random(drought)
    for _ in range(3):
        match.play(match.seat, rng.choice(match.legal()))
    turns = drought or 300
    for _ in range(turns):
        assert not match.over
        match.play(match.seat, rng.choice([action for action in match.legal() if isinstance(action, Hyperdrive)]))
    assert match.over == bool(drought)
    told = [event for event in match.events_for(0) if isinstance(event, Ended)]
    assert told == ([Ended("drought", drought)] if drought else [])


@pytest.mark.parametrize("drought", [1, 12, 59, 61, -24, True, "60", None])
def test_6_2_no_other_drought_is_offered(drought: Any) -> None:
    """What would give some players more turns than others is refused by the rule."""
    with pytest.raises(InvalidOptions) as caught:
        GAME.new(2, {"drought": drought})
    assert caught.value.why.rule == "OO-6.2"


def test_4_8_the_exit_of_a_jump_is_a_wormhole_and_the_flight_is_told() -> None:
    """An exit on any other space is refused by the rule; a jump and a plain flight are told as what they are."""
    text = "oort1 A0CD,B0CG,C0CH,D0CI,E0CU/F0DG,G0DH,H0DI,I0DU,J0GH/K0GI,L0GU,M0HI,N0HU,O0IU a8,y15 000000,000000 1 0 3"
    for answer, told in (("exit m13", "Jumped"), ("coast", "Flew")):
        match = Match(GAME, 2, seed=1, start=GAME.parse_position(text))
        match.play(0, GAME.space.parse("fly E"))
        refusal = match.why_not(GAME.space.parse("exit a1"))
        assert refusal is not None
        assert (refusal.rule, refusal.code) == ("OO-4.8", "exit-no-wormhole")
        match.play(0, GAME.space.parse(answer))
        assert told in [type(event).__name__ for event in match.log]
