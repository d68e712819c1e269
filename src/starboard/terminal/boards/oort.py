"""Oort in a terminal: the board with its borders and labels, what everybody holds, and flights with what they take."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from starboard.games.oort.actions import Exit, Fly, Raid, Spare
from starboard.games.oort.components import Worth
from starboard.games.oort.domains import CELLS, DIRECTION, FILES, RANKS, SIDE, SQUARE, STEP, TYPE, TYPES
from starboard.games.oort.events import Flew, Jumped, Took
from starboard.games.oort.judgement import PROMISE, within_reach
from starboard.games.oort.notation import turn_text
from starboard.games.oort.questions import entered, flight_length
from starboard.games.oort.rules import Jump, MoveRocket, RaidRocket
from starboard.games.oort.scoring import points
from starboard.games.oort.state import GONE, Cloud
from starboard.kernel import Action, Event, State, legal, tried, who
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
COMPASS: Final = re.compile(r"[A-Za-z]{1,2}(?=$|[-+])")
"""A direction at the beginning of a move."""


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
        kinds = [f"{letter} {self.texts.value('oort', TYPE, kind)}" for kind, letter in enumerate(TYPES)]
        said = self.texts.message
        return [quiet(said("oort-legend-board")), quiet("  ".join(kinds)), quiet(said("oort-legend-points"))]

    def panel(self, seen: State, to_move: int, size: Size = Size.WIDE) -> list[Text]:
        assert isinstance(seen, Cloud)
        said = self.texts.message
        counted = {"turn": seen.move, "left": seen.lying, "idle": seen.idle, "most": seen.drought}
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
            lines.append(line.append(f"{points(bag, seen.board.worth):>8}", "bold"))
        return lines

    def standing(self, seen: State) -> tuple[str, list[int]]:
        assert isinstance(seen, Cloud)
        worth = seen.board.worth
        return self.texts.message("standing-turn", number=seen.move), [points(bag, worth) for bag in seen.holdings]

    # What can be done

    def ways(self, seen: State) -> list[Way]:
        """Return every flight, jumps included and raids left to the next question, the most rewarding first."""
        assert isinstance(seen, Cloud)
        flights = self._all_flights(seen)
        flights.sort(key=lambda flight: -flight.worth)
        ways, known = [], set()
        for flight in flights:
            if flight.result not in known:  # an exit on the line of flight changes nothing (OO-4.8)
                known.add(flight.result)
                text = turn_text(flight.actions) if isinstance(flight.actions[0], Fly) else str(flight.actions[0])
                ways.append(Way(text, flight.actions, self._told_flight(seen, flight), notable=flight.notable))
        return ways

    def besides(self, seen: State) -> str:
        flies = seen.steps and isinstance(seen.steps[-1], MoveRocket)
        return self.texts.message("oort-besides") if flies else ""

    def decisions(self, seen: State, text: str) -> list[Action]:
        """Return what a text stands for; a direction may be written by the letters of the table's language."""
        begun = COMPASS.match(text)
        letters = self.texts.message("oort-compass").split()
        if begun and begun[0].upper() in letters:
            text = DIRECTION.texts[letters.index(begun[0].upper())] + text[begun.end() :]
        return super().decisions(seen, text)

    def written(self, actions: Sequence[Action]) -> str:
        return turn_text(list(actions)) if isinstance(actions[0], Fly) else super().written(actions)

    def reason(self, seen: State, seat: int, actions: Sequence[Action]) -> str:
        """Say what it takes and from whom, or how it leaves the rocket; and why nothing that takes more."""
        after = tried(seen, list(actions))
        assert isinstance(seen, Cloud)
        assert isinstance(after, Cloud)
        worth = seen.board.worth
        before, now = points(seen.holdings[seat], worth), points(after.holdings[seat], worth)
        gained = sum(after.holdings[seat]) - sum(seen.holdings[seat])
        threat = self._threat(after, seat)
        if not gained:
            said = self._moved(after, seat, threat)
        elif now == before:
            said = self.texts.message("oort-reason-later", count=gained)
        else:
            said = self.texts.message("oort-reason-tokens", count=gained, before=before, now=now)
        return " ".join([said, *self._robbed(seen, after, seat), *self._instead(seen, seat, now - before, threat)])

    def _moved(self, after: Cloud, seat: int, threat: _Threat) -> str:
        """Say what speaks for a place where nothing is taken."""
        if points(after.holdings[seat], after.board.worth) and not threat.loss:
            return self.texts.message("oort-reason-safe")
        count = within_reach(after, seat)
        if count:
            return self.texts.message("oort-reason-nothing", count=count)
        return self.texts.message("oort-reason-waits", count=threat.gain)

    def _robbed(self, seen: Cloud, after: Cloud, seat: int) -> list[str]:
        """Say what others lose by it."""
        losses = [
            (other, points(seen.holdings[other], seen.board.worth) - points(after.holdings[other], seen.board.worth))
            for other in range(len(seen.holdings))
            if other != seat
        ]
        return [
            self.texts.message("oort-reason-robs", victim=self.texts.seat(other), loss=loss)
            for other, loss in losses
            if loss > 0
        ]

    def _instead(self, seen: Cloud, seat: int, gained: int, threat: _Threat) -> list[str]:
        """Say why not the flight that gains most at once, where another one is advised: what it lets the next do."""
        if not isinstance(seen.steps[-1], MoveRocket):
            return []
        worth = seen.board.worth
        best = max(self._all_flights(seen), key=lambda one: points(one.after, worth), default=None)
        if best is None or (count := points(best.after, worth) - points(best.before, worth)) <= gained:
            return []
        after = tried(seen, best.actions)
        assert isinstance(after, Cloud)
        then = self._threat(after, seat)
        named: dict[str, str | int] = {"move": turn_text(best.actions), "count": count}
        rival = self.texts.seat(who(after)) if after.steps else ""
        if then.loss + then.spoil > threat.loss + threat.spoil:
            spoiled = {"loss": then.loss, "gain": then.spoil}
            return [self.texts.message("oort-reason-raided", **named, **spoiled, rival=rival)]
        if then.gain > threat.gain:
            return [self.texts.message("oort-reason-feeds", **named, rival=rival, gain=then.gain)]
        return [self.texts.message("oort-reason-further", **named)]

    def _threat(self, s: Cloud, seat: int) -> _Threat:
        """Return what the flights of who is next could do, where that is another one."""
        flights = self._all_flights(s) if s.steps and who(s) != seat else []
        raids = [raid for flight in flights for raid in flight.raids if raid.victim == seat]
        raid = max(raids, key=lambda one: one.loss + one.gain, default=None)
        worth = s.board.worth
        gain = max((points(flight.after, worth) - points(flight.before, worth) for flight in flights), default=0)
        return _Threat(raid.loss, raid.gain, gain) if raid else _Threat(0, 0, gain)

    def words(self, seen: State, actions: Sequence[Action]) -> str:
        """Return what the list says of a flight, and whom it raids; with an open jump, as far as it goes."""
        assert isinstance(seen, Cloud)
        flights = self._flights(seen, list(actions))
        return self._told_flight(seen, flights[0]) if len(flights) == 1 else super().words(seen, actions)

    def preview(self, seen: State, actions: Sequence[Action]) -> list[str]:
        """Say by which spaces a flight goes and what stops it, then what comes of it."""
        words = super().preview(seen, actions)
        assert isinstance(seen, Cloud)
        if not isinstance(actions[0], Fly):
            return words
        direction, own = actions[0].direction, seen.rockets[seen.turn]
        exits = [action.square for action in actions if isinstance(action, Exit)]
        path = _spaces(seen, direction, own)
        if exits:
            holes = [hole for hole in entered(seen, direction) if hole != exits[0]]
            path = [*path[: path.index(holes[0]) + 1], exits[0], *_spaces(seen, direction, exits[0])]
        names = " ".join(SQUARE.texts[space] for space in path)
        return [self.texts.message("oort-path", spaces=names, end=self._stopper(seen, direction, path[-1])), *words]

    def _stopper(self, s: Cloud, direction: int, last: int) -> str:
        """Say what a flight that ends on this space is stopped by."""
        wall = s.board.wall(direction * CELLS + last)
        if wall is not None and wall.code == "edge":
            return self.texts.message("oort-stop-edge")
        stopper = "oort-stop-asteroid" if wall is not None else "oort-stop-rocket"
        return self.texts.message(stopper, square=SQUARE.texts[last + STEP[direction]])

    def _all_flights(self, seen: Cloud) -> list[_Flight]:
        """Return what all flights lead to, each by all its exits; in the midst of a turn, what all answers do."""
        firsts = legal(seen)
        if isinstance(seen.steps[-1], MoveRocket):
            firsts = [action for action in firsts if isinstance(action, Fly)]
        return [flight for first in firsts for flight in self._flights(seen, [first])]

    def _flights(self, seen: Cloud, actions: list[Action]) -> list[_Flight]:
        events: list[Event] = []
        after = tried(seen, actions, events)
        assert isinstance(after, Cloud)
        if after.steps and isinstance(after.steps[-1], Jump) and not isinstance(seen.steps[-1], Jump):
            return [flight for action in legal(after) for flight in self._flights(seen, [*actions, action])]
        return [_Flight(seen, after, actions, events)]

    def _told_flight(self, seen: Cloud, flight: _Flight) -> str:
        """Say where a flight ends, what it takes and what that is worth, and what raids may bring."""
        words = self.texts.message
        first = flight.actions[0]
        said = [words("oort-way-end", square=flight.end) if flight.end else self.texts.action("oort", first)]
        if flight.taken:
            types = [self.texts.value("oort", TYPE, kind) for kind in sorted(flight.taken)]
            said.append(words("oort-way-takes", types=self.texts.listed(types)))
        worth = seen.board.worth
        if gain := points(flight.after, worth) - points(flight.before, worth):
            said.append(words("oort-way-points", count=gain))
        if isinstance(first, Raid):
            robbed = seen.holdings[first.victim]
            loss = points(robbed, worth) - points(_less(robbed, first.type), worth)
            said.append(words("oort-way-robbed", victim=self.texts.seat(first.victim), loss=loss))
        said += [self._told_raid(seen, raided) for raided in flight.actions[1:] if isinstance(raided, Raid)]
        for raid in flight.raids:
            named = {"victim": self.texts.seat(raid.victim), "type": self.texts.value("oort", TYPE, raid.type)}
            said.append(words("oort-way-raids", **named, gain=raid.gain, loss=raid.loss))
        if flight.is_last:
            said.append(words("oort-way-last", leads="yes" if flight.leads else "no"))
        told_so_far, *rest = said
        for more in rest:
            told_so_far = words("list-then", some=told_so_far, more=more)
        return told_so_far

    def _told_raid(self, seen: Cloud, raid: Raid) -> str:
        """Say whom a flight raids, of what, and what that costs the owner."""
        robbed = seen.holdings[raid.victim]
        named = {"victim": self.texts.seat(raid.victim), "type": self.texts.value("oort", TYPE, raid.type)}
        worth = seen.board.worth
        loss = points(robbed, worth) - points(_less(robbed, raid.type), worth)
        return self.texts.message("oort-way-raided", **named, loss=loss)


