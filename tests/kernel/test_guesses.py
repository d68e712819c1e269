"""The odds of a guess where a game adds nothing to them, and pieces in records that need not be there."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from starboard.kernel import (
    COUNT,
    OWNER,
    SEAT,
    STEPS,
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
    view,
)
from tests.counts import scaled, seeds
from tests.odds import SURE, deviation
from tests.toys.half import Half

CARD = Domain("card", [str(number) for number in range(12)], pool=True)
BOX: Final = list(range(12))


class Hand(Part):
    """A hand."""

    FIELDS = fields(seat=SEAT, cards=Seen(OWNER, many(CARD)))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Booth(State):
    """Chairs, some of them empty, and a deck."""

    FIELDS = fields(
        steps=STEPS,
        first=maybe(Hand),
        chairs=many(maybe(Hand)),
        deck=Seen(COUNT, many(CARD), ordered=True),
    )

    def __init__(
        self, steps: list[Step], first: Hand | None, chairs: tuple[Hand | None, ...], deck: tuple[int, ...]
    ) -> None:
        self.steps = steps
        self.first = first
        self.chairs = chairs
        self.deck = deck


class Waiting(Step):
    """Something is going on."""


class Booths(Half[Booth]):
    """Has a pool, given out as it is."""

    def pool(self, view: Booth, domain: Domain) -> list[int]:
        return BOX


GAME = Booths()


def booth(deal: list[int]) -> Booth:
    """Return a position with two hands and empty chairs before, between and behind them."""
    hands = [Hand(seat, tuple(sorted(deal[3 * seat : 3 * seat + 3]))) for seat in range(2)]
    return Booth([Waiting()], None, (None, hands[0], None, hands[1], None), tuple(deal[6:]))


def cards_at(s: Booth, chair: int) -> tuple[int, ...]:
    """Return the cards of the hand on a chair."""
    hand = s.chairs[chair]
    assert hand is not None
    return hand.cards


def test_empty_chairs_hide_nobody() -> None:
    """Hands beside empty places are dealt like all others, and the empty places stay."""
    world = determinise(GAME, view(booth(BOX), 0), 0, Random(1))
    assert [hand is None for hand in world.chairs] == [True, False, True, False, True]
    assert cards_at(world, 1) == (0, 1, 2)
    assert UNKNOWN not in cards_at(world, 3)
    assert sorted([*cards_at(world, 1), *cards_at(world, 3), *world.deck]) == BOX


def test_every_unseen_card_is_as_likely_in_every_unseen_place() -> None:
    """Guesses have the odds of true deals: who holds the twelfth card, and which card lies on top."""
    rng = Random(seeds(1)[-1])
    held = Counter[int](), Counter[int]()
    on_top = Counter[int](), Counter[int]()
    for _ in range(scaled(20_000)):
        s = booth(rng.sample(BOX, len(BOX)))
        for nth, world in enumerate((s, determinise(GAME, view(s, 0), 0, rng))):
            held[nth][11 in cards_at(world, 3)] += 1
            on_top[nth][world.deck[0]] += 1
    assert deviation(*held) < SURE
    assert deviation(*on_top) < SURE
