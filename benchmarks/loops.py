"""Loops that are compiled together with the rules, as a search would be: what the engine does without Python's loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.kernel import Game, State, i64, legal, options, play

if TYPE_CHECKING:
    from random import Random


def play_listed(game: Game[Any], games: int, seed: i64) -> int:
    """Play so many games at random from the listed options; return the decisions taken."""
    number: i64 = seed
    decisions = 0
    for _ in range(games):
        s = game.new(game.seats[0], {})
        while True:
            moves = legal(s)
            if not moves:
                break
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
            size: i64 = len(moves)
            play(s, moves[(number >> 8) * size >> 23])
            decisions += 1
    return decisions


def play_counted(game: Game[Any], chosen: dict[str, Any], seats: int, games: int, seed: i64) -> int:
    """Play so many games at random from the options as sets, picked by count; return the decisions taken."""
    number: i64 = seed
    decisions = 0
    for _ in range(games):
        s = game.new(seats, chosen)
        while s.steps:
            moves = options(s)
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
            size: i64 = moves.count()
            play(s, moves.nth((number >> 8) * size >> 23))
            decisions += 1
    return decisions


def play_blindly(game: Game[Any], start: State, games: int, rng: Random) -> int:
    """Play so many games from a position as the game's judgement plays blindly; return the decisions taken."""
    judgement = game.judgement
    decisions = 0
    for _ in range(games):
        s = start.clone()
        while s.steps:
            play(s, judgement.rollout(s, rng))
            decisions += 1
    return decisions
