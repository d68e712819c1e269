"""What every game promises, checked by playing it: for `starboard check`, for pytest, and for anybody's own tests.

`contract(GAME)` makes tests of pytest. Without pytest, `checks()` are plain functions over a `Table`, and `verdicts`
runs them all. Nothing here is imported before it is asked for, so that pytest can rewrite the asserts.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from starboard.kernel import Game
    from starboard.testing.listing import Check
    from starboard.testing.report import Verdict

__all__ = ["MODULES", "checks", "contract", "verdicts"]

MODULES: Final = ("declarations", "wording", "play", "matches", "forgery", "secrecy", "takebacks", "worlds")
"""Where the checks are, in the order in which they are worth reading."""


def checks() -> list[Check]:
    """Return every check, in the order in which they are worth reading."""
    from starboard.testing.listing import CHECKS

    for name in MODULES:
        import_module(f"starboard.testing.{name}")  # each lists its own
    return CHECKS


def verdicts(game: Game[Any], seats: Iterable[int] = (), games: int = 0) -> Iterator[Verdict]:
    """Hold a game to every check; yield what was found for each of its numbers of seats, or for these.

    Of each check so many games are played; where none are said, as many as fit into half a minute altogether. Raise
    Unsupported where Python leaves out the asserts of which the checks are made.
    """
    from starboard.kernel import Refusal, Unsupported
    from starboard.testing.report import all_of

    if not __debug__:
        raise Unsupported(Refusal("", "without-asserts"))
    return all_of(checks(), game, tuple(seats) or game.seats, games)


def contract(game: Game[Any], seats: Iterable[int] = (), games: int = 0) -> Callable[..., None]:
    """Return a test of pytest that holds a game to every check, for each of its numbers of seats or for these.

    `test_contract = contract(GAME)` in a file of tests is all. A check that has met nothing to look at is skipped.
    """
    from starboard.testing.plugin import tests_of

    return tests_of(checks(), game, tuple(seats) or game.seats, games)
