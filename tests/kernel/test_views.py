"""Views show what is declared and nothing else; guesses fill every unseen place from what is left."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from starboard.kernel import (
    COUNT,
    EVERYONE,
    FLAG,
    NOBODY,
    NUMBER,
    OWNER,
    SEAT,
    SPECTATOR,
    STEPS,
    TEXT,
    UNKNOWN,
    Domain,
    Part,
    Seen,
    State,
    Step,
    determinise,
    fields,
    many,
    maybe,
    seen_by,
    view,
)
from starboard.kernel.codec import Codec
from starboard.kernel.kinds import ARGS
from starboard.kernel.views import secrets
from tests.toys.half import Half

CARD = Domain("card", [str(number) for number in range(20)], pool=True)


class Hand(Part):
    """A hand."""

    FIELDS = fields(seat=SEAT, cards=Seen(OWNER, many(CARD)))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Waiting(Step):
    """Speaks of a card that lies elsewhere."""

    FIELDS = fields(seat=SEAT, card=Seen(OWNER, CARD))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Den(State):
    """A deck in order, a heap without, a hole that nobody knows, an open card or none, hands, a face-down card."""

    FIELDS = fields(
        steps=STEPS,
        deck=Seen(COUNT, many(CARD), ordered=True),
        heap=Seen(COUNT, many(CARD)),
        hole=Seen(NOBODY, many(CARD)),
        shown=Seen(EVERYONE, CARD),
        hands=many(Hand),
        face_down=Seen(COUNT, CARD),
    )

    def __init__(
        self,
        steps: list[Step],
        deck: tuple[int, ...],
        heap: tuple[int, ...],
        hole: tuple[int, ...],
        shown: int,
        hands: tuple[Hand, ...],
        face_down: int,
    ) -> None:
        self.steps = steps
        self.deck = deck
        self.heap = heap
        self.hole = hole
        self.shown = shown
        self.hands = hands
        self.face_down = face_down


BOX: Final = list(range(20))


class Dens(Half[Den]):
    """Has a pool, given out as it is."""

    def pool(self, view: Den, domain: Domain) -> list[int]:
        return BOX


GAME = Dens()


def den() -> Den:
    """Return a position in which no card is open."""
    hands = (Hand(0, (10, 11, 12)), Hand(1, (13, 14, 15)))
    return Den([Waiting(0, 13)], (9, 8, 7, 6, 5), (0, 1, 2, 3, 4), (16, 17, 18), UNKNOWN, hands, 19)


def cards(s: Den) -> list[int]:
    """Return every card of a position."""
    held = [card for hand in s.hands for card in hand.cards]
    return sorted([*s.deck, *s.heap, *s.hole, *held, s.face_down, *[s.shown] * (s.shown != UNKNOWN)])


def test_every_unseen_place_is_filled_with_what_is_left() -> None:
    """No card is lost or doubled, what is seen stays, an open place that is empty stays empty, the box stays whole."""
    for viewer in (SPECTATOR, 0, 1):
        for seed in range(20):
            seen = view(den(), viewer)
            world = determinise(GAME, seen, viewer, Random(seed))
            assert cards(world) == BOX == list(range(20))
            assert view(world, viewer) == seen == view(den(), viewer)
            assert world.shown == UNKNOWN
            assert len(world.hole) == 3


def test_zones_without_an_order_are_sorted_and_others_shuffled() -> None:
    """Equal heaps are equal records; a deck's order is a secret of its own."""
    worlds = [determinise(GAME, view(den(), 0), 0, Random(seed)) for seed in range(20)]
    for world in worlds:
        assert world.heap == tuple(sorted(world.heap))
        assert world.hole == tuple(sorted(world.hole))
        assert world.hands[1].cards == tuple(sorted(world.hands[1].cards))
        assert world.hands[0].cards == (10, 11, 12)
    assert any(world.deck != tuple(sorted(world.deck)) for world in worlds)
    assert len({world.face_down for world in worlds}) > 5


def test_steps_keep_what_they_say() -> None:
    """A step speaks of a piece and holds none: what its viewer may not know stays unknown, to be completed."""
    assert determinise(GAME, view(den(), 0), 0, Random(1)).steps == [Waiting(0, 13)]
    assert determinise(GAME, view(den(), 1), 1, Random(1)).steps == [Waiting(0, UNKNOWN)]


def test_a_guess_is_a_state_of_its_own() -> None:
    """Playing on in a guessed world changes neither the view nor the truth."""
    true = den()
    seen = view(true, 0)
    world = determinise(GAME, seen, 0, Random(1))
    world.hands[0].cards = ()
    world.steps.clear()
    seen.hands[1].cards = ()
    assert true == den()
    assert seen.hands[0].cards == (10, 11, 12)
    assert seen.steps


