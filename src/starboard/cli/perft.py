"""Counting what the rules allow: the number of sequences of so many turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.kernel import Game, Match, State, Unsupported, happen, legal, options, outcomes, play, tried

if TYPE_CHECKING:
    from collections.abc import Iterator


def start_of(game: Game[Any], position: str, seats: int, seed: int) -> State:
    """Return the state of a position text or, where it is empty, the one after a set-up by seed."""
    state: State = game.parse_position(position) if position else Match(game, seats, seed=seed).state
    return state


def count(game: Game[Any], s: State, depth: int) -> int:
    """Return the number of sequences of so many whole turns, or of decisions where the game has no texts for turns.

    The last turn is counted, not played. Outcomes of chance are summed up and are no turns.
    """
    if depth == 0:
        return 1
    return _turns(game, s, depth) if _has_turns(game, s) else _decisions(s, depth)


def divided(game: Game[Any], s: State, depth: int) -> Iterator[tuple[str, int]]:
    """Yield each first turn or decision, in the order of its text, with the number of sequences that begin with it."""
    whole = _has_turns(game, s)
    for text in (game.turns(s) if whole else game.texts(s)) if depth else []:
        yield text, count(game, tried(s, game.read(s, text)), depth - 1)


def _has_turns(game: Game[Any], s: State) -> bool:
    try:
        game.turns(s)
    except Unsupported:
        return False
    return True


def _turns(game: Game[Any], s: State, depth: int) -> int:
    texts = game.turns(s)
    if depth == 1:
        return len(texts)
    return sum(_turns(game, tried(s, game.read(s, text)), depth - 1) for text in texts)


def _decisions(s: State, depth: int) -> int:
    if depth == 0:
        return 1
    possible = outcomes(s)
    if possible:
        total = 0
        for outcome, _ in possible:
            after = s.clone()
            happen(after, outcome)
            total += _decisions(after, depth)
        return total
    if depth == 1:
        return options(s).count()
    total = 0
    for action in legal(s):
        after = s.clone()
        play(after, action)
        total += _decisions(after, depth - 1)
    return total
