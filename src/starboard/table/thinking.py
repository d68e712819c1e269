"""Bots at seats: they think in processes of their own, see what their seat sees, and are given up when they hang."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import threading
import time
from concurrent.futures import TimeoutError as OutOfTime
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from pebble import ProcessExpired, ProcessPool

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.lab.analysing import Analysis

PATIENCE: Final = 4.0
"""Seconds of thought after which a bot that has not answered is given up; that its process begins is no thought."""
START: Final = 30.0
"""Seconds that a process may take to begin where no other thinks: on a busy machine many more than an idle one takes.

The first has them, and one that takes the place of another: of one whose thought was out of time, of one that died, and
of one that had MOST_TASKS.
"""
DETAIL: Final = 500
"""Characters of what a program wrote that the server's own log has."""
LOOK: Final = 0.25
"""Seconds between two looks at whether anything comes at all."""
PROGRAM: Final = 3.0
"""Seconds that a program has for a decision: less than PATIENCE by what it takes to end it."""
REVIEW: Final = 120.0
"""Seconds after which a process is given up that looks at a match again: far more than a STINT."""
STINT: Final = 1.5
"""Seconds after which it tells how far it is."""
MOST_TASKS: Final = 2000
"""Decisions after which a process is replaced by a fresh one."""


class Program(NamedTuple):
    """How a bot outside is started, and how many seconds it has for a decision."""

    command: tuple[str, ...]
    limit: float


class Failed(Exception):
    """A bot failed: how, in words for who runs the server, and in one of FAULTS."""

    def __init__(self, said: str, what: str = "raised") -> None:
        super().__init__(said, what)  # what another process makes it of again
        self.said: Final = said
        self.what: Final = what

    def __str__(self) -> str:
        return self.said


def load_rules() -> None:
    """Load bots in a process that is to think, on compiled rules where they are compiled: none of that is thought."""
    from starboard.making.trees import choose

    choose([])
    import starboard.bots  # noqa: F401  # by what was chosen


def think(game_name: str, path: str, bot: str, seed: int, seat: int, view: str, program: Program | None = None) -> str:
    """Return the text of what a bot decides; this runs in a process that holds nothing but the view.

    A program is started for the decision and ended after it. Raise Failed where the bot raises anything: that can go
    from process to process, whatever it was.
    """
    from starboard.bots import BotFault, ExternalBot, make_bot
    from starboard.games import find_game, open_game

    try:
        game = open_game(path) if path else find_game(game_name)
        seen: Any = game.codec.decode(json.loads(view), seen=True)
        player = ExternalBot(bot, program.command, seed, program.limit) if program else make_bot(bot, seed)
        try:
            return str(player.choose(game, seen, seat))
        finally:
            player.close()
    except BotFault as fault:
        raise Failed(f"{fault} {fault.detail}".strip()[-DETAIL:], fault.what) from None
    except Exception as fault:  # noqa: BLE001  # whatever a bot raises
        raise Failed(f"{type(fault).__name__}: {fault}"[:200]) from None


def advise(game_name: str, path: str, seed: int, seat: int, view: str, language: str, names: list[str]) -> str:
    """Return a hint as JSON, in words of a language: actions, aim, pieces and moves; this runs as `think` does."""
    from starboard.bots import hints
    from starboard.games import find_game, import_at, open_game
    from starboard.texts import Texts

    try:
        game = open_game(path) if path else find_game(game_name)
        seen: Any = game.codec.decode(json.loads(view), seen=True)
        texts = Texts(language, names)
        reason = import_at(game.face, game.face)(game, texts).reason if game.face else _no_reason
        thought = hints.think(game, seen, seat, seed)
        hint = hints.worded(game, seen, seat, thought, texts, reason)
        return json.dumps({"actions": [str(action) for action in thought.actions], **hint._asdict()})
    except Exception as fault:  # noqa: BLE001  # whatever a bot, or a game's look, raises
        raise Failed(f"{type(fault).__name__}: {fault}"[:200]) from None


def _no_reason(*_: object) -> str:
    """Say nothing for what a game without a look of its own has no words for."""
    return ""


@lru_cache(maxsize=1)
def _analysis(path: str, record: str) -> Analysis:
    """Return the match of a record, ready to be looked at; asked for its next decisions, it need not be read again."""
    from starboard.games import open_game, read_record
    from starboard.lab.analysing import Analysis

    if path:
        open_game(path)
    return Analysis(read_record(record))


