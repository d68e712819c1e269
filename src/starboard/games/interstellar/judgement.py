"""What the bots know: what a quick player wishes, and what a search makes of it."""

from __future__ import annotations

from random import Random
from typing import Final

from starboard.games.interstellar.questions import is_eligible
from starboard.games.interstellar.rules.turn import Main
from starboard.games.interstellar.rules.windows import AnswerWindow, sealed
from starboard.games.interstellar.scoring import outcome
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.tactics.prospects import expectations
from starboard.games.interstellar.tactics.sight import Appeals
from starboard.games.interstellar.tactics.uses import ORACLE_WORTH, least_uses
from starboard.games.interstellar.tactics.wishes import wishes_for
from starboard.kernel import Action, Choice, Judgement, State, Step, legal, play, roll, who

LONGEST: Final = 5
"""How many actions are worth a look at most."""
MOST_IDEAS: Final = 8
"""How many are tried by whole games."""
ANYTHING: Final = 0.25
"""How often a sealed answer is left to be anything that it could be, and not what is wished most."""
MOST_PLAYED: Final = 60
"""So many decisions a turn is played out by; only a very long one is judged before its end."""


class InterstellarJudgement(Judgement):
    """Picks what is wished most, by what a player would look at first; a search judges whole turns."""

    ranked = True
    rounds = 2500
    games = 1000
    horizon = 0
    width = 5
    widening = 0.0
    daring = 0.2
    hazes = (0.35, 0.17)

    def worth(self, s: Galaxy, seat: int) -> float:
        """The Oracle first, then the hand, then the place."""
        if not s.steps:
            return 1000.0 if s.holder == seat else -1000.0
        me = s.players[seat]
        value = sum(least_uses(s, seat)) - 10.0 * me.status + Appeals(s, seat).at(me.place)
        if s.holder == seat:
            return value + ORACLE_WORTH
        return value - 20.0 if s.holder >= 0 else value

    def candidates(self, s: State, rng: Random) -> list[Action]:
        """The few actions that are wished most, the best first."""
        found = legal(s)
        if len(found) < 2 or not isinstance(s, Galaxy):
            return found
        wishes, order = _ordered(s, found)
        wanted = [found[nth] for nth in order if wishes[nth] >= min(0.0, wishes[order[0]])]
        return wanted[:LONGEST]

    def ideas(self, s: State, rng: Random) -> list[Action]:
        """What is wished most, and more than is wished: a game played on tells whether it was overlooked."""
        found = legal(s)
        if len(found) < 2 or not isinstance(s, Galaxy):
            return found
        _, order = _ordered(s, found)
        return [found[nth] for nth in order[:MOST_IDEAS]]

    def suppose(self, s: State, seat: int, rng: Random) -> None:
        """7.4 Who has sealed an answer has mostly sealed what is wished most."""
        top = s.steps[-1]
        if not isinstance(s, Galaxy) or not isinstance(top, AnswerWindow):
            return
        for other in top.order:
            if other != seat and other not in top.asked and is_eligible(s, other) and rng.random() >= ANYTHING:
                asked = AnswerWindow(top.window, top.order, (other,))
                found = asked.listed(s)
                s.players[other].answer = sealed(most_wished(s, other, asked, found))

    def quick(self, s: State, rng: Random) -> Action:
        """What is wished most."""
        return wished_most(s)

    def prospects(self, s: Galaxy, seats: int) -> list[float]:
        """Who keeps the Oracle, or who finds it, once this turn has been played out by what is wished most."""
        after = played_out(s)
        found = outcome(after)
        return expectations(after, seats) if found is None else self.results(found)


def _ordered(s: Galaxy, found: list[Action]) -> tuple[list[float], list[int]]:
    """Return how much each action is wished, and their places in the list, what is wished most first."""
    wishes = wishes_for(s, who(s), s.steps[-1], found)
    return wishes, sorted(range(len(found)), key=lambda nth: -wishes[nth])


def wished_most(s: State) -> Action:
    """Return what the seat that decides wants most."""
    found = legal(s)
    if len(found) < 2 or not isinstance(s, Galaxy):
        return found[0]
    return most_wished(s, who(s), s.steps[-1], found)


def most_wished(s: Galaxy, seat: int, asked: Step, found: list[Action]) -> Action:
    """Return which of some actions a seat wants most that is asked, of equals the first."""
    wishes = wishes_for(s, seat, asked, found)
    best = 0
    for nth in range(1, len(found)):
        if wishes[nth] > wishes[best]:
            best = nth
    return found[best]


def played_out(s: Galaxy) -> Galaxy:
    """Return the position in which the next player begins: a fight or a search half done says little.

    What chance brings on the way is drawn by a generator of the position's own, so one position is judged one way.
    """
    after = s.clone()
    until = s.turn if is_fresh(s) else s.turn + 1
    rng = Random(s.turn + sum([(p.seat + 3) * sum(p.hand) for p in s.players]))
    left = MOST_PLAYED
    while after.steps and left:
        top = after.steps[-1]
        if not isinstance(top, Choice):
            roll(after, rng)
        elif after.turn >= until and isinstance(top, Main):
            break
        else:
            left -= 1
            play(after, wished_most(after))
    return after


def is_fresh(s: Galaxy) -> bool:
    """Whether a player is about to begin a turn and has done nothing in it."""
    return isinstance(s.steps[-1], Main) and not (s.moved or s.searched or s.xenocached)
