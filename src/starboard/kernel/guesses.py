"""Guesses: what a view hides, filled in so that the viewer could not tell it from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from starboard.kernel.errors import RuleFailed, mistake
from starboard.kernel.judgement import shuffled
from starboard.kernel.kinds import Domain
from starboard.kernel.records import NOBODY, UNKNOWN, Field, Record
from starboard.kernel.steps import State
from starboard.kernel.views import PLAIN, shape_of

if TYPE_CHECKING:
    from random import Random

    from starboard.kernel.game import Game

S = TypeVar("S", bound=State)


def determinise(game: Game[S], seen: S, viewer: int, rng: Random) -> S:
    """Return a state that the viewer cannot tell from the true one: what the view hides, drawn from what is left.

    The pieces of a pool that the view does not show are shuffled, and go into its unseen places in the order into which
    `Game.arrange` puts them; a zone that nobody sees takes those left over. `Game.complete` fills what no pool tells,
    and what steps say of pieces.
    """
    dealer = _Dealer(game, seen, rng)
    filled: Any = dealer.fill(seen)
    game.complete(filled, viewer, rng)
    return filled  # type: ignore[no-any-return]  # the same class


def _too_few(game: Game[Any], pool: _Pool, left: int) -> RuleFailed:
    """Return the error for a pool that does not fill the unseen places."""
    name, missing = pool.domain.name, pool.unseen - left
    return mistake(
        f"{type(game).__name__}.pool: {missing} of {name} are missing, since {pool.unseen} places of the view are "
        f"unseen and {left} are left; return every {name} that is in the game, wherever it is"
    )


def _without(pieces: list[int], shown: list[int], size: int) -> list[int]:
    """Return the pieces less those that are shown; a described position may show more than the box has."""
    counts = [0] * size
    for piece in shown:
        counts[piece] += 1
    left: list[int] = []
    for piece in pieces:
        if counts[piece]:
            counts[piece] -= 1
        else:
            left.append(piece)
    return left


class _Pool:
    """The pieces of one domain: those that a view shows, how many places it leaves unseen, and what is dealt there."""

    def __init__(self, domain: Domain) -> None:
        self.domain: Final = domain
        self.shown: Final[list[int]] = []
        self.unseen = 0
        self.left: list[int] = []
        self.rest: list[int] = []

    def deal(self, left: list[int]) -> None:
        """Set apart for the unseen places, in their order; what these cannot hold, nobody sees."""
        self.left = left[: self.unseen]
        self.left.reverse()  # taken from the end
        self.rest = sorted(left[self.unseen :])


class _Dealer:
    """Deals the unseen pieces of each pool into the unseen places."""

    def __init__(self, game: Game[Any], seen: State, rng: Random) -> None:
        survey = _Survey(seen)
        self._pools: Final = survey.pools
        self._read: Final = survey.read
        self._at = 0
        for pool in self._pools.values():
            left = shuffled(_without(game.pool(seen, pool.domain), pool.shown, pool.domain.size), rng)
            if len(left) < pool.unseen:
                raise _too_few(game, pool, len(left))
            game.arrange(seen, pool.domain, left, rng)
            pool.deal(left)

    def fill(self, record: Record) -> Record:
        """Return the record with every unseen place of a pool filled. It meets the records as the survey did."""
        kind = type(record)
        shape = shape_of(kind)
        given = self._read[self._at]
        self._at += 1
        taken: list[Any] | None = list(given) if shape.part else None
        for place, field in shape.dealt:
            value = given[place]
            if field.pool:
                filled = self._deal(field, value) if field.hidden else value
            elif type(value) in PLAIN:
                continue
            else:
                filled = self._inside(value)
            if filled is not value:
                taken = list(given) if taken is None else taken
                taken[place] = filled
        if taken is None:
            return record
        build: Any = kind
        made: Record = build(*taken)
        return made

    def _inside(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return self._each(value)
        if isinstance(value, Record):
            return self.fill(value)
        return list(value) if isinstance(value, list) else value  # a list is of steps: they hold no pieces

    def _each(self, value: tuple[Any, ...]) -> tuple[Any, ...]:
        filled: list[Any] = []
        for item in value:
            if isinstance(item, Record):
                filled.append(self.fill(item))
            elif isinstance(item, tuple):
                filled.append(self._each(item) if item else item)
            else:
                filled.append(item)  # a place that is empty
        return tuple(filled)

    def _deal(self, field: Field, value: Any) -> Any:
        pool = self._pools[field.domain.name]
        if isinstance(value, int):
            return pool.left.pop() if value == UNKNOWN else value
        if field.by == NOBODY:
            rest = pool.rest
            pool.rest = []
            return value or tuple(rest)
        if UNKNOWN not in value:
            return value
        left = pool.left
        drawn = [left.pop() if piece == UNKNOWN else piece for piece in value]
        return tuple(drawn if field.ordered else sorted(drawn))


class _Survey:
    """What a view shows of each pool and how many places it leaves unseen, and the values of its records as met."""

    def __init__(self, seen: State) -> None:
        self.pools: Final[dict[str, _Pool]] = {}
        self.read: Final[list[tuple[Any, ...]]] = []
        self.record(seen)

    def record(self, record: Record) -> None:
        """Count in one record and in all that it holds, steps excepted: they speak of pieces but hold none."""
        shape = shape_of(type(record))
        given: tuple[Any, ...] = shape.read(record)
        self.read.append(given)
        for place, field in shape.dealt:
            value = given[place]
            if field.pool:
                self._pieces(field, value)
            elif type(value) not in PLAIN:
                self._inside(value)

    def _inside(self, value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                if isinstance(item, Record):
                    self.record(item)
                elif isinstance(item, tuple):
                    self._inside(item)
        elif isinstance(value, Record):
            self.record(value)

    def _pieces(self, field: Field, value: Any) -> None:
        name = field.domain.name
        pool = self.pools.get(name)
        if pool is None:
            pool = self.pools[name] = _Pool(field.domain)
        if isinstance(value, int):
            if value != UNKNOWN:
                pool.shown.append(value)
            elif field.hidden:
                pool.unseen += 1
            return
        shown: list[int] = [piece for piece in value if piece != UNKNOWN]
        pool.shown.extend(shown)
        if field.hidden:  # what everyone sees to be empty is no unseen place
            pool.unseen += len(value) - len(shown)


def boxed(s: State) -> list[tuple[Domain, list[int]]]:
    """Return the domains of a state that name their box, each with the pieces that lie in the state, sorted."""
    return [(pool.domain, sorted(pool.shown)) for pool in _Survey(s).pools.values() if pool.domain.box]


def visible_pieces(seen: State) -> dict[str, list[int]]:
    """Return the pieces that a view shows, by domain, sorted: what its viewer knows, whatever it knows it from."""
    return {name: sorted(pool.shown) for name, pool in _Survey(seen).pools.items()}
