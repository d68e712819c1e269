"""One Oracle's boards, described in table words."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.board import BIT, CELL_NAMES, EDGE_NAMES, filled_by, members
from starboard.games.cove.domains import (
    AN_X,
    CHARM,
    COLOUR,
    COLOURS,
    D1,
    ENDED,
    FACE,
    FACES,
    HALVES,
    LINES,
    MARK,
    NO_CARD,
    RUNES,
    SIZES,
    SPACE,
    STAFF,
    TOME,
    TOWNSFOLK,
    VALUE,
)
from starboard.games.cove.state import FAILED, Cove, Oracle, Prediction
from starboard.kernel import replaced
from starboard.kernel.reading import Described

KEYS: Final = (
    "gold", "hour", "figure", "dish", "bubbles", "lines", "filled", "predictions", "used", "top", "bottom", "slots",
    "staff", "shelf", "corruption",
)  # fmt: skip
MANY: Final = 999
"""More cards or Goods of a kind than this are in no box."""
HIGHEST: Final = 4
"""MC-9.20 No die shows more, so no prediction has more icons."""


def describe_oracle(s: Cove, seat: int, told: Described) -> None:
    """Change one Oracle to what is said of her."""
    told.known(KEYS)
    oracle = s.oracles[seat]
    board = s.board
    if told.has("gold"):
        oracle.gold = told.at("gold").number(-9999, 9999)
        oracle.earned = (0,) * len(oracle.earned)
    if told.has("hour"):
        oracle.hour = told.at("hour").number(board.first_hour, board.last_hour)
    if told.has("figure"):
        oracle.figure = told.at("figure").one_of(SPACE)
    if told.has("dish"):
        oracle.dish = read_dish(told.at("dish"))
    if told.has("bubbles"):
        oracle.bubbles = _bubbles(s, told.at("bubbles"), oracle)
    if told.has("lines"):
        _draw(s, oracle, told.at("lines"))
    if told.has("filled"):
        _check_filled(oracle, told.at("filled"))
    if told.has("predictions") or told.has("used"):
        oracle.predictions = _predictions(s, told)
    if told.has("top"):
        oracle.top = _line(s, told.at("top"), 0)
    if told.has("bottom"):
        oracle.bottom = _line(s, told.at("bottom"), 1)
    _describe_pieces(s, oracle, told)


def _describe_pieces(s: Cove, oracle: Oracle, told: Described) -> None:
    """Marks in the Faction Area, Staff, Goods and Corruption cards."""
    if told.has("slots"):
        oracle.marks = _marks(s, told.at("slots"))
    if told.has("staff"):
        oracle.staff = (NO_CARD,) * len(STAFF)
        for slot, card in told.at("staff").known(STAFF).pairs():
            oracle.staff = replaced(oracle.staff, STAFF.index(slot), card.one_of(TOWNSFOLK))
    if told.has("shelf"):
        oracle.shelf = read_shelf(told.at("shelf"))
    if told.has("corruption"):
        oracle.corruption = tuple(sorted([icons.number(1, 2) - 1 for icons in told.at("corruption").items(MANY)]))


def read_dish(told: Described) -> tuple[int, ...]:
    """A dish as two lists of Runes: `bone`, `voodoo`, `coin=tree`, `d1=2`."""
    told.known(HALVES)
    dish = [-1] * 5 + [0, 0, 0]
    for half, name in enumerate(HALVES):
        for rune in told.at(name).items() if told.has(name) else []:
            kind, _, shows = rune.value.partition("=") if isinstance(rune.value, str) else ("", "", "")
            if kind not in RUNES:
                raise rune.impossible("scenario-no-rune", "MC-7.2")
            which = RUNES.index(kind)
            if dish[which] >= 0:
                raise rune.impossible("scenario-rune-twice", "MC-7.2")
            dish[which] = half
            showing = FACES if kind == "coin" else ("1", "2", "3", "4") if which >= D1 else ("",)
            if shows not in showing:
                raise rune.impossible("scenario-no-rune", "MC-7.2")
            if kind == "coin":
                dish[FACE] = FACES.index(shows)
            elif which >= D1:
                dish[VALUE + which - D1] = int(shows)
    if -1 in dish:
        raise told.fault("scenario-rune-missing", "MC-7.2", rune=RUNES[dish.index(-1)])
    return tuple(dish)


def _bubbles(s: Cove, told: Described, oracle: Oracle) -> tuple[int, ...]:
    bubbles = list(oracle.bubbles)
    for kind, one in told.known(("plusminus", "move")).pairs():
        first = 0 if kind == "plusminus" else 2
        bubbles[first : first + 2] = one.counts(("filled", "crossed"), bubbles[first : first + 2])
        if sum(bubbles[first : first + 2]) > s.board.bubbles[first // 2]:
            raise one.fault("scenario-too-many-bubbles", "MC-3.7", most=s.board.bubbles[first // 2])
    return tuple(bubbles)


def _draw(s: Cove, oracle: Oracle, told: Described) -> None:
    """MC-9.9 Lines drawn; what they enclose has been filled, as it always is at once."""
    chart = s.board.chart
    drawn = 0
    for one in told.items():
        edge = one.word(EDGE_NAMES)
        if edge not in chart.edges or (chart.printed | drawn) & BIT[edge]:
            raise one.impossible("scenario-no-line", "MC-9.8")
        drawn |= BIT[edge]
    oracle.lines = tuple(members(drawn))
    oracle.filled = tuple(members(filled_by(chart, drawn)))


def _check_filled(oracle: Oracle, told: Described) -> None:
    """MC-9.11, MC-9.12 The lines say which cells are filled; who names them too must name these, each once."""
    cells = told.words(CELL_NAMES)
    for place, cell in enumerate(cells):
        if cell in cells[:place]:
            raise told.fault("scenario-filled-twice", "MC-9.17", cell=CELL_NAMES[cell])
        if cell not in oracle.filled:
            raise told.fault("scenario-not-enclosed", "MC-9.11", cell=CELL_NAMES[cell])
    for cell in oracle.filled:
        if cell not in cells:
            raise told.fault("scenario-not-filled", "MC-9.11", cell=CELL_NAMES[cell])


def _predictions(s: Cove, told: Described) -> tuple[Prediction, ...]:
    """Predictions in the order of their icons; `used` puts spent icons before them, up to that many in all."""
    found: list[Prediction] = []
    for one in told.at("predictions").items() if told.has("predictions") else []:
        one.known(("colour", "icons", "crossed", "ended"))
        icons = one.at("icons").number(1, HIGHEST)
        crossed = one.at("crossed").number(0, icons) if one.has("crossed") else 0
        ended = one.at("ended").one_of(ENDED) if one.has("ended") else 0
        if (crossed == icons) != (ended == FAILED):
            raise one.fault("scenario-no-such-prediction", "MC-11.6")
        found.append(Prediction(one.at("colour").one_of(COLOUR), icons, crossed, ended))
    taken = sum([prediction.icons for prediction in found])
    if taken > s.board.icons:
        raise told.at("predictions").fault("scenario-too-many-icons", "MC-9.21", most=s.board.icons)
    left = told.at("used").number(taken, s.board.icons) - taken if told.has("used") else 0
    spent: list[Prediction] = []
    while left > 0:
        icons = min(left, HIGHEST)
        spent.append(Prediction(0, icons, icons, FAILED))
        left -= icons
    return (*spent, *found)


def _line(s: Cove, told: Described, line: int) -> tuple[int, ...]:
    written: list[int] = []
    for one in told.items():
        number = AN_X if one.value == "X" else one.number(1, 4)
        if written and number and written[-1]:
            step = 1 if s.board.rises[line] else 3
            if number != (written[-1] - 1 + step) % 4 + 1:
                rule = "MC-9.26" if s.board.rises[line] else "MC-9.27"
                raise one.impossible("scenario-does-not-follow", rule, line=LINES[line])
        written.append(number)
    if len(written) > len(s.board.boxes[line]):
        raise told.fault("scenario-line-too-long", "MC-9.29", boxes=len(s.board.boxes[line]))
    return tuple(written)


def _marks(s: Cove, told: Described) -> tuple[int, ...]:
    marks = [0] * (4 * s.board.slots)
    for colour, one in told.known(COLOURS).pairs():
        made = one.some_of(MARK)
        if len(made) > s.board.slots:
            raise one.fault("scenario-too-many-marks", "MC-10.4", slots=s.board.slots)
        first = COLOURS.index(colour) * s.board.slots
        marks[first : first + len(made)] = made
    return tuple(marks)


def read_shelf(told: Described) -> tuple[int, ...]:
    """Counts of Charms and Tomes by colour, as places on a Shelf."""
    told.known(SIZES)
    none = (0,) * len(COLOURS)
    shelf: list[int] = []
    for size in (CHARM, TOME):
        shelf += told.at(SIZES[size]).counts(COLOURS, none, MANY) if told.has(SIZES[size]) else none
    return tuple(shelf)
