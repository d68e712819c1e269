"""What every state of the Cove is: used on states that come from outside, such as a saved match."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.cove.board import Board
from starboard.games.cove.domains import BOATS, DOCKS, NO_BOAT, NO_CARD, ROGUE, RUNES, SPACES, STAFF
from starboard.games.cove.rules.arrivals import ChooseShift
from starboard.games.cove.rules.predictions import NO_SECOND
from starboard.games.cove.rules.rounds import LAST_ROUND
from starboard.games.cove.rules.staff import OfferStaff, UseStaffAbility
from starboard.games.cove.state import ACTIVE, FAILED, SOURCES, SUCCEEDED, Cove, Oracle, Peddler, Prediction
from starboard.kernel import Step
from starboard.kernel.codec import invalid

MOST: Final = 99_999
"""No count of a game is greater."""
LISTS: Final = frozenset({"above", "colours", "dice", "tiers"})
FLAGS: Final = frozenset({"drew", "setup", "sold", "to_rogues"})
"""The fields of steps that hold several numbers, and those that hold a truth."""


def check_state(s: Cove) -> None:
    """Raise InvalidRecord, naming the field, where the rules exclude the state."""
    try:
        _check(s, s.board)
    except (TypeError, AttributeError, ValueError, IndexError) as error:  # a field holds another kind of thing
        raise invalid("Cove", error) from error


def _check(s: Cove, board: Board) -> None:
    seats = len(s.oracles)
    _want("oracles", s.oracles, 1 <= seats <= 4 and all(isinstance(one, Oracle) for one in s.oracles))
    _want("peddler", s.peddler, isinstance(s.peddler, Peddler) if seats == 1 else s.peddler is None)
    tokens = seats + (seats == 1)
    _want("both_dice", s.both_dice, type(s.both_dice) is bool)
    _number("level", s.level, 0, 2)
    _number("rogue_card", s.rogue_card, -1, 2)
    _number("round", s.round, 1, LAST_ROUND)
    _number("turn", s.turn, 0, tokens - 1)
    for name, order in (("order", s.order), ("stack", s.stack)):
        _numbers(name, order, 0, tokens - 1)
        _want(name, order, sorted(order) in ([], list(range(tokens))))
    _number("market", s.market, 0, board.last_hour)
    _counts("bag", s.bag, 5)
    _counts("halls", s.halls, 4)
    _number("lair", s.lair, 0)
    _check_harbour(s, board)
    _check_cards(s, board)
    for seat, oracle in enumerate(s.oracles):
        _want("seat", oracle.seat, oracle.seat == seat)
        _check_oracle(oracle, board)
    if s.peddler is not None:
        _number("hour", s.peddler.hour, board.first_hour, board.last_hour)
        _number("gold", s.peddler.gold, 0)
        _counts("shelf", s.peddler.shelf, 8)
    for step in s.steps:
        _check_step(s, step, tokens)


def _want(name: str, value: object, holds: bool) -> None:
    if not holds:
        raise invalid(f"Cove.{name}", value)


def _number(name: str, value: Any, least: int, most: int = MOST) -> None:
    _want(name, value, type(value) is int and least <= value <= most)


def _numbers(name: str, values: Any, least: int, most: int = MOST) -> None:
    _want(name, values, isinstance(values, tuple))
    for value in values:
        _number(name, value, least, most)


def _counts(name: str, values: Any, length: int) -> None:
    _numbers(name, values, 0)
    _want(name, values, len(values) == length)


def _check_harbour(s: Cove, board: Board) -> None:
    _want("boats", s.boats, len(s.boats) == len(BOATS))
    for aboard in s.boats:
        _numbers("boats", aboard, 0, 4)
        _want("boats", aboard, len(aboard) <= board.boat_seats)
    _numbers("docks", s.docks, NO_BOAT, len(BOATS) - 1)
    _want("docks", s.docks, len(s.docks) == len(DOCKS))
    docked = [boat for boat in s.docks if boat != NO_BOAT]
    _want("docks", s.docks, len(set(docked)) == len(docked))
    for dock, boat in enumerate(s.docks):
        _want("docks", s.docks, boat == NO_BOAT or dock in board.boat_docks[boat])
    _numbers("landing", s.landing, 0, 4)
    _want("landing", s.landing, len(s.landing) <= 2)


def _check_cards(s: Cove, board: Board) -> None:
    cards: list[int] = []
    for name, pile in (("square", s.square), ("townsfolk", s.townsfolk), ("dismissed", s.dismissed)):
        _numbers(name, pile, 0)
        cards += pile
    for oracle in s.oracles:
        _numbers("staff", oracle.staff, NO_CARD)
        _want("staff", oracle.staff, len(oracle.staff) == len(STAFF))
        cards += [card for card in oracle.staff if card != NO_CARD]
    _want("townsfolk", cards, len(set(cards)) == len(cards) and set(cards) <= set(board.deck))
    _want("square", s.square, len(s.square) <= board.square)
    corruption: list[int] = []
    for name, pile in (("deck", s.deck), ("discards", s.discards)):
        _numbers(name, pile, 0, 1)
        corruption += pile
    for oracle in s.oracles:
        _numbers("corruption", oracle.corruption, 0, 1)
        corruption += oracle.corruption
    _counts("box", s.box, 2)
    _want("box", s.box, s.box == (corruption.count(0), corruption.count(1)))


def _check_oracle(oracle: Oracle, board: Board) -> None:
    chart = board.chart
    _number("gold", oracle.gold, -MOST)
    _number("hour", oracle.hour, board.first_hour, board.last_hour)
    _number("figure", oracle.figure, 0, len(SPACES) - 1)
    _numbers("dish", oracle.dish, 0, 4)
    _want(
        "dish", oracle.dish, len(oracle.dish) == 8 and max(oracle.dish[: len(RUNES) + 1]) <= 1 <= min(oracle.dish[6:])
    )
    _counts("bubbles", oracle.bubbles, 4)
    for kind in (0, 1):
        _want("bubbles", oracle.bubbles, sum(oracle.bubbles[2 * kind : 2 * kind + 2]) <= board.bubbles[kind])
    for name, drawn, known in (("lines", oracle.lines, chart.edges), ("filled", oracle.filled, chart.cells)):
        _numbers(name, drawn, 0)
        _want(name, drawn, len(set(drawn)) == len(drawn) and set(drawn) <= set(known))
    _want("predictions", oracle.predictions, isinstance(oracle.predictions, tuple))
    for told in oracle.predictions:
        _check_prediction(told)
    _number("predictions", sum([told.icons for told in oracle.predictions]), 0, board.icons)
    for line, written in enumerate((oracle.top, oracle.bottom)):
        _numbers("top", written, 0, 4)
        _want("top", written, len(written) <= len(board.boxes[line]))
    _counts("marks", oracle.marks, 4 * board.slots)
    _counts("shelf", oracle.shelf, 8)
    _counts("earned", oracle.earned, len(SOURCES))


def _check_prediction(told: Any) -> None:
    _want("predictions", told, isinstance(told, Prediction))
    _number("colour", told.colour, 0, 3)
    _number("icons", told.icons, 1)
    _number("crossed", told.crossed, 0, told.icons)
    _want("ended", told.ended, told.ended in ((FAILED,) if told.crossed == told.icons else (ACTIVE, SUCCEEDED)))


def _check_step(s: Cove, step: Step, tokens: int) -> None:
    """Refuse a step of a seat that there is not, or with numbers that nothing has."""
    name = type(step).__name__
    for field in step.FIELDS:
        value = getattr(step, field.name)
        if field.name == "seat":
            # The step that rolls the dishes at set-up counts on to one seat more than there are.
            _number(name, value, 0, len(s.oracles) - (name != "RollDishes"))
        elif field.name == "token":
            _number(name, value, 0, tokens - 1)
        elif field.name in LISTS or (field.name == "left" and isinstance(step, OfferStaff | UseStaffAbility)):
            _numbers(name, value, 0, 3)
        elif field.name in FLAGS:
            _want(name, value, type(value) is bool)
        else:
            _number(name, value, NO_SECOND if field.name == "two" else 0)
    if isinstance(step, ChooseShift):
        _want(name, step.boat, ROGUE in s.boats[step.boat])
