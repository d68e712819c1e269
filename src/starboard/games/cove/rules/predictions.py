"""MC-11.4 to MC-11.10 Predictions: every Adventurer drawn by anybody is checked against them."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import ClaimTier, GainGood, ResolveFirst, TakePrize
from starboard.games.cove.actions.constants import ALL_PRIZES, CLAIMS, FIRSTS, PRIZE_MARKET
from starboard.games.cove.domains import ADVENTURER, TOME
from starboard.games.cove.events import BonusLost, PredictionFailed, PredictionSucceeded
from starboard.games.cove.rules.bonuses import GAIN_MARKET_ICON, GAIN_X, can_place_x, gain, has_slot, why_not_gain
from starboard.games.cove.rules.refusals import NO_EMPTY_SLOT, NO_PLACE_FOR_X, no_such_success, not_drawn, tier_too_low
from starboard.games.cove.state import ACTIVE, FAILED, SUCCEEDED, Cove, Prediction
from starboard.kernel import SEAT, Action, Effect, Refusal, SeatChoice, fields, many, number

NO_SECOND: Final = -1


def has_active(s: Cove, seat: int) -> bool:
    """Whether the seat has an Active Prediction."""
    return any(prediction.ended == ACTIVE for prediction in s.oracles[seat].predictions)


def has_active_in(s: Cove, seat: int, one: int, two: int) -> bool:
    """Whether the seat has an Active Prediction in one of two colours."""
    for prediction in s.oracles[seat].predictions:
        if prediction.ended == ACTIVE and prediction.colour in (one, two):
            return True
    return False


def hear_draw(s: Cove, drawer: int, one: int, two: int) -> None:
    """MC-19.3 Let each Oracle resolve the draw: who drew first, then on in the order of the round; else from the top.

    The steps go on the stack, so this is called after what comes later has been put there.
    """
    order = s.order
    begin = order.index(drawer) if drawer in order else 0
    count = len(order)
    seats = len(s.oracles)
    for place in range(count - 1, -1, -1):
        seat = order[(begin + place) % count]
        if seat < seats and has_active(s, seat):
            s.then(ResolveDraw(seat, one, two))


class ResolveDraw(Effect[Cove]):
    """MC-11.9 One drawn Adventurer is checked; of two drawn at once the Oracle chooses which comes first."""

    RULE = "MC-11.9"
    FIELDS = fields(seat=SEAT, one=ADVENTURER, two=ADVENTURER)

    def __init__(self, seat: int, one: int, two: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.one: Final = one
        self.two: Final = two

    def run(self, s: Cove) -> None:
        if self.two == NO_SECOND:
            s.then(CheckPredictions(self.seat, self.one))
        elif self.one != self.two and has_active_in(s, self.seat, self.one, self.two):
            s.then(ChooseFirst(self.seat, self.one, self.two))
        else:  # MC-0.5: the order changes nothing
            s.then(CheckPredictions(self.seat, self.one), CheckPredictions(self.seat, self.two))


class ChooseFirst(SeatChoice[Cove, ResolveFirst]):
    """MC-11.9 Choose which of the two to resolve first: fully, against all your predictions."""

    RULE = "MC-11.9"
    FIELDS = fields(seat=SEAT, one=ADVENTURER, two=ADVENTURER)

    def __init__(self, seat: int, one: int, two: int) -> None:  # generated: make generate
        self.seat = seat
        self.one: Final = one
        self.two: Final = two

    def candidates(self, s: Cove) -> list[ResolveFirst]:
        return [FIRSTS[min(self.one, self.two)], FIRSTS[max(self.one, self.two)]]

    def why_not(self, s: Cove, action: ResolveFirst) -> Refusal | None:
        if action.adventurer not in (self.one, self.two):
            return not_drawn("MC-11.9", action.adventurer)
        return None

    def take(self, s: Cove, action: ResolveFirst) -> None:
        second = self.two if action.adventurer == self.one else self.one
        s.then(CheckPredictions(self.seat, action.adventurer), CheckPredictions(self.seat, second))


class CheckPredictions(Effect[Cove]):
    """MC-11.5 A match circles all icons left and gives a bonus; any other draw crosses out one icon (MC-11.6)."""

    RULE = "MC-11.5"
    FIELDS = fields(seat=SEAT, adventurer=ADVENTURER)

    def __init__(self, seat: int, adventurer: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.adventurer: Final = adventurer

    def run(self, s: Cove) -> None:
        oracle = s.oracles[self.seat]
        tiers: list[int] = []
        checked: list[Prediction] = []
        for old in oracle.predictions:
            new = old
            if old.ended == ACTIVE:
                if old.colour == self.adventurer:
                    new = Prediction(old.colour, old.icons, old.crossed, SUCCEEDED)
                    circled = old.icons - old.crossed
                    tiers.append(min(circled, 3))
                    if s.told is not None:
                        s.tell(PredictionSucceeded(self.seat, old.colour, circled))
                else:
                    failed = old.crossed + 1 >= old.icons
                    new = Prediction(old.colour, old.icons, old.crossed + 1, FAILED if failed else ACTIVE)
                    if failed and s.told is not None:
                        s.tell(PredictionFailed(self.seat, old.colour))
            checked.append(new)
        oracle.predictions = tuple(checked)
        if tiers:
            s.then(ClaimPrizes(self.seat, tuple(sorted(tiers))))


class ClaimPrizes(Effect[Cove]):
    """MC-11.8 The bonuses of the successes, one after the other, in the owner's order."""

    RULE = "MC-11.8"
    FIELDS = fields(seat=SEAT, tiers=many(number(1, 3), least=1, most=99))

    def __init__(self, seat: int, tiers: tuple[int, ...]) -> None:  # generated: make generate
        self.seat: Final = seat
        self.tiers: Final = tiers

    def run(self, s: Cove) -> None:
        tiers = self.tiers
        if tiers[0] != tiers[-1]:
            s.then(OrderPrizes(self.seat, tiers))
            return
        if len(tiers) > 1:
            s.then(ClaimPrizes(self.seat, tiers[1:]))
        s.then(OfferPrize(self.seat, tiers[0]))