class Sleeve(Part):
    """A place for each shape that a view walks, or does not."""

    FIELDS = fields(
        steps=STEPS,
        hands=many(many(Hand)),
        spare=maybe(Hand),
        held=Hand,
        count=NUMBER,
        free=FLAG,
        name=TEXT,
        row=many(NUMBER),
        rows=many(many(NUMBER)),
        names=many(TEXT),
        args=ARGS,
    )

    def __init__(
        self,
        steps: Any,
        hands: Any,
        spare: Any,
        held: Any,
        count: Any,
        free: Any,
        name: Any,
        row: Any,
        rows: Any,
        names: Any,
        args: Any,
    ) -> None:
        self.steps = steps
        self.hands = hands
        self.spare = spare
        self.held = held
        self.count = count
        self.free = free
        self.name = name
        self.row = row
        self.rows = rows
        self.names = names
        self.args = args


SECRET: Final = Hand(0, (10, 11, 12))
UNSEEN: Final = Hand(0, (UNKNOWN,) * 3)


def sleeve(**other: Any) -> Sleeve:
    """Return a sleeve that is as it declares but for what is given."""
    told = {
        "steps": [],
        "hands": ((SECRET,), ()),
        "spare": SECRET,
        "held": SECRET,
        "count": 1,
        "free": True,
        "name": "",
        "row": (1, 2),
        "rows": ((1,), ()),
        "names": ("a",),
        "args": (("seat", 1), ("name", "a")),
    }
    return Sleeve(**{**told, **other})


def test_what_is_declared_is_walked() -> None:
    """Records in tuples of tuples, alone, and perhaps missing are shown as their own fields say."""
    assert seen_by(sleeve(), 1) == sleeve(hands=((UNSEEN,), ()), spare=UNSEEN, held=UNSEEN)
    assert seen_by(sleeve(spare=None), 1) == sleeve(hands=((UNSEEN,), ()), spare=None, held=UNSEEN)
    assert seen_by(sleeve(), 0) == sleeve()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hands", ((SECRET, None),)),
        ("hands", ((None, SECRET),)),
        ("hands", ((1, SECRET),)),
        ("hands", (SECRET,)),
        ("hands", [[SECRET]]),
        ("hands", {"mine": SECRET}),
        ("hands", ({"mine": SECRET},)),
        ("hands", None),
        ("spare", (SECRET,)),
        ("spare", {"mine": SECRET}),
        ("spare", [SECRET]),
        ("spare", 0),
        ("held", None),
        ("held", Waiting(0, 1)),
        ("count", SECRET),
        ("count", {"mine": SECRET}),
        ("count", (1, 2)),
        ("count", True),
        ("free", 1),
        ("free", SECRET),
        ("name", ["a"]),
        ("name", SECRET),
        ("row", (SECRET,)),
        ("row", (1, SECRET)),
        ("row", (1, None)),
        ("row", (1, True)),
        ("row", ({"mine": SECRET},)),
        ("row", ((1,),)),
        ("row", [1]),
        ("rows", (1,)),
        ("rows", ((1, SECRET),)),
        ("rows", ((1,), [1])),
        ("names", (SECRET,)),
        ("names", ("a", 1)),
        ("args", (SECRET,)),
        ("args", ((SECRET,),)),
        ("args", (("seat", SECRET),)),
        ("args", (("seat", 1, 2),)),
        ("args", ((1, 2),)),
        ("args", [("seat", 1)]),
        ("steps", (Waiting(0, 1),)),
        ("steps", [SECRET]),
        ("steps", [None]),
        ("steps", [[Waiting(0, 1)]]),
    ],
)
def test_a_shape_that_is_not_declared_is_shown_to_nobody(name: str, value: Any) -> None:
    """A mixture, a dictionary, a list, a record in a plain place: an error for every viewer, in views and in JSON."""
    for viewer in (SPECTATOR, 0, 1):
        with pytest.raises(TypeError):
            seen_by(sleeve(**{name: value}), viewer)
    with pytest.raises(TypeError):
        Codec(__name__).encode(sleeve(**{name: value}))


def test_what_is_hidden_is_numbers() -> None:
    """A hand that holds anything but numbers is an error, even for its owner."""
    for wrong in ("10", None, {10: 11}, [10, 11], 10, (SECRET,), (10, None), (10, True), ((10,),)):
        hand = Hand(0, wrong)  # type: ignore[arg-type]  # what a careless rule may do
        for viewer in (SPECTATOR, 0, 1):
            with pytest.raises(TypeError, match=r"Hand\.cards"):
                seen_by(hand, viewer)


class Safe(Part):
    """Its owner knows the code."""

    FIELDS = fields(seat=SEAT, code=Seen(OWNER, NUMBER))

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat
        self.code = code


class Vault(State):
    """A safe for each seat."""

    FIELDS = fields(steps=STEPS, safes=many(Safe))

    def __init__(self, steps: list[Step], safes: tuple[Safe, ...]) -> None:
        self.steps = steps
        self.safes = safes


def test_secrets_are_what_others_keep() -> None:
    """A viewer's own numbers are none to him; of a game that is over there are none left."""
    vault = Vault([Waiting(0, 13)], (Safe(0, 5), Safe(1, 7)))
    assert secrets(vault, 0) == {".safes.1.code": 7}
    assert secrets(vault, 1) == {".safes.0.code": 5}
    assert secrets(vault, SPECTATOR) == {".safes.0.code": 5, ".safes.1.code": 7}
    assert secrets(Vault([], vault.safes), 0) == {}
