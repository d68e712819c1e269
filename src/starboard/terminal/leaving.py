"""Being sent away: Ctrl-C, a terminal that is closed, a system that shuts down. None of them tears a move in two."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import FrameType

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Leave(Exception):
    """Whoever sat at the keyboard has gone: the input ended, or was interrupted."""


class Doorkeeper:
    """Hears the signals that end a program, and raises Leave for them: at once while a line is awaited, else soon."""

    def __init__(self) -> None:
        self._waiting = False
        self._called = False

    def listen(self) -> None:
        """Hear the signals from now on, but those that were to be ignored, as `nohup` has it."""
        for number in SIGNALS:
            if signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, self._hear)

    def check(self) -> None:
        """Raise Leave where a signal has come since; once, so that a match can still be saved and a word be said."""
        if self._called:
            self._called = False
            raise Leave

    def __enter__(self) -> None:
        """Await somebody: a signal need not wait any longer."""
        self.check()
        self._waiting = True

    def __exit__(self, *_: object) -> None:
        """Go on with something that is to be done whole."""
        self._waiting = False

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if number not in {signal.SIGINT, signal.SIGTERM}:
            fall_silent()
        if self._waiting:
            self._waiting = False
            raise Leave
        if self._called and number == signal.SIGINT:  # who insists does not want to wait
            raise KeyboardInterrupt
        self._called = True


def fall_silent() -> None:
    """Let all that is still written go nowhere: there is nobody to read it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
