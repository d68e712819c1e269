"""One of the trees of a decision, grown here or in a process beside this one.

Nothing may import the kernel at the head of this module: which one is loaded is decided when a process begins.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.lab.beside import end_when_told, end_with_parent
from starboard.making.trees import choose

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from starboard.kernel import Action, Game, State

MANY: Final = 10**9
"""Rounds that no search comes to the end of: time ends it."""


class Task(NamedTuple):
    """A tree to be grown from what a seat sees, as the game's codec writes it, for so many rounds or seconds."""

    seen: str
    seat: int
    seed: int
    among: list[str] | None
    rounds: int
    """0 where the time counts."""
    seconds: float


class Tree(NamedTuple):
    """What a tree says of the actions that it tried, the most promising first: text, visits and mean of each."""

    tried: list[tuple[str, int, float]]
    rounds: int


class Fault(NamedTuple):
    """Why there is no tree: what the rules or the judgement raised."""

    rule: str
    code: str
    args: tuple[tuple[str, Any], ...]
    reason: str


def grown(game: Game[Any], seen: State, task: Task, among: list[Action] | None) -> Tree:
    """Grow a tree; `seen` and `among` are those of the task."""
    from math import inf

    from starboard.search import Search

    search = Search(game, seen, task.seat, task.seed, among)
    rounds = search.run(task.rounds, inf) if task.rounds else search.run(MANY, task.seconds)
    return Tree([(str(one.action), one.visits, one.mean) for one in search.tried()], rounds)


def grow(line: Connection[Tree | Fault, Task], name: str, path: str) -> None:
    """Grow every tree that is asked for by the line, until nobody asks any more.

    A game that is not installed is at a path, `module:GAME`.
    """
    end_with_parent(lambda: None)
    end_when_told(lambda: None)
    choose(["analyse", path or name])
    from starboard.games import find_game, open_game
    from starboard.kernel.mistakes import failed

    game = open_game(path) if path else find_game(name)
    with suppress(EOFError, OSError):  # whoever wants the trees is gone
        while True:
            task = line.recv()
            try:
                among = None if task.among is None else [game.space.parse(text) for text in task.among]
                line.send(grown(game, game.codec.decode(json.loads(task.seen), seen=True), task, among))
            except OSError:
                raise
            except Exception as fault:  # noqa: BLE001  # whatever a package raises
                said = failed(fault, game.home)
                line.send(Fault(said.why.rule, said.why.code, said.why.args, said.reason))