class OrderPrizes(SeatChoice[Cove, ClaimTier]):
    """MC-11.8 Choose the success whose bonus comes next."""

    RULE = "MC-11.8"
    FIELDS = fields(seat=SEAT, tiers=many(number(1, 3), least=1, most=99))

    def __init__(self, seat: int, tiers: tuple[int, ...]) -> None:  # generated: make generate
        self.seat = seat
        self.tiers: Final = tiers

    def candidates(self, s: Cove) -> list[ClaimTier]:
        return CLAIMS

    def why_not(self, s: Cove, action: ClaimTier) -> Refusal | None:
        if action.tier + 1 not in self.tiers:
            return no_such_success(action.tier + 1)
        return None

    def take(self, s: Cove, action: ClaimTier) -> None:
        left = list(self.tiers)
        left.remove(action.tier + 1)
        s.then(OfferPrize(self.seat, action.tier + 1), ClaimPrizes(self.seat, tuple(left)))


class OfferPrize(Effect[Cove]):
    """MC-11.10 Only bonuses that can be carried out now are offered; if none is possible the bonus is lost."""

    RULE = "MC-11.10"
    FIELDS = fields(seat=SEAT, tier=number(1, 3))

    def __init__(self, seat: int, tier: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.tier: Final = tier

    def run(self, s: Cove) -> None:
        choice = ChoosePrize(self.seat, self.tier)
        if choice.listed(s):
            s.then(choice)
        elif s.told is not None:
            s.tell(BonusLost(self.seat, "prediction"))


class ChoosePrize(SeatChoice[Cove, Action]):
    """MC-11.5 Three icons or more: a Tome; two: a Charm; one: a Market icon or an X; or one bonus of a lower tier."""

    RULE = "MC-11.5"
    TAKES = (GainGood, TakePrize)
    FIELDS = fields(seat=SEAT, tier=number(1, 3))

    def __init__(self, seat: int, tier: int) -> None:  # generated: make generate
        self.seat = seat
        self.tier: Final = tier

    def candidates(self, s: Cove) -> list[Action]:
        return ALL_PRIZES

    def why_not(self, s: Cove, action: Action) -> Refusal | None:
        if isinstance(action, GainGood):
            needed = 3 if action.size == TOME else 2
            if self.tier < needed:
                return tier_too_low(self.tier, needed)
            return why_not_gain(s, self.seat, action)
        if isinstance(action, TakePrize) and action.prize == PRIZE_MARKET:
            return None if has_slot(s, self.seat) else NO_EMPTY_SLOT
        return None if can_place_x(s, self.seat) else NO_PLACE_FOR_X

    def take(self, s: Cove, action: Action) -> None:
        if isinstance(action, GainGood):
            gain(s, self.seat, action.size, action.colour)
        elif isinstance(action, TakePrize) and action.prize == PRIZE_MARKET:
            s.then(GAIN_MARKET_ICON[self.seat])
        else:
            s.then(GAIN_X[self.seat])
