"""The matches and promises that one caller has open, and the games they can be of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import (
    CHANCE,
    NO_ONE,
    Action,
    Game,
    IllegalAction,
    InvalidOptions,
    Match,
    NotUnderstood,
    NotYours,
    Promise,
    Refusal,
    TooManyMatches,
    UnknownMatch,
    outcomes,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starboard.kernel.lines import Json
    from starboard.texts import Texts


MOST_MATCHES: Final = 1000
"""Matches that may be open at once, unless the caller says otherwise."""
MOST_PROMISES: Final = 1000
"""So many promises wait for their match; the oldest goes when there are more."""


class Desk:
    """Open matches by name, up to so many, and promises that wait for theirs. A name is never given twice."""

    def __init__(
        self,
        names: Callable[[], Sequence[str]],
        find_game: Callable[[str], Game[Any]],
        open_game: Callable[[str], Game[Any]],
        texts: Texts,
        most: int = MOST_MATCHES,
    ) -> None:
        self.names: Final = names
        self.find_game: Final = find_game
        self.open_game: Final = open_game
        self.texts: Final = texts
        self._most: Final = most
        self._matches: Final[dict[str, Match]] = {}
        self._opened = 0
        self._promises: Final[dict[str, Promise]] = {}
        self._promised = 0

    def open(self, match: Match) -> Json:
        """Put a match on the desk; return its status, which has its name. Raise TooManyMatches where it is full."""
        if len(self._matches) >= self._most:
            raise TooManyMatches(Refusal("", "too-many-matches", (("most", self._most),)))
        name = f"m{self._opened + 1}"
        data = status(name, match)
        self._opened += 1
        self._matches[name] = match
        return data

    def promise(self) -> tuple[str, Promise]:
        """Make a promise for a match to come; return its name and itself."""
        self._promised += 1
        name = f"p{self._promised}"
        self._promises[name] = Promise()
        if len(self._promises) > MOST_PROMISES:
            del self._promises[next(iter(self._promises))]
        return name, self._promises[name]

    def promised(self, name: str) -> Promise:
        """Return the promise of this name; raise InvalidOptions where there is none, or a match was drawn from it."""
        promise = self._promises.get(name)
        if promise is None:
            raise InvalidOptions(Refusal("", "unknown-promise", (("promise", name[:60]),)))
        return promise

    def redeem(self, name: str) -> None:
        """Forget a promise that a match was drawn from: no other may be."""
        self._promises.pop(name, None)

    def match(self, name: str) -> Match:
        """Return the match of this name; raise UnknownMatch where there is none."""
        match = self._matches.get(name)
        if match is None:
            raise UnknownMatch(Refusal("", "unknown-match", (("match", name[:60]),)))
        return match

    def close(self, name: str) -> None:
        """Forget the match of this name; raise UnknownMatch where there is none."""
        self.match(name)
        del self._matches[name]

    def game_of(self, name: object) -> str:
        """Return the name of the game that a match is of; empty where there is no such match."""
        match = self._matches.get(name) if isinstance(name, str) else None
        return match.game.name if match is not None else ""


def status(name: str, match: Match) -> Json:
    """Say how a match stands: who decides, which number the question has, and among how many actions."""
    decides = match.seat
    count = len(outcomes(match.state)) if decides == CHANCE else match.actions().count()
    return {"match": name, "over": match.over, "seat": seat_json(decides), "decision": match.number, "count": count}


def commitment_json(match: Match) -> Json:
    """Say what is promised about a match's draws: null where nothing is, since somebody chose the seed or chance."""
    return {"commitment": match.commitment or None}


def seat_json(seat: int) -> int | str | None:
    """Return who decides as the protocol writes it."""
    if seat == CHANCE:
        return "chance"
    return None if seat == NO_ONE else seat


def read_outcome(match: Match, text: str) -> Action:
    """Return the outcome of chance that is written so; raise NotYours for what a seat decides, NotUnderstood else."""
    game = match.game
    try:
        return game.chances.parse(text)
    except NotUnderstood:
        if is_written(game, text) or _is_turn(match, text):
            raise NotYours(Refusal(match.state.steps[-1].RULE, "chance-decides")) from None
        raise


def read_actions(match: Match, text: str) -> list[Action]:
    """Return the decisions that a text stands for; raise NotYours for what only chance brings, else as `Game.read`."""
    game = match.game
    try:
        return list(game.read(match.state, text))
    except NotUnderstood:
        if is_written(game, text, by_chance=True):
            if match.over:
                raise IllegalAction(Refusal(match.state.OVER_RULE, "game-over")) from None
            raise NotYours(Refusal("", "no-chance")) from None
        raise


def _is_turn(match: Match, text: str) -> bool:
    """Whether the text is that of a whole turn, legal or not."""
    try:
        return bool(match.game.turn(match.state, text))
    except IllegalAction:
        return True
    except NotUnderstood:
        return False


def is_written(game: Game[Any], text: str, *, by_chance: bool = False) -> bool:
    """Whether some action of the game, or some outcome of chance, is written so."""
    try:
        (game.chances if by_chance else game.space).parse(text)
    except NotUnderstood:
        return False
    return True
