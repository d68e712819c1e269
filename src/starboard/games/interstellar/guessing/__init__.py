"""14. What a viewer can tell of cards that nobody shows: a guess at them is drawn as they were dealt and have moved.

The deal makes two heaps, seeds and the rest (4.3, 4.4). A card that still lies where it was dealt is of its heap; all
others have moved, and where among them the seeds are that have left their planets, the position does not say: any of
the cards that have moved may be one, each as likely as the next. Guesses are drawn from exactly these odds, and those
that the rules exclude are drawn again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.games.interstellar.guessing.guess import Guess
from starboard.games.interstellar.questions import is_eligible
from starboard.games.interstellar.rules.diplomacy import OfferCard
from starboard.games.interstellar.rules.windows import AnswerWindow, sealed
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import UNKNOWN

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 60
"""So often a guess is drawn again at most: a described position may leave none that the rules allow."""


def arrange(view: Galaxy, dealt: list[int], rng: Random) -> None:
    """Put the cards, which come in any order, into an order in which they can lie, each as likely as the deal says."""
    if not dealt:
        return
    guess = Guess(view, dealt, rng)
    for _ in range(TRIES):
        if guess.draw():
            return
        rng.shuffle(dealt)


def complete(s: Galaxy, viewer: int, rng: Random) -> None:
    """Fill in what no pool tells: the seed deck has no order, and sealed answers may be any."""
    if not s.turn:
        s.top = tuple(sorted(s.top))
    seal(s, viewer, rng)


def seal(s: Galaxy, viewer: int, rng: Random) -> None:
    """7.4, 8.11 Let those who have answered already have sealed anything that they could."""
    top: Any = s.steps[-1] if s.steps else None
    if isinstance(top, OfferCard) and top.asked == top.other and s.players[top.one].answer == UNKNOWN:
        s.players[top.one].answer = rng.choice(s.players[top.one].hand)
    elif isinstance(top, AnswerWindow):
        for seat in top.order:
            if seat != viewer and seat not in top.asked and is_eligible(s, seat):
                could = AnswerWindow(top.window, top.order, (seat,)).listed(s)
                s.players[seat].answer = sealed(rng.choice(could))
