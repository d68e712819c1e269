"""A table for checks: a game, its seats, and the random games that are played at it."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starboard.kernel import (
    CHANCE,
    EVERYONE,
    SPECTATOR,
    Action,
    ActionSet,
    Choice,
    Game,
    InvalidOptions,
    Match,
    Options,
    Record,
    Refusal,
    StarboardError,
    State,
    UnknownGame,
    options,
    play,
    roll,
    who,
)
from starboard.testing.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

TOO_LONG: Final = 20_000
"""So many decisions no game takes."""
LEAST_NODES: Final = 4
"""About so many positions of a game are looked at even where a check passes over most."""

T = TypeVar("T")
E = TypeVar("E", bound=StarboardError)


class Table:
    """A game with so many seats, and the seeds of the games that a check plays at it.

    A check looks at some positions of each game and tries some of their actions; `thorough`, at all of them. `calm`
    names, for options whose other values make random games very long, the numbers to choose from.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seeds: Iterable[int] = range(5),
        *,
        thorough: bool = False,
        calm: Mapping[str, tuple[int, ...]] | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seeds: Final = seeds
        self.thorough: Final = thorough
        self.calm: Final = calm or {}
        self.viewers: Final = range(SPECTATOR, seats)
        self.sparse: Final = max(1, seats * seats // 8)
        """How sparsely to look: games with many seats are long and take their time at each position."""
        self.at: State | None = None
        self.step = "-"
        self.decided: list[Action] = []
        self.seed = -1

    # How much is looked at

    def skips(self, rng: Random, one_in: int) -> bool:
        """Whether to pass over a position: one in so many is looked at, more of a short game, all where thorough."""
        return not self.thorough and self.rarely(rng, one_in)

    def rarely(self, rng: Random, one_in: int) -> bool:
        """The same, for what takes so long that it is done at some positions even where all is thorough."""
        return rng.randrange(min(one_in, max(1, nodes_of(self.game, self.seats) // LEAST_NODES))) > 0

    def few(self, things: list[T], rng: Random, most: int = 12) -> list[T]:
        """Return the things, or some of them; twenty times as many where all is thorough."""
        most = 20 * most if self.thorough else most
        return things if len(things) <= most else rng.sample(things, most)

    def times(self, thorough: int, else_: int) -> int:
        """Return how often to try something."""
        return thorough if self.thorough else else_

    # What is played

    def find(self, name: str) -> Game[Any]:
        """Return the table's game, the only one that a file of its matches can name."""
        if name != self.game.name:
            raise UnknownGame(Refusal("", "unknown-game", (("game", name[:60]), ("known", self.game.name))))
        return self.game

    def chosen(self, seed: int) -> Options:
        """Return options for a game: the defaults for the first seed, any that go together for the others."""
        rng = Random(seed)
        taken: Options = {}
        for option in self.game.options if seed else ():
            if option.choices:
                value = rng.choice([option.default, *self.calm.get(option.name, option.choices)])
            elif option.below:
                calm = self.calm.get(option.name)
                value = rng.choice([option.default, rng.choice(calm) if calm else rng.randrange(option.below)])
            else:
                continue
            try:
                self.game.checked_options(self.seats, {**taken, option.name: value})
            except InvalidOptions:
                continue
            taken[option.name] = value
        return taken

    def new(self, seed: int) -> State:
        """Return the start of the game of this seed."""
        s: State = self.game.new(self.seats, self.chosen(seed))
        return s

    def positions(self, seed: int) -> Iterator[tuple[State, list[Action]]]:
        """Play a whole game at random; yield the state at every node with all that was decided, and at the end."""
        rng = Random(seed)
        s = self.new(seed)
        decided: list[Action] = []
        self.seed, self.decided = seed, decided
        self.stand(s)
        while s.steps:
            yield s, decided
            if who(s) == CHANCE:
                decided.append(roll(s, rng))
            else:
                action = self.picked(s, rng)
                play(s, action)
                decided.append(action)
            assert len(decided) < TOO_LONG, Fault("endless")
            self.stand(s)
        yield s, decided

    def some_positions(self, one_in: int, *, ended: bool = False) -> Iterator[tuple[State, Random]]:
        """Play all games at random; yield one in so many positions, as `skips` says, and luck to look at it with.

        Where `ended`, the end of each game is yielded too. `seed` and `decided` say which game it is, and how it went.
        """
        for seed in self.seeds:
            rng = Random(seed)
            for s, _ in self.positions(seed):
                if not self.skips(rng, one_in) if s.steps else ended:
                    yield s, rng

    def end(self, seed: int) -> State:
        """Return the end of the game of this seed."""
        *_, (s, _) = self.positions(seed)
        return s

    def matches(self, seed: int) -> Iterator[Match]:
        """Play a whole match at random; yield it at every decision, and at the end."""
        rng = Random(seed)
        match = Match(self.game, self.seats, self.chosen(seed), seed=seed)
        decided: list[Action] = []
        self.seed, self.decided = seed, decided
        self.stand(match.state)
        while not match.over:
            yield match
            self.stand(match.state)
            if not match.over:
                action = self.picked(match.state, rng)
                match.play(match.seat, action)
                decided.append(action)
                self.stand(match.state)
            assert match.decision < TOO_LONG, Fault("endless")
        yield match

    def finished(self, seed: int) -> Match:
        """Return the match of this seed at its end."""
        *_, match = self.matches(seed)
        return match

    def picked(self, s: State, rng: Random) -> Action:
        """Return any option of a position; where a decision has none, say so."""
        found = options(s)
        assert found.count(), Fault("no-option", step=named(s))
        return some(found, rng)

    def stand(self, s: State) -> None:
        """Note where a game stands, and at which step, whatever becomes of it while that is carried out."""
        self.at = s
        self.step = type(s.steps[-1]).__name__ if s.steps else "-"

    def where(self) -> dict[str, str | int]:
        """Return where in which game the table stands, for the message check-place; nothing where none is played."""
        if self.at is None:
            return {}
        last = str(self.decided[-1]) if self.decided else "-"
        return {"seats": self.seats, "seed": self.seed, "count": len(self.decided), "last": last, "step": self.step}


def named(s: State) -> str:
    """Return the name of the step that is open; that none is, where the game is over."""
    return type(s.steps[-1]).__name__ if s.steps else Fault("over")


@cache
def nodes_of(game: Game[Any], seats: int) -> int:
    """Return how many nodes a random game has."""
    return sum(1 for _ in Table(game, seats).positions(0))


def some(actions: ActionSet, rng: Random) -> Action:
    """Return any of the actions; the first few have half of the chances, so that long lists do not drown them."""
    count = actions.count()
    return actions.nth(rng.randrange(min(count, 12) if rng.random() < 0.5 else count))


def kinds(game: Game[Any]) -> list[type[Record]]:
    """Return the record classes of a game, without the kernel's."""
    own = game.package or type(game).__module__
    return [
        kind for kind in game.codec.kinds.values() if kind.__module__ == own or kind.__module__.startswith(own + ".")
    ]


def hides(game: Game[Any]) -> bool:
    """Whether some field of the game is not for everyone."""
    return any(field.by != EVERYONE for kind in kinds(game) for field in kind.FIELDS)


def seals(game: Game[Any]) -> bool:
    """Whether some decision of the game is answered unseen."""
    return any(issubclass(kind, Choice) and kind.SEALED for kind in kinds(game))


def fingerprint(game: Game[Any], value: Any) -> str:
    """Return a record, or a list of them, as a text that differs where anything in it does."""
    return json.dumps(game.codec.encode(value), sort_keys=True)


def raised(kind: type[E], act: Callable[..., object], *given: Any) -> E:
    """Return the declared error with which a call is refused; fail where it is not refused."""
    try:
        act(*given)
    except kind as error:
        return error
    call = f"{getattr(act, '__name__', act)}{tuple(map(str, given))}"
    raise AssertionError(Fault("not-raised", call=call, error=kind.__name__))


class Strange(Action):
    """An action of no game."""

    TEXT = "strange"


STRANGE: Final = Strange()
