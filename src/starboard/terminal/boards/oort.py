"""Oort in a terminal: the board with its borders and labels, what everybody holds, and flights with what they take."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.games.oort.actions import Fly
from starboard.games.oort.components import FILES, RANKS, SIDE, SQUARE, TYPE, TYPES
from starboard.games.oort.judgement import within_reach
from starboard.games.oort.notation import turn_text
from starboard.games.oort.rules import DROUGHT, Jump, MoveRocket, RaidRocket
from starboard.games.oort.scoring import points
from starboard.games.oort.state import GONE, Cloud, Flew, Jumped, Took
from starboard.kernel import Action, Event, State, legal, play, who
from starboard.terminal.boards.face import Face, Size, Way, quiet
from starboard.terminal.screen import GOLD, QUIET, fill, ink

if TYPE_CHECKING:
    from collections.abc import Sequence

LETTERS: Final = "abcdefghijklmnopqrstuvwxy"
NAME: Final = 14
"""Columns for a name in the panel."""
TOKEN_STYLE: Final = ("#c9a0ff", "#58b6ff", "#ffc64a", "#ff97b5", "#e4f6ff", "#a3e35c")
STYLE: Final = {".": "#34426b", "o": "bold #6a7ff0", "#": "#7d86a3", "x": "#7d86a3"}
EMPTIED: Final = "x"


class OortFace(Face):
    """The look of Oort."""

    # The board

    def board(self, seen: State, size: Size, *, plain: bool) -> list[Text]:
        """Return the board: every sign stands for one thing, whatever the colour (`legend` says which)."""
        assert isinstance(seen, Cloud)
        rows = [[_sign(seen, cell_rank * FILES + file) for file in range(FILES)] for cell_rank in range(RANKS)]
        if size is Size.WIDE:
            return _wide(rows, plain=plain)
        return _narrow(rows, gaps=size is Size.NARROW)

    def legend(self) -> list[Text]:
        return [quiet(self.texts.message("oort-legend-board")), quiet(self.texts.message("oort-legend-points"))]

    def panel(self, seen: State, to_move: int) -> list[Text]:
        assert isinstance(seen, Cloud)
        said = self.texts.message
        counted = {"turn": seen.move, "left": seen.lying, "idle": seen.idle, "most": DROUGHT}
        head = Text("    " + self.texts.message("oort-holdings").ljust(NAME), QUIET)
        for letter, style in zip(TYPES, TOKEN_STYLE, strict=True):
            head.append(f" {letter}", style)
        head.append("  " + said("oort-points").rjust(6), QUIET)
        lines = [quiet(said("oort-counts", **counted)), head]
        for seat, bag in enumerate(seen.holdings):
            line = Text("> " if seat == to_move else "  ", GOLD)
            line.append(str(seat + 1), fill(seat)).append(" ")
            line.append(_cut(self.texts.seat(seat)).ljust(NAME), ink(seat))
            for count, style in zip(bag, TOKEN_STYLE, strict=True):
                line.append(f" {count or '-'}", style if count else QUIET)
            lines.append(line.append(f"{points(bag):>8}", "bold"))
        return lines

    def standing(self, seen: State) -> tuple[str, list[int]]:
        assert isinstance(seen, Cloud)
        return self.texts.message("standing-turn", number=seen.move), [points(bag) for bag in seen.holdings]

    # What can be done

    def ways(self, seen: State) -> list[Way]:
        """Return every flight, jumps included and raids left to the next question, the most rewarding first."""
        assert isinstance(seen, Cloud)
        if isinstance(seen.steps[-1], MoveRocket):
            firsts: list[Action] = [action for action in legal(seen) if isinstance(action, Fly)]
            flights = [flight for first in firsts for flight in self._flights(seen, [first])]
        else:
            flights = [flight for action in legal(seen) for flight in self._flights(seen, [action])]
        flights.sort(key=lambda flight: -flight.reward)
        ways, known = [], set()
        for flight in flights:
            if flight.result not in known:  # an exit on the line of flight changes nothing (OO-4.8)
                known.add(flight.result)
                text = turn_text(flight.actions) if isinstance(flight.actions[0], Fly) else str(flight.actions[0])
                ways.append(Way(text, flight.actions, self._words(flight), notable=flight.reward > 0))
        return ways

    def besides(self, seen: State) -> str:
        return self.texts.message("oort-besides") if isinstance(seen.steps[-1], MoveRocket) else ""

    def written(self, actions: Sequence[Action]) -> str:
        whole = turn_text(list(actions))
        return whole if isinstance(actions[0], Fly) else ", ".join(str(action) for action in actions)

    def reason(self, seen: State, seat: int, actions: Sequence[Action]) -> str:
        assert isinstance(seen, Cloud)
        after = seen.clone()
        for action in actions:
            play(after, action)
        before, now = points(seen.holdings[seat]), points(after.holdings[seat])
        gained = sum(after.holdings[seat]) - sum(seen.holdings[seat])
        if not gained:
            return self.texts.message("oort-reason-nothing", count=within_reach(after, seat))
        return self.texts.message("oort-reason-tokens", count=gained, before=before, now=now)

    def _flights(self, seen: Cloud, actions: list[Action]) -> list[_Flight]:
        trial = seen.clone()
        events: list[Event] = []
        trial.told = events
        for action in actions:
            play(trial, action)
        if trial.steps and isinstance(trial.steps[-1], Jump) and not isinstance(seen.steps[-1], Jump):
            return [flight for action in legal(trial) for flight in self._flights(seen, [*actions, action])]
        return [_Flight(seen, trial, actions, events)]

    def _words(self, flight: _Flight) -> str:
        said = []
        if flight.end is not None:
            said.append(self.texts.message("oort-way-end", square=flight.end))
        else:
            said.append(self.texts.action("oort", flight.actions[0]))
        if flight.taken:
            types = [self.texts.value("oort", TYPE, kind) for kind in sorted(flight.taken)]
            said.append(self.texts.message("oort-way-takes", types=self.texts.listed(types)))
        if flight.victims:
            names = [self.texts.seat(victim) for victim in flight.victims]
            said.append(self.texts.message("oort-way-raids", victims=self.texts.listed(names)))
        if flight.is_last:
            said.append(self.texts.message("oort-way-last"))
        first, *rest = said
        for more in rest:
            first = self.texts.message("list-then", some=first, more=more)
        return first


class _Flight:
    """What a flight leads to: where it ends, what it takes, whom it may raid, and whether it ends the game."""

    def __init__(self, seen: Cloud, after: Cloud, actions: list[Action], events: list[Event]) -> None:
        self.actions: Final = actions
        landed = next((event for event in events if isinstance(event, Flew | Jumped)), None)
        self.end: Final = SQUARE.texts[landed.end] if landed else None
        self.taken: Final = [kind for event in events if isinstance(event, Took) for kind in event.types]
        mine = who(after) == who(seen) and after.move == seen.move
        raids = [step for step in after.steps if isinstance(step, RaidRocket)] if landed and mine else []
        self.victims: Final = sorted(step.victim for step in raids)
        self.reward: Final = 10 * len(self.taken) + len(self.victims)
        self.is_last: Final = seen.lying > 0 and not after.lying
        self.result: Final = (self.end, None if self.end else str(actions))


def _sign(s: Cloud, cell: int) -> tuple[str, str]:
    """Return the sign of a space and its style."""
    if cell in s.rockets:
        seat = s.rockets.index(cell)
        return str(seat + 1), fill(seat)
    sign = s.board.signs[cell]
    if sign in TYPES:
        token = s.tokens[s.board.spots.index(cell)]
        return (EMPTIED, STYLE[EMPTIED]) if token == GONE else (TYPES[token], f"bold {TOKEN_STYLE[token]}")
    shown = "o" if sign == "O" else sign
    return shown, STYLE[shown]


def _narrow(rows: list[list[tuple[str, str]]], *, gaps: bool) -> list[Text]:
    lines = []
    for rank in range(RANKS - 1, -1, -1):
        line = Text(f"{rank + 1:>2} ", QUIET)
        for file, (sign, style) in enumerate(rows[rank]):
            line.append(" " if file and file % SIDE == 0 else "").append(sign, style)
        lines.append(line)
        if gaps and rank and rank % SIDE == 0:
            lines.append(Text())
    groups = ["".join(letters) for _, letters in groupby(LETTERS, key=lambda letter: LETTERS.index(letter) // SIDE)]
    lines.append(quiet("   " + " ".join(groups)))
    return lines


def _wide(rows: list[list[tuple[str, str]]], *, plain: bool) -> list[Text]:
    across, down, corner = ("-", "|", "+") if plain else ("─", "│", "┼")
    border = quiet("   " + corner + (across * (2 * SIDE + 1) + corner) * (FILES // SIDE))
    lines = [border]
    for rank in range(RANKS - 1, -1, -1):
        line = Text(f"{rank + 1:>2} ", QUIET).append(down, QUIET)
        for file, (sign, style) in enumerate(rows[rank]):
            line.append(" ").append(sign, style)
            if (file + 1) % SIDE == 0:
                line.append(f" {down}", QUIET)
        lines.append(line)
        if rank % SIDE == 0:
            lines.append(border)
    labels = "  ".join(" ".join(LETTERS[file : file + SIDE]) + " " for file in range(0, FILES, SIDE))
    lines.append(quiet("     " + labels))
    return lines


def _cut(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


FACE: Final[type[Face]] = OortFace
