"""The machines of a Ray cluster that play: what a crew does with processes here, with as many as the cluster has.

A cluster plays games in small lots. A lot whose machine is lost is played again on another: it comes to the same, since
a game depends on its terms and its number alone. On each machine a lot is played by a crew of one process, so that
whoever hangs or dies is named there as here. Nothing may import the kernel at the head of this module: which one is
loaded is decided by the process that plays.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Self

from starboard.lab.crew import Crew

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import StarboardError
    from starboard.lab.worker import Job, Over, Task

LOCAL: Final = "local"
"""In place of an address: a cluster of this machine alone, which begins and ends with the command."""
LOT: Final = 16
"""Games that a machine is given at once."""
AHEAD: Final = 2
"""Lots that are given out for each processor: one waits while another is played."""
LOOK: Final = 1.0
"""Seconds between two looks at how many processors there are."""
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",
}
"""What keeps Ray from telling others what is done here, and from telling us what we need not know."""

_crew: list[Crew] = []
_job: list[Job] = []
"""Whom this process of a cluster has at hand, and for what."""


def play_lot(job: Job, tasks: list[Task]) -> list[Over]:
    """Play some games, in a process of the cluster; whoever plays stays at hand for the next."""
    _check_version(job)
    if not _crew or _job != [job]:
        sys.modules["__main__"].__file__ = None  # what a process here begins with is no script of ours to run again
        for crew in _crew:
            crew.__exit__()
        _crew[:], _job[:] = [Crew(job, 1)], [job]
    return list(_crew[0].play(iter(tasks)))


class Fleet:
    """What a cluster has to play with."""

    def __init__(self, job: Job, address: str) -> None:
        """Reach the cluster; raise InvalidOptions where there is none, or Ray is not installed."""
        from starboard.lab.study.opening import need

        need("ray", "cluster")
        os.environ.update({name: os.environ.get(name, value) for name, value in QUIET.items()})
        import ray

        before = signal.getsignal(signal.SIGTERM)
        given: dict[str, Any] = {} if address == LOCAL else {"address": address}
        try:
            ray.init(
                include_dashboard=None if given else False,
                log_to_driver=False,
                logging_level=logging.CRITICAL,
                **given,
            )
        except (ConnectionError, ValueError, RuntimeError, OSError, TimeoutError) as fault:
            raise _unreached(address) from fault
        finally:
            if threading.current_thread() is threading.main_thread():
                signal.signal(signal.SIGTERM, before)  # Ray would end us without a word
        self._ray: Final[Any] = ray
        self._job: Final = ray.put(job)
        self._play: Final = ray.remote(num_cpus=1, max_retries=-1)(play_lot)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def play(self, tasks: Iterator[Task]) -> Iterator[Over]:
        """Play the games and yield what came of each as it comes, which is in no order.

        Raise InvalidOptions where the whole cluster is lost.
        """
        from ray.exceptions import RayError, RayTaskError

        out: list[Any] = []
        try:
            while True:
                while len(out) < AHEAD * self._processors() and (lot := list(islice(tasks, LOT))):
                    out.append(self._play.remote(self._job, lot))
                if not out:
                    return
                done, out = self._ray.wait(out, timeout=LOOK)
                for one in done:
                    yield from self._ray.get(one)
        except RayTaskError as fault:
            raise fault.cause from fault
        except RayError as fault:
            raise _lost() from fault

    def _processors(self) -> int:
        """Return how many processors the cluster has at the moment; one at least, for which it is waited."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))


def hands(job: Job, processes: int, ray: str) -> Crew | Fleet:
    """Return who plays: so many processes here, or a cluster where its address is given."""
    return Fleet(job, ray) if ray else Crew(job, processes)


def _check_version(job: Job) -> None:
    """Raise InvalidOptions where the cluster has another Starboard: its games might be others."""
    from importlib.metadata import version

    here, asked = version("starboard-games"), job.tables[0].version
    if here != asked:
        from starboard.kernel import InvalidOptions, Refusal

        raise InvalidOptions(Refusal("", "cluster-version", (("there", here), ("here", asked))))


def _unreached(address: str) -> StarboardError:
    from starboard.kernel import InvalidOptions, Refusal

    return InvalidOptions(Refusal("", "cluster-unreached", (("address", address[:60]),)))


def _lost() -> StarboardError:
    from starboard.kernel import InvalidOptions, Refusal

    return InvalidOptions(Refusal("", "cluster-lost"))
