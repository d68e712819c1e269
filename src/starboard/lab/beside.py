"""Processes beside this one: they do not hear Ctrl-C, are ended by who began them, and end with them.

Nothing may import the kernel at the head of this module: which one is loaded is decided when a process begins.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.process import BaseProcess

GRACE: Final = 2.0
"""Seconds that a process has to end by itself."""
CONTEXT: Final = multiprocessing.get_context("spawn")
"""They are started anew, not forked, so that each can load compiled rules."""


def begun(work: Callable[..., None], given: tuple[Any, ...]) -> BaseProcess:
    """Return a process that has begun its work."""
    process = CONTEXT.Process(target=work, args=given)
    with _uninterrupted():
        process.start()
    return process


def ended(process: BaseProcess) -> None:
    """End a process, whatever it does."""
    process.terminate()
    process.join(GRACE)
    if process.is_alive():
        process.kill()
        process.join()
    process.close()


def end_when_told(last: Callable[[], None]) -> None:
    """Let this process end at once when it is told to, after a last thing that is done.

    That is by no exception: one out of a handler may come up in the middle of compiled rules, which make another of it.
    """

    def end_at_once(*_: object) -> None:
        last()
        os._exit(1)

    signal.signal(signal.SIGTERM, end_at_once)


def end_with_parent(last: Callable[[], None]) -> None:
    """Let this process end when the one is gone that began it, in the middle of its work too, after a last thing."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            last()
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(GRACE)
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Let processes begin that do not hear Ctrl-C: whoever started them ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