class _Threat(NamedTuple):
    """What somebody can do next: what their best raid costs and brings, and what their best flight gains at once."""

    loss: int
    spoil: int
    gain: int


class _Spoil:
    """The best token to raid from a rocket: its kind, what it gains and what its owner loses."""

    def __init__(self, victim: int, bag: tuple[int, ...], mine: tuple[int, ...], worth: Worth) -> None:
        kinds = [kind for kind, count in enumerate(bag) if count]
        gains = {kind: points(_more(mine, kind), worth) - points(mine, worth) for kind in kinds}
        losses = {kind: points(bag, worth) - points(_less(bag, kind), worth) for kind in kinds}
        self.victim: Final = victim
        self.type: Final = max(kinds, key=lambda kind: gains[kind] + 0.5 * losses[kind])
        self.gain: Final = gains[self.type]
        self.loss: Final = losses[self.type]


class _Flight:
    """What a flight leads to: where it ends, what it takes, whom it may raid, and whether it ends the game."""

    def __init__(self, seen: Cloud, after: Cloud, actions: list[Action], events: list[Event]) -> None:
        self.actions: Final = actions
        seat = who(seen)
        landed = next((event for event in events if isinstance(event, Flew | Jumped)), None)
        self.end: Final = SQUARE.texts[landed.end] if landed else None
        self.taken: Final = [kind for event in events if isinstance(event, Took) for kind in event.types]
        self.before: Final = seen.holdings[seat]
        self.after: Final = after.holdings[seat]
        worth = seen.board.worth
        mine = who(after) == seat and after.move == seen.move
        steps = [step for step in after.steps if isinstance(step, RaidRocket)] if landed and mine else []
        victims = sorted(step.victim for step in steps)
        self.raids: Final = [_Spoil(victim, after.holdings[victim], self.after, worth) for victim in victims]
        self.is_last: Final = seen.lying > 0 and not after.lying
        others = [points(bag, worth) for other, bag in enumerate(after.holdings) if other != seat]
        self.leads: Final = points(self.after, worth) >= max(others)
        before, now = points(self.before, worth), points(self.after, worth)
        robbed = sum(points(bag, worth) for bag in seen.holdings) - before - sum(others)
        gained = now - before + sum(raid.gain + PROMISE for raid in self.raids)
        self.worth: Final = (
            gained
            + PROMISE * (sum(self.after) - sum(self.before))
            + 0.5 * (robbed + sum(raid.loss for raid in self.raids))
            + ((1000 if self.leads else -1000) if self.is_last else 0)
        )
        self.notable: Final = bool(self.taken or self.raids or isinstance(actions[0], Raid | Spare))
        self.result: Final = (self.end, None if self.end else str(actions))


def _more(bag: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count + (place == kind) for place, count in enumerate(bag))


def _less(bag: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count - (place == kind) for place, count in enumerate(bag))


def _spaces(s: Cloud, direction: int, start: int) -> list[int]:
    """Return the spaces that a flight from the start enters."""
    return [start + STEP[direction] * ahead for ahead in range(1, flight_length(s, direction, start) + 1)]


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
