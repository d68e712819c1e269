"""One Oracle's boards, described in table words."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.cove.chart import BIT, CELL_NAMES, EDGE_NAMES, filled_by, members
from starboard.games.cove.domains import (
    AN_X,
    CHARM,
    COLOURS,
    D1,
    ENDED,
    FACE,
    FACES,
    HALVES,
    MARKS,
    NO_CARD,
    RUNES,
    SIZES,
    SPACES,
    STAFF,
    TOME,
    TOWNSFOLK_IDS,
    VALUE,
)
from starboard.games.cove.scenario.reading import (
    Place,
    counts,
    fault,
    keys,
    name_in,
    names_in,
    number,
    objects,
    read_list,
)
from starboard.games.cove.state import FAILED, Cove, Oracle, Prediction, replaced

KEYS: Final = (
    "gold", "hour", "figure", "dish", "bubbles", "lines", "filled", "predictions", "used", "top", "bottom", "slots",
    "staff", "shelf", "corruption",
)  # fmt: skip


def describe_oracle(s: Cove, seat: int, value: Any, place: Place) -> None:
    """Change one Oracle to what is said of her."""
    told = keys(value, place, KEYS)
    oracle = s.oracles[seat]
    board = s.board
    if "gold" in told:
        oracle.gold = number(told["gold"], place.at("gold"), -9999)
        oracle.earned = (0,) * len(oracle.earned)
    oracle.hour = number(told.get("hour", oracle.hour), place.at("hour"), board.first_hour, board.last_hour)
    oracle.figure = name_in(told.get("figure", SPACES[oracle.figure]), place.at("figure"), SPACES)
    if "dish" in told:
        oracle.dish = read_dish(told["dish"], place.at("dish"))
    if "bubbles" in told:
        oracle.bubbles = _bubbles(s, told["bubbles"], place.at("bubbles"), oracle)
    if "lines" in told:
        _draw(s, oracle, told["lines"], place.at("lines"))
    if "filled" in told:
        cells = names_in(told["filled"], place.at("filled"), CELL_NAMES)
        oracle.filled = cells
        if not set(cells) <= set(board.chart.cells):
            raise fault("scenario-off-chart", place.at("filled"), told["filled"])
    if "predictions" in told or "used" in told:
        oracle.predictions = _predictions(s, told, place)
    oracle.top = _line(s, told, place, 0, oracle.top)
    oracle.bottom = _line(s, told, place, 1, oracle.bottom)
    if "slots" in told:
        oracle.marks = _marks(s, told["slots"], place.at("slots"))
    if "staff" in told:
        oracle.staff = (NO_CARD,) * len(STAFF)
        for slot, card in objects(told["staff"], place.at("staff"), STAFF).items():
            number_of = name_in(card, place.at("staff").at(slot), TOWNSFOLK_IDS)
            oracle.staff = replaced(oracle.staff, STAFF.index(slot), number_of)
    if "shelf" in told:
        oracle.shelf = read_shelf(told["shelf"], place.at("shelf"))
    if "corruption" in told:
        held = read_list(told["corruption"], place.at("corruption"))
        cards = [number(icons, place.at("corruption").at(n), 1, 2) - 1 for n, icons in enumerate(held)]
        oracle.corruption = tuple(sorted(cards))


def read_dish(value: Any, place: Place) -> tuple[int, ...]:
    """A dish as two lists of Runes: `bone`, `voodoo`, `coin=tree`, `d1=2`."""
    halves = keys(value, place, HALVES)
    dish = [-1] * 5 + [0, 0, 0]
    for half, name in enumerate(HALVES):
        for n, rune in enumerate(read_list(halves.get(name, []), place.at(name))):
            here = place.at(name).at(n)
            if not isinstance(rune, str):
                raise fault("scenario-unknown-name", here, rune)
            kind, _, shows = rune.partition("=")
            which = name_in(kind, here, RUNES)
            if dish[which] >= 0:
                raise fault("scenario-not-each-once", here, rune)
            dish[which] = half
            if kind == "coin":
                dish[FACE] = name_in(shows, here, FACES)
            elif which >= D1:
                dish[VALUE + which - D1] = 1 + name_in(shows, here, ("1", "2", "3", "4"))
            elif shows:
                raise fault("scenario-unknown-name", here, rune)
    if -1 in dish:
        raise fault("scenario-not-each-once", place, RUNES[dish.index(-1)])
    return tuple(dish)


def _bubbles(s: Cove, value: Any, place: Place, oracle: Oracle) -> tuple[int, ...]:
    bubbles = list(oracle.bubbles)
    for kind, told in objects(value, place, ("plusminus", "move")).items():
        first = 0 if kind == "plusminus" else 2
        before = tuple(bubbles[first : first + 2])
        bubbles[first : first + 2] = counts(told, place.at(kind), ("filled", "crossed"), before)
        if sum(bubbles[first : first + 2]) > s.board.bubbles[first // 2]:
            raise fault("scenario-too-many", place.at(kind), sum(bubbles[first : first + 2]))
    return tuple(bubbles)


def _draw(s: Cove, oracle: Oracle, value: Any, place: Place) -> None:
    """Lines drawn; what they enclose has been filled, as it always is at once (MC-9.9)."""
    chart = s.board.chart
    drawn = 0
    for n, edge in enumerate(names_in(value, place, EDGE_NAMES)):
        if edge not in chart.edges or (chart.printed | drawn) & BIT[edge]:
            raise fault("scenario-no-line", place.at(n), EDGE_NAMES[edge])
        drawn |= BIT[edge]
    oracle.lines = tuple(members(drawn))
    oracle.filled = tuple(members(filled_by(chart, drawn)))


def _predictions(s: Cove, told: dict[str, Any], place: Place) -> tuple[Prediction, ...]:
    """Predictions in the order of their icons; `used` puts spent icons before them, up to that many in all."""
    found: list[Prediction] = []
    for n, one in enumerate(read_list(told.get("predictions", []), place.at("predictions"))):
        here = place.at("predictions").at(n)
        about = keys(one, here, ("colour", "icons", "crossed", "ended"))
        icons = number(about.get("icons"), here.at("icons"), 1, 99)
        crossed = number(about.get("crossed", 0), here.at("crossed"), 0, icons)
        ended = name_in(about.get("ended", "active"), here.at("ended"), ENDED.texts)
        if (crossed == icons) != (ended == FAILED):
            raise fault("scenario-no-such-prediction", here, ENDED.texts[ended])
        colour = name_in(about.get("colour"), here.at("colour"), COLOURS)
        found.append(Prediction(colour, icons, crossed, ended))
    taken = sum([prediction.icons for prediction in found])
    used = number(told.get("used", taken), place.at("used"), taken, s.board.icons)
    if used > taken:
        found.insert(0, Prediction(0, used - taken, used - taken, FAILED))
    if taken > s.board.icons:
        raise fault("scenario-too-many", place.at("predictions"), taken)
    return tuple(found)


def _line(s: Cove, told: dict[str, Any], place: Place, line: int, before: tuple[int, ...]) -> tuple[int, ...]:
    name = ("top", "bottom")[line]
    if name not in told:
        return before
    written: list[int] = []
    for n, value in enumerate(read_list(told[name], place.at(name))):
        written.append(AN_X if value == "X" else number(value, place.at(name).at(n), 1, 4))
        if n and written[n] and written[n - 1]:
            step = 1 if s.board.rises[line] else 3
            if written[n] != (written[n - 1] - 1 + step) % 4 + 1:
                raise fault("scenario-does-not-follow", place.at(name).at(n), value)
    if len(written) > len(s.board.boxes[line]):
        raise fault("scenario-too-many", place.at(name), len(written))
    return tuple(written)


def _marks(s: Cove, value: Any, place: Place) -> tuple[int, ...]:
    marks = [0] * (4 * s.board.slots)
    for colour, told in objects(value, place, COLOURS).items():
        made = names_in(told, place.at(colour), MARKS)
        if len(made) > s.board.slots:
            raise fault("scenario-too-many", place.at(colour), len(made))
        first = COLOURS.index(colour) * s.board.slots
        marks[first : first + len(made)] = made
    return tuple(marks)


def read_shelf(value: Any, place: Place) -> tuple[int, ...]:
    """Counts of Charms and Tomes by colour, as places on a Shelf."""
    sizes = objects(value, place, SIZES)
    none = (0,) * len(COLOURS)
    charms = counts(sizes.get(SIZES[CHARM], {}), place.at(SIZES[CHARM]), COLOURS, none)
    return (*charms, *counts(sizes.get(SIZES[TOME], {}), place.at(SIZES[TOME]), COLOURS, none))
