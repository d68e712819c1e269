"""Options, places, chance and the codes of errors."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any

import pytest

from starboard.kernel import (
    Chance,
    InvalidOptions,
    Match,
    NotUnderstood,
    Option,
    Promise,
    Refusal,
    StarboardError,
    Unsupported,
    errors,
    picked,
    places,
)
from starboard.kernel.chance import LONGEST_WORDS, drawn, drawn_number, fresh_seed
from tests.toys.half import Half
from tests.toys.strike import GAME, Drawn, Hidden, Table

NUMBER = Option("number", 5, below=3)
CHOICE = Option("choice", "a", choices=("b", 7, True))
FLAG = Option("flag", False, choices=(False, True))
OBJECT = Option("object", None, kind="object")


@pytest.mark.parametrize(
    ("option", "value", "accepted"),
    [
        (NUMBER, 0, True),
        (NUMBER, 2, True),
        (NUMBER, 3, False),
        (NUMBER, 5, True),
        (NUMBER, -1, False),
        (NUMBER, True, False),
        (NUMBER, 1.0, False),
        (NUMBER, "1", False),
        (NUMBER, None, False),
        (CHOICE, "a", True),
        (CHOICE, "b", True),
        (CHOICE, "c", False),
        (CHOICE, 7, True),
        (CHOICE, 1, False),
        (CHOICE, True, True),
        (CHOICE, False, False),
        (CHOICE, ["a"], False),
        (FLAG, True, True),
        (FLAG, 1, False),
        (FLAG, 0, False),
        (OBJECT, None, True),
        (OBJECT, {}, True),
        (OBJECT, [], False),
        (OBJECT, "", False),
        (FLAG, {}, False),
    ],
)
def test_options_take_exactly_what_they_offer(option: Option, value: Any, *, accepted: bool) -> None:
    """The default, a choice of the same type, a number in range, an object where one is asked; nothing else."""
    assert option.accepts(value) is accepted


def test_every_default_is_accepted() -> None:
    """No option refuses its own default."""
    for option in (NUMBER, CHOICE, FLAG, OBJECT):
        assert option.accepts(option.default)


def test_options_describe_themselves() -> None:
    """An option as data has what it has, and nothing empty."""
    assert NUMBER.described() == {"default": 5, "below": 3}
    assert Option("x", 1, rule="ST-1", choices=(2,)).described() == {"default": 1, "choices": [2], "rule": "ST-1"}
    assert OBJECT.described() == {"default": None, "kind": "object"}


def nested(depth: int) -> dict[str, Any]:
    """Return so many objects, one inside the other."""
    return {"in": nested(depth - 1)} if depth > 1 else {}


def test_an_options_value_is_nested_no_deeper_than_is_said() -> None:
    """The deepest that is taken is the depth that the refusal names."""

    class Boxed(Half[Any]):
        options = (OBJECT,)

    assert Boxed().checked_options(2, {"object": nested(32)}) == {"object": nested(32)}
    with pytest.raises(InvalidOptions, match="large-option") as caught:
        Boxed().checked_options(2, {"object": nested(33)})
    assert dict(caught.value.why.args)["depth"] == 32


def test_wrong_options_cite_their_rule() -> None:
    """An unknown name, a wrong value and a wrong number of seats are refused, the latter two by their rule."""
    for chosen, code, rule in (({"lives": 9}, "wrong-option", "ST-1"), ({"life": 1}, "unknown-option", "")):
        with pytest.raises(InvalidOptions) as caught:
            GAME.checked_options(2, chosen)
        assert (caught.value.why.code, caught.value.why.rule) == (code, rule)
    with pytest.raises(InvalidOptions) as caught:
        GAME.checked_options(5, {})
    assert (caught.value.why.code, caught.value.why.rule) == ("wrong-seats", "ST-1")
    assert GAME.checked_options(2, {"lives": 3}) == {"lives": 3, "hand": 3, "quick": False, "cards": None}


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", [-1, 1 << 256, True, "1", 1.0])
def test_a_seed_has_256_bits(seed: Any) -> None:
    """Any other seed is refused before anything begins."""
    with pytest.raises(InvalidOptions, match="wrong-seed"):
        Match(GAME, 2, seed=seed)


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([3, 1, 2], (1, 3, 2)),
        ([2, 2, 1], (1, 1, 3)),
        ([1, 2, 2, 0], (3, 1, 1, 4)),
        ([0, 0], (1, 1)),
        ([(5, 1), (5, 2), (4, 9)], (2, 1, 3)),
        ([], ()),
    ],
)
def test_places_are_shared(keys: list[Any], expected: tuple[int, ...]) -> None:
    """Equal keys share a place, and the next place counts all before it."""
    assert places(keys) == expected


POSSIBLE: list[tuple[Any, int]] = [(Hidden(0), 3), (Hidden(1), 1), (Hidden(4), 6)]


class Toss(Chance[Table, Hidden]):
    """One of three, not all alike."""

    def outcomes(self, s: Table) -> list[tuple[Hidden, int]]:
        return POSSIBLE


def tossing() -> Table:
    """Return a state in which that is open."""
    s = GAME.new(2, {})
    s.steps.append(Toss())
    return s


def test_every_ticket_belongs_to_its_outcome() -> None:
    """Over the whole range of tickets each outcome comes exactly as often as it weighs."""
    assert Counter(picked(POSSIBLE, ticket) for ticket in range(10)) == dict(POSSIBLE)
    with pytest.raises(AssertionError):
        picked(POSSIBLE, 10)


@pytest.mark.interpreted
def test_draws_divide_the_numbers_by_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    """The 128-bit numbers are cut at the tenths, so probabilities are exact to one number in 2 to the 128th."""
    for ticket in range(10):
        first = -(-(ticket << 128) // 10)
        last = -(-(ticket + 1 << 128) // 10) - 1
        for number in (first, last):
            monkeypatch.setattr("starboard.kernel.chance.drawn_number", lambda _seed, _draw, number=number: number)
            assert drawn(tossing(), 0, 0) == picked(POSSIBLE, ticket)


def test_a_draw_is_the_same_for_ever() -> None:
    """A draw depends on seed and number alone; these values must never change, or old matches would not verify."""
    assert drawn_number(0, 0) == 0xB5E166965CF1713ADFDA5DE4B6C52228
    assert drawn_number((1 << 256) - 1, 5) == 0xE295C5312BD2956699B591F1EB379645
    assert len({drawn_number(seed, draw) for seed in range(10) for draw in range(10)}) == 100
    assert drawn(tossing(), 3, 4) == drawn(tossing(), 3, 4)


def test_the_promise_is_the_hash_of_secret_and_nonce() -> None:
    """Anyone can check the published promise, and the seed drawn from it, with any SHA-256."""
    promise = Promise()
    secret, nonce = bytes.fromhex(f"{promise.secret:064x}"), bytes.fromhex(f"{promise.nonce:064x}")
    assert promise.commitment == sha256(secret + nonce).hexdigest()
    said = b"\x00" * 7 + b"\x03moi" + b"\x00" * 7 + b"\x03\xc3\xa9!"
    match = Match(GAME, 2, promise=promise, words=("moi", "é!"))
    assert match.seed == int(sha256(secret + said).hexdigest(), 16)
    assert match.commitment == promise.commitment
    assert Match(GAME, 2, promise=promise).seed == int(sha256(secret).hexdigest(), 16)
    assert 0 <= fresh_seed() < 1 << 256
    assert len({Match(GAME, 2).seed for _ in range(5)} | {Match(GAME, 2).commitment for _ in range(5)}) == 10


def test_words_cannot_be_moved_from_seat_to_seat() -> None:
    """Who said what matters: the same letters, shared out otherwise, are another seed."""
    promise = Promise(1, 2)
    assert len({promise.seed(words) for words in ((), ("", ""), ("ab", "c"), ("a", "bc"), ("c", "ab"))}) == 5


def test_a_promise_that_is_given_is_kept_as_it_is() -> None:
    """Nought is a number like any other: only what is not given is drawn."""
    assert (Promise(0, 0).secret, Promise(0, 0).nonce) == (0, 0)
    assert Promise(0, 0).commitment == sha256(bytes(64)).hexdigest()
    assert Promise(0).nonce != Promise(0).nonce


def test_a_chosen_seed_promises_nothing() -> None:
    """Nothing is published for it, so nobody finds a small seed by its hash; nor for chance that is given by hand."""
    assert Match(GAME, 2, seed=7).commitment == ""
    assert Match(GAME, 2, scripted=True).commitment == ""
    assert Match(GAME, 2, seed=7).clone().seed == 7
    match = Match(GAME, 2)
    assert (match.clone().seed, match.clone().commitment) == (match.seed, match.commitment)


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "luck",
    [
        {"seed": 7, "promise": Promise()},
        {"scripted": True, "promise": Promise()},
        {"words": ("a", "b")},
        {"seed": 7, "words": ("a", "b")},
        {"promise": Promise(), "words": ("a",)},
        {"promise": Promise(), "words": ("a", "b", "c")},
        {"promise": Promise(), "words": ("a", 5)},
        {"promise": Promise(), "words": ("a", "\ud800")},
        {"promise": Promise(), "words": ("a", "b" * (LONGEST_WORDS + 1))},
        {"seed": -1},
        {"seed": 1 << 256},
        {"seed": True},
    ],
)
def test_luck_comes_from_one_place(luck: dict[str, Any]) -> None:
    """A seed or a promise, and words only where a promise was published before them, one text for each seat."""
    with pytest.raises(InvalidOptions):
        Match(GAME, 2, **luck)


CODES = {
    "MalformedRequest": "request/malformed",
    "UnknownRequest": "request/unknown",
    "Unsupported": "request/unsupported",
    "UnknownMatch": "match/unknown",
    "TooManyMatches": "match/too-many",
    "UnknownGame": "game/unknown",
    "BrokenGame": "game/broken",
    "InvalidOptions": "options/invalid",
    "InvalidPosition": "position/invalid",
    "InvalidScenario": "scenario/invalid",
    "InvalidRecord": "record/invalid",
    "NotUnderstood": "action/not-understood",
    "NotYours": "action/not-yours",
    "StaleDecision": "action/stale",
    "IllegalAction": "action/illegal",
    "UndoBarred": "undo/barred",
    "RuleFailed": "rules/failed",
}


def test_codes_are_stable() -> None:
    """Every error of the kernel's has its own code, and each is as clients know it."""
    kinds = [kind for kind in StarboardError.__subclasses__() if kind.__module__ == errors.__name__]
    assert {kind.__name__: kind.code for kind in kinds} == CODES
    assert len(set(CODES.values())) == len(CODES)


def test_an_error_says_rule_and_reason() -> None:
    """The text of an error has code, rule, message name and arguments."""
    error = errors.IllegalAction(Refusal("ST-3", "no-card", (("card", "spy"),)))
    assert str(error) == "action/illegal (ST-3): no-card card='spy'"
    assert str(errors.NotYours(Refusal("", "not-yours"))) == "action/not-yours: not-yours"


def test_rooms_that_a_game_has_not_are_unsupported() -> None:
    """A game without positions, records, turns or scenarios says so."""
    s = GAME.new(2, {})
    for ask in (
        lambda: GAME.position(s),
        lambda: GAME.parse_position(""),
        lambda: GAME.record(s, [], s),
        lambda: GAME.parse_record(""),
        lambda: GAME.turns(s),
        lambda: GAME.scenario(s, {}, {}),
    ):
        with pytest.raises(Unsupported):
            ask()
    assert GAME.turn(s, "pass") == []


def test_hidden_actions_are_written_with_a_question_mark() -> None:
    """The text of an action seen through a view has no secret in it."""
    assert str(Drawn(1, -1)) == "draw 2 ?"
    with pytest.raises(NotUnderstood):
        GAME.chances.parse("draw 2 ?")
