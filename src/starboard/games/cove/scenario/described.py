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


def describe_oracle(s: Cove, seat: int, given: Described) -> None:
    """Change one Oracle to what is said of her."""
    given.known(KEYS)
    oracle = s.oracles[seat]
    board = s.board
    if given.has("gold"):
        oracle.gold = given.at("gold").number(-9999, 9999)
        oracle.earned = (0,) * len(oracle.earned)
    if given.has("hour"):
        oracle.hour = given.at("hour").number(board.first_hour, board.last_hour)
    if given.has("figure"):
        oracle.figure = given.at("figure").one_of(SPACE)
    if given.has("dish"):
        oracle.dish = read_dish(given.at("dish"))
    if given.has("bubbles"):
        oracle.bubbles = _bubbles(s, given.at("bubbles"), oracle)
    if given.has("lines"):
        _draw(s, oracle, given.at("lines"))
    if given.has("filled"):
        _check_filled(oracle, given.at("filled"))
    if given.has("predictions") or given.has("used"):
        oracle.predictions = _predictions(s, given)
    if given.has("top"):
        oracle.top = _line(s, given.at("top"), 0)
    if given.has("bottom"):
        oracle.bottom = _line(s, given.at("bottom"), 1)
    _describe_pieces(s, oracle, given)


def _describe_pieces(s: Cove, oracle: Oracle, given: Described) -> None:
    """Marks in the Faction Area, Staff, Goods and Corruption cards."""
    if given.has("slots"):
        oracle.marks = _marks(s, given.at("slots"))
    if given.has("staff"):
        oracle.staff = (NO_CARD,) * len(STAFF)
        for slot, card in given.at("staff").known(STAFF).pairs():
            oracle.staff = replaced(oracle.staff, STAFF.index(slot), card.one_of(TOWNSFOLK))
    if given.has("shelf"):
        oracle.shelf = read_shelf(given.at("shelf"))
    if given.has("corruption"):
        oracle.corruption = tuple(sorted([icons.number(1, 2) - 1 for icons in given.at("corruption").items(MANY)]))


def read_dish(given: Described) -> tuple[int, ...]:
    """A dish as two lists of Runes: `bone`, `voodoo`, `coin=tree`, `d1=2`."""
    given.known(HALVES)
    dish = [-1] * 5 + [0, 0, 0]
    for half, name in enumerate(HALVES):
        for rune in given.at(name).items() if given.has(name) else []:
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
        raise given.fault("scenario-rune-missing", "MC-7.2", rune=RUNES[dish.index(-1)])
    return tuple(dish)


def _bubbles(s: Cove, given: Described, oracle: Oracle) -> tuple[int, ...]:
    bubbles = list(oracle.bubbles)
    for kind, one in given.known(("plusminus", "move")).pairs():
        first = 0 if kind == "plusminus" else 2
        bubbles[first : first + 2] = one.counts(("filled", "crossed"), bubbles[first : first + 2])
        if sum(bubbles[first : first + 2]) > s.board.bubbles[first // 2]:
            raise one.fault("scenario-too-many-bubbles", "MC-3.7", most=s.board.bubbles[first // 2])
    return tuple(bubbles)


def _draw(s: Cove, oracle: Oracle, given: Described) -> None:
    """MC-9.9 Lines drawn; what they enclose has been filled, as it always is at once."""
    chart = s.board.chart
    drawn = 0
    for one in given.items():
        edge = one.word(EDGE_NAMES)
        if edge not in chart.edges or (chart.printed | drawn) & BIT[edge]:
            raise one.impossible("scenario-no-line", "MC-9.8")
        drawn |= BIT[edge]
    oracle.lines = tuple(members(drawn))
    oracle.filled = tuple(members(filled_by(chart, drawn)))


def _check_filled(oracle: Oracle, given: Described) -> None:
    """MC-9.11, MC-9.12 The lines say which cells are filled; who names them too must name these, each once."""
    cells = given.words(CELL_NAMES)
    for place, cell in enumerate(cells):
        if cell in cells[:place]:
            raise given.fault("scenario-filled-twice", "MC-9.17", cell=CELL_NAMES[cell])
        if cell not in oracle.filled:
            raise given.fault("scenario-not-enclosed", "MC-9.11", cell=CELL_NAMES[cell])
    for cell in oracle.filled:
        if cell not in cells:
            raise given.fault("scenario-not-filled", "MC-9.11", cell=CELL_NAMES[cell])


def _predictions(s: Cove, given: Described) -> tuple[Prediction, ...]:
    """Predictions in the order of their icons; `used` puts spent icons before them, up to that many in all."""
    found: list[Prediction] = []
    for one in given.at("predictions").items() if given.has("predictions") else []:
        one.known(("colour", "icons", "crossed", "ended"))
        icons = one.at("icons").number(1, HIGHEST)
        crossed = one.at("crossed").number(0, icons) if one.has("crossed") else 0
        ended = one.at("ended").one_of(ENDED) if one.has("ended") else 0
        if (crossed == icons) != (ended == FAILED):
            raise one.fault("scenario-no-such-prediction", "MC-11.6")
        found.append(Prediction(one.at("colour").one_of(COLOUR), icons, crossed, ended))
    taken = sum([prediction.icons for prediction in found])
    if taken > s.board.icons:
        raise given.at("predictions").fault("scenario-too-many-icons", "MC-9.21", most=s.board.icons)
    left = given.at("used").number(taken, s.board.icons) - taken if given.has("used") else 0
    spent: list[Prediction] = []
    while left > 0:
        icons = min(left, HIGHEST)
        spent.append(Prediction(0, icons, icons, FAILED))
        left -= icons
    return (*spent, *found)


def _line(s: Cove, given: Described, line: int) -> tuple[int, ...]:
    written: list[int] = []
    for one in given.items():
        number = AN_X if one.value == "X" else one.number(1, 4)
        if written and number and written[-1]:
            step = 1 if s.board.rises[line] else 3
            if number != (written[-1] - 1 + step) % 4 + 1:
                rule = "MC-9.26" if s.board.rises[line] else "MC-9.27"
                raise one.impossible("scenario-does-not-follow", rule, line=LINES[line])
        written.append(number)
    if len(written) > len(s.board.boxes[line]):
        raise given.fault("scenario-line-too-long", "MC-9.29", boxes=len(s.board.boxes[line]))
    return tuple(written)


def _marks(s: Cove, given: Described) -> tuple[int, ...]:
    marks = [0] * (4 * s.board.slots)
    for colour, one in given.known(COLOURS).pairs():
        made = one.some_of(MARK)
        if len(made) > s.board.slots:
            raise one.fault("scenario-too-many-marks", "MC-10.4", slots=s.board.slots)
        first = COLOURS.index(colour) * s.board.slots
        marks[first : first + len(made)] = made
    return tuple(marks)


def read_shelf(given: Described) -> tuple[int, ...]:
    """Counts of Charms and Tomes by colour, as places on a Shelf."""
    given.known(SIZES)
    none = (0,) * len(COLOURS)
    shelf: list[int] = []
    for size in (CHARM, TOME):
        shelf += given.at(SIZES[size]).counts(COLOURS, none, MANY) if given.has(SIZES[size]) else none
    return tuple(shelf)