def review(path: str, record: str, first: int, seconds: float) -> str:
    """Return, as JSON, what is thought of some decisions of a match that is over, as many as a STINT has time for.

    They begin at a place among those that had a choice; `seconds` are for all from there on. This runs in a process of
    its own; a match that is over has no secrets.
    """
    from starboard.lab.analysing import EACH, Budget, ends

    try:
        analysis, until = _analysis(path, record), time.perf_counter() + STINT
        judged = []
        for one in analysis.judged(Budget(seconds=seconds, each=EACH), first):
            judged.append(one)
            if time.perf_counter() > until:
                break
        match = analysis.match
        told = {"choices": analysis.choices, "decisions": match.decision, "judged": judged, "ends": ends(match)}
        return msgspec.json.encode(told).decode()
    except Exception as fault:  # noqa: BLE001  # whatever a package raises
        raise Failed(f"{type(fault).__name__}: {fault}"[:200]) from None


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self._workers: Final = workers
        self._patience: Final = patience
        self._pool: ProcessPool | None = None
        self._begun: ProcessPool | None = None
        """The last one of which a process has begun to think, and none had to be replaced since."""
        self._thoughts = 0
        """How many have ended since a process began."""
        self._last = 0.0
        """When anything came from them last."""

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        pool, self._pool = self._pool, None  # whoever else closes them has nothing left to do
        if pool is not None:
            _end(pool)

    async def decide(
        self, game_name: str, path: str, bot: str, seed: int, seat: int, view: str, program: Program | None = None
    ) -> str:
        """Return what a bot decides; raise one of GIVEN_UP where it hangs or dies, Failed where it failed."""
        return await self._think(think, game_name, path, bot, seed, seat, view, program)

    async def advise(
        self, game_name: str, path: str, seed: int, seat: int, view: str, language: str, names: list[str]
    ) -> str:
        """Return what `advise` does; raise as `decide` does."""
        return await self._think(advise, game_name, path, seed, seat, view, language, names)

    async def review(self, path: str, record: str, first: int, seconds: float) -> str:
        """Return what `review` does; raise as `decide` does."""
        return await self._think(review, path, record, first, seconds)

    async def _think(self, work: Callable[..., str], *given: Any) -> str:
        if self._pool is None or not self._pool.active:
            # Started anew, not forked: a fork would hold the tables and their secrets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(
                max_workers=self._workers, max_tasks=MOST_TASKS, context=context, initializer=load_rules
            )
        pool, since = self._pool, time.monotonic()
        future = pool.schedule(work, given, timeout=self._patience)
        thought = asyncio.wrap_future(future)
        thought.add_done_callback(_heard)
        taken = False
        while not (await asyncio.wait([thought], timeout=LOOK))[0]:
            now = time.monotonic()
            if future.running() and not taken:  # a process has begun, and has nothing else to think about
                since, taken, self._last, self._begun = now, True, now, pool
            if self._pool is not pool:
                raise BrokenProcessPool if now - since < self._patience else OutOfTime
            # A process that is stopped takes no task, so that none of its tasks is ever out of time.
            begun = taken or self._begun is pool
            if now - max(since, self._last) > (self._patience if begun else max(START, self._patience)):
                self._pool = None
                threading.Thread(target=_end, args=(pool,), daemon=True).start()
                raise OutOfTime
        self._last = time.monotonic()
        self._note_end(pool, thought)
        if thought.cancelled():
            raise BrokenProcessPool
        return thought.result()

    def _note_end(self, pool: ProcessPool, thought: asyncio.Future[str]) -> None:
        """Note whether the process that thought goes on, or another has to begin in its place."""
        self._thoughts += 1
        gone = thought.cancelled() or isinstance(thought.exception(), GIVEN_UP) or self._thoughts >= MOST_TASKS
        self._begun, self._thoughts = (None, 0) if gone else (pool, self._thoughts)


def _heard(thought: asyncio.Future[str]) -> None:
    """Look at what came of a thought, whoever still wants it: what nobody looks at is logged as an error."""
    if not thought.cancelled():
        thought.exception()


def _end(pool: ProcessPool) -> None:
    """End the processes of a pool, which can take seconds where one of them does not listen."""
    pool.stop()  # type: ignore[no-untyped-call]  # the library has no types here
    pool.join()


FAULTS: Final = ("illegal", "silent", "flooding", "malformed", "dead", "raised", "lost", "gone")
"""What can go wrong with a bot: the first five are faults of programs, `raised` is one of ours, `lost` was the process
in which it thought, and `gone` is a program that the server does not have any more."""

GIVEN_UP: Final = (OutOfTime, ProcessExpired, BrokenProcessPool)
"""What `decide` raises where a bot hangs or its process dies."""
