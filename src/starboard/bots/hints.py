"""Hints: what a search would do in a seat's place, by what that seat sees, told in three depths.

Each depth tells more than the one before: what the move is for, what to look at, the move itself.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from starboard.bots.greedy import GreedyBot
from starboard.bots.levels import FEWEST, Level4
from starboard.kernel import Judgement, options, play, who
from starboard.search import Search, has_secrets

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starboard.kernel import Action, Game, State
    from starboard.search import Tried
    from starboard.texts import Texts

DEPTHS: Final = ("aim", "piece", "move")
"""What is told, from the least to the most."""
SHARE: Final = 0.5
"""The part of the judgement's rounds that are played about a decision."""
SECONDS: Final = 1.2
"""For the whole hint at most, about: who asks for one waits for it."""
FIRST: Final = 0.7
"""The part of them that is for the first decision; the rest of the turn is known better by then."""
LONGEST: Final = 12
"""Decisions of one turn that are told at most."""
CLEAR: Final = 0.05
"""From so much on, what is expected of one action is clearly more than of another."""

Reason: TypeAlias = "Callable[[State, int, Sequence[Action]], str]"
"""Says what speaks for the decisions of a seat that sees this; nothing where there are no words for it."""


class Thought(NamedTuple):
    """What is advised."""

    actions: list[Action]
    """One decision, or the rest of the turn; where something is hidden, the rest hangs on what comes to light."""
    tried: list[Tried]
    """What was tried for the first decision, what is advised before all else; nothing where one option is left."""


class Hint(NamedTuple):
    """What is told of it, and how deep."""

    aim: str
    """What speaks for it, in a sentence or two."""
    pieces: list[str]
    """What the first decision is about, in words; empty where it names nothing, or a mere number."""
    moves: list[str]
    """What each decision is called."""

    def told(self, depth: int) -> int:
        """Return which depth is told where this one is asked for: where nothing is named, the move."""
        return depth if self.pieces or DEPTHS[depth] != "piece" else depth + 1


def think(game: Game[Any], seen: State, seat: int, seed: int) -> Thought:
    """Return what a search would do for a seat that sees this and has to decide."""
    actions = options(seen)
    if actions.count() == 1:
        return Thought([actions.nth(0)], [])
    until = perf_counter() + SECONDS
    if has_secrets(game):
        first, tried = Level4(seed).thought(game, seen, seat, SHARE, SECONDS * FIRST)
        return Thought([first], sorted(tried, key=lambda one: one.action != first))
    rounds = max(FEWEST, round(game.judgement.rounds * SHARE))
    search = Search(game, seen, seat, seed)
    search.run(rounds, SECONDS * FIRST)
    tried = _plainest(game, seen, seat, search.tried())
    found = [tried[0].action]
    later = seen
    while len(found) < LONGEST:
        later = later.clone()  # the search keeps the one before
        play(later, found[-1])
        if who(later) != seat:
            break
        search.went(found[-1])
        search.follow(later)
        search.run(max(FEWEST, rounds // 2), (until - perf_counter()) / 2)
        found.append(_plainest(game, later, seat, search.tried())[0].action)
    return Thought(found, tried)


def _plainest(game: Game[Any], seen: State, seat: int, tried: list[Tried]) -> list[Tried]:
    """Return what was tried with what a quick look at the turn finds best before all else, where little is lost by it.

    Whoever asks can see why; and what a search finds a little better may be so by luck. A game without a judgement of
    its own has nothing to be seen at once.
    """
    if type(game.judgement) is Judgement:
        return tried
    quick = GreedyBot(0).plan(game, seen, seat).actions[0]
    least = tried[0].mean - CLEAR
    plain = [one for one in tried if one.action == quick and one.visits >= FEWEST and one.mean > least]
    return [*plain, *[one for one in tried if one not in plain]]


def worded(game: Game[Any], seen: State, seat: int, thought: Thought, texts: Texts, reason: Reason) -> Hint:
    """Put a thought into words; `reason` has those of the game, which go before what the search expects."""
    actions = thought.actions
    return Hint(
        reason(seen, seat, actions) or _expected(thought.tried, texts),
        [said for said in texts.values(game.name, actions[0]) if any(map(str.isalpha, said))],
        [texts.action(game.name, action) for action in actions],
    )


def _expected(tried: list[Tried], texts: Texts) -> str:
    """Say what the search makes of its first choice, beside the next best."""
    if not tried:
        return texts.message("hint-only")
    best, *others = tried
    if not others:
        return texts.message("hint-forced")
    second = max(one.mean for one in others)
    how = "clear" if best.mean - second >= CLEAR else "close"
    return texts.message(f"hint-{how}", share=round(best.mean * 100), next=round(second * 100))
