"""MC-12.1 to MC-12.10 The Market phase."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import Done, SellGood, SellToRogues
from starboard.games.cove.actions.constants import DONE, SELLS, SELLS_TO_ROGUES
from starboard.games.cove.domains import BLACK, BY_BLACK_MARKET, BY_ROGUES, MARK_PAID, MARK_WAITS, PIER, PIERS, ROGUE
from starboard.games.cove.events import MarketOpened
from starboard.games.cove.rules.bonuses import earn, sponsor
from starboard.games.cove.rules.corruption import DRAW_CORRUPTION
from starboard.games.cove.rules.peddler import PEDDLER_SELLS, crowd
from starboard.games.cove.rules.refusals import ROGUES_BUY_NOTHING, no_customer, not_on_shelf, wrong_pier
from starboard.games.cove.state import FROM_MARKET_ICONS, Cove
from starboard.kernel import FLAG, SEAT, Action, Effect, Refusal, SeatChoice, fields, number, replaced


class OpenMarket(Effect[Cove]):
    """MC-12.1 First empty the boats still at sea: Customers to the Hall of their colour, Rogues to the Lair."""

    RULE = "MC-12.1"

    def run(self, s: Cove) -> None:
        halls = list(s.halls)
        boats = list(s.boats)
        for boat, aboard in enumerate(s.boats):
            if boat in s.docks:
                continue
            for adventurer in aboard:
                if adventurer == ROGUE:
                    s.lair += 1
                else:
                    halls[adventurer] += 1
            boats[boat] = ()
        s.boats = tuple(boats)
        s.halls = tuple(halls)
        if s.told is not None:
            s.tell(MarketOpened(s.halls, s.lair))
        s.then(VisitPier(0, 0), PEDDLER_SELLS, PAY_MARKET_ICONS)


def visitor(s: Cove, place: int) -> int:
    """MC-12.2 The seat at this place of the order of the round, the Peddler left out."""
    return [token for token in s.order if token < len(s.oracles)][place]


class VisitPier(Effect[Cove]):
    """MC-12.2 Small, Large, Black Market; at each, in the order of the round, the players who can sell there."""

    RULE = "MC-12.2"
    FIELDS = fields(pier=PIER, place=number(0, 4))

    def __init__(self, pier: int, place: int) -> None:  # generated: make generate
        self.pier: Final = pier
        self.place: Final = place

    def run(self, s: Cove) -> None:
        pier = self.pier
        place = self.place
        while pier < len(PIERS):
            customers = crowd(s, pier)
            while place < len(s.oracles):
                seat = visitor(s, place)
                place += 1
                if can_sell(s, seat, pier, customers):
                    s.then(SellGoods(seat, pier, False, False), VisitPier(pier, place))
                    return
            pier += 1
            place = 0


def can_sell(s: Cove, seat: int, pier: int, customers: tuple[int, ...]) -> bool:
    """MC-12.2 Whether the seat has anything that she can sell at the pier."""
    shelf = s.oracles[seat].shelf
    to_rogues = s.board.sells_to_rogues[s.rogue_card] and customers[ROGUE] > 0
    for place in range(8):
        if shelf[place] and s.board.pier_takes[pier][place // 4] and (customers[place % 4] or to_rogues):
            return True
    return False


def sale_pays(s: Cove, pier: int, size: int, colour: int) -> int:
    """MC-12.4 What one such Good would pay at the pier now; 0 where the pier takes no such size or nobody buys it."""
    if not s.board.pier_takes[pier][size]:
        return 0
    return s.board.prices[size * 4 + colour] * crowd(s, pier)[colour]


def rogues_pay(s: Cove, pier: int, size: int, colour: int) -> int:
    """MC-12.7 What one such Good would pay now if sold to the Rogues of the pier; 0 where they buy nothing."""
    if not s.board.pier_takes[pier][size] or not s.board.sells_to_rogues[s.rogue_card]:
        return 0
    return s.board.prices[size * 4 + colour] * crowd(s, pier)[ROGUE]


class SellGoods(SeatChoice[Cove, Action]):
    """MC-12.3 Sell Goods of sizes that the pier takes, each to the Customers of its colour, until done.

    A colour pays price times Customers for each Good, so Goods are named one by one (MC-12.4). `sold` and `to_rogues`
    remember what brings Corruption when she is done (MC-12.6, MC-12.7).
    """

    RULE = "MC-12.3"
    TAKES = (SellGood, SellToRogues, Done)
    FIELDS = fields(seat=SEAT, pier=PIER, sold=FLAG, to_rogues=FLAG)

    def __init__(self, seat: int, pier: int, sold: bool, to_rogues: bool) -> None:  # generated: make generate
        self.seat = seat
        self.pier: Final = pier
        self.sold: Final = sold
        self.to_rogues: Final = to_rogues

    def candidates(self, s: Cove) -> list[Action]:
        if s.board.sells_to_rogues[s.rogue_card]:
            return [*SELLS, *SELLS_TO_ROGUES, DONE]
        return [*SELLS, DONE]

    def listed(self, s: Cove) -> list[Action]:
        customers = crowd(s, self.pier)
        return [action for action in self.candidates(s) if self._why_not(s, action, customers) is None]

    def why_not(self, s: Cove, action: Action) -> Refusal | None:
        return self._why_not(s, action, crowd(s, self.pier))

    def _why_not(self, s: Cove, action: Action, customers: tuple[int, ...]) -> Refusal | None:
        if isinstance(action, SellGood):
            return self._why_not_good(s, action.size, action.colour, customers[action.colour])
        if isinstance(action, SellToRogues):
            if not s.board.sells_to_rogues[s.rogue_card]:
                return ROGUES_BUY_NOTHING
            return self._why_not_good(s, action.size, action.colour, customers[ROGUE])
        return None

    def _why_not_good(self, s: Cove, size: int, colour: int, buyers: int) -> Refusal | None:
        if not s.oracles[self.seat].shelf[size * 4 + colour]:
            return not_on_shelf(size, colour)
        if not s.board.pier_takes[self.pier][size]:
            return wrong_pier(size, self.pier)
        if not buyers:
            return no_customer(colour, self.pier)
        return None

    def take(self, s: Cove, action: Action) -> None:
        customers = crowd(s, self.pier)
        if isinstance(action, SellGood):
            self._sell(s, action.size * 4 + action.colour, customers[action.colour])
            self._go_on(s, customers, self.to_rogues)
        elif isinstance(action, SellToRogues):
            self._sell(s, action.size * 4 + action.colour, customers[ROGUE])
            self._go_on(s, customers, True)
        else:
            end_sale(s, self.seat, self.pier, self.sold, self.to_rogues)

    def _sell(self, s: Cove, place: int, buyers: int) -> None:
        """MC-12.4, MC-12.8 Price times buyers; the Good returns to the supply."""
        oracle = s.oracles[self.seat]
        oracle.shelf = replaced(oracle.shelf, place, oracle.shelf[place] - 1)
        earn(s, self.seat, s.board.prices[place] * buyers, self.pier)

    def _go_on(self, s: Cove, customers: tuple[int, ...], to_rogues: bool) -> None:
        if can_sell(s, self.seat, self.pier, customers):
            s.then(SellGoods(self.seat, self.pier, True, to_rogues))
        else:
            end_sale(s, self.seat, self.pier, True, to_rogues)


def end_sale(s: Cove, seat: int, pier: int, sold: bool, to_rogues: bool) -> None:
    """MC-12.6, MC-12.7 Corruption for the Black Market, and for selling to Rogues."""
    if to_rogues:
        s.then(DRAW_CORRUPTION[BY_ROGUES][seat])
    if sold and pier == BLACK:
        for _ in range(s.board.black_corruption):
            s.then(DRAW_CORRUPTION[BY_BLACK_MARKET][seat])


class PayMarketIcons(Effect[Cove]):
    """MC-12.9 Each Market icon that has not paid yet pays; the mark stays."""

    RULE = "MC-12.9"

    def run(self, s: Cove) -> None:
        for oracle in s.oracles:
            for slot, mark in enumerate(oracle.marks):
                if mark == MARK_WAITS:
                    sponsor(s, oracle.seat, slot // s.board.slots, FROM_MARKET_ICONS)
            if not s.board.pays_every_round:
                oracle.marks = tuple([MARK_PAID if mark == MARK_WAITS else mark for mark in oracle.marks])


OPEN_MARKET: Final = OpenMarket()
PAY_MARKET_ICONS: Final = PayMarketIcons()
