"""How fast a game is, beside Starboard's own: decisions, copies, views and guesses in a second of computing.

A machine's speed drifts with what else it does, so figures of different runs do not compare. Here each game has a
process of its own, which loads it as the commands do, and all are measured in turn, round by round. So nothing may
import the kernel here before that process has chosen which.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from contextlib import ExitStack
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from starboard.making.trees import choose

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starboard.kernel import Game, State

TASKS: Final = ("decisions", "clones", "views", "guesses")
STARTS: Final = 8
"""So many set-ups are played in turn."""
MIDDLE: Final = 60
"""So many decisions and draws into a game the position lies that is copied and looked at, where it lasts so long."""
BATCH: Final = 0.01
"""Seconds between two looks at the clock, about, so that looking costs nothing that shows."""


class Speed(NamedTuple):
    """What was measured of one game."""

    name: str
    seats: int
    compiled: bool
    rates: dict[str, float]
    """By task, how many in a second."""


def measured(games: Sequence[str], seats: int, rounds: int, seconds: float) -> list[Speed]:
    """Measure games, each given by name or by path, at a table of so many seats (0: as few as it takes).

    Raise CannotMake where one of them cannot be played.
    """
    with ExitStack() as stack:
        running = [stack.enter_context(Running(game, seats if game == games[0] else 0)) for game in games]
        heads = [one.ask("about") for one in running]
        found: dict[tuple[int, str], list[float]] = {}
        for _ in range(rounds):
            for task in TASKS:
                for number, one in enumerate(running):
                    found.setdefault((number, task), []).append(one.ask(f"{task} {seconds}")["rate"])
        return [
            Speed(head["name"], head["seats"], head["compiled"], {task: median(found[number, task]) for task in TASKS})
            for number, head in enumerate(heads)
        ]


class Running:
    """A process that measures one game when asked."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        command = [sys.executable, "-m", __name__, "bench", game, str(seats)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8")  # noqa: S603  # ours

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def ask(self, request: str) -> dict[str, Any]:
        """Return the answer to a request; raise CannotMake where none comes."""
        from starboard.kernel import Refusal
        from starboard.making.packages import CannotMake

        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{request}\n")
            self._process.stdin.flush()
            answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        except (BrokenPipeError, ValueError) as error:
            _, words = self._process.communicate()
            why = (("game", self.game), ("words", (words.strip().splitlines() or ["-"])[-1]))
            raise CannotMake(Refusal("", "bench-failed", why)) from error
        return answer


# In the process of one game


def tasks(game: Game[Any], seats: int) -> dict[str, Callable[[int], int]]:
    """Return what is measured: each does a number of things, or about so many, and says how many it did."""
    from starboard.kernel import Match, determinise, legal, play, roll, view, who

    rng = Random(0)
    starts = [Match(game, seats, seed=seed).state for seed in range(STARTS)]

    def advance(s: State) -> bool:
        """Whether it was a decision."""
        moves = legal(s)
        if moves:
            play(s, rng.choice(moves))
            return True
        roll(s, rng)
        return False

    def decisions(games: int) -> int:
        taken = 0
        for number in range(games):
            s = starts[number % STARTS].clone()
            while s.steps:
                taken += advance(s)
        return taken

    middle = starts[0].clone()
    after = middle.clone()
    for _ in range(MIDDLE):
        advance(after)
        if not after.steps:
            break
        middle = after.clone()
    viewer = max(0, who(middle))
    seen = view(middle, viewer)

    def repeated(operation: Callable[[], object]) -> Callable[[int], int]:
        def run(times: int) -> int:
            for _ in range(times):
                operation()
            return times

        return run

    return {
        "decisions": decisions,
        "clones": repeated(middle.clone),
        "views": repeated(lambda: view(middle, viewer)),
        "guesses": repeated(lambda: determinise(game, seen, viewer, rng)),
    }


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Return how much work is done in a second of the processor's time, measured for so many seconds."""
    clock = time.process_time
    size = 1
    done = 0
    start = before = clock()
    while True:
        done += work(size)
        now = clock()
        if now - start >= seconds:
            return done / (now - start)
        if now - before < BATCH:
            size *= 2
        before = now


def serve(name: str, seats: int) -> None:
    """Answer requests about one game, line by line, until there are no more."""
    from starboard.games import find_game, is_path, open_game
    from starboard.kernel import COMPILED

    game = open_game(name) if is_path(name) else find_game(name)
    seats = seats or game.seats[0]
    known: dict[str, Callable[[int], int]] = {}
    answer: dict[str, object]
    for line in sys.stdin:
        task, *words = line.split()
        if task == "about":
            known = tasks(game, seats)
            answer = {"name": game.name, "seats": seats, "compiled": COMPILED and _is_compiled(game)}
        else:
            answer = {"rate": rate(known[task], float(words[0]))}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def _is_compiled(game: Game[Any]) -> bool:
    return not str(sys.modules[type(game).__module__].__file__).endswith(".py")


if __name__ == "__main__":
    choose(sys.argv[1:])
    serve(sys.argv[2], int(sys.argv[3]))
