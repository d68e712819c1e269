"""The board of Interstellar Oracle: the ring of systems around the Nebula, or with two copies a list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.games.interstellar.board import PLACES, node_of, own_system, system_of
from starboard.games.interstellar.domains import NEBULA, NO_HAZARD, ORACLE, RACE, SPACE, STATUS
from starboard.kernel import who
from starboard.terminal.boards.face import Size, quiet
from starboard.terminal.screen import GOLD, QUIET, fill, ink

if TYPE_CHECKING:
    from starboard.games.interstellar.state import Galaxy, Player
    from starboard.texts import Texts

HAZARD_SIGNS: Final = ".npal"
PLANET: Final = "#9fb0e0"
DANGER: Final = "#ff8f6b"
LABEL: Final = 14
NAME: Final = 9
"""Columns for a name behind its system."""
HALVES: Final = ("interstellar-charmed", "interstellar-strange")


def ring(seen: Galaxy, size: Size) -> list[Text]:
    """Return the ring: clockwise along the top from left to right, along the bottom from right to left."""
    systems = seen.setting.systems
    half = systems // 2 + systems % 2
    upper, lower = list(range(half)), list(range(systems - 1, half - 1, -1))
    width, gap = (11, 3) if half <= 2 else (9, 3) if size is Size.WIDE else (8, 2)
    middle = cell(seen, NEBULA)
    room = half * (3 * width + gap) - len(middle.plain)
    rows = [
        _row(seen, upper, (2, 3, 4), width, gap),
        _row(seen, upper, (0, 1), width, gap),
        Text(" " * (room // 2)).append_text(middle),
        _row(seen, lower, (1, 0), width, gap),
        _row(seen, lower, (4, 3, 2), width, gap),
    ]
    if size is Size.SHORT:
        return rows
    return [line for row in rows for line in (row, Text())][:-1]


def _row(seen: Galaxy, systems: list[int], places: tuple[int, ...], width: int, gap: int) -> Text:
    """Return places of systems side by side; what is broader than its room takes it from those after it."""
    line = Text()
    margin = (3 - len(places)) * width // 2
    column = 0
    for number, system in enumerate(systems):
        start = number * (3 * width + gap) + margin
        for nth, place in enumerate(places):
            column = max(start + nth * width, len(line.plain) + (1 if line else 0))
            line.append(" " * (column - len(line.plain))).append_text(cell(seen, node_of(system, place)))
    return line


def listed(seen: Galaxy, texts: Texts) -> list[Text]:
    """Return the systems by their halves, each with whose it is: with two copies a ring is too broad."""
    setting = seen.setting
    owners = {own_system(seat, setting.seats, compact=setting.compact): seat for seat in range(setting.seats)}
    lines = [cell(seen, NEBULA)]
    for system in range(setting.systems):
        if system in (0, setting.systems // 2):
            lines.append(quiet(texts.message(HALVES[system > 0])))
        owner = texts.seat(owners[system]) if system in owners else texts.message("interstellar-dummy")
        line = quiet(f"{system + 1:>3} {owner[: LABEL - 5]}".ljust(LABEL))
        for place in range(len(PLACES)):
            line.append(" | " if place == 2 else " ").append_text(cell(seen, node_of(system, place)))
        lines.append(line)
    return lines


def packed(seen: Galaxy, texts: Texts, counts: str) -> list[Text]:
    """Return the systems with their owners, a row for both, so that a low window has room for two copies too.

    In the first row, beside the Nebula, stands what is counted; in the last ones the system of who decides, between its
    neighbours, since what is on top scrolls away first.
    """
    setting = seen.setting
    owners = {own_system(seat, setting.seats, compact=setting.compact): seat for seat in range(setting.seats)}
    halves = [texts.message(half) for half in HALVES]
    head = cell(seen, NEBULA).append("  " + "  ".join([counts, *[f"{half[0]} {half}" for half in halves]]), QUIET)
    decider = seen.players[max(who(seen), 0)]
    own = own_system(decider.seat, setting.seats, compact=setting.compact)
    first = (system_of(decider.place) if decider.place != NEBULA else own) + 2
    order = [(first + place) % setting.systems for place in range(setting.systems)]
    lines = []
    for system in order:
        line = quiet(halves[system >= setting.systems // 2][0])
        for place in range(len(PLACES)):
            line.append(" | " if place == 2 else " ").append_text(cell(seen, node_of(system, place)))
        lines.append(line)
    across = max(line.cell_len for line in lines) + 1
    for system, line in zip(order, lines, strict=True):
        line.append(" " * (across - line.cell_len))
        if system in owners:
            line.append_text(_owner(seen, texts, seen.players[owners[system]]))
        else:
            line.append("    " + texts.message("interstellar-dummy"), QUIET)
    return [head, *lines]


def _owner(seen: Galaxy, texts: Texts, p: Player) -> Text:
    """Return a player in a few signs: name, cards, the Oracle, race; what is cut off at the end is needed least."""
    line = Text(">" if p.seat == who(seen) else " ", GOLD)
    line.append(f"{p.seat + 1:>2}", fill(p.seat)).append(f" {texts.seat(p.seat)[:NAME].ljust(NAME)}", ink(p.seat))
    line.append(f" {len(p.hand)}{'*' if seen.holder == p.seat else ' '}", GOLD if seen.holder == p.seat else QUIET)
    said = texts.value("interstellar", STATUS, p.status) + ", " if p.status else ""
    return line.append(f" {said}{texts.value('interstellar', RACE, p.race)}", QUIET)


def cell(seen: Galaxy, node: int) -> Text:
    """Return a space: its name, its hazard, its cards, its players."""
    planet = seen.planets[node]
    found = Text()
    if node == NEBULA:
        found.append(SPACE.texts[NEBULA], GOLD)
    elif not planet:
        return found.append("-", QUIET)
    else:
        hazard = seen.hazards[node]
        found.append(SPACE.texts[planet], PLANET)
        found.append(HAZARD_SIGNS[hazard], QUIET if hazard == NO_HAZARD else DANGER)
        found.append(str(len(seen.under[node])), QUIET)
        if any(slot.card == ORACLE for slot in seen.under[node]):
            found.append("*", GOLD)
    here = [p for p in seen.players if p.place == node]
    if here:
        found.append("@", QUIET)
    for p in here:
        if p is not here[0] and seen.setting.seats > 9:
            found.append(",", QUIET)  # 1 and 2 are not 12
        found.append(str(p.seat + 1), fill(p.seat))
    return found
