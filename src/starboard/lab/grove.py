"""A search by several trees, which are added up: as many processes as there are grow them side by side.

By rounds there are always the same trees, whoever grows them, so that the same seed finds the same in any number of
processes. By time there is one for each process.
"""

from __future__ import annotations

import json
from contextlib import suppress
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from starboard.kernel import BrokenGame, Refusal, RuleFailed
from starboard.lab.beside import CONTEXT, begun, ended
from starboard.lab.growing import Fault, Task, Tree, grow, grown
from starboard.lab.schedule import luck

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from starboard.kernel import Action, Game, State

TREES: Final = 4
"""So many trees share the rounds of one search."""


class Weighed(NamedTuple):
    """What all trees together say of one action: how often it was tried, and what came of it on average."""

    action: Action
    visits: int
    mean: float


class Grove:
    """The trees of one decision after another, grown here, or between `with` and its end in processes of its own."""

    def __init__(self, game: Game[Any], processes: int = 1, path: str = "") -> None:
        """A game that is not installed is at a path, `module:GAME`."""
        self._game: Final = game
        self._path: Final = path
        self._processes: Final = processes
        self._hands: Final[list[tuple[BaseProcess, Connection[Task, Tree | Fault]]]] = []

    def __enter__(self) -> Self:
        for _ in range(self._processes if self._processes > 1 else 0):
            line, end = CONTEXT.Pipe()
            self._hands.append((begun(grow, (end, self._game.name, self._path)), line))
            end.close()
        return self

    def __exit__(self, *_: object) -> None:
        hands = self._hands.copy()
        self._hands.clear()
        for process, line in hands:
            ended(process)
            line.close()

    def search(
        self, seen: State, seat: int, seed: int, among: list[Action] | None, rounds: int, seconds: float
    ) -> tuple[list[Weighed], int]:
        """Search from what a seat sees, for so many rounds in all, or for the time where these are 0.

        Return what was tried, most often first, and how many rounds it took. Raise RuleFailed where the rules or the
        judgement break off, BrokenGame where a process is lost; the next search begins with new processes.
        """
        count = min(TREES, rounds) if rounds else self._processes
        shares = [rounds // count + (number < rounds % count) for number in range(count)]
        texts = None if among is None else [str(action) for action in among]
        view = json.dumps(self._game.codec.encode(seen)) if self._processes > 1 else ""
        tasks = [Task(view, seat, luck(seed, number), texts, share, seconds) for number, share in enumerate(shares)]
        trees = self._shared(tasks) if self._processes > 1 else [grown(self._game, seen, task, among) for task in tasks]
        return self._added(trees), sum(tree.rounds for tree in trees)

    def _added(self, trees: list[Tree]) -> list[Weighed]:
        """Add the trees up, in their order, so that the sums are the same whoever grew which."""
        visits: dict[str, int] = {}
        totals: dict[str, float] = {}
        for tree in trees:
            for text, times, mean in tree.tried:
                visits[text] = visits.get(text, 0) + times
                totals[text] = totals.get(text, 0.0) + mean * times
        texts = sorted(visits, key=lambda text: (-visits[text], -totals[text]))
        parse = self._game.space.parse
        return [Weighed(parse(text), visits[text], totals[text] / visits[text]) for text in texts]

    def _shared(self, tasks: list[Task]) -> list[Tree]:
        """Let the processes grow trees; where that breaks off, begin them anew: others still grow what nobody asks."""
        try:
            return self._handed_out(tasks)
        except (BrokenGame, RuleFailed):
            self.__exit__()
            self.__enter__()
            raise

    def _handed_out(self, tasks: list[Task]) -> list[Tree]:
        """Let the processes grow trees, each its next one as soon as it is free."""
        waiting = list(enumerate(tasks))[::-1]
        free: list[Any] = [line for _, line in self._hands]
        busy: dict[Any, int] = {}
        found: dict[int, Tree] = {}
        while waiting or busy:
            while free and waiting:
                number, task = waiting.pop()
                line = free.pop()
                with suppress(BrokenPipeError):  # it is found dead at the next look
                    line.send(task)
                busy[line] = number
            for line in wait(list(busy)):
                found[busy.pop(line)] = self._heard(line)
                free.append(line)
        return [found[number] for number in range(len(tasks))]

    def _heard(self, line: Any) -> Tree:
        try:
            told: Tree | Fault = line.recv()
        except (EOFError, OSError):
            raise BrokenGame(Refusal("", "analyse-no-process", (("game", self._game.name),))) from None
        if isinstance(told, Fault):
            fault = RuleFailed(Refusal(told.rule, told.code, told.args))
            fault.reason = told.reason
            raise fault
        return told
