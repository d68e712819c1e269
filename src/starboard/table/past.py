"""A table's match with its past: of a long match that goes on the store alone may have all, and who needs it reads it.

So a table takes no more memory the longer its match lasts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.games import find_game
from starboard.kernel import (
    Came,
    Game,
    Match,
    Played,
    head_line,
    last_line,
    load_lines,
    past_lines,
    position_line,
)
from starboard.kernel.takebacks import last_move
from starboard.table.entries import Lines, Ruled
from starboard.table.errors import LetGo, NotNow, refusal
from starboard.table.looking import Positions, lines_after
from starboard.table.standing import PLAYING, WAITING, Standing
from starboard.table.trying import whole_moves

if TYPE_CHECKING:
    from starboard.kernel import State
    from starboard.table.entries import Entry


class Past:
    """How a table stands, its match once it began, and what is at hand of how it went."""

    def __init__(self, standing: Standing, lines: Lines, ending: Lines | None) -> None:
        """Read the match from its lines, where it has begun; raise InvalidRecord where they are none.

        `ending` has those that are stored apart: the position, and the last line of a match's file.
        """
        self.standing: Final = standing
        self.game: Final[Game[Any]] = find_game(standing.game)
        self.match: Match | None = None
        self._gone = 0
        """How many entries of the match's log it has let go of."""
        self._positions: Positions | None = None
        if ending is not None:
            self.match = load_lines(_file(standing.head, lines, ending), find_game)

    @property
    def playing(self) -> Match:
        """The match; raise NotNow where none goes on."""
        if self.match is None or self.standing.status != PLAYING:
            raise NotNow(refusal("table-no-match" if self.standing.status == WAITING else "table-over"))
        return self.match

    # As it is stored

    def record(self) -> Lines:
        """Return the lines of the match's file, all but their hashes; they hold everything that is secret.

        Raise LetGo where the past is not whole.
        """
        ending, match = self.ending(), self.match
        if match is None or self._gone:
            raise LetGo
        return _file(head_line(match), past_lines(match), ending)

    def is_bygone(self) -> bool:
        """Whether the match was played under older rules than it was read by."""
        return self.match is not None and self.standing.head.get("rules_version") != self.match.rules_version

    def ending(self) -> Lines:
        """Return the lines that are stored apart, since each move replaces them: the position and the file's last."""
        match = self.match
        if match is None:
            raise NotNow(refusal("table-no-match"))
        return [position_line(match), last_line(match)]

    def changed_rules(self) -> Ruled | None:
        """Return the entry for a match that was stored under older rules than it was read by; None for any other."""
        if self.match is None or self.standing.status != PLAYING or not self.is_bygone():
            return None
        before = str(self.standing.head.get("rules_version"))
        return Ruled(before, self.match.rules_version, head_line(self.match), past_lines(self.match))

    # Letting go

    @property
    def length(self) -> int:
        """How many entries the match's log has, with those that were let go of."""
        return self._gone + (0 if self.match is None else len(self.match.log))

    def line(self, entry: int) -> int:
        """Return which line of the match an entry of its log at hand is; the start is a line too."""
        return self._gone + entry + 1

    def let_go(self, first: int) -> None:
        """Keep no more of the match than its last moves, nor of how it stood at the table's entries before one."""
        self._gone += self.playing.let_go()
        self.standing.let_go(first)
        self._positions = None

    def recall(self, whole: Past) -> None:
        """Have all of the past again, as another has it that was read from the store."""
        past = whole.match
        if self.match is not None and past is not None:
            self.match.restore(past.rules_version, past.log, past.snapshots, past.decision, past.draws)
        self._gone = 0
        self.standing.recall(whole.standing)

    def reach(self, moves: int = 0) -> None:
        """Raise LetGo where the log at hand may not tell all about the last so many moves; with 0, unless it is whole.

        Whether a window has come to its end is read from what came before it, as far as a decision that all have seen.
        """
        if self._gone:
            match = self.playing
            begin = last_move(match.log, whole_moves(match, moves)) if moves else 0
            if not any(isinstance(event, Played | Came) for event in match.log[: max(0, begin)]):
                raise LetGo

    # Looking back

    def state_after(self, entries: list[Entry]) -> State | None:
        """Return the state after the first of the table's entries; None where the match had not begun.

        What was played under older rules cannot be played again: then the first position under the present ones.
        """
        lines = lines_after(entries)
        if self.match is not None and self.is_bygone() and any("snapshot" in line for line in lines):
            return self.match.state  # the only position that the present rules can read
        self._positions = self._positions or Positions(self.game)
        return self._positions.after(lines)


def _file(head: dict[str, Any], lines: Lines, ending: Lines) -> Lines:
    """Return the lines of a match's file; where nothing was played its start is its position."""
    position, last = ending
    played = [] if "snapshot" in lines[-1] else [position]
    return [head, *lines, *played, last]
