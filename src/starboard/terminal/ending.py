"""The end of a match in words: who won, and what every point is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from starboard.kernel.mistakes import check_outcome
from starboard.terminal.screen import GOLD, QUIET, ink

if TYPE_CHECKING:
    from starboard.kernel import Outcome
    from starboard.terminal.showing import Position
    from starboard.texts import Texts


def told_ending(match: Position, texts: Texts, hints: int) -> list[Text]:
    """Return the lines about the outcome: winners, ending, then each seat by its place with its breakdown."""
    outcome = match.outcome()
    if outcome is None:
        check_outcome(type(match.game).__name__, match.game.endings, match.seats, outcome)
    assert outcome is not None
    name = match.game.name
    lines = [Text(), Text(_winners(outcome, texts), GOLD), Text(texts.ending(name, outcome.ending), GOLD)]
    for seat in sorted(range(match.seats), key=lambda seat: (outcome.ranking[seat], seat)):
        place = f"{outcome.ranking[seat]:>3}. " if match.seats > 1 else "     "
        head = Text(place, "bold").append(texts.seat(seat), ink(seat))
        lines.append(head.append("  " + texts.message("ending-score", score=outcome.scores[seat]), "bold"))
        lines += [
            Text(f"{line.points:>9}  {texts.line(name, line)}") for line in outcome.breakdown if line.seat == seat
        ]
    for line in outcome.breakdown:
        if line.seat < 0:  # somebody without a seat: no part of any player's points
            said = texts.message("list-about", what=texts.line(name, line), does=line.points)
            lines.append(Text("     " + said[:1].upper() + said[1:], "bold"))
    # A bot's moves go back with the person's: they are not counted.
    if match.takebacks:
        lines.append(Text(texts.message("ending-takebacks", count=match.takebacks), QUIET))
    if hints:
        lines.append(Text(texts.message("ending-hints", count=hints), QUIET))
    return lines


def _winners(outcome: Outcome, texts: Texts) -> str:
    names = texts.listed(texts.seat(seat) for seat in outcome.winners)
    return texts.message("ending-winners", count=len(outcome.winners), names=names)
